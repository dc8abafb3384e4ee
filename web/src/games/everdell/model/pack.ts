/** The pack as the table reads it: cards, locations and events by their ids, and goods in their texts. */

import type { Colour, NightweaveView, Resource } from "../../../generated/everdell";
import type { Component } from "../../../lib/server/names";
import { LAND_TABLES, type LandTable } from "./pictures";
import type { Goods } from "./view";
import { RESOURCES } from "./view";

const TABLES: readonly string[] = ["card", "location", "event", "rugwort", "activity", "personality", "plan", "intrigue", "level", "power", ...LAND_TABLES];

export class Pack {
  readonly #found = new Map<string, Component>();
  readonly #place = new Map<string, number>();

  constructor(components: readonly Component[]) {
    for (const one of components) {
      if (one.id === undefined || !TABLES.includes(one.table)) continue;
      this.#found.set(`${one.table}:${one.id}`, one);
      this.#place.set(one.id, this.#place.size);
    }
  }

  card(id: string): Component {
    return this.#get("card", id);
  }
  location(id: string): Component {
    return this.#get("location", id);
  }
  event(id: string): Component {
    return this.#get("event", id);
  }
  /** An activity card, level, personality, plan or intrigue of Nightweave's, a worker ability, or an entry of a land. */
  of(table: "activity" | "level" | "personality" | "plan" | "intrigue" | "power" | LandTable, id: string): Component {
    return this.#get(table, id);
  }
  /** The card, location or event of this id. */
  any(id: string): Component | null {
    return this.#found.get(`card:${id}`) ?? this.#found.get(`location:${id}`) ?? this.#found.get(`event:${id}`) ?? this.#ofLand(id);
  }
  nameOf(id: string): string {
    return this.any(id)?.name ?? id;
  }
  /** The constructions that let this critter move in; one that counts as another goes without saying. */
  homesOf(id: string): Component[] {
    return [...this.#found.values()].filter(
      (one) => one.table === "card" && textOf(one, "counts_as") === "" && listOf(one, "brings").some((guest) => guest === id || guest === "any"),
    );
  }
  /** Cards in the order of the pack, which goes by colour. */
  sorted(ids: readonly string[]): string[] {
    return [...ids].sort((one, other) => (this.#place.get(one) ?? 0) - (this.#place.get(other) ?? 0));
  }

  #ofLand(id: string): Component | null {
    for (const table of LAND_TABLES) {
      const found = this.#found.get(`${table}:${id}`);
      if (found) return found;
    }
    return null;
  }

  #get(table: string, id: string): Component {
    return this.#found.get(`${table}:${id}`) ?? { file: "", table, id, name: id, source: "" };
  }
}

export function textOf(one: Component, field = "text"): string {
  const value = one[field];
  return typeof value === "string" ? value : "";
}

export function listOf(one: Component, field: string): string[] {
  const value = one[field];
  return Array.isArray(value) ? value.map(String) : typeof value === "string" && value !== "" ? [value] : [];
}

export function colourOf(one: Component): Colour {
  return (textOf(one, "color") || "tan") as Colour;
}

export function isCritter(one: Component): boolean {
  return one["kind"] === "critter";
}

export function pointsOf(one: Component): number {
  return Number(one["points"] ?? 0);
}

/** `3 twig 1 pebble` as counts. */
export function costOf(one: Component): Goods {
  const cost: Goods = {};
  for (const [, n, kind] of String(one.cost ?? "").matchAll(/(\d+) (\w+)/g)) {
    if (RESOURCES.includes(kind as Resource)) cost[kind as Resource] = Number(n);
  }
  return cost;
}

/** The cards that make Nightweave harder: her personality, her plan and the intrigue that is in force. */
export function modulesOf(lair: NightweaveView, pack: Pack): Component[] {
  const found: Component[] = [];
  if (lair.personality) found.push(pack.of("personality", lair.personality));
  if (lair.plan) found.push(pack.of("plan", lair.plan));
  if (lair.intrigue) found.push(pack.of("intrigue", lair.intrigue));
  return found;
}

/** A sign with how many; `sign` is a piece of the sprite. */
export interface Sign {
  sign: string;
  n: string;
}

const SIGNS: Record<string, string> = { twig: "twig", resin: "resin", pebble: "pebble", berry: "berry", any: "any", card: "card", point: "points" };

/** What a location gives, as signs: `gain 2 twig 1 card`; empty if it takes words to say it. */
export function signsOf(does: string): Sign[] {
  const gain = /^gain ((?:\d+ \w+ ?)+)$/.exec(does);
  if (!gain) return [];
  return [...(gain[1] ?? "").matchAll(/(\d+) (\w+)/g)].map(([, n = "", kind = ""]) => ({ sign: SIGNS[kind] ?? kind, n }));
}

/** The same for those that exchange: what is given, and what for. */
export function tradeOf(does: string): { from: Sign[]; to: Sign[] } | null {
  const known: Record<string, { from: Sign[]; to: Sign[] }> = {
    "discard any: 2 card each": { from: [{ sign: "card", n: "1" }], to: [{ sign: "card", n: "2" }] },
    "discard any: 1 any per 2": { from: [{ sign: "card", n: "2" }], to: [{ sign: "any", n: "1" }] },
    "discard 0-3: 1 any each": { from: [{ sign: "card", n: "≤3" }], to: [{ sign: "any", n: "1" }] },
    "copy basic location & gain 1 card": { from: [{ sign: "journey", n: "" }], to: [{ sign: "card", n: "1" }] },
    "draw 2 meadow, play one 1 less": { from: [{ sign: "card", n: "2" }], to: [{ sign: "city", n: "−1" }] },
  };
  return known[does] ?? null;
}

/** Cards by class (`common critter`), or so many of something else. */
function kindsNeeded(event: Component): [string, number][] {
  return ["needs_kinds", "needs_numbers"].flatMap((field) => {
    const kinds = event[field];
    return typeof kinds === "object" && kinds !== null ? (Object.entries(kinds) as [string, number][]).filter(([, n]) => n > 0) : [];
  });
}

/** What an event asks for: cards, cards of a colour, or cards of a class. */
export function needsOf(event: Component): { cards: string[]; colours: [Colour, number][]; kinds: [string, number][] } {
  const colours = event["needs_colors"];
  return {
    cards: listOf(event, "needs"),
    colours: typeof colours === "object" && colours !== null ? (Object.entries(colours) as [Colour, number][]).filter(([, n]) => n > 0) : [],
    kinds: kindsNeeded(event),
  };
}

/** The piece that stands for a class of cards, or for what else an event counts. */
export const signOfKind = (kind: string): string => (kind.includes("critter") ? "worker-sign" : kind.includes("construction") ? "city" : kind.includes("event") ? "event" : "card");
