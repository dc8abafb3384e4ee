/** What has been touched of a click path, and what can be touched next. */

import { untrack } from "svelte";

import type { Option } from "../../generated/api";
import type { TableProps } from "../props";
import { open, type Touch, touch, touchable } from "./paths";

export type Asked = Pick<TableProps, "state" | "playable" | "onchoose" | "onrefused">;

export interface Ways {
  /** the move a click on something useless probably meant, for the question why not */
  guess: (thing: string, walked: readonly string[]) => string;
  /** nothing is being shown: the table lies still */
  still: () => boolean;
  /** told when a move is chosen */
  chose: () => void;
}

/** A game whose paths are walked in a way of their own says so in a class of its own. */
export class Walking {
  protected readonly asked: () => Asked;
  readonly #ways: Ways;
  protected readonly choices: Option[] = $derived.by(() => this.asked().state.choices);
  protected readonly paths: Option[] = $derived.by(() => this.pathsOf(this.choices));
  protected readonly started: string[] = $derived.by(() => this.begin(this.paths));
  /** The question by its moves: in the words of another language it is the same one. */
  readonly #question: string = $derived.by(() => [this.asked().state.number, ...this.choices.map((option) => option.text)].join("\n"));
  /** begins anew with every question */
  protected walked: string[] = $derived.by(() => {
    void this.#question;
    return untrack(() => this.started);
  });

  readonly live = $derived.by(() => this.asked().playable && this.#ways.still());
  readonly next = $derived.by(() => (this.live ? touchable(this.paths, this.walked) : new Set<string>()));
  readonly onTheWay = $derived.by(() => this.walked.length > this.started.length);
  /** the options that are still open */
  readonly options = $derived.by(() => (this.live ? open(this.paths, this.walked) : []));

  constructor(asked: () => Asked, ways: Ways) {
    this.asked = asked;
    this.#ways = ways;
  }

  /** The options one walks to over the table. */
  protected pathsOf(choices: Option[]): Option[] {
    return choices;
  }

  /** What needs no click when a new question begins. */
  protected begin(_paths: Option[]): string[] {
    return [];
  }

  /** What a touch may mean, the likeliest first. */
  protected meanings(thing: string): string[] {
    return [thing];
  }

  picked(thing: string): boolean {
    return this.asked().playable && this.walked.includes(thing);
  }

  /** Whether something of this kind can be touched, `there:`. */
  offers(kind: string): boolean {
    return [...this.next].some((thing) => thing.startsWith(kind));
  }

  /** The one option a touch of this would choose, if it would. */
  chooses(thing: string): Option | null {
    return touch(this.paths, this.walked, thing)?.chosen ?? null;
  }

  take(text: string): void {
    this.walked = this.started;
    this.#ways.chose();
    this.asked().onchoose(text);
  }

  press(thing: string): void {
    if (!this.#ways.still()) return;
    const playable = this.asked().playable;
    if (playable && this.walked.includes(thing) && !this.next.has(thing)) {
      this.back();
      return;
    }
    const result = playable ? this.#touch(thing) : null;
    if (!result) this.asked().onrefused(this.#ways.guess(thing, this.walked));
    else if (result.chosen) this.take(result.chosen.text);
    else this.walked = result.walked;
  }

  /** On from here, or anew from the beginning of the question. */
  #touch(thing: string): Touch | null {
    for (const walked of [this.walked, this.started]) {
      for (const meant of this.meanings(thing)) {
        const result = touch(this.paths, walked, meant);
        if (result) return result;
      }
    }
    return null;
  }

  /** One step back, never before the place where the question began; false if there is none. */
  back(): boolean {
    const could = this.onTheWay;
    this.walked = could ? this.walked.slice(0, -1) : this.started;
    return could;
  }
}
