/** What every piece of the generic table knows: how things are called, and which of them a click path names. */

import { getContext, setContext } from "svelte";

import type { Component } from "../../../lib/server/names";
import type { Touching } from "../../touch/touching";
import type { Inline } from "./inline";
import { type Lexicon, singular } from "./names";

export interface Knowing {
  readonly lexicon: Lexicon;
  readonly inline: Inline;
  readonly names: readonly string[];
  /** the seat whose things are played with */
  readonly seat: number;
  readonly touching: Touching<Component>;
}

const KEY = Symbol("knowing");

export const giveKnowing = (knowing: Knowing): void => void setContext(KEY, knowing);
export const useKnowing = (): Knowing => getContext<Knowing>(KEY);

/**
 * The thing of a click path that lies here, if one can be touched: `hand:bard` is the Bard in the field `hand`,
 * `field:c3` the place c3 of the board `fields`, `strip:s06` an entry of the pack's table `strip` wherever it lies.
 * A thing at another seat has to say so (`city:1:inn`), or two places would glow for one path.
 */
export function thingAt(knowing: Knowing, fields: readonly string[], id: string, seat: number | null): string | undefined {
  if (seat !== null && seat !== knowing.seat && !id.startsWith(`${seat}:`)) return undefined;
  const table = knowing.lexicon.entry(id, fields[0] ?? "")?.table;
  const kinds = new Set([...fields, ...fields.map(singular), ...(table ? [table] : [])]);
  return [...kinds].map((kind) => `${kind}:${id}`).find((thing) => knowing.touching.can(thing) || knowing.touching.picked(thing));
}
