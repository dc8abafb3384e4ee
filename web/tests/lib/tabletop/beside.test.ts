/** Plays that are kept and taken along, and the clock for turns. */

import { describe, expect, it } from "vitest";

import { type Evening, eveningWith, readEvening } from "../../../src/lib/tabletop/evening";
import { asCsv, type Play, readPlays } from "../../../src/lib/tabletop/plays";
import { begin, draw, fair, newClock, next, pause, shown, usedBy } from "../../../src/lib/tabletop/timer";

const play: Play = { id: "1", when: "2026-01-02T20:00:00Z", game: "mycelia", title: "Mycelia", options: {}, names: ["Ada", '=1+1,"x"'], columns: [{ counts: {} }, { counts: {} }], rows: [{ name: "Leaves", points: [3, null] }], totals: [3, -2], winners: [0] };

describe("plays", () => {
  it("go into a table that no spreadsheet takes for a formula", () => {
    expect(asCsv([play], ["when", "game", "play", "who", "what", "points", "won"], "Together").split("\r\n")).toEqual([
      "when,game,play,who,what,points,won",
      "2026-01-02T20:00:00Z,Mycelia,1,Ada,Leaves,3,1",
      "2026-01-02T20:00:00Z,Mycelia,1,Ada,Together,3,1",
      `2026-01-02T20:00:00Z,Mycelia,1,"'=1+1,""x""",Together,-2,0`,
      "",
    ]);
  });
  it("that make no sense are left out, the others stay", () => {
    expect(readPlays("no JSON")).toEqual([]);
    expect(readPlays(JSON.stringify([play, { id: 3 }, null]))).toEqual([play]);
  });
});

describe("an evening with an opponent that a companion runs", () => {
  const usual = (n: number): string => `Player ${n}`;
  const column = { counts: { cards: { points: 12 } } };
  const last: Evening = { options: { nightweave: true, difficulty: 2 }, names: ["Ada"], columns: [column] };
  it("has its options and as many people", () => {
    expect(eveningWith(null, { players: 2, nightweave: true }, usual)).toEqual({ options: { nightweave: true }, names: ["Player 1", "Player 2"], columns: [] });
  });
  it("keeps names, and what was counted while the same is played", () => {
    expect(eveningWith(last, { players: 1, nightweave: true, difficulty: 2 }, usual)).toEqual(last);
    expect(eveningWith(last, { players: 1, nightweave: true, difficulty: 3 }, usual)).toMatchObject({ names: ["Ada"], columns: [] });
    expect(eveningWith(last, { players: 2, nightweave: true, difficulty: 2 }, usual)).toMatchObject({ names: ["Ada", "Player 2"], columns: [] });
  });
});

describe("an evening that was stored", () => {
  const clock = next(begin(newClock(2, 1, true), 1000), 4000);
  const laid = { seed: 5, wishes: "players=2", done: ["forest"] };
  const evening: Evening = { options: {}, names: ["Ada", "Ben"], columns: [], clock, laid };
  const stored = (change: object): Evening | null => readEvening(JSON.stringify({ mycelia: { ...evening, ...change } }), "mycelia");
  it("has its clock, which went on, and what lay there", () => {
    expect(stored({})).toEqual(evening);
    expect(usedBy(stored({})!.clock!, 0, 9000)).toBe(5000);
  });
  it("leaves out what makes no sense, and a clock for other people", () => {
    const bare = { options: {}, names: ["Ada", "Ben"], columns: [] };
    expect(stored({ clock: { ...clock, at: 2 }, laid: { seed: "5" } })).toEqual(bare);
    expect(stored({ clock: { ...clock, spent: [1, null] }, laid: null })).toEqual(bare);
    expect(stored({ names: ["Ada"] })?.clock).toBeUndefined();
    expect(eveningWith(evening, { players: 1 }, String).clock).toBeUndefined();
    expect(eveningWith(evening, { players: 2 }, String)).toMatchObject({ clock, laid });
  });
});

describe("the clock", () => {
  it("counts for whoever's turn it is, and stands while it is paused", () => {
    let clock = begin(newClock(2), 1000);
    clock = next(clock, 4000);
    expect(usedBy(clock, 0, 9000)).toBe(3000);
    expect(usedBy(clock, 1, 9000)).toBe(5000);
    clock = pause(clock, 9000);
    expect(usedBy(clock, 1, 99_000)).toBe(5000);
    clock = next(clock, 99_000);
    expect([clock.at, clock.turns, clock.since]).toEqual([0, [1, 1], null]);
  });
  it("is read at a glance", () => {
    expect([shown(0), shown(61_000), shown(3_661_000)]).toEqual(["0:00", "1:01", "1:01:01"]);
  });
  it("lets each begin", () => {
    expect(new Set(Array.from({ length: 200 }, () => draw(3))).size).toBe(3);
    expect(draw(3, (below) => below - 1)).toBe(2);
    expect(fair(1)).toBe(0);
  });
});
