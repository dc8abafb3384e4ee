/** Who of the cast sits down at a table that is being laid: as the server will decide it. */

import type { BotInfo, Character } from "../../generated/api";
import type { Seat } from "../../lib/play/laying";

/** Somebody for every seat of a bot; no two are alike, and nobody is called like a person at the table. */
export function seating(seats: readonly Seat[], bots: readonly BotInfo[]): (Character | null)[] {
  const taken = new Set(seats.filter((one) => one.kind !== "bot").map((one) => one.name.trim().toLowerCase()));
  return seats.map(({ kind, bot }) => {
    const family = bots.find((one) => one.name === bot)?.family ?? [];
    if (kind !== "bot" || family.length === 0) return null;
    const free = family.find((one) => !taken.has(one.name.toLowerCase()));
    const found = free ?? { face: family[0]!.face, name: `${family[0]!.name} 2` };
    taken.add(found.name.toLowerCase());
    return found;
  });
}
