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
  river: "frog",
  adornment: "adorn",
  station: "play station",
  visitors: "welcome",
  discovery: "discover",
  critter: "call",
  under: "play under",
  stormvale: "play stormvale",
};

/** The move a click on something useless probably meant, for the question why not. */
export function guess(thing: string): string {
  const [kind, id] = split(thing);
  if (thing === "power:own") return "power";
  if (thing === "pile:farms") return "play pile";
  if (kind === "meadow") return `play meadow ${id}`;
  if (thing === "ticket:own") return "ticket";
  if (thing === "reservation:own") return "play reserved";
  if (kind === "market") return `market gain ${id}`;
  if (kind === "tile") return /^\d/.test(id) ? `tile ${id}` : `chart ${id}`;
  const verb = WISHES[kind];
  return verb ? `${verb} ${id}` : id || thing;
}

/** Whose city and which card a name like `0:farm:2` means. */
export function cityCard(ref: string): { owner: number; card: string; copy: number } {
  const [owner = "0", card = "", copy = "1"] = ref.split(":");
  return { owner: Number(owner), card, copy: Number(copy) };
}
