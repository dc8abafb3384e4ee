/** What a touch in the deep forest meant. */

import type { PlayerView } from "../../../generated/deep_forest";
import { split } from "../../../table/touch/paths";

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
    if (tile === "exit") return `leave ${id}`;
    if (tile === "troll") return `pay ${id}`;
    if (tile === "sword") return `take ${id}`;
    return ["thicket", "gate", "guard"].includes(tile) ? `overcome ${id}` : `go ${id}`;
  }
  return id || thing;
}

/** What lies on a field somebody touches: a troll if it attacks from there, and the upper wall is the way out. */
export function tileAt(thing: string, player: PlayerView | undefined, rows: number): string {
  const [kind, field] = split(thing);
  if (kind === "field" && Number(field.slice(1)) > rows) return "exit";
  return kind !== "field" ? "" : player?.attackers.includes(field) ? "troll" : (player?.fields[field] ?? "").replace("troll", "");
}
