/** Showing what happened in Mycelia: what flies over the table, and the shrine that turns. */

import { tick } from "svelte";

import type { EventInfo, Step, TableState } from "../../../generated/api";
import type { TableView } from "../../../generated/mycelia";
import { Show, type Stage } from "../../../table/show/show.svelte";
import { type Flight, scene } from "./animate";
import { t } from "../../../lib/page/words";
import { viewOf } from "./view";

/** ms of the words on the first gift */
const STORY = 5200;

export interface Flying extends Flight {
  key: number;
  a: DOMRect;
  b: DOMRect;
  ms: number;
  delay: number;
}

export class MyceliaShow extends Show<TableView> {
  flights = $state.raw<Flying[]>([]);
  face = $state<string | null>(null);
  /** how long the shrine takes to turn now */
  turning = $state(0);
  /** the card an event is about */
  told = $state.raw<string | null>(null);

  /** where a hand takes the only thing there is to take, as the engine does by itself */
  taking = $state.raw<DOMRect | null>(null);
  /** words on what is shown: once a game, for what is hard to follow */
  story = $state("");

  protected readonly quick = 380;
  readonly #root: () => HTMLElement | undefined;
  /** what an opponent without a seat does is being told */
  #his = false;
  #key = 0;

  constructor(stage: () => Stage, root: () => HTMLElement | undefined) {
    super(stage);
    this.#root = root;
  }

  protected override viewOf(table: TableState): TableView {
    return viewOf(table);
  }

  protected override clear(): void {
    this.flights = [];
    this.told = null;
    this.turning = 0;
    this.taking = null;
    this.story = "";
    this.#his = false;
  }

  protected override arrive(steps: readonly Step[]): void {
    for (const step of steps) for (const event of step.events) if (event.name === "rolled") this.face = String(event.values["face"] ?? "");
  }

  protected override async tell(now: TableView, event: EventInfo, mine: boolean, on: () => boolean): Promise<TableView> {
    // What an opponent without a seat does belongs to a move of mine, but is news to me.
    this.#his = event.name.startsWith("gwidyon-") || (this.#his && event.name !== "turn");
    const one = scene(now, event);
    const story = event.name === "gift-laid" && mine && this.#firstGift();
    const ms = story ? STORY : one.weight * this.pace(mine && !this.#his);
    this.story = story ? t("my-gift-story", { n: Number(event.values["n"] ?? 0) }) : "";
    const starts = one.flights.map((flight) => this.#rectOf(flight.from));
    this.playing = one.during;
    if (one.card) this.told = one.card;
    if (story) this.narration = "";
    else if (event.words && !event.unasked) this.narration = event.words;
    if (one.face) {
      this.face = one.face;
      this.turning = ms;
    }
    await tick();
    if (!on()) return now;
    this.flights = one.flights.flatMap((flight, i) => {
      const a = starts[i];
      const b = this.#rectOf(flight.to);
      return a && b && ms > 0 ? [{ ...flight, key: (this.#key += 1), a, b, ms: ms * 0.92, delay: (i * ms) / 8 }] : [];
    });
    if (ms > 0) await this.sleep(ms);
    if (!on()) return now;
    this.flights = [];
    this.turning = 0;
    this.story = "";
    this.playing = one.after;
    return one.after;
  }

  /** A hand takes the last card. */
  protected override async unasked(event: EventInfo): Promise<void> {
    this.taking = event.name === "played" ? this.#rectOf([`${event.seat}:hand:${String(event.values["card"] ?? "")}`]) : null;
    await super.unasked(event);
    this.taking = null;
  }

  /** Whether this is the first gift that is shown at this table. */
  #firstGift(): boolean {
    const key = `mycelia-gift-${this.stage().state.id}`;
    if (sessionStorage.getItem(key)) return false;
    sessionStorage.setItem(key, "shown");
    return true;
  }

  #rectOf(spots: string[]): DOMRect | null {
    for (const spot of spots) {
      const found = this.#root()?.querySelector(`[data-spot="${CSS.escape(spot)}"]`)?.getBoundingClientRect();
      if (found && found.width > 0) return found;
    }
    return null;
  }
}
