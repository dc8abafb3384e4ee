/** What Rugwort did last, told until he does something else; also what happened before this page was there. */

import { api } from "../../lib/api";
import type { EventInfo, Step, TableState } from "../../lib/contract";
import { standing } from "../../lib/story";
import type { Show } from "./show.svelte";
import { viewOf } from "./view";

/** His part of the last step in which he did something. */
export function hisLast(steps: readonly { events: EventInfo[] }[]): EventInfo[] {
  const his = (event: EventInfo): boolean => event.name.startsWith("rugwort-");
  const last = [...steps].reverse().find((step) => step.events.some(his));
  if (!last) return [];
  const found = last.events.filter(his);
  const begins = found.findLastIndex((event) => event.name === "rugwort-rolled");
  return begins > 0 ? found.slice(begins) : found;
}

export class Memory {
  readonly #table: () => TableState;
  readonly #show: Show;
  #log = $state.raw<Step[]>([]);
  #asked = false;

  /** Everything up to the moment on the table, piece by piece while it is being shown. */
  readonly his: EventInfo[] = $derived.by(() => {
    const until = this.#show.since ?? this.#table().number;
    return hisLast([...standing(this.#log.filter((step) => step.number < until)), { events: this.#show.heard }]);
  });

  constructor(table: () => TableState, show: Show) {
    this.#table = table;
    this.#show = show;
  }

  /** New steps; the first time also what was before them. */
  meet(steps: readonly Step[]): void {
    if (!viewOf(this.#table()).rugwort) return;
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
