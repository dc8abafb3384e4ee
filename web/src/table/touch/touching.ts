/** What the pieces of a table know about being touched; the table gives it to them. */

import { getContext, setContext } from "svelte";

/** `Read`: what can be read large here. */
export interface Touching<Read = unknown> {
  /** can be touched now */
  can(thing: string): boolean;
  picked(thing: string): boolean;
  press(thing: string): void;
  /** show this large while it is pointed at; null when no longer */
  read(what: Read | null): void;
  /** show it large over everything: a long press on a phone */
  peek(what: Read): void;
  /** something just happened there */
  told?(thing: string): boolean;
  /** where a tap and the key Z read first: whether a tap on this does, and it is used from what it opens */
  careful?(thing: string): boolean;
  /** names here are sentences, and so is what is said of them */
  sentences?: boolean;
}

const KEY = Symbol("touching");

export function giveTouching<Given extends Touching<never>>(touching: Given): void {
  setContext(KEY, touching);
}

export function useTouching<Given extends Touching<never> = Touching>(): Given {
  return getContext<Given>(KEY);
}
