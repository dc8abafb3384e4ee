/** Click paths: an option names the things it touches in order; touching them one after the other chooses it. */

import type { Option } from "../../lib/contract";

/** Options that are buttons of their own, not things on the table. */
export function isButton(option: Option): boolean {
  const first = option.path[0] ?? "button:";
  return first.startsWith("button:") || first.startsWith("choice:");
}

/** The options whose path begins with what has been touched. */
export function open(options: readonly Option[], walked: readonly string[]): Option[] {
  return options.filter(
    (option) => !isButton(option) && walked.every((thing, i) => option.path[i] === thing),
  );
}

/** What can be touched next. */
export function touchable(options: readonly Option[], walked: readonly string[]): Set<string> {
  const things = open(options, walked).map((option) => option.path[walked.length]);
  return new Set(things.filter((thing) => thing !== undefined));
}

/** Options whose path is walked already while others still go on: they need a button of their own. */
export function walkedThrough(options: readonly Option[], walked: readonly string[]): Option[] {
  return walked.length ? open(options, walked).filter((option) => option.path.length === walked.length) : [];
}

/**
 * Where a new question begins: what every option touches first needs no click.
 * The last thing of a path is never walked unasked, so nothing is ever chosen for the player.
 */
export function begin(options: readonly Option[]): string[] {
  const things = options.filter((option) => !isButton(option));
  const walked: string[] = [];
  const longest = Math.min(...things.map((option) => option.path.length));
  while (things.length > 1 && walked.length < longest) {
    const next = touchable(things, walked);
    const goesOn = open(things, walked).some((option) => option.path.length > walked.length + 1);
    const [only] = next;
    if (next.size !== 1 || only === undefined || !goesOn) break;
    walked.push(only);
  }
  return walked;
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
  const chosen = left.length === 1 && only && only.path.length === on.length ? only : null;
  return { walked: on, chosen };
}

/** One step back, never before the place where the question began. */
export function back(options: readonly Option[], walked: readonly string[]): string[] {
  const start = begin(options);
  return walked.length > start.length ? walked.slice(0, -1) : start;
}

/** The move a click on something useless probably meant, for the question why not. */
export function guess(thing: string, walked: readonly string[]): string {
  const [kind, id] = split(thing);
  if (kind === "hand") return `play ${id}`;
  if (kind === "showcase") return `hire ${id}`;
  if (kind === "tile") return `use ${id}`;
  if (kind === "discard") return `trash ${id}`;
  if (kind === "gift") return `buy ${id}`;
  if (kind === "area") return `answer ${id}`;
  if (kind === "prism") return `take prism ${id}`;
  if (kind === "field") {
    const [from, source] = split(walked.at(-1) ?? "");
    if (from === "prism") return `prism ${source} > ${id}`;
    return from === "field" ? `drop ${source} > ${id}` : `take ${id}`;
  }
  return thing;
}

/** What else a touch may mean: on a field with prism drops alone, these. */
export function meanings(thing: string): string[] {
  const [kind, id] = split(thing);
  return kind === "field" ? [thing, `prism:${id}`] : [thing];
}

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}
