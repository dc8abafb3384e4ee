import { describe, expect, it } from "vitest";

import { actionOf, actionSigns, backupOf, rowOf, seasonsOf } from "../../../../src/games/everdell/model/activity";
import { Pack } from "../../../../src/games/everdell/model/pack";
import type { Component } from "../../../../src/lib/server/names";

const card: Component = { file: "", table: "activity", source: "", id: "activity_10", spring: "special event / forest top_left + 1 point", summer: "play meadow, discard / three_twigs", backup: "haven, level" };
const pack = new Pack([{ file: "", table: "location", source: "", id: "three_twigs", name: "Three twigs", does: "gain 3 twig" }]);

describe("an activity card", () => {
  it("has its actions by season", () => {
    expect(seasonsOf(card)).toEqual(["spring", "summer"]);
    expect(rowOf(card, "winter")).toEqual([]);
    expect(rowOf(card, "spring")).toEqual([
      { kind: "special-event", at: "", points: 0, then: "" },
      { kind: "forest", at: "top_left", points: 1, then: "" },
    ]);
    expect(rowOf(card, "summer")[0]).toEqual({ kind: "play-meadow", at: "", points: 0, then: "discard" });
  });

  it("has a backup, with the points of her level", () => {
    expect(backupOf(card)).toEqual({ actions: [{ kind: "haven", at: "", points: 0, then: "" }], level: true });
    const [discard] = backupOf({ ...card, backup: "discard, level" }).actions;
    expect(actionSigns(discard!, pack, 2)).toEqual([{ sign: "trash-card", n: "" }]);
  });

  it("is told in signs", () => {
    const signs = (text: string, level = 2): string => actionSigns(actionOf(text), pack, level).map(({ sign, n }) => n + sign).join(" ");
    expect(signs("three_twigs")).toBe("spider to 3twig");
    expect(signs("forest top_right + level", 3)).toBe("spider to clearing-top_right 3points");
    expect(signs("journey_4")).toBe("spider to journey 4points");
    expect(signs("play meadow, draw")).toBe("die meadow to lair +card");
    expect(signs("enter")).toBe("nightweave to meadow");
  });
});
