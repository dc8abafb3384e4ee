/** What Gwidyon did in his last turn, and the signs on his cards. */

import type { EventInfo } from "../../../generated/api";
import type { Component } from "../../../lib/server/names";

/** His last turn: from its beginning to the next turn of somebody with a seat. */
export function hisLastTurn(events: readonly EventInfo[]): EventInfo[] {
  const begins = events.findLastIndex((event) => event.name === "gwidyon-turn");
  if (begins < 0) return [];
  const rest = events.slice(begins + 1);
  const ends = rest.findIndex((event) => event.name === "turn");
  // Which cards a new showcase has lies open on the table; here it would only hide the rest.
  return rest.slice(0, ends < 0 ? rest.length : ends).filter((event) => event.words !== "" && event.name !== "shown");
}

export interface StepSign {
  icon: string;
  n: number;
}

/** The signs of a solo card, a step each. */
export function stepSigns(card: Component): StepSign[] {
  const steps = Array.isArray(card["steps"]) ? card["steps"].map(String) : [];
  return steps.map((step) => {
    const n = Number(/\d+/.exec(step)?.[0] ?? 1);
    if (step.includes("chip")) return { icon: "turn", n: 1 };
    if (step.includes("showcase")) return { icon: "showcase", n: 1 };
    if (step.startsWith("gwidyon")) return { icon: "remove", n };
    return /leaf|leaves/.test(step) ? { icon: "leaf", n } : { icon: "move", n };
  });
}

/** The drops of his pile as a heap, the lowest row first: places in a box of 200 x 96. */
export function heap(count: number): (readonly [x: number, y: number])[] {
  const rows = [8, 7, 6, 5, 4, 3, 2, 1];
  const places: (readonly [number, number])[] = [];
  rows.forEach((wide, row) => {
    for (let i = 0; i < wide && places.length < count; i++) places.push([100 + (i - (wide - 1) / 2) * 21, 72 - row * 15]);
  });
  return places;
}
