/** A value in one line, for what stands in the cells of a table and on small cards. */

import { isObject } from "./fields";
import { type Lexicon, spaced } from "./names";

/** More things than these are counted, not named. */
const LONG = 4;

export class Inline {
  readonly #lexicon: Lexicon;
  readonly #names: readonly string[];

  constructor(lexicon: Lexicon, names: readonly string[]) {
    this.#lexicon = lexicon;
    this.#names = names;
  }

  /** Empty if there is nothing to say. */
  words(value: unknown, field: string): string {
    if (value === null || value === undefined || value === false || value === "") return "";
    if (value === true) return spaced(field);
    if (typeof value === "string") return this.#lexicon.name(value, field);
    if (typeof value === "number") return this.#number(value, field);
    if (Array.isArray(value)) return this.#list(value, field);
    return isObject(value) ? this.object(value) : "";
  }

  /** `2 berry, 1 twig` of counts, `cost 2 berry · fits` of anything else. */
  object(from: Record<string, unknown>, without: readonly string[] = []): string {
    return this.facts(from, without).join(isCounts(from) ? ", " : " · ");
  }

  /** What is there: of nought, nobody and nothing one line says nothing. */
  facts(from: Record<string, unknown>, without: readonly string[] = []): string[] {
    const counts = isCounts(from);
    return Object.entries(from)
      .filter(([key, value]) => !without.includes(key) && value !== 0 && value !== -1)
      .map(([key, value]) => {
        if (counts) return `${String(value)} ${this.#lexicon.name(key, "")}`;
        const said = this.words(value, key);
        if (said === "" || value === true || key === "seat") return said;
        return `${spaced(key)} ${said}`;
      })
      .filter(Boolean);
  }

  #list(list: readonly unknown[], field: string): string {
    const all = list.map((one) => this.words(one, field)).filter(Boolean);
    return all.length > LONG ? `${all.slice(0, LONG - 1).join(", ")} +${all.length - LONG + 1}` : all.join(", ");
  }

  #number(value: number, field: string): string {
    if (field === "seat" || field === "owner") return value < 0 ? "" : (this.#names[value] ?? String(value));
    return Number.isInteger(value) ? String(value) : value.toFixed(2);
  }
}

/** `{"berry": 2, "twig": 0}`; a single number is a field like any other. */
function isCounts(from: Record<string, unknown>): boolean {
  const values = Object.values(from);
  return values.length > 0 && values.every((one) => typeof one === "number") && !("seat" in from);
}
