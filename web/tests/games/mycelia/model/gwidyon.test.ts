import { describe, expect, it } from "vitest";
import { heap, hisLastTurn, stepSigns } from "../../../../src/games/mycelia/model/gwidyon";
import type { EventInfo } from "../../../../src/generated/api";

const event = (name: string, words = name): EventInfo => ({ name, seat: 0, values: {}, words, head: false, unasked: "" });

describe("Gwidyon", () => {
  it("did what lies between his turn and the next one of the player", () => {
    const events = ["turn", "played", "gwidyon-turn", "gwidyon-card", "shown", "gwidyon-removed", "turn", "gwidyon-chip"].map((name) => event(name));
    expect(hisLastTurn(events).map((one) => one.name)).toEqual(["gwidyon-card", "gwidyon-removed"]);
  });

  it("is still at it while no turn has begun", () => {
    const events = [event("gwidyon-turn"), event("gwidyon-card"), event("turn"), event("gwidyon-turn"), event("gwidyon-chip"), event("shrine", "")];
    expect(hisLastTurn(events).map((one) => one.name)).toEqual(["gwidyon-chip"]);
    expect(hisLastTurn([event("turn")])).toEqual([]);
  });

  it("has a sign for every step of his cards", () => {
    const card = { file: "", table: "solo", source: "", steps: ["turn chip", "gwidyon removes 2", "new showcase", "you: 1 leaf", "you: any: move 1"] };
    expect(stepSigns(card).map((sign) => `${sign.icon} ${sign.n}`)).toEqual(["turn 1", "remove 2", "showcase 1", "leaf 1", "move 1"]);
  });

  it("keeps his drops in a heap that fits its box", () => {
    expect(heap(20)).toHaveLength(20);
    for (const [x, y] of heap(25)) expect(x > 20 && x < 180 && y > 0 && y < 90).toBe(true);
    expect(heap(0)).toEqual([]);
  });
});
