/** The board's geometry and what the pack says about it. */

import type { Component } from "../../../lib/server/names";

export const COLUMNS = 5;
export const ROWS = 4;
export const FIELDS: readonly string[] = Array.from({ length: COLUMNS * ROWS }, (_, i) => fieldName(i));
export const FACES = ["sun", "moon", "acorn", "feather", "snail", "web"] as const;
export type Face = (typeof FACES)[number];
export type Ground = "leaves" | "moss" | "water" | "soil" | "shrine";

const GROUNDS: Record<string, Ground> = { L: "leaves", M: "moss", W: "water", S: "soil", "*": "shrine" };

export function fieldName(i: number): string {
  return "abcde".charAt(i % COLUMNS) + (Math.floor(i / COLUMNS) + 1);
}

export function fieldNumber(name: string): number {
  return FIELDS.indexOf(name);
}

/** A drawn drop: where it lies in a box of 100 x 100, and how many it stands for. */
export interface Piece {
  x: number;
  y: number;
  size: number;
  piece: "drop" | "prism";
  count: number;
}

const PLACES: readonly (readonly [number, number, number])[][] = [
  [],
  [[50, 52, 52]],
  [[31, 50, 46], [69, 56, 46]],
  [[50, 30, 42], [29, 66, 42], [71, 68, 42]],
  [[30, 30, 40], [71, 32, 40], [29, 71, 40], [70, 73, 40]],
];

/** Drops as they are drawn: one by one up to `few`, then one of each kind with its number. `apart`: dewdrops at the left only. */
export function piecesOn(drops: number, prisms: number, few: number, apart = false): Piece[] {
  const dew = drops - prisms;
  if (apart) return dew > 0 ? [{ x: 24, y: 44, size: 38, piece: "drop", count: dew }] : [];
  if (drops <= few || (drops === 2 && prisms === 1)) {
    return (PLACES[drops] ?? []).map(([x, y, size], i) => ({ x, y, size, piece: i < dew ? "drop" : "prism", count: 1 }));
  }
  if (dew > 0 && prisms > 0) {
    const y = few > 1 ? 46 : 44;
    return [
      { x: 27, y, size: few > 1 ? 46 : 50, piece: "drop", count: dew },
      { x: 73, y, size: few > 1 ? 46 : 50, piece: "prism", count: prisms },
    ];
  }
  return [{ x: drops > 9 ? 40 : 42, y: 48, size: few > 1 ? 62 : 66, piece: dew > 0 ? "drop" : "prism", count: drops }];
}

/** The pack, sorted so that the table finds a card by its id. */
export class Pack {
  private readonly found = new Map<string, Component>();
  private readonly places = new Map<string, number>();

  constructor(components: readonly Component[]) {
    for (const entry of components) {
      const kind = entry.table === "start" || entry.table === "gift" ? "card" : entry.table;
      if (entry.id !== undefined && !this.found.has(`${kind} ${entry.id}`)) {
        this.found.set(`${kind} ${entry.id}`, entry);
        if (kind === "card") this.places.set(entry.id, this.places.size);
      }
    }
  }

  /** Where a card stands in the pack: hands are sorted by it. */
  order(id: string): number {
    return this.places.get(id) ?? this.places.size;
  }

  sorted(ids: readonly string[]): string[] {
    return [...ids].sort((one, other) => this.order(one) - this.order(other));
  }

  card(id: string): Component {
    return this.found.get(`card ${id}`) ?? { file: "", table: "card", id, name: id, source: "" };
  }

  tile(id: string): Component {
    return this.found.get(`tile ${id}`) ?? { file: "", table: "tile", id, name: id, source: "" };
  }

  solo(id: string): Component {
    return this.found.get(`solo ${id}`) ?? { file: "", table: "solo", id, source: "" };
  }

  /** How many solo cards there are. */
  get solos(): number {
    return [...this.found.keys()].filter((key) => key.startsWith("solo ")).length;
  }

  /** The landscapes of a side, field by field. */
  grounds(side: string): Ground[] {
    const rows = this.found.get(`side ${side}`)?.["fields"];
    const letters = Array.isArray(rows) ? rows.join("") : "";
    return FIELDS.map((_, i) => GROUNDS[letters.charAt(i)] ?? "soil");
  }

  /** Where the faces of the die bring drops: for each field the face printed there. */
  supply(card: string, up: number, side: string): (Face | null)[] {
    const entry = this.found.get(`supply ${card}${"AB".charAt(up)}`);
    const shrine = Math.max(0, this.grounds(side).indexOf("shrine"));
    const map: (Face | null)[] = FIELDS.map(() => null);
    const positions = (entry?.["positions"] ?? {}) as Partial<Record<Face, unknown>>;
    for (const face of FACES) {
      const places = positions[face];
      if (!Array.isArray(places)) continue;
      for (const [right, down] of places as [number, number][]) {
        const at = shrine + right + down * COLUMNS;
        if (at >= 0 && at < map.length) map[at] = face;
      }
    }
    return map;
  }
}

/** The number of cards in layers of a pile. */
export function countOf(layers: readonly { count: number }[]): number {
  return layers.reduce((sum, layer) => sum + layer.count, 0);
}

/** The cards of a pile that are known one by one, from the top: they were hired or brought back. */
export function knownOn(layers: readonly { count: number; among: readonly string[] }[]): string[] {
  const end = layers.findIndex((layer) => layer.count !== 1 || layer.among.length !== 1);
  return layers.slice(0, end < 0 ? layers.length : end).flatMap((layer) => layer.among);
}
