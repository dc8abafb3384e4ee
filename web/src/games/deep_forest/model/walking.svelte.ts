/** Walking over the table of the deep forest: some moves are meant to follow upon another at once. */

import type { Option } from "../../../generated/api";
import { Walking } from "../../../table/touch/walking.svelte";

/** A button of the bar: a thing of a path, and the one option it chooses, if it does. */
export interface Button {
  thing: string;
  option: Option | null;
}

export class ForestWalking extends Walking {
  /** moves that follow the last one without being asked for */
  #meant: string[] = [];
  /** the number of the table when they were meant: they follow upon the very next one */
  #since = -1;

  /** what was touched last, and the number of the table then: why it was refused stays drawn */
  #pressed = $state.raw({ thing: "", number: -1 });

  readonly buttons = $derived.by<Button[]>(() =>
    [...this.next].filter((thing) => thing.startsWith("button:")).map((thing) => ({ thing, option: this.chooses(thing) })),
  );
  readonly texts = $derived.by(() => new Set(this.live ? this.choices.map((option) => option.text) : []));

  /** The thing that was touched in vain, until the next touch. */
  get refused(): string {
    const { thing, number } = this.#pressed;
    return number === this.asked().state.number && !this.next.has(thing) && !this.picked(thing) ? thing : "";
  }

  override press(thing: string): void {
    this.#pressed = { thing, number: this.asked().state.number };
    super.press(thing);
  }

  /** Something else is pointed at now. */
  forget(): void {
    this.#pressed = { thing: "", number: -1 };
  }

  /** Choose these moves one after the other, as long as each is possible. */
  override take(text: string, ...then: string[]): void {
    this.#meant = then;
    this.#since = this.asked().state.number;
    super.take(text);
  }

  /** The table lies still again: what was meant to follow. */
  goOn(): void {
    const [text, ...then] = this.#meant;
    const gone = this.asked().state.number - this.#since;
    if (text === undefined || !this.live || gone === 0) return;
    this.#meant = [];
    if (gone === 1 && this.texts.has(text)) this.take(text, ...then);
  }
}
