/** What the pieces of the table know about being touched; the table gives it to them. */

import { getContext, setContext } from "svelte";

export interface Touching {
  /** can be touched now */
  can(thing: string): boolean;
  picked(thing: string): boolean;
  press(thing: string): void;
}

const KEY = Symbol("touching");

export function giveTouching(touching: Touching): void {
  setContext(KEY, touching);
}

export function useTouching(): Touching {
  return getContext<Touching>(KEY);
}
