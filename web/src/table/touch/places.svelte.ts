/** Who sits where, as seen from here: the own place and those of the others. */

import type { TableState } from "../../generated/api";
import { t } from "../../lib/page/words";

export class Places<Player extends { seat: number }> {
  readonly #table: () => TableState;
  readonly #players: () => readonly Player[];
  readonly #name: (seat: number) => string;

  /** the seat that is asked, if it is one of mine; else the one whose eyes these are */
  readonly seat: number = $derived.by(() => {
    const { choices, mine, turn, viewer } = this.#table();
    return choices.length > 0 && mine.includes(turn) ? turn : viewer >= 0 ? viewer : 0;
  });
  readonly own: Player = $derived.by(() => this.at(this.seat) ?? this.#players()[0]!);
  /** from the next one on */
  readonly others: Player[] = $derived.by(() => [...this.#players().slice(this.seat + 1), ...this.#players().slice(0, this.seat)]);
  readonly mine: boolean = $derived.by(() => this.#table().mine.includes(this.own.seat));
  /** what the own place is called */
  readonly name: string = $derived.by(() => (this.mine && this.#table().mine.length === 1 ? t("web-you") : this.#name(this.own.seat)));

  constructor(table: () => TableState, players: () => readonly Player[], name: (seat: number) => string) {
    this.#table = table;
    this.#players = players;
    this.#name = name;
  }

  at(seat: number | null): Player | undefined {
    return this.#players().find((player) => player.seat === seat);
  }
}
