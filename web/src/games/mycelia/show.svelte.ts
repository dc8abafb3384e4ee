/** Showing what happened, piece by piece: the table while something moves, and what flies over it. */

import { tick } from "svelte";

import type { EventInfo, MyceliaView, Step, TableState } from "../../lib/contract";
import { type Flight, scene } from "./animate";

export interface Flying extends Flight {
  key: number;
  a: DOMRect;
  b: DOMRect;
  ms: number;
  delay: number;
}

interface Stage {
  table: () => TableState;
  root: () => HTMLElement | undefined;
  /** ms an event is shown; 0 = at once */
  pace: () => number;
  done: () => void;
}

/** How long the own moves are shown at most. */
const OWN = 380;

export class Show {
  /** the table while something moves; null: nothing does */
  playing = $state.raw<MyceliaView | null>(null);
  flights = $state.raw<Flying[]>([]);
  narration = $state("");
  face = $state<string | null>(null);
  /** how long the shrine takes to turn now */
  turning = $state(0);
  /** the card an event is about */
  told = $state.raw<string | null>(null);
  /** what has been shown so far, and the number of the step it began with; null: nothing is being shown */
  heard = $state.raw<EventInfo[]>([]);
  since = $state.raw<number | null>(null);

  readonly #stage: Stage;
  #shown: Step[] = [];
  #settled: MyceliaView;
  #run = 0;
  #key = 0;
  #wake: () => void = () => {};

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#settled = stage.table().view;
  }

  calm(): boolean {
    const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
    return this.#stage.pace() <= 0 || (document.documentElement.dataset["motion"] !== "full" && reduced());
  }

  /** Whether all that is being shown are moves of this browser's seats. */
  own(): boolean {
    return this.#shown.every((step) => this.#stage.table().mine.includes(step.seat));
  }

  /** A new state, and the steps that led to it. */
  meet(list: Step[], target: TableState): void {
    if (list === this.#shown) {
      if (!this.playing) this.#settled = target.view;
      return;
    }
    this.#shown = list;
    this.#halt();
    for (const step of list) for (const event of step.events) if (event.name === "rolled") this.face = String(event.values["face"] ?? "");
    const lively = list.length > 0 && !this.calm() && this.#settled.viewer === target.view.viewer && list.every((step) => step.kind === "move");
    if (!lively) {
      this.#settled = target.view;
      if (list.length > 0) queueMicrotask(() => this.#shown === list && this.#stage.done());
      return;
    }
    this.playing = this.#settled;
    this.since = list[0]?.number ?? null;
    void this.#play(list, this.#run);
  }

  /** Enough of it: show how it ended. */
  finish(): void {
    if (!this.playing) return;
    this.#halt();
    this.#settled = this.#stage.table().view;
    this.#stage.done();
  }

  #halt(): void {
    this.#run += 1;
    this.#wake();
    this.playing = null;
    this.flights = [];
    this.narration = "";
    this.told = null;
    this.turning = 0;
    this.heard = [];
    this.since = null;
  }

  #rectOf(spots: string[]): DOMRect | null {
    for (const spot of spots) {
      const found = this.#stage.root()?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
      if (found && found.width > 0) return found;
    }
    return null;
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  async #play(list: Step[], id: number): Promise<void> {
    await tick();
    let now = this.#settled;
    let his = false;
    try {
      for (const step of list) {
        const mine = this.#stage.table().mine.includes(step.seat);
        for (const event of step.events) {
          // What an opponent without a seat does belongs to a move of mine, but is news to me.
          his = event.name.startsWith("gwidyon-") || (his && event.name !== "turn");
          const quick = mine && !his;
          const one = scene(now, event);
          const pace = this.#stage.pace();
          const ms = one.weight * (quick ? Math.min(pace, OWN) : pace);
          const starts = one.flights.map((flight) => this.#rectOf(flight.from));
          this.playing = one.during;
          this.heard = [...this.heard, event];
          if (one.card) this.told = one.card;
          if (event.words) this.narration = event.words;
          if (one.face) {
            this.face = one.face;
            this.turning = ms;
          }
          await tick();
          if (id !== this.#run) return;
          this.flights = one.flights.flatMap((flight, i) => {
            const a = starts[i];
            const b = this.#rectOf(flight.to);
            return a && b && ms > 0 ? [{ ...flight, key: (this.#key += 1), a, b, ms: ms * 0.92, delay: (i * ms) / 8 }] : [];
          });
          if (ms > 0) await this.#sleep(ms);
          if (id !== this.#run) return;
          this.flights = [];
          this.turning = 0;
          now = one.after;
          this.playing = now;
        }
      }
    } catch (error) {
      console.warn("could not show what happened", error);
    }
    if (id === this.#run) this.finish();
  }
}
