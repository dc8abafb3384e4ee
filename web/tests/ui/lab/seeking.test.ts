import { describe, expect, it } from "vitest";

import type { Component } from "../../../src/lib/server/names";
import { goalOf, movable, movedOf } from "../../../src/ui/lab/seeking";

const goal = { measure: "turns", low: null, high: null, pace: null };

describe("a goal that is typed", () => {
  it("needs a bound", () => {
    expect(goalOf(goal)).toBeNull();
    expect(goalOf({ ...goal, high: 76 })).toEqual({ measure: "turns", low: null, high: 76, pace: null });
  });
  it("is in percent for shares, which the server counts from 0 to 1", () => {
    expect(goalOf({ ...goal, measure: "first_seat", low: 45, high: 55 })).toMatchObject({ low: 0.45, high: 0.55 });
  });
  it("needs the pace of people for minutes, and for nothing else", () => {
    expect(goalOf({ ...goal, measure: "minutes", high: 60 })).toBeNull();
    expect(goalOf({ ...goal, measure: "minutes", high: 60, pace: 20 })).toMatchObject({ pace: 20 });
    expect(goalOf({ ...goal, high: 60, pace: 20 })).toMatchObject({ pace: null });
  });
});

describe("a number that may move", () => {
  const counts = { table: "counts", name: "Numbers", hand: 3, note: "" } as unknown as Component;
  const card = { table: "card", id: "boletus", name: "Boletus", cost: 3, function: "2 leaves" } as unknown as Component;
  it("is one of the numbers of a component, by its path", () => {
    expect(movable(card).map(({ name }) => name)).toEqual(["cost"]);
    const typed = { thing: "card:boletus", field: "cost", low: 2, high: 5 };
    expect(movedOf(typed, card, movable(card)[0])).toEqual({ name: "card.boletus.cost", low: 2, high: 5, step: 1 });
    expect(movedOf(typed, counts, movable(counts)[0])?.name).toBe("counts.hand");
  });
  it("is asked for when both ends are given", () => {
    expect(movedOf({ thing: "", field: "", low: 2, high: null }, card, movable(card)[0])).toBeNull();
  });
});
