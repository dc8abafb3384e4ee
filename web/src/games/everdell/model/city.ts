/** Cities: which cards stand together, and whose guests are near. */

import type { CityCard, Colour, PlayerView, TableView } from "../../../generated/everdell";
import { colourOf, isCritter, listOf, type Pack } from "./pack";
import { COLOURS } from "./view";

/** The cards by space: two that share one are together, in the place of the first of them. */
export function cells(city: readonly CityCard[], lodgers: Readonly<Record<string, string>> = {}): CityCard[][] {
  const found: CityCard[][] = [];
  const hosted = (ref: string): CityCard[] => city.filter((one) => lodgers[one.ref] === ref);
  city.forEach((one, i) => {
    // A lodger stands with its host.
    if (lodgers[one.ref]) return;
    const guests = hosted(one.ref);
    if (guests.length > 0) {
      found.push([one, ...guests]);
      return;
    }
    const other = one.partner >= 0 ? city[one.partner] : undefined;
    if (!other) found.push([one]);
    else if (one.partner > i) found.push([one, other]);
  });
  return found;
}

/** How many cards of each kind there are; kinds that are missing are left out. */
export function kindsOf(city: readonly CityCard[], pack: Pack): [Colour, number][] {
  const counts = new Map<Colour, number>();
  for (const { card } of city) counts.set(colourOf(pack.card(card)), (counts.get(colourOf(pack.card(card))) ?? 0) + 1);
  return COLOURS.flatMap((colour): [Colour, number][] => (counts.has(colour) ? [[colour, counts.get(colour) ?? 0]] : []));
}

/** The guests a construction invites; a critter has none. */
export function guestsOf(card: string, pack: Pack): string[] {
  const entry = pack.card(card);
  return isCritter(entry) ? [] : listOf(entry, "brings");
}

/** The homes whose guest lies in the hand or the Meadow and can still come. */
export function guests(view: TableView, player: PlayerView, pack: Pack): ReadonlySet<string> {
  const near = [...player.hand, ...view.meadow.flatMap(({ card }) => card ?? [])].filter((id) => isCritter(pack.card(id)));
  const invites = (one: CityCard): boolean => guestsOf(one.card, pack).some((guest) => (guest === "any" ? near.length > 0 : near.includes(guest)));
  return new Set(player.city.filter((one) => !one.occupied && !one.down && invites(one)).map(({ ref }) => ref));
}
