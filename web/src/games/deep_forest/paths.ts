/** Click paths: an option names the things it touches in order; touching them one after the other chooses it. */

import type { Option } from "../../lib/contract";

/** The options whose path begins with what has been touched. */
export function open(options: readonly Option[], walked: readonly string[]): Option[] {
  return options.filter((option) => walked.every((thing, i) => option.path[i] === thing));
}

/** What can be touched next. */
export function touchable(options: readonly Option[], walked: readonly string[]): Set<string> {
  const things = open(options, walked).map((option) => option.path[walked.length]);
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
  const on = [...walked, thing];
  const left = open(options, on);
  const [only] = left;
  return { walked: on, chosen: left.length === 1 && only?.path.length === on.length ? only : null };
}

/** The move a click on something useless probably meant, for the question why not. */
export function guess(thing: string, walked: readonly string[], tile: string): string {
  const [kind, id] = split(thing);
  const begun = walked[0] ?? "";
  if (kind === "resource") return begun.startsWith("button:") ? `${begun.slice(7)} ${id}` : `sell ${id}`;
  if (kind === "strip") return `strip ${id}`;
  if (kind === "edge") return `edge ${id}`;
  if (kind === "strength") return `fight ${id}`;
  if (kind === "monster") return `claim ${id}`;
  if (kind === "die") return `aside ${id}`;
  if (kind === "there") return `onto ${id}`;
  if (kind === "seat") return `send ${id}`;
  if (kind === "cell") return `lay ${id} > ${id}`;
  if (kind === "field") {
    if (tile === "troll") return `pay ${id}`;
    if (tile === "sword") return `take ${id}`;
    return ["thicket", "gate", "guard"].includes(tile) ? `overcome ${id}` : `go ${id}`;
  }
  return id || thing;
}

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}
