/** What happened at this table, also before this page was there: the past up to the moment on the table. */

import type { EventInfo, Step, TableState } from "../../generated/api";
import { language } from "../../lib/page/language";
import { opened, standing } from "../../lib/play/story";
import { api } from "../../lib/server/api";
import type { Show } from "./show.svelte";

/** A step as far as it has been shown. */
export type Past = Pick<Step, "number" | "events">;

export class Memory {
  readonly #table: () => TableState;
  readonly #show: Pick<Show<{ viewer: number }>, "since" | "heard">;
  readonly #wanted: () => boolean;
  #log = $state.raw<Step[]>([]);
  #asked = false;
  /** what the log is told in */
  #told = language.now;

  /** Everything that still counts, piece by piece while it is being shown. */
  readonly past: Past[] = $derived.by(() => {
    const until = this.#show.since ?? this.#table().number;
    return [...standing(this.#log.filter((step) => step.number < until)), { number: until, events: this.#show.heard }];
  });

  /** `wanted`: somebody asks for the past at this table. */
  constructor(table: () => TableState, show: Pick<Show<{ viewer: number }>, "since" | "heard">, wanted: () => boolean) {
    this.#table = table;
    this.#show = show;
    this.#wanted = wanted;
  }

  /** New steps; the first time also what was before them. */
  meet(steps: readonly Step[]): void {
    if (!this.#wanted()) return;
    if (this.#told !== language.now) {
      this.#told = language.now;
      this.#log = [];
      this.#asked = false;
    }
    this.#add(steps);
    if (this.#asked) return;
    this.#asked = true;
    // A lesson is no table of the server's.
    if (this.#table().id.startsWith("lesson-")) return;
    // Without an answer it is told from the next steps on.
    const { id, viewer } = this.#table();
    void Promise.all([api.opening(id, viewer), api.steps(id, viewer)]).then(([opening, all]) => this.#add([...opened(opening), ...all]), () => undefined);
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
