import { describe, expect, it } from "vitest";

import { lastDeeds } from "../../../../src/games/everdell/model/deeds";
import type { EventInfo } from "../../../../src/generated/api";

const step = (number: number, ...names: string[]): { number: number; events: EventInfo[] } => ({
  number,
  events: names.map((name) => ({ name, seat: 0, values: {}, words: name, head: false, unasked: "" })),
});
const names = (...steps: ReturnType<typeof step>[]): string[] => lastDeeds(steps).map(({ number, at, event }) => `${number}.${at} ${event.name}`);

describe("what the opponent without a seat did last", () => {
  it("begins where it was on", () => {
    expect(names(step(1, "nightweave-turn", "nightweave-drew"), step(2, "placed", "nightweave-turn", "nightweave-placed"))).toEqual(["2.1 nightweave-turn", "2.2 nightweave-placed"]);
    expect(names(step(1, "rugwort-rolled"), step(2, "played", "rugwort-rolled", "shown", "rugwort-played"))).toEqual(["2.1 rugwort-rolled", "2.3 rugwort-played"]);
  });

  it("goes on after a question to a player", () => {
    expect(names(step(1, "placed", "nightweave-turn", "nightweave-acts"), step(2, "nightweave-visited"), step(3, "gained"))).toEqual(["1.1 nightweave-turn", "1.2 nightweave-acts", "2.0 nightweave-visited"]);
  });

  it("is what it did first, while the table was set up", () => {
    expect(names(step(-1, "nightweave-reveals", "nightweave-acts", "turn"), step(0, "placed"))).toEqual(["-1.0 nightweave-reveals", "-1.1 nightweave-acts"]);
  });

  it("is nothing at the beginning", () => {
    expect(names(step(1, "placed"))).toEqual([]);
  });
});
