/** Showing what happened, piece by piece: the table while something moves, and the sentence that says it. */

import { tick } from "svelte";

import type { Step, TableState } from "../../lib/contract";
import type { Pack } from "./board";
import { after, weightOf } from "./scene";
import { type DeepForestView, viewOf } from "./view";

interface Stage {
  table: () => TableState;
  pack: () => Pack;
  /** ms an event is shown; 0 = at once */
  pace: () => number;
  done: () => void;
}

/** How long the own moves are shown at most. */
const OWN = 340;
/** Dice take their time whoever rolls them. */
const ROLL = 700;

export class Show {
  /** the table while something moves; null: nothing does */
  playing = $state.raw<DeepForestView | null>(null);
  narration = $state("");
  /** ms the dice roll now */
  rolling = $state(0);

  readonly #stage: Stage;
  #shown: Step[] = [];
  #settled: DeepForestView;
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
    const view = viewOf(target);
    if (list === this.#shown) {
      if (!this.playing) this.#settled = view;
      return;
    }
    this.#shown = list;
    this.#halt();
    const lively = list.length > 0 && !this.calm() && this.#settled.viewer === view.viewer && list.every((step) => step.kind === "move");
    if (!lively) {
      this.#settled = view;
      if (list.length > 0) queueMicrotask(() => this.#shown === list && this.#stage.done());
      return;
    }
    this.playing = this.#settled;
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
    this.rolling = 0;
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
          const pace = this.#stage.pace();
          const rolled = event.name === "rolled";
          const ms = rolled ? Math.max(ROLL, quick ? 0 : pace) : weightOf(event) * (quick ? Math.min(pace, OWN) : pace);
          now = after(now, event, this.#stage.pack());
          this.playing = now;
          this.rolling = rolled ? ms : 0;
          if (event.words && ms > 0) this.narration = event.words;
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
