/** What the opponent without a seat did last, told until it does something else; also what was before this page was there. */

import { api } from "../../lib/api";
import type { EventInfo, Step, TableState } from "../../lib/contract";
import { standing } from "../../lib/story";
import { byRival } from "./scene";
import type { Show } from "./show.svelte";
import { viewOf } from "./view";

/** One thing it did: the number of its step, its place in that step, and what it was. */
export interface Deed {
  number: number;
  at: number;
  event: EventInfo;
}

/** What its turns begin with. */
const BEGINS = new Set(["rugwort-rolled", "nightweave-turn"]);

/** Everything from the last time it was on; a question to a player may have cut that in two steps. */
export function lastDeeds(steps: readonly Pick<Step, "number" | "events">[]): Deed[] {
  const found: Deed[] = [];
  for (const { number, events } of [...steps].reverse()) {
    const here = events.map((event, at) => ({ number, at, event })).filter(({ event }) => byRival(event));
    const begins = here.findLastIndex(({ event }) => BEGINS.has(event.name));
    found.unshift(...here.slice(Math.max(begins, 0)));
    if (begins >= 0) break;
    // Rugwort also acts between turns, without a roll.
    if (here.some(({ event }) => event.name.startsWith("rugwort-"))) break;
  }
  return found;
}

export class Memory {
  readonly #table: () => TableState;
  readonly #show: Show;
  #log = $state.raw<Step[]>([]);
  #asked = false;

  /** Everything up to the moment on the table, piece by piece while it is being shown. */
  readonly deeds: Deed[] = $derived.by(() => {
    const until = this.#show.since ?? this.#table().number;
    return lastDeeds([...standing(this.#log.filter((step) => step.number < until)), { number: until, events: this.#show.heard }]);
  });

  constructor(table: () => TableState, show: Show) {
    this.#table = table;
    this.#show = show;
  }

  /** New steps; the first time also what was before them. */
  meet(steps: readonly Step[]): void {
    const view = viewOf(this.#table());
    if (!view.rugwort && !view.nightweave) return;
    this.#add(steps);
    if (this.#asked) return;
    this.#asked = true;
    // Without an answer it is told from the next of his turns on.
    void api.steps(this.#table().id).then((all) => this.#add(all), () => undefined);
  }

  /** All that happened in a step. */
  eventsOf(number: number): EventInfo[] {
    return this.#log.find((step) => step.number === number)?.events ?? [];
  }

  #add(steps: readonly Step[]): void {
    const known = new Set(this.#log.map((step) => step.number));
    const fresh = steps.filter((step) => !known.has(step.number));
    if (fresh.length > 0) this.#log = [...this.#log, ...fresh].sort((one, other) => one.number - other.number);
  }
}
