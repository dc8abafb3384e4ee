/** The board's geometry and what the pack says about it. */

import type { Component } from "../../lib/contract";

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
