/** What the pieces of the table know about being touched; the table gives it to them. */

import { getContext, setContext } from "svelte";
import type { Component } from "../../lib/contract";
import type { Price } from "./view";

/** Something to read large: a card, location or event, what it would cost now, and the thing it is. */
export interface Read {
  what: Component;
  price?: Price | null | undefined;
  thing?: string | undefined;
}

export interface Touching {
  /** can be touched now */
  can(thing: string): boolean;
  picked(thing: string): boolean;
  /** something just happened there */
  told(thing: string): boolean;
  press(thing: string): void;
  /** the sign of the opponent without a seat */
  rival(): string;
  /** a tap reads first: the card is played from what it opens */
  careful(thing: string): boolean;
  /** show this large while it is pointed at; null when no longer */
  read(what: Read | null): void;
  /** show it large over everything */
  peek(what: Read): void;
}

const KEY = Symbol("touching");

export function giveTouching(touching: Touching): void {
  setContext(KEY, touching);
}

export function useTouching(): Touching {
  return getContext<Touching>(KEY);
}
