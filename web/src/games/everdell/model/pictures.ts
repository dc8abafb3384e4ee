/** What is drawn for an entry of the pack that is no card: a drawing of 120 x 104, or a piece of 64. */

import type { Component } from "../../../lib/server/names";

export interface Picture {
  drawing?: string;
  piece?: string;
  /** the ground behind it: water, sky, fair, or none of its own */
  ground: "water" | "sky" | "fair" | "rail" | "plain";
  /** what is printed on it, as words of the pack */
  gives?: string;
}

const DRAWN: Readonly<Record<string, (one: Component) => Picture>> = {
  power: ({ id }) => ({ drawing: `power-${id}`, ground: "plain" }),
  adornment: ({ id }) => ({ drawing: `adorn-${id}`, ground: "water" }),
  river_card: ({ id }) => ({ drawing: `river-${id}`, ground: "water" }),
  river_space: ({ id }) => (id?.includes("shoal") ? { drawing: "river-shoal", ground: "water" } : { piece: "lily-pad", ground: "water" }),
  visitor: ({ id }) => ({ drawing: `visitor-${id}`, ground: "rail" }),
  train_tile: (one) => ({ drawing: "train-car", ground: "rail", gives: String(one["does"] ?? "") }),
  market_token: (one) => ({ piece: "market-token", ground: "fair", gives: String(one["gain"] ?? "") }),
  garland: ({ id }) => ({ piece: `garland-${id}`, ground: "fair" }),
  weather: ({ id }) => ({ piece: `weather-${bare(id)}`, ground: "sky" }),
  map_tile: ({ id }) => ({ drawing: `map-${id}`, ground: "sky" }),
  discovery: (one) => ({ drawing: isBig(one) ? `big-${one.id}` : `discovery-${one.id}`, ground: "sky" }),
};

const bare = (id = ""): string => id.replace(/^weather_/, "");

/** The critters of Spirecrest that take the place of a worker. */
export const BIG: ReadonlySet<string> = new Set(["stubblehoof", "truffle", "honeypaw", "corliander", "king_rhun", "whisper", "firebeak", "windlore"]);
export const isBig = (one: Component): boolean => BIG.has(one.id ?? "");

const PLACES: Readonly<Record<string, Picture>> = {
  hopewatch_gate: { drawing: "wonder-hopewatch_gate", ground: "water" },
  mistrise_fountain: { drawing: "wonder-mistrise_fountain", ground: "water" },
  sunblaze_bridge: { drawing: "wonder-sunblaze_bridge", ground: "water" },
  starfalls_flame: { drawing: "wonder-starfalls_flame", ground: "water" },
  market: { drawing: "market-stall", ground: "fair" },
  station: { piece: "station-house", ground: "rail" },
  knoll: { piece: "knoll", ground: "rail" },
};

/** The tables of the lands whose entries can be drawn. */
export const LAND_TABLES = ["adornment", "river_card", "river_space", "visitor", "train_tile", "market_token", "garland", "weather", "map_tile", "discovery"] as const;
export type LandTable = (typeof LAND_TABLES)[number];

/** Nothing for what has no picture of its own. */
export function pictureOf(one: Component): Picture | null {
  if (one.table === "card") return { drawing: one.id ?? "", ground: "plain" };
  if (one.table === "location") return PLACES[one.id ?? ""] ?? null;
  if (one.table === "event") return one.id === "flower_festival" ? { piece: "flower-festival", ground: "fair" } : null;
  return DRAWN[one.table]?.(one) ?? null;
}
