/** What happened at this table before this page was there: his last turn is told until his next one. */

import { api } from "../../lib/api";
import type { EventInfo, Step, TableState } from "../../lib/contract";
import { standing } from "../../lib/story";
import { hisLastTurn } from "./gwidyon";
import type { Show } from "./show.svelte";

export class Memory {
  readonly #table: () => TableState;
  readonly #show: Show;
  #log = $state.raw<Step[]>([]);
  #asked = false;

  /** Everything up to the moment on the table, piece by piece while it is being shown. */
  readonly hisTurn: EventInfo[] = $derived.by(() => {
    const until = this.#show.since ?? this.#table().number;
    const before = standing(this.#log.filter((step) => step.number < until));
    return hisLastTurn([...before.flatMap((step) => step.events), ...this.#show.heard]);
  });

  constructor(table: () => TableState, show: Show) {
    this.#table = table;
    this.#show = show;
  }

  /** New steps; the first time also what was before them. */
  meet(steps: readonly Step[]): void {
    if (!this.#table().view.gwidyon) return;
    this.#add(steps);
    if (this.#asked) return;
    this.#asked = true;
    // Without an answer it is told from the next of his turns on.
    void api.steps(this.#table().id).then((all) => this.#add(all), () => undefined);
  }

  #add(steps: readonly Step[]): void {
    const known = new Set(this.#log.map((step) => step.number));
    const fresh = steps.filter((step) => !known.has(step.number));
    if (fresh.length > 0) this.#log = [...this.#log, ...fresh].sort((one, other) => one.number - other.number);
  }
}
