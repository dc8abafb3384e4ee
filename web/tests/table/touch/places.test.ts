import { describe, expect, it } from "vitest";

import type { TableState } from "../../../src/generated/api";
import { Places } from "../../../src/table/touch/places.svelte";

const players = [0, 1, 2].map((seat) => ({ seat }));
const see = (table: Partial<TableState>): Places<{ seat: number }> => {
  const state = { choices: [], mine: [], turn: 0, viewer: -1, ...table } as unknown as TableState;
  return new Places(() => state, () => players, (seat) => `seat ${seat}`);
};
const seats = (places: Places<{ seat: number }>): number[] => [places.own.seat, ...places.others.map((one) => one.seat)];

describe("places at a table", () => {
  it("are seen from where one sits, the next one first", () => {
    const places = see({ mine: [1], viewer: 1 });
    expect(seats(places)).toEqual([1, 2, 0]);
    expect([places.mine, places.name]).toEqual([true, "web-you"]);
  });

  it("are seen from who is asked where several sit at one screen", () => {
    const places = see({ mine: [0, 2], viewer: 0, turn: 2, choices: [{ text: "end", path: [], label: "end" }] });
    expect(seats(places)).toEqual([2, 0, 1]);
    expect(places.name).toBe("seat 2");
  });

  it("are seen from the first seat by whoever looks on", () => {
    const places = see({});
    expect(seats(places)).toEqual([0, 1, 2]);
    expect([places.mine, places.name, places.at(7), places.at(null)]).toEqual([false, "seat 0", undefined, undefined]);
  });
});
