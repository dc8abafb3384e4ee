/** How one of Nightweave's spiders found its place: from the space her card shows, by the arrow, to the first free one. */

import type { Season, TableView } from "../../../generated/everdell";
import type { Component } from "../../../lib/server/names";
import { type Action, backupOf, rowOf } from "./activity";
import type { Deed } from "./deeds";
import { type Pack, textOf } from "./pack";

/** Clockwise, as her arrow goes (MW.nw.tie.forest_ring). */
const CLEARINGS = ["top_left", "top_right", "bottom_right", "bottom_left"];

/** All spaces of a ring from one of them on (MW.nw.tie.wrap). */
function around(row: readonly string[], start: string, clockwise: boolean): string[] {
  const here = Math.max(0, row.indexOf(start));
  const ahead = [...row.slice(here), ...row.slice(0, here)];
  return clockwise ? ahead : [...ahead.slice(0, 1), ...ahead.slice(1).reverse()];
}

/** The locations an action goes along, the shown one first; none if it does not lead to places for a single worker. */
export function wayOf(action: Action, view: TableView, clockwise: boolean): string[] {
  const single = view.locations.filter(({ spaces }) => spaces !== 0);
  if (action.kind === "forest") {
    const at = (clearing: string): string[] => single.filter((one) => one.sort === "forest" && one.clearing === clearing).map(({ id }) => id);
    return around(CLEARINGS, action.at, clockwise).flatMap(at);
  }
  if (action.kind !== "basic" && action.kind !== "journey") return [];
  return around(single.filter(({ sort }) => sort === action.kind).map(({ id }) => id), action.at, clockwise);
}

/** From the space her card shows to the one her spider went to; nothing if that was the shown one. */
export function searchOf(card: Component, season: Season, place: string, view: TableView): string[] {
  for (const action of [...rowOf(card, season), ...backupOf(card).actions]) {
    const way = wayOf(action, view, textOf(card, "arrow") === "clockwise");
    if (way.includes(place)) return way.slice(0, way.indexOf(place) + 1);
  }
  return [];
}

/** The last search among her deeds, up to the one that is told; one that ended at once is none. */
export function lastSearch(deeds: readonly Deed[], told: number, view: TableView, pack: Pack): string[] {
  const lair = view.nightweave;
  if (!lair) return [];
  const known = told < 0 ? deeds : deeds.slice(0, told + 1);
  const shown = known.findLast(({ event }) => event.name === "nightweave-reveals")?.event.values;
  const place = known.findLast(({ event }) => event.name === "nightweave-placed")?.event.values["place"];
  const activity = String(shown?.["activity"] ?? lair.activity);
  if (place === undefined || !activity) return [];
  const way = searchOf(pack.of("activity", activity), (shown?.["season"] as Season | undefined) ?? lair.season, String(place), view);
  return way.length > 1 ? way : [];
}
