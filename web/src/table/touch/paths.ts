/** Click paths: an option names the things it touches in order; touching them one after the other chooses it. */

import type { Option } from "../../generated/api";

/** The options whose path begins with what has been touched. */
export function open(options: readonly Option[], walked: readonly string[]): Option[] {
  return options.filter((option) => walked.every((thing, i) => option.path[i] === thing));
}

/** Options whose path is walked already while others still go on: they need a button of their own. */
export function walkedThrough(options: readonly Option[], walked: readonly string[]): Option[] {
  return walked.length ? open(options, walked).filter((option) => option.path.length === walked.length) : [];
}

/** What can be touched next. */
export function touchable(options: readonly Option[], walked: readonly string[]): Set<string> {
  // What has been walked through is told apart by its words.
  const things = open(options, walked).map((option) => option.path[walked.length] ?? (walked.length > 0 ? `option:${option.text}` : undefined));
  return new Set(things.filter((thing) => thing !== undefined));
}

export interface Touch {
  walked: string[];
  /** set when the path of exactly one option has been walked to its end */
  chosen: Option | null;
}

/** Touch a thing: a step forward, or null if it cannot be touched now. */
export function touch(options: readonly Option[], walked: readonly string[], thing: string): Touch | null {
  if (!touchable(options, walked).has(thing)) return null;
  const said = thing.startsWith("option:") ? options.find((option) => `option:${option.text}` === thing) : undefined;
  if (said) return { walked: [...walked], chosen: said };
  const on = [...walked, thing];
  const left = open(options, on);
  const [only] = left;
  return { walked: on, chosen: left.length === 1 && only?.path.length === on.length ? only : null };
}

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}
