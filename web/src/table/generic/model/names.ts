/** How things are called whose game nobody has taught this page: by the pack, by their field, by their letters. */

import { sentence } from "../../../lib/page/words";
import type { Component } from "../../../lib/server/names";
import { split } from "../../touch/paths";

/** `hand_count` or `moss-giant` as words. */
export const spaced = (id: string): string => id.replaceAll(/[_-]+/g, " ").trim();

/** What a field of a view is called. */
export const titleOf = (field: string): string => sentence(spaced(field));

/** A field in the singular, as kinds of things and tables of packs are called: `fields` is `field`, `cities` is `city`. */
export function singular(field: string): string {
  if (field.endsWith("ies")) return `${field.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(field)) return field.slice(0, -2);
  return /[^s]s$/.test(field) ? field.slice(0, -1) : field;
}

/** Ids as short as this mean something else in every table of a pack: only the right table counts. */
const SHORT = 2;

/** The pack as a dictionary. */
export class Lexicon {
  readonly #entries = new Map<string, Component[]>();

  constructor(components: readonly Component[]) {
    for (const one of components) {
      if (one.id === undefined || !one.name) continue;
      this.#entries.set(one.id, [...(this.#entries.get(one.id) ?? []), one]);
    }
  }

  /** What the pack says of an id that stands in a field of this name, if it is clear what is meant. */
  entry(id: string, field = ""): Component | undefined {
    const found = this.#entries.get(id);
    if (!found) return undefined;
    const fitting = found.find((one) => singular(field).split("_").includes(one.table));
    if (fitting) return fitting;
    return found.length === 1 && id.length > SHORT && !/^\d+$/.test(id) ? found[0] : undefined;
  }

  name(id: string, field = ""): string {
    return this.entry(id, field)?.name ?? spaced(id);
  }

  /** A thing of a click path in words: `hand:bard` is Bard, `field:c3` is Field c3. */
  thing(thing: string, names: readonly string[]): string {
    const [kind, id] = split(thing);
    if (id === "") return titleOf(kind);
    if (kind === "seat" && names[Number(id)] !== undefined) return names[Number(id)]!;
    const known = this.entry(id, kind) ?? this.entry(id.replace(/^\d+:/, ""), kind);
    return known?.name ?? sentence(`${spaced(kind)} ${spaced(id)}`);
  }
}
