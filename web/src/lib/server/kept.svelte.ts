/**
 * Choices that the server keeps for somebody. Whoever changes two of them quickly means both: changes are sent one after the
 * other, each made of what the server answered to the one before, and shown at once.
 */

import { untrack } from "svelte";

export class Kept<T> {
  private answered = $state.raw<T | null>(null);
  /** what is on its way, in turn */
  private changes = $state.raw<((was: T) => T)[]>([]);
  private last: Promise<unknown> = Promise.resolve();
  /** as it was chosen, whether the server has answered it yet or not */
  readonly now = $derived(this.answered === null ? null : this.changes.reduce<T>((was, change) => change(was), this.answered));
  readonly busy = $derived(this.changes.length > 0);
  problem = $state("");
  said = $state("");

  constructor(
    private readonly read: () => Promise<T>,
    private readonly reason: (error: unknown) => string,
  ) {}

  look = (): Promise<boolean> => this.act(this.read);

  /** Change something of it; `send` gets the whole as it shall be. True if the server has kept it. */
  choose(change: (was: T) => T, send: (wanted: T) => Promise<T>, done = ""): Promise<boolean> {
    return this.inTurn(change, () => send(change(this.answered as T)), done);
  }

  /** Do something that changes it in a way only the server knows. */
  act(send: () => Promise<T>, done = ""): Promise<boolean> {
    return this.inTurn((was) => was, send, done);
  }

  private inTurn(change: (was: T) => T, send: () => Promise<T>, done: string): Promise<boolean> {
    this.changes = [...untrack(() => this.changes), change]; // an effect that looks must not look again because it does
    this.problem = this.said = "";
    const sent = this.last.then(async () => {
      try {
        this.answered = await send();
        if (this.changes.length === 1 && !this.problem) this.said = done;
        return true;
      } catch (error) {
        this.problem = this.reason(error);
        if (this.answered !== null) this.answered = await this.read().catch(() => this.answered); // what counts after all
        return false;
      } finally {
        this.changes = this.changes.slice(1);
      }
    });
    this.last = sent;
    return sent;
  }
}
