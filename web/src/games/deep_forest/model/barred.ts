/** Why one cannot go to a field now, as the rules say it, and what is drawn there: `play/refusals.py` in the browser. */

import type { PlayerView, Resource, TableView } from "../../../generated/deep_forest";
import { t } from "../../../lib/page/words";
import { type Pack, type Price, priceParts, rowOf } from "./board";

/** `far`: not beside the pawn; `broke`: too little to pay with; `shut`: a wall, or the way out is not open yet. */
export type Bar = "attacked" | "shut" | "far" | "hidden" | "touch" | "broke";

export interface Barred {
  field: string;
  bar: Bar;
  rule: string;
  words: string;
  /** what stands in the way: the markers it would touch, the troll, or the pawn it is too far from */
  by: string[];
  /** nobody has seen what lies there yet */
  unseen?: boolean;
  /** what it takes, if that is too much */
  takes?: { resource: Resource; n: number };
}

/** The fields beside one another, walls with them. */
export function beside(one: string, other: string): boolean {
  return Math.abs(one.charCodeAt(0) - other.charCodeAt(0)) + Math.abs(rowOf(one) - rowOf(other)) === 1;
}

/** The markers a path that goes there would touch. */
export function touched(player: PlayerView, field: string): string[] {
  return player.trail.map((stone) => stone.field).filter((one) => one === field || beside(one, field));
}

const OBSTACLES: Readonly<Record<string, string>> = { thicket: "DF.obst.thicket", gate: "DF.obst.gate", guard: "DF.obst.guard" };

/** Asked in the forest, of fields that cannot be touched; null if nothing forbids it. */
export function barred(view: TableView, player: PlayerView, pack: Pack, field: string): Barred | null {
  const { pawn } = player;
  if (!pawn || player.left || pawn === field) return null;
  const no = (bar: Bar, rule: string, words: string, by: string[] = [], values: Record<string, string | number> = {}): Barred => ({
    field, bar, rule, by, words: t(`deep_forest-no-${words}`, { field, ...values }),
  });
  const tile = player.visitors[field] ? "troll" : (player.fields[field] ?? "bare");
  const [first] = player.attackers;
  const near = beside(pawn, field);
  if (first !== undefined && !player.attackers.includes(field)) return no("attacked", "DF.troll.attack", "attacked", player.attackers, { field: first });
  if (first !== undefined) return { ...no("broke", "DF.troll.broke", "broke", [], { price: pack.number("troll", 1) }), takes: { resource: "coin", n: pack.number("troll", 1) } };
  if (rowOf(field) === 0) return no("shut", "DF.walk.one_entry", "wall");
  if (rowOf(field) > view.rows) return noWayOut(view, player, pack, field, no);
  if (!near) return { ...no("far", "DF.walk.step", "far", [pawn]), unseen: tile === "hidden" };
  if (tile === "hidden") return no("hidden", "DF.walk.hidden", "hidden");
  const markers = touched(player, field);
  if (markers.length) return no("touch", "DF.walk.no_touch", "touch", markers);
  return tooDear(view, player, pack, field, tile, no);
}

type No = (bar: Bar, rule: string, words: string, by?: string[], values?: Record<string, string | number>) => Barred;

function noWayOut(view: TableView, player: PlayerView, pack: Pack, field: string, no: No): Barred {
  if (view.fog < 0) return no("shut", "DF.end.leave", "fog", [], { rounds: view.fog_after });
  if (!beside(player.pawn, field)) return no("shut", "DF.end.leave", "not-below", [player.pawn]);
  const need = player.step_cost + pack.number("wall", 1);
  return { ...no("broke", "DF.end.leave", "leave-markers", [], { need, n: player.goods.marker }), takes: { resource: "marker", n: need } };
}

function tooDear(view: TableView, player: PlayerView, pack: Pack, field: string, tile: string, no: No): Barred | null {
  const [need, have] = [player.step_cost, player.goods.marker];
  if (have < need) {
    const rule = rowOf(player.pawn) <= view.fog ? "DF.walk.fog_cost" : view.rocks.includes(player.pawn) ? "DF.walk.rock_cost" : "DF.walk.marker";
    return { ...no("broke", rule, "markers", [], { need, n: have }), takes: { resource: "marker", n: need } };
  }
  const price: Price = tile in OBSTACLES ? pack.obstacle(tile as "thicket") : {};
  const lacking = priceParts(price).find(([resource, n]) => player.goods[resource] < n);
  if (!lacking) return null;
  const [resource, n] = lacking;
  return { ...no("broke", OBSTACLES[tile] ?? "DF.obst.step", "price", [], { tile, price: n, resource, field }), takes: { resource, n } };
}
