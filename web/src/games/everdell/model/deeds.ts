/** What the opponent without a seat did last, told until it does something else. */

import type { EventInfo } from "../../../generated/api";
import type { Past } from "../../../table/show/memory.svelte";
import { byRival } from "./scene";

/** One thing it did: the number of its step, its place in that step, and what it was. */
export interface Deed {
  number: number;
  at: number;
  event: EventInfo;
}

/** What its turns begin with. */
const BEGINS = new Set(["rugwort-rolled", "nightweave-turn"]);

/** Everything from the last time it was on; a question to a player may have cut that in two steps. */
export function lastDeeds(steps: readonly Past[]): Deed[] {
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
