/** What the pieces of the table know about being touched; the table gives it to them. */

import { getContext, setContext } from "svelte";
import type { Component } from "../../lib/contract";

export interface Touching {
  /** can be touched now */
  can(thing: string): boolean;
  picked(thing: string): boolean;
  press(thing: string): void;
  /** show this card or tile large while it is pointed at; null when no longer */
  read(what: Component | null): void;
  /** show it large over everything: a long press on a phone */
  peek(what: Component): void;
}

const KEY = Symbol("touching");

export function giveTouching(touching: Touching): void {
  setContext(KEY, touching);
}

export function useTouching(): Touching {
  return getContext<Touching>(KEY);
}
