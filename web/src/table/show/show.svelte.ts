/** Showing what happened, piece by piece: the table while something moves, and the words for it. */

import { tick, untrack } from "svelte";

import type { EventInfo, Step, TableState } from "../../generated/api";
import { showing } from "../../lib/play/showing.svelte";
import type { TableProps } from "../props";

/** ms it is said at most that something was done because nothing else was possible */
const UNASKED = 1000;

export type Stage = Pick<TableProps, "state" | "steps" | "pace" | "ontold" | "onanimated">;

/** A game says what an event does to its table, how long that is shown, and what else it shows of it. */
export abstract class Show<View extends { viewer: number }> {
  /** the table while something moves; null: nothing does */
  playing = $state.raw<View | null>(null);
  narration = $state("");
  /** what has been shown so far, and the number of the step it began with; null: nothing is being shown */
  heard = $state.raw<EventInfo[]>([]);
  since = $state.raw<number | null>(null);

  protected readonly stage: () => Stage;
  /** ms the own moves are shown at most */
  protected abstract readonly quick: number;
  #shown: Step[] = [];
  #settled: View;
  #run = 0;
  #wake: () => void = () => {};

  constructor(stage: () => Stage) {
    this.stage = stage;
    this.#settled = this.viewOf(stage().state);
  }

  protected abstract viewOf(table: TableState): View;

  /** Tell one event and give the table after it. `mine`: by a seat of this browser; `on`: nobody has had enough of it. */
  protected abstract tell(now: View, event: EventInfo, mine: boolean, on: () => boolean): View | Promise<View>;

  /** Say that what comes next was done because nothing else was possible. */
  protected async unasked(event: EventInfo): Promise<void> {
    this.narration = event.unasked;
    await this.sleep(Math.min(UNASKED, this.pace(false) * 1.4));
  }

  /** Nothing is shown any more of what the game shows besides the table. */
  protected clear(): void {}

  /** What these steps left behind, once they are over: told to the end, cut short, or not shown at all. */
  protected arrive(_steps: readonly Step[]): void {}

  calm(): boolean {
    const reduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
    // Nobody looks at a hidden page, and its timers are slow: whoever comes back finds the newest state.
    return this.stage().pace <= 0 || document.hidden || (document.documentElement.dataset["motion"] !== "full" && reduced());
  }

  /** Whether all that is being shown are moves of this browser's seats. */
  own(): boolean {
    return this.#shown.every((step) => this.stage().state.mine.includes(step.seat));
  }

  /** Show whatever the page brings, and say it to `first` before; called while the table is set up. */
  follow(first: (steps: Step[]) => void = () => {}): void {
    $effect.pre(() => {
      const { steps, state } = this.stage();
      untrack(() => {
        first(steps);
        this.meet(steps, state);
      });
    });
  }

  /** A new state, and the steps that led to it. */
  meet(list: Step[], target: TableState): void {
    const view = this.viewOf(target);
    if (list === this.#shown) {
      if (!this.playing) this.#settled = view;
      return;
    }
    if (this.playing) this.arrive(this.#shown);
    this.#shown = list;
    this.#halt();
    const lively = list.length > 0 && !this.calm() && this.#settled.viewer === view.viewer && list.every((step) => step.kind === "move");
    if (!lively) {
      this.#settled = view;
      this.arrive(list);
      if (list.length > 0) queueMicrotask(() => this.#shown === list && this.stage().onanimated());
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
    this.#settled = this.viewOf(this.stage().state);
    this.arrive(this.#shown);
    this.stage().onanimated();
  }

  /** ms an event is shown. */
  protected pace(quick: boolean): number {
    const pace = this.stage().pace;
    return quick ? Math.min(pace, this.quick) : pace;
  }

  /** The table like this for a while. */
  protected hold(view: View, ms: number): View | Promise<View> {
    this.playing = view;
    return ms > 0 ? this.sleep(ms).then(() => view) : view;
  }

  protected sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #halt(): void {
    this.#run += 1;
    this.#wake();
    this.playing = null;
    this.narration = "";
    this.heard = [];
    this.since = null;
    this.clear();
  }

  async #play(list: Step[], id: number): Promise<void> {
    await tick();
    const on = (): boolean => id === this.#run;
    let now = this.#settled;
    try {
      for (const step of list) {
        const mine = this.stage().state.mine.includes(step.seat);
        for (const event of step.events) {
          this.heard = [...this.heard, event];
          this.stage().ontold?.(list, this.heard.length);
          if (event.unasked) await this.unasked(event);
          if (!on()) return;
          const after = this.tell(now, event, mine, on);
          now = after instanceof Promise ? await after : after;
          // Whoever halts it sees every piece that says or moves something until they have had enough of it.
          if (on() && after instanceof Promise) await showing.turn((end) => (this.#wake = end));
          if (!on()) return;
        }
      }
    } catch (error) {
      console.warn("could not show what happened", error);
    }
    if (on()) this.finish();
  }
}
