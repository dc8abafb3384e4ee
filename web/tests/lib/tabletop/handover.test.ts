/** What tonight's set-up dealt answers the opponent's questions, and nothing else does. */

import { describe, expect, it } from "vitest";

import type { CompanionQuestion, CompanionRival, GameSheet, SetupStep, Tonight } from "../../../src/generated/api";
import { answerFrom, startFrom, unknownTo } from "../../../src/lib/tabletop/handover";

const step = (id: string, ...things: [string, string][]): SetupStep => ({
  id,
  sign: "",
  rules: [],
  things: things.map(([thing, note]) => ({ table: "", id: thing, name: thing, text: "", note })),
  seats: [],
  pieces: [],
  grid: [],
  over: [],
});
const laid: Tonight = {
  game: "everdell",
  seed: 5,
  options: { difficulty: 3, personality: "any", plan: "odd" },
  first: 0,
  steps: [step("forest", ["pond", "right"], ["glade", "left"]), step("special-events", ["feast", ""], ["race", ""]), step("personality", ["needy", ""])],
  texts: {},
};
const options = (...ids: string[]) => ids.map((id) => ({ id, name: id, sort: "", group: "" }));
const asked = (key: string, places: string[], able: string[]): CompanionQuestion => ({ key, kind: "row", text: "", about: "", rule: "", options: options(...able), places: options(...places), least: 0, most: 0, picture: null, remembered: null });
const steps = { forest: "forest", specials: "special-events" };

describe("a set-up that is handed over", () => {
  it("answers place by place where things have places, and else in their order", () => {
    expect(answerFrom(laid, steps, asked("forest", ["left", "right"], ["pond", "glade", "hill"]))).toEqual(["glade", "pond"]);
    expect(answerFrom(laid, steps, asked("specials", ["1", "2"], ["race", "feast"]))).toEqual(["feast", "race"]);
  });
  it("leaves to people what it did not deal or the opponent does not know", () => {
    expect(answerFrom(laid, steps, asked("hand", ["1"], ["feast"]))).toBeNull();
    expect(answerFrom(laid, steps, asked("specials", ["1", "2"], ["race"]))).toBeNull();
    expect(answerFrom(laid, steps, asked("specials", ["1", "2", "3"], ["race", "feast"]))).toBeNull();
  });
  const choice = (name: string, ...values: (number | string)[]) => ({ name, about: "", values, default: values[0]! });
  const choices = [choice("difficulty", 1, 2, 3), choice("personality", "none", "any", "needy"), choice("plan", "none", "any")];
  const rival: CompanionRival = { id: "nightweave", game: "everdell", name: "", about: "", choices, beyond: ["legends"], own: [] };
  it("brings what was chosen, what chance chose, and the usual for the rest", () => {
    expect(startFrom(rival, laid).options).toEqual({ difficulty: 3, personality: "needy", plan: "none" });
  });
  it("names what is in play that the opponent is not played with, and nothing that is the same to it", () => {
    const setting = (name: string, usual: string | boolean) => ({ name, default: usual }) as GameSheet["settings"][number];
    const info = { settings: [setting("legends", "none"), setting("boards", "front")] } as GameSheet;
    expect(unknownTo(rival, info, { legends: "none", boards: "random" })).toEqual([]);
    expect(unknownTo(rival, info, { legends: "first", boards: "random" }).map((one) => one.name)).toEqual(["legends"]);
  });
});
