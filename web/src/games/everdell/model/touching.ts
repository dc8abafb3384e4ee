/** What the pieces of Everdell's table know beyond being touched. */

import type { Price } from "../../../generated/everdell";
import type { Component } from "../../../lib/server/names";
import { type Touching as Shared, useTouching as useShared } from "../../../table/touch/touching";

/** Something to read large: a card, location or event, what it would cost now, and the thing it is. */
export interface Read {
  what: Component;
  price?: Price | null | undefined;
  thing?: string | undefined;
}

export interface Touching extends Shared<Read> {
  told(thing: string): boolean;
  /** the sign of the opponent without a seat */
  rival(): string;
  /** the big critters that stand on a place or a card of a city */
  bigsAt(place: string): { seat: number; id: string }[];
  /** whose frogs stand on a card of a city */
  frogsAt(ref: string): number[];
}

export const useTouching = (): Touching => useShared<Touching>();
