/** What has been touched of a click path, and what can be touched next. */

import type { Option, TableState } from "../lib/contract";
import { open, type Touch, touch, touchable } from "./paths";

export interface Hand {
  table: () => TableState;
  playable: () => boolean;
  /** nothing is being shown: the table lies still */
  still: () => boolean;
  choose: (text: string) => void;
  /** the move a click on something useless probably meant, for the question why not */
  guess: (thing: string, walked: readonly string[]) => string;
  refuse: (wish: string) => void;
}

/** A game whose paths are walked in a way of their own says so in a class of its own. */
export class Walking {
  protected readonly hand: Hand;
  protected readonly choices: Option[] = $derived.by(() => this.hand.table().choices);
  protected readonly ways: Option[] = $derived.by(() => this.waysOf(this.choices));
  protected readonly started: string[] = $derived.by(() => this.begin(this.ways));
  /** begins anew with every question */
  protected walked: string[] = $derived.by(() => this.begin(this.ways));

  readonly live = $derived.by(() => this.hand.playable() && this.hand.still());
  readonly next = $derived.by(() => (this.live ? touchable(this.ways, this.walked) : new Set<string>()));
  readonly onTheWay = $derived.by(() => this.walked.length > this.started.length);
  /** the options that are still open */
  readonly options = $derived.by(() => (this.live ? open(this.ways, this.walked) : []));

  constructor(hand: Hand) {
    this.hand = hand;
  }

  /** The options one walks to over the table. */
  protected waysOf(choices: Option[]): Option[] {
    return choices;
  }

  /** What needs no click when a new question begins. */
  protected begin(_ways: Option[]): string[] {
    return [];
  }

  /** What a touch may mean, the likeliest first. */
  protected meanings(thing: string): string[] {
    return [thing];
  }

  picked(thing: string): boolean {
    return this.hand.playable() && this.walked.includes(thing);
  }

  /** Whether something of this kind can be touched, `there:`. */
  offers(kind: string): boolean {
    return [...this.next].some((thing) => thing.startsWith(kind));
  }

  /** The one option a touch of this would choose, if it would. */
  chooses(thing: string): Option | null {
    return touch(this.ways, this.walked, thing)?.chosen ?? null;
  }

  take(text: string): void {
    this.walked = this.started;
    this.hand.choose(text);
  }

  press(thing: string): void {
    if (!this.hand.still()) return;
    const playable = this.hand.playable();
    if (playable && this.walked.includes(thing) && !this.next.has(thing)) {
      this.back();
      return;
    }
    const result = playable ? this.#touch(thing) : null;
    if (!result) this.hand.refuse(this.hand.guess(thing, this.walked));
    else if (result.chosen) this.take(result.chosen.text);
    else this.walked = result.walked;
  }

  /** On from here, or anew from the beginning of the question. */
  #touch(thing: string): Touch | null {
    for (const walked of [this.walked, this.started]) {
      for (const meant of this.meanings(thing)) {
        const result = touch(this.ways, walked, meant);
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
