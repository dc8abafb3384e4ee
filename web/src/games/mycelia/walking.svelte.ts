/** What has been touched of a click path, and what can be touched next. */

import type { Option, TableState } from "../../lib/contract";
import { back, begin, guess, isButton, meanings, split, type Touch, touch, touchable, walkedThrough } from "./paths";

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
  readonly #live = $derived.by(() => this.#hand.playable() && this.#hand.still());
  readonly #started = $derived.by(() => begin(this.#choices));
  #walked = $derived.by(() => begin(this.#choices));

  readonly next = $derived.by(() => (this.#live ? touchable(this.#choices, this.#walked) : new Set<string>()));
  readonly buttons = $derived.by(() => (this.#live ? this.#choices.filter(isButton) : []));
  readonly through = $derived.by(() => (this.#live ? walkedThrough(this.#choices, this.#walked) : []));
  /** The picked field, from which arrows go. */
  readonly source = $derived.by(() => {
    const [kind, id] = split(this.#walked.at(-1) ?? "");
    return this.#hand.playable() && (kind === "field" || kind === "prism") ? id : null;
  });
  /** Something has to be decided with buttons: they come first on a phone. */
  readonly deciding = $derived.by(
    () => this.through.length > 0 || this.buttons.some((option) => !/^button:(skip|end)$/.test(option.path[0] ?? "")),
  );
  readonly onTheWay = $derived.by(() => this.#walked.length > this.#started.length);

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  picked(thing: string): boolean {
    return this.#hand.playable() && this.#walked.includes(thing);
  }

  take(option: Option): void {
    this.#walked = this.#started;
    this.#hand.choose(option.text);
  }

  press(thing: string): void {
    if (!this.#hand.still()) return;
    const playable = this.#hand.playable();
    if (playable && this.#walked.includes(thing) && !this.next.has(thing)) {
      this.back();
      return;
    }
    const result = playable ? this.#touch(thing) : null;
    if (!result) this.#hand.refuse(guess(thing, this.#walked));
    else if (result.chosen) this.take(result.chosen);
    else this.#walked = result.walked;
  }

  /** On from here, or anew from the beginning of the question. */
  #touch(thing: string): Touch | null {
    for (const walked of [this.#walked, this.#started]) {
      for (const meant of meanings(thing)) {
        const result = touch(this.#choices, walked, meant);
        if (result) return result;
      }
    }
    return null;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const could = this.onTheWay;
    this.#walked = back(this.#choices, this.#walked);
    return could;
  }
}
