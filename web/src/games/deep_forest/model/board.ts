/** The forest's geometry, in units of a hundredth of a field, and what the pack says. */

import type { Cell, Obstacle, PlayerView, Resource, TableView } from "../../../generated/deep_forest";
import type { Component } from "../../../lib/server/names";
import { stripCells } from "./strips";
import { RESOURCES } from "./view";

export const WALL = 70;

export interface Place {
  x: number;
  y: number;
  height: number;
}

/** The middle of a field and how high it is; row 0 and the last one are walls, row 0 lies at the bottom. */
export function placeOf(field: string, rows: number): Place {
  const column = field.charCodeAt(0) - 97;
  const row = Number(field.slice(1));
  const x = column * 100 + 50;
  if (row === 0) return { x, y: WALL * 1.5 + rows * 100, height: WALL };
  if (row > rows) return { x, y: WALL / 2, height: WALL };
  return { x, y: WALL + (rows - row) * 100 + 50, height: 100 };
}

export const highOf = (rows: number): number => rows * 100 + 2 * WALL;

/** All fields from the upper left, walls with them. */
export function fieldsOf({ columns, rows }: Pick<TableView, "columns" | "rows">): string[] {
  const names: string[] = [];
  for (let row = rows + 1; row >= 0; row--) for (let i = 0; i < columns; i++) names.push(String.fromCharCode(97 + i) + row);
  return names;
}

export const rowOf = (field: string): number => Number(field.slice(1));

/** Where the lines of sight end: from the pawn to the farthest field it sees in each direction. */
export function sightLines(player: PlayerView, rows: number): { x: number; y: number }[] {
  if (!player.pawn) return [];
  const from = placeOf(player.pawn, rows);
  const ends = new Map<string, { x: number; y: number }>();
  for (const field of player.sight) {
    const to = placeOf(field, rows);
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const side = dx ? (dx > 0 ? "right" : "left") : dy > 0 ? "down" : "up";
    const known = ends.get(side);
    if (!known || Math.abs(dx) + Math.abs(dy) > Math.abs(known.x - from.x) + Math.abs(known.y - from.y)) ends.set(side, to);
  }
  return [...ends.values()];
}

/** What a step or deed on a field costs. */
export type Price = Partial<Record<Resource, number>>;

export class Pack {
  private readonly strips = new Map<string, Cell[]>();
  private readonly costs = new Map<string, Resource>();
  private prices: Record<string, unknown> = {};

  constructor(components: readonly Component[]) {
    for (const entry of components) {
      if (entry.table === "strip" && entry.id) this.strips.set(entry.id, stripCells(String(entry["cells"] ?? "")));
      else if (entry.table === "tile" && entry.id && entry["cost"]) this.costs.set(entry.id, String(entry["cost"]) as Resource);
      else if (entry.table === "prices") this.prices = entry;
    }
  }

  strip(id: string): Cell[] {
    return this.strips.get(id) ?? [];
  }

  number(name: string, otherwise: number): number {
    const value = this.prices[name];
    return typeof value === "number" ? value : otherwise;
  }

  obstacle(tile: Obstacle): Price {
    const resource = this.costs.get(tile);
    return resource ? { [resource]: this.number("obstacle", 3) } : {};
  }

  sword(): Price {
    const wanted = this.prices["sword"];
    const price: Price = {};
    for (const one of Array.isArray(wanted) ? wanted : []) price[one as Resource] = (price[one as Resource] ?? 0) + 1;
    return price;
  }

  /** What a move onto a field costs, markers with it; null for moves that are none. */
  price(move: string, player: PlayerView): Price | null {
    const [verb, field = ""] = move.split(" ");
    const markers: Price = { marker: player.step_cost };
    if (verb === "go" || verb === "pass") return markers;
    if (verb === "take") return { ...this.sword(), ...markers };
    if (verb === "overcome") return { ...this.obstacle(player.fields[field] as Obstacle), ...markers };
    if (verb === "pay") return { coin: this.number("troll", 1) };
    if (verb === "leave") return { marker: player.step_cost + this.number("wall", 1) };
    return null;
  }
}

export const priceParts = (price: Price): [Resource, number][] => RESOURCES.flatMap((one) => (price[one] ? [[one, price[one]] as [Resource, number]] : []));
