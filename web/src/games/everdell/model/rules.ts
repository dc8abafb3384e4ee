/** The exact rule of an entry of the pack, by its table and box; nothing for what has none of its own. */

import type { Component } from "../../../lib/server/names";

const TABLES: Readonly<Record<string, string>> = {
  adornment: "EX.pearlbrook.adornment",
  river_card: "EX.pearlbrook.destination",
  river_space: "EX.pearlbrook.space",
  visitor: "EX.newleaf.visitor",
  train_tile: "EX.newleaf.tile",
  market_token: "EX.bellfaire.token",
  garland: "EX.bellfaire.award",
  weather: "EX.spirecrest.weather",
  map_tile: "EX.spirecrest.tile",
  discovery: "EX.spirecrest.card",
  power: "MW.power",
};

const BOXES: Readonly<Record<string, string>> = { corrin: "MW.corrin", extra: "MW.extra", farms: "MW.farm", legends_first: "MW.legend", legends_more: "MW.legend", rugwort_cards: "MW.rugwort_cards" };
const KINDS: Readonly<Record<string, string>> = { card: "card", event: "event", location: "loc" };

export function ruleOf(one: Component): string {
  const own = TABLES[one.table];
  if (own) return `${own}.${one.id}`;
  const kind = KINDS[one.table];
  if (!kind) return "";
  const box = String(one["set"] ?? "base");
  const id = one["sort"] === "journey" ? "journey" : one.id;
  return `${BOXES[box] ?? (box === "base" ? `EV.${kind}` : `EX.${box}.${kind}`)}.${id}`;
}
