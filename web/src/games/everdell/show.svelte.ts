/** Showing what happened, piece by piece: the table while something moves, and the words for it. */

import { tick } from "svelte";

import type { EventInfo, Step, TableState } from "../../lib/contract";
import { after, byRival, thingsOf, weight } from "./scene";
import { type EverdellView, viewOf } from "./view";

interface Stage {
  table: () => TableState;
  /** ms an event is shown; 0 = at once */
  pace: () => number;
  done: () => void;
}

/** How long the own moves are shown at most. */
const OWN = 320;

export class Show {
  /** the table while something moves; null: nothing does */
  playing = $state.raw<EverdellView | null>(null);
  narration = $state("");
  /** whose doing is told */
  teller = $state(-1);
  /** the things the event is about */
  told = $state.raw<ReadonlySet<string>>(new Set());
  /** what has been shown so far, and the number of the step it began with; null: nothing is being shown */
  heard = $state.raw<EventInfo[]>([]);
  since = $state.raw<number | null>(null);

  readonly #stage: Stage;
  #shown: Step[] = [];
  #settled: EverdellView;
  #run = 0;
  #wake: () => void = () => {};

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#settled = viewOf(stage.table());
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
      if (!this.playing) this.#settled = viewOf(target);
      return;
    }
    this.#shown = list;
    this.#halt();
    const lively = list.length > 0 && !this.calm() && this.#settled.viewer === target.view.viewer && list.every((step) => step.kind === "move");
    if (!lively) {
      this.#settled = viewOf(target);
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
    this.#settled = viewOf(this.#stage.table());
    this.#stage.done();
  }

  #halt(): void {
    this.#run += 1;
    this.#wake();
    this.playing = null;
    this.narration = "";
    this.teller = -1;
    this.told = new Set();
    this.heard = [];
    this.since = null;
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
    try {
      for (const step of list) {
        const quick = this.#stage.table().mine.includes(step.seat);
        for (const event of step.events) {
          const his = byRival(event);
          const pace = this.#stage.pace();
          const ms = weight(event) * (quick && !his ? Math.min(pace, OWN) : pace);
          now = after(now, event);
          this.playing = now;
          this.heard = [...this.heard, event];
          this.told = new Set(thingsOf(event, now.players.length));
          this.teller = his ? 4 : event.seat;
          if (event.words) this.narration = event.words;
          if (ms > 0) await this.#sleep(ms);
          if (id !== this.#run) return;
        }
      }
    } catch (error) {
      console.warn("could not show what happened", error);
    }
    if (id === this.#run) this.finish();
  }
}
