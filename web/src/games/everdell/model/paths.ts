/** What a touch in Everdell meant, and the names of cards in cities. */

import { split } from "../../../table/touch/paths";

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

/** Whose city and which card a name like `0:farm:2` means. */
export function cityCard(ref: string): { owner: number; card: string; copy: number } {
  const [owner = "0", card = "", copy = "1"] = ref.split(":");
  return { owner: Number(owner), card, copy: Number(copy) };
}
