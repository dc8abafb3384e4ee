/** A companion session in this browser: it is kept here, and the server works out what follows from it. */

import type { CompanionStart, CompanionState, CompanionWish } from "../../generated/api";
import { ask, Refused } from "../server/api";

const KEPT = "companion:";
/** Deeds worked out ahead for when the connection is lost, by session and wish. */
type Ahead = Record<string, CompanionState>;

export type Answer = boolean | number | string | string[];

/** The sessions of this browser, by opponent. */
export function kept(rival: string): CompanionState | null {
  try {
    const text = localStorage.getItem(KEPT + rival);
    return text ? (JSON.parse(text) as CompanionState) : null;
  } catch {
    return null;
  }
}

export class Companion {
  state = $state.raw<CompanionState | null>(null);
  busy = $state(false);
  /** what was wanted when the connection was lost: it is done as soon as it is back */
  waiting = $state.raw<CompanionWish | null>(null);
  problem = $state("");
  private ahead: Ahead = {};

  constructor(state: CompanionState | null) {
    this.state = state;
    if (state) void this.lookAhead(state);
  }

  start = (start: CompanionStart) => this.send({ start });
  open = (session: string) => this.send({ session });
  tell = (tell: string) => this.go({ tell });
  answer = (answer: Answer) => this.go({ answer });
  undo = () => this.go({ undo: true });
  change = (entry: number, key: string) => this.go({ change: { entry, key } });
  retry = () => (this.waiting ? this.send(this.waiting) : Promise.resolve());

  private go(wish: CompanionWish): Promise<void> {
    return this.send({ ...wish, session: this.state?.session ?? "" });
  }

  private async send(wish: CompanionWish): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      this.take(await ask<CompanionState>("POST", "/companion", wish));
    } catch (error) {
      const { session, ...what } = wish;
      const known = this.ahead[`${session} ${JSON.stringify(what)}`];
      if (error instanceof Refused && error.offline && known) this.take(known);
      else if (error instanceof Refused && error.offline) this.waiting = wish;
      else this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.busy = false;
    }
  }

  private take(state: CompanionState): void {
    this.state = state;
    this.waiting = null;
    try {
      localStorage.setItem(KEPT + state.rival, JSON.stringify(state));
    } catch {
      // A browser that keeps nothing: the link still does.
    }
    void this.lookAhead(state);
  }

  /** While people play there is time: have the next turn worked out for every answer it may need. */
  private async lookAhead(state: CompanionState): Promise<void> {
    if (state.question || state.over) return;
    try {
      const found = await ask<{ wishes: string[]; states: CompanionState[] }>("POST", "/companion/ahead", { session: state.session });
      if (this.state?.session === state.session) this.ahead = Object.fromEntries(found.wishes.map((key, n) => [key, found.states[n]!]));
    } catch {
      // It was a comfort only.
    }
  }
}
