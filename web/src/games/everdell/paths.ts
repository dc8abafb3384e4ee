/** Click paths: an option names the things it touches in order; touching them one after the other chooses it. */

import type { Option } from "../../lib/contract";

/** The options whose path begins with what has been touched. */
export function open(options: readonly Option[], walked: readonly string[]): Option[] {
  return options.filter((option) => walked.every((thing, i) => option.path[i] === thing));
}

/** What can be touched next. */
export function touchable(options: readonly Option[], walked: readonly string[]): Set<string> {
  const left = open(options, walked);
  // Two that touch the same things are told apart by their words.
  const things = left.map((option) => option.path[walked.length] ?? (walked.length > 0 ? `option:${option.text}` : undefined));
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
  return { walked: on, chosen: left.length === 1 && only && only.path.length === on.length ? only : null };
}

const WISHES: Record<string, string> = {
  hand: "play",
  legend: "play legend",
  kept: "play kept",
  location: "place",
  event: "claim",
  city: "visit",
  revealed: "bring",
  supply: "gain",
  stock: "give",
  cost: "spare",
  seat: "to",
  pile: "from",
  amount: "amount",
  reaction: "react",
  choice: "choose",
  color: "color",
};

/** The move a click on something useless probably meant, for the question why not. */
export function guess(thing: string): string {
  const [kind, id] = split(thing);
  if (thing === "power:own") return "power";
  if (thing === "pile:farms") return "play pile";
  if (kind === "meadow") return `play meadow ${id}`;
  const verb = WISHES[kind];
  return verb ? `${verb} ${id}` : id || thing;
}

export function split(thing: string): [kind: string, id: string] {
  const at = thing.indexOf(":");
  return at < 0 ? [thing, ""] : [thing.slice(0, at), thing.slice(at + 1)];
}

/** Whose city and which card a name like `0:farm:2` means. */
export function cityCard(ref: string): { owner: number; card: string; copy: number } {
  const [owner = "0", card = "", copy = "1"] = ref.split(":");
  return { owner: Number(owner), card, copy: Number(copy) };
}
