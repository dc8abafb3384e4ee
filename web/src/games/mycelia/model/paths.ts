/** Mycelia's click paths: what stands beside them as buttons, what needs no click, and what a touch meant. */

import type { Option } from "../../../generated/api";
import { open, split, touchable } from "../../../table/touch/paths";

/** Options that are buttons of their own, not things on the table. */
export function isButton(option: Option): boolean {
  const first = option.path[0] ?? "button:";
  return first.startsWith("button:") || first.startsWith("choice:");
}

/**
 * Where a new question begins: what every option touches first needs no click.
 * The last thing of a path is never walked unasked, so nothing is ever chosen for the player.
 */
export function begin(things: readonly Option[]): string[] {
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
