/** What is asked inside a turn, as a row of answers: each with a sign, in the order the rules offer them. */

import type { Colour, TableView } from "../../../generated/everdell";
import { split } from "../../../table/touch/paths";
import type { Pack } from "./pack";
import { cityCard } from "./paths";

/** How an answer is drawn: a piece, the emblem of a card, the sign of a seat, or nothing but words. */
export type Drawn = { piece: string } | { card: string } | { seat: number } | { colour: Colour } | null;

/** Things that lie nowhere on the table: they are always offered here. */
const NOWHERE = new Set(["button", "cost", "supply", "amount", "seat", "pile", "reaction", "worker", "stock", "choice", "color", "option", "power", "path"]);
/** So many things of the table are repeated here, near the question. */
const FEW = 8;

export function drawn(thing: string, view: TableView): Drawn {
  const [kind, id] = split(thing);
  if (kind === "cost" || kind === "stock" || kind === "supply") return { piece: id };
  if (kind === "hand" || kind === "legend" || kind === "reaction" || kind === "revealed") return { card: id };
  if (kind === "city") return { card: cityCard(id).card };
  if (kind === "seat") return { seat: Number(id) };
  if (kind === "power") return id === "own" ? null : { card: `power-${id}` };
  if (kind === "kept") return { card: id };
  if (kind === "path") return { piece: "journey" };
  if (kind === "color") return { colour: id as Colour };
  if (thing === "button:foil") return { piece: "web" };
  if (thing === "button:suffer") return { piece: "nightweave" };
  if (kind === "pile") return { piece: "card" };
  if (kind === "location") return { piece: id === "haven" ? "haven" : "journey" };
  if (kind === "event") return { piece: "event" };
  if (kind === "meadow") {
    const card = view.meadow.find((one) => String(one.slot) === id)?.card;
    return card ? { card } : null;
  }
  return thing === "button:pay" ? { piece: "any" } : null;
}

/** What a thing is called when a touch of it does not yet choose anything. */
export function called(thing: string, pack: Pack): string {
  const [kind, id] = split(thing);
  return kind === "city" ? pack.nameOf(cityCard(id).card) : pack.nameOf(id);
}

/** The things that are offered as answers; those that are shown as whole cards are not among them. */
export function answers(next: Iterable<string>, revealed: readonly string[]): string[] {
  const things = [...next].filter((thing) => !(thing.startsWith("revealed:") && revealed.includes(split(thing)[1])));
  const lying = things.filter((thing) => !NOWHERE.has(split(thing)[0]));
  return things.filter((thing) => NOWHERE.has(split(thing)[0]) || lying.length <= FEW).sort((one, other) => last(one) - last(other));
}

/** To stop comes after everything else. */
const last = (thing: string): number => (thing === "button:done" ? 1 : 0);
