import { describe, expect, it } from "vitest";

import type { Deed } from "../../../../src/games/everdell/model/deeds";
import { Pack } from "../../../../src/games/everdell/model/pack";
import { lastSearch, searchOf } from "../../../../src/games/everdell/model/search";
import type { TableView } from "../../../../src/generated/everdell";

const place = (id: string, sort: string, clearing = "", spaces = 1) => ({ id, sort, clearing, spaces, workers: [] });
const view = {
  locations: [
    place("three_twigs", "basic"),
    place("two_twigs_card", "basic", "", 0),
    place("two_resin", "basic"),
    place("one_pebble", "basic"),
    place("north", "forest", "top_left"),
    place("east", "forest", "top_right"),
    place("south", "forest", "bottom_right"),
  ],
  nightweave: { activity: "a1", season: "winter" },
} as unknown as TableView;
const card = (winter: string, arrow: string) => ({ file: "", source: "", table: "activity", id: "a1", winter, arrow, backup: "level" });

describe("Nightweave's search", () => {
  it("goes along the row, leaves out places for everybody, and begins anew at its end", () => {
    expect(searchOf(card("two_resin / draw", "clockwise"), "winter", "three_twigs", view)).toEqual(["two_resin", "one_pebble", "three_twigs"]);
    expect(searchOf(card("two_resin / draw", "counter"), "winter", "one_pebble", view)).toEqual(["two_resin", "three_twigs", "one_pebble"]);
  });

  it("goes round the clearings that have a card", () => {
    expect(searchOf(card("forest bottom_left / draw", "clockwise"), "winter", "east", view)).toEqual(["north", "east"]);
    expect(searchOf(card("forest bottom_left / draw", "counter"), "winter", "north", view)).toEqual(["south", "east", "north"]);
  });

  it("is none where the shown space was free", () => {
    const pack = new Pack([card("two_resin / draw", "clockwise")]);
    const deed = (name: string, values: Record<string, string>): Deed => ({ number: 1, at: 0, event: { name, values, seat: 0, words: "" } as unknown as Deed["event"] });
    const to = (id: string): Deed[] => [deed("nightweave-reveals", { activity: "a1", season: "winter" }), deed("nightweave-placed", { place: id })];
    expect(lastSearch(to("two_resin"), -1, view, pack)).toEqual([]);
    expect(lastSearch(to("one_pebble"), -1, view, pack)).toEqual(["two_resin", "one_pebble"]);
    expect(lastSearch(to("one_pebble"), 0, view, pack)).toEqual([]);
  });
});
