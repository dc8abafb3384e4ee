import { describe, expect, it } from "vitest";

import { cells } from "../../../../src/games/everdell/model/city";
import type { CityCard } from "../../../../src/generated/everdell";

const card = (ref: string, partner = -1): CityCard => ({ ref, card: ref.split(":")[1] ?? "", points: 0, occupied: false, tokens: 0, stored: {}, prisoners: [], workers: [], spaces: 0, partner, over: false, down: false, web: false });

describe("the cells of a city", () => {
  it("hold a couple in one space", () => {
    const city = [card("0:farm"), card("0:husband", 3), card("0:husband:2"), card("0:wife", 1)];
    expect(cells(city).map((cell) => cell.map((one) => one.ref))).toEqual([["0:farm"], ["0:husband", "0:wife"], ["0:husband:2"]]);
  });
});
