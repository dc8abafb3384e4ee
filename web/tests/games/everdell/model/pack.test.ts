import { describe, expect, it } from "vitest";

import { costOf, needsOf, Pack, signsOf, tradeOf } from "../../../../src/games/everdell/model/pack";
import type { Component } from "../../../../src/lib/server/names";

const entry = (more: Partial<Component>): Component => ({ file: "", table: "card", source: "", ...more });

describe("the pack", () => {
  const pack = new Pack([
    entry({ id: "farm", name: "Farm", brings: ["husband", "wife"] }),
    entry({ id: "ever_tree", name: "Ever Tree", brings: ["any"] }),
    entry({ id: "wife", name: "Wife" }),
  ]);

  it("knows who may move in where", () => {
    expect(pack.homesOf("wife").map((one) => one.id)).toEqual(["farm", "ever_tree"]);
    expect(pack.homesOf("king").map((one) => one.id)).toEqual(["ever_tree"]);
  });

  it("keeps cards in its own order", () => {
    expect(pack.sorted(["wife", "farm", "ever_tree", "farm"])).toEqual(["farm", "farm", "ever_tree", "wife"]);
  });
});

describe("goods", () => {
  it("are read from costs", () => {
    expect(costOf(entry({ cost: "2 twig 1 resin" as unknown as number }))).toEqual({ twig: 2, resin: 1 });
    expect(costOf(entry({}))).toEqual({});
  });

  it("are read from what a location gives", () => {
    expect(signsOf("gain 2 card 1 point")).toEqual([{ sign: "card", n: "2" }, { sign: "points", n: "1" }]);
    expect(signsOf("discard 2")).toEqual([]);
    expect(tradeOf("discard any: 1 any per 2")?.to).toEqual([{ sign: "any", n: "1" }]);
  });

  it("are read from what an event asks for", () => {
    const empty = { tan: 0, green: 4, red: 0, blue: 0, purple: 0 };
    expect(needsOf(entry({ table: "event", needs_colors: empty })).colours).toEqual([["green", 4]]);
    expect(needsOf(entry({ table: "event", needs: ["inn", "bard"] })).cards).toEqual(["inn", "bard"]);
  });
});
