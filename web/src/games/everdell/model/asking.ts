/** What is asked inside a turn, as a row of answers: each with a sign, in the order the rules offer them. */

import type { Colour, TableView } from "../../../generated/everdell";
import { split } from "../../../table/touch/paths";
import type { Pack } from "./pack";
import { cityCard } from "./paths";

/** How an answer is drawn: a piece, the emblem of a card, the sign of a seat, or nothing but words. */
export type Drawn = { piece: string } | { card: string } | { seat: number } | { colour: Colour } | null;

/** Things that lie nowhere on the table: they are always offered here. */
const NOWHERE = new Set(["button", "cost", "supply", "amount", "seat", "pile", "reaction", "worker", "choice", "color", "option", "power", "path", "card", "critter"]);

export function drawn(thing: string, view: TableView): Drawn {
  const [kind, id] = split(thing);
  if (kind === "cost" || kind === "stock" || kind === "supply") return { piece: id };
  if (kind === "hand" || kind === "legend" || kind === "reaction" || kind === "revealed") return { card: id };
  if (kind === "city") return { card: cityCard(id).card };
  if (kind === "seat") return { seat: Number(id) };
  if (kind === "power") return id === "own" ? null : { card: `power-${id}` };
  if (kind === "card" || kind === "under") return { card: id };
  if (kind === "critter") return { card: `big-${id}` };
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

/** So many cards of cities are repeated among the answers: ways to pay, and who is meant. */
const FEW = 4;

/** The things that are offered as answers. What lies on the table is touched there, where everything is in sight. */
export function answers(next: Iterable<string>, revealed: readonly string[]): string[] {
  const things = [...next].map((thing) => ({ thing, kind: split(thing)[0], id: split(thing)[1] }));
  const cities = things.filter(({ kind }) => kind === "city").length;
  const offered = ({ kind, id }: (typeof things)[number]): boolean =>
    NOWHERE.has(kind) || (kind === "hand" && id === "last") || (kind === "city" && cities <= FEW) || (kind === "revealed" && !revealed.includes(id));
  return things.filter(offered).map(({ thing }) => thing).sort((one, other) => last(one) - last(other));
}

/** To stop comes after everything else. */
const last = (thing: string): number => (thing === "button:done" ? 1 : 0);
