/** The last turn of the opponent without a seat once more, one step at a time, on the table as it was then. */

import type { TableState } from "../../../generated/api";
import type { TableView } from "../../../generated/everdell";
import { api } from "../../../lib/server/api";
import type { Memory } from "../../../table/show/memory.svelte";
import type { Deed } from "./deeds";
import { after, thingsOf } from "./scene";
import { viewOf } from "./view";

export class Again {
  readonly #table: () => TableState;
  readonly #memory: Memory;
  readonly #deeds: () => Deed[];
  /** which of its deeds is told; -1: none */
  at = $state(-1);
  /** the table before the steps that are told, by their number */
  #before = $state.raw<Record<number, TableView>>({});
  #asked = new Set<number>();

  readonly deed: Deed | null = $derived.by(() => this.#deeds()[this.at] ?? null);
  readonly told: ReadonlySet<string> = $derived.by(() => new Set(this.deed ? thingsOf(this.deed.event, viewOf(this.#table()).players.length) : []));
  /** the table as it was then; null while nobody knows it */
  readonly view: TableView | null = $derived.by(() => {
    const deed = this.deed;
    const before = deed ? this.#before[deed.number] : undefined;
    if (!deed || !before) return null;
    return this.#memory.eventsOf(deed.number).slice(0, deed.at + 1).reduce(after, before);
  });

  constructor(table: () => TableState, memory: Memory, deeds: () => Deed[]) {
    this.#table = table;
    this.#memory = memory;
    this.#deeds = deeds;
  }

  get length(): number {
    return this.#deeds().length;
  }

  /** Tell this one; beyond the last there is nothing more to tell. */
  tell(at: number): void {
    this.at = at < this.length ? Math.max(at, -1) : -1;
    if (this.deed) this.#fetch(this.deed.number);
  }

  stop(): void {
    this.at = -1;
  }

  #fetch(number: number): void {
    // Before the first step there was no table yet.
    if (number < 0 || this.#asked.has(number)) return;
    this.#asked.add(number);
    // Without an answer the places are shown on the table as it is.
    void api.table(this.#table().id, this.#table().viewer, number).then(
      (state) => {
        const view = viewOf(state);
        // Somebody else at this screen may know other things.
        if (view.viewer === viewOf(this.#table()).viewer) this.#before = { ...this.#before, [number]: view };
      },
      () => this.#asked.delete(number),
    );
  }
}
