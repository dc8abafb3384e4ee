/** Cities: which cards stand together. */

import type { CityCard } from "../../../generated/everdell";

/** The cards by space: two that share one are together, in the place of the first of them. */
export function cells(city: readonly CityCard[]): CityCard[][] {
  const found: CityCard[][] = [];
  city.forEach((one, i) => {
    const other = one.partner >= 0 ? city[one.partner] : undefined;
    if (!other) found.push([one]);
    else if (one.partner > i) found.push([one, other]);
  });
  return found;
}
