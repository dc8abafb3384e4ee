/** What has been touched of a click path, and what can be touched next. */

import type { Option, TableState } from "../../lib/contract";
import { guess, open, touch, touchable } from "./paths";

interface Hand {
  table: () => TableState;
  playable: () => boolean;
  /** nothing is being shown: the table lies still */
  still: () => boolean;
  choose: (text: string) => void;
  refuse: (wish: string) => void;
}

export class Walking {
  readonly #hand: Hand;
  readonly #choices = $derived.by(() => this.#hand.table().choices);
  readonly live = $derived.by(() => this.#hand.playable() && this.#hand.still());
  #walked = $derived.by<string[]>(() => (void this.#choices, []));

  readonly next = $derived.by(() => (this.live ? touchable(this.#choices, this.#walked) : new Set<string>()));
  readonly onTheWay = $derived.by(() => this.#walked.length > 0);
  /** the options that are still open */
  readonly options = $derived.by(() => (this.live ? open(this.#choices, this.#walked) : []));

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  picked(thing: string): boolean {
    return this.#hand.playable() && this.#walked.includes(thing);
  }

  /** The one option a touch of this would choose, if it would. */
  chooses(thing: string): Option | null {
    return touch(this.#choices, this.#walked, thing)?.chosen ?? null;
  }

  take(option: Option): void {
    this.#walked = [];
    this.#hand.choose(option.text);
  }

  press(thing: string): void {
    if (!this.#hand.still()) return;
    const playable = this.#hand.playable();
    if (playable && this.#walked.includes(thing) && !this.next.has(thing)) {
      this.back();
      return;
    }
    const result = playable ? (touch(this.#choices, this.#walked, thing) ?? touch(this.#choices, [], thing)) : null;
    if (!result) this.#hand.refuse(guess(thing));
    else if (result.chosen) this.take(result.chosen);
    else this.#walked = result.walked;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const could = this.onTheWay;
    this.#walked = this.#walked.slice(0, -1);
    return could;
  }
}
