/** What has been touched of a click path, what can be touched next, and what is meant to follow at once. */

import type { Option, TableState } from "../../lib/contract";
import { guess, open, split, touch, touchable } from "./paths";
import { viewOf } from "./view";

interface Hand {
  table: () => TableState;
  playable: () => boolean;
  /** nothing is being shown: the table lies still */
  still: () => boolean;
  choose: (text: string) => void;
  refuse: (wish: string) => void;
}

/** A button of the bar: a thing of a path, and the one option it chooses, if it does. */
export interface Button {
  thing: string;
  option: Option | null;
}

export class Walking {
  readonly #hand: Hand;
  readonly #choices = $derived.by(() => this.#hand.table().choices);
  readonly live = $derived.by(() => this.#hand.playable() && this.#hand.still());
  #walked = $derived.by<string[]>(() => (void this.#choices, []));
  /** moves that follow the last one without being asked for */
  #meant: string[] = [];
  /** the number of the table when they were meant: they follow upon the very next one */
  #since = -1;

  readonly next = $derived.by(() => (this.live ? touchable(this.#choices, this.#walked) : new Set<string>()));
  readonly onTheWay = $derived.by(() => this.#walked.length > 0);
  readonly buttons = $derived.by<Button[]>(() =>
    [...this.next]
      .filter((thing) => thing.startsWith("button:"))
      .map((thing) => ({ thing, option: touch(this.#choices, this.#walked, thing)?.chosen ?? null })),
  );
  /** the options that are still open */
  readonly options = $derived.by(() => (this.live ? open(this.#choices, this.#walked) : []));
  readonly texts = $derived.by(() => new Set(this.live ? this.#choices.map((option) => option.text) : []));

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  picked(thing: string): boolean {
    return this.#hand.playable() && this.#walked.includes(thing);
  }

  /** Whether something of this kind can be touched, `there:`. */
  offers(kind: string): boolean {
    return [...this.next].some((thing) => thing.startsWith(kind));
  }

  /** Choose these moves one after the other, as long as each is possible. */
  take(text: string, ...then: string[]): void {
    this.#walked = [];
    this.#meant = then;
    this.#since = this.#hand.table().number;
    this.#hand.choose(text);
  }

  /** The table lies still again: what was meant to follow. */
  goOn(): void {
    const [text, ...then] = this.#meant;
    const gone = this.#hand.table().number - this.#since;
    if (text === undefined || !this.live || gone === 0) return;
    this.#meant = [];
    if (gone === 1 && this.texts.has(text)) this.take(text, ...then);
  }

  press(thing: string): void {
    if (!this.#hand.still()) return;
    const playable = this.#hand.playable();
    if (playable && this.#walked.includes(thing) && !this.next.has(thing)) {
      this.back();
      return;
    }
    const result = playable ? (touch(this.#choices, this.#walked, thing) ?? touch(this.#choices, [], thing)) : null;
    if (!result) this.#hand.refuse(guess(thing, this.#walked, this.#tileAt(thing)));
    else if (result.chosen) this.take(result.chosen.text);
    else this.#walked = result.walked;
  }

  /** One step back; false if there is none. */
  back(): boolean {
    const could = this.onTheWay;
    this.#walked = this.#walked.slice(0, -1);
    return could;
  }

  #tileAt(thing: string): string {
    const table = this.#hand.table();
    const player = viewOf(table).players[table.turn];
    const [kind, field] = split(thing);
    return kind === "field" ? (player?.visitors[field] ? "troll" : (player?.fields[field] ?? "")) : "";
  }
}
