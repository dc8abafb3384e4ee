import { describe, expect, it } from "vitest";

import { after, thingsOf } from "../../../../src/games/everdell/model/scene";
import type { EventInfo } from "../../../../src/generated/api";
import type { NightweaveView, PlayerView, TableView } from "../../../../src/generated/everdell";

const event = (name: string, values: EventInfo["values"], seat = 0): EventInfo => ({ name, seat, values, words: "", head: false, unasked: "" });
const player = (seat: number): PlayerView => ({
  seat, season: "winter", passed: false, resources: { twig: 1, resin: 0, pebble: 0, berry: 2 }, points: 0, workers: 2, free_workers: 2, placed: [],
  hand: seat ? [] : ["farm", "inn"], hand_count: 2, legends: seat ? [] : ["poe"], legends_count: 1, city: [], spaces: 15, spaces_used: 0, colors: { tan: 0, green: 0, red: 0, blue: 0, purple: 0 }, events: [], score: {}, total: 0, hand_limit: 8, power: null, pearlbrook: null, travel: null, expedition: null,
});
const view: TableView = {
  game: "everdell", viewer: 0, turn: 0, active: 0, first: 0, over: false, hand_limit: 8,
  meadow: [{ slot: 1, card: "mine", blocked: false, price: null }, { slot: 2, card: "king", blocked: false, price: null }],
  deck: 50, discard: 0, discarded: [], unseen: {}, locations: [{ id: "three_twigs", sort: "basic", clearing: "", spaces: 1, workers: [] }],
  events: [{ id: "grand_tour", sort: "basic", owner: -1, workers: [], met: false }], prices: {}, unseen_legends: [], playing: "", revealed: [], doing: [], players: [player(0), player(1)],
  rugwort: { name: "Rugwort", mood: "none", moods: [], city: [], points: 0, events: [], placed: [], slots: [], rolled: 0, score: {}, total: 0 },
  nightweave: null, bellfaire: null, pearlbrook: null, station: null, spirecrest: null,
};

describe("what events do to the picture", () => {
  it("moves workers and goods", () => {
    const placed = after(after(view, event("placed", { place: "three_twigs" }, 1)), event("gained", { twig: 3 }, 1));
    expect(placed.locations[0]?.workers).toEqual([{ seat: 1, permanent: false }]);
    expect(placed.players[1]?.free_workers).toBe(1);
    expect(placed.players[1]?.resources.twig).toBe(4);
    expect(view.players[1]?.resources.twig).toBe(1);
    const spring = after(placed, event("prepared", { season: "spring", workers: 1 }, 1));
    expect(spring.locations[0]?.workers).toEqual([]);
    expect(spring.players[1]?.free_workers).toBe(3);
  });

  it("plays cards from hand and Meadow", () => {
    const one = after(view, event("played", { card: "farm", from: "hand" }));
    expect(one.players[0]?.hand).toEqual(["inn"]);
    expect(one.players[0]?.city.map((card) => card.ref)).toEqual(["0:farm"]);
    const two = after(one, event("played", { card: "king", from: "meadow" }, 1));
    expect(two.meadow[1]?.card).toBeNull();
    expect(after(two, event("shown", { card: "inn", slot: 2 })).meadow[1]?.card).toBe("inn");
  });

  it("plays legends from beside the hand, and in place of another card", () => {
    const school = after(view, event("played", { card: "farm", from: "hand" }));
    const one = after(school, event("replaced", { card: "poe", old: "farm" }));
    expect(one.players[0]?.legends).toEqual([]);
    expect(one.players[0]?.legends_count).toBe(0);
    expect(one.players[0]?.city.map((card) => card.card)).toEqual(["poe"]);
  });

  it("tells what Rugwort does", () => {
    const took = after(after(view, event("rugwort-rolled", { die: 1 })), event("rugwort-played", { card: "mine", slot: 1 }));
    expect(took.rugwort?.rolled).toBe(1);
    expect(took.rugwort?.city[0]?.card).toBe("mine");
    expect(took.meadow[0]?.card).toBeNull();
    expect(after(view, event("rugwort-claimed", { event: "grand_tour" })).events[0]?.owner).toBe(-2);
  });

  it("tells what Nightweave does", () => {
    const lair = { pawn: 0, beside: [], spiders: 2, spiders_home: 2, points: 0, hand_count: 1, city: [], events: [], activity: "", left: 8 } as unknown as NightweaveView;
    const start: TableView = { ...view, rugwort: null, nightweave: lair, players: [player(0)] };
    const one = after(after(start, event("nightweave-reveals", { activity: "activity_01" })), event("nightweave-placed", { place: "three_twigs" }));
    expect(one.nightweave?.activity).toBe("activity_01");
    expect(one.nightweave?.spiders_home).toBe(1);
    expect(one.locations[0]?.workers).toEqual([{ seat: -1, permanent: false }]);
    const two = after(after(one, event("nightweave-entered", { slot: 2 })), event("nightweave-played", { card: "king", slot: 2 }));
    expect(two.nightweave?.pawn).toBe(2);
    expect(two.meadow[1]?.card).toBeNull();
    expect(two.nightweave?.city[0]?.ref).toBe("1:king");
    const home = after(after(two, event("nightweave-home", {})), event("nightweave-prepared", { season: "spring", n: 1 }));
    expect(home.locations[0]?.workers).toEqual([]);
    expect(home.nightweave).toMatchObject({ pawn: 0, spiders: 3, spiders_home: 3, season: "spring" });
    expect(thingsOf(event("nightweave-played", { card: "king", slot: 2 }), 1)).toEqual(["meadow:2", "city:1:king"]);
  });

  it("knows where it happens", () => {
    expect(thingsOf(event("visited", { owner: 1, card: "inn" }))).toEqual(["city:1:inn"]);
    expect(thingsOf(event("placed", { place: "haven" }))).toContain("location:haven");
  });
});
