import { RIVAL_SEAT } from "../../../src/art/seats";
import { describe, expect, it } from "vitest";

import type { EventInfo, Line, Step } from "../../../src/generated/api";
import { namedOnce, recent, sinceMine, standing, told, turns } from "../../../src/lib/play/story";

const event = (name: string, seat: number): EventInfo => ({ name, seat, values: {}, words: `${name}.`, head: false, unasked: "" });
const line = (words: string, seat: number, more: Partial<Line> = {}): Line => ({ words, name: "x", seat, head: false, deed: false, joins: false, events: 1, ...more });
const step = (number: number, seat: number, kind: Step["kind"] = "move", ...story: Line[]): Step => ({
  number,
  seat,
  kind,
  label: `${number}`,
  events: kind === "move" ? [event("x", seat)] : [],
  story: story.length > 0 || kind === "undo" ? story : [line(`did ${number}`, seat)],
});
const numbers = (steps: Step[]) => steps.map((one) => one.number);

describe("the story", () => {
  it("leaves out what was taken back", () => {
    expect(numbers(standing([step(0, 0), step(1, 0), step(2, 0, "undo"), step(3, 0)]))).toEqual([0, 3]);
  });
  it("tells what others did since my last turn, also while I am at it again", () => {
    const steps = [step(0, 0), step(1, 1), step(2, 2), step(3, 0), step(4, 0)];
    expect(numbers(sinceMine(steps, [0]))).toEqual([1, 2]);
    expect(numbers(sinceMine(steps.slice(0, 3), [0]))).toEqual([1, 2]);
    expect(numbers(sinceMine([step(0, 0)], [0]))).toEqual([]);
  });
  it("tells only what has words", () => {
    expect(told([step(0, 1), step(1, 1, "undo")], []).map((one) => one.words)).toEqual(["did 0"]);
  });
  it("gives what an opponent without a seat does that one's own sign", () => {
    const by = (name: string): Step => step(0, 0, "move", line("did", 0, { name }));
    expect(told(["owl-hoots", "bat-turn", "owls", "turn"].map(by), ["owl", "bat"]).map((one) => [one.seat, one.head])).toEqual([[RIVAL_SEAT, false], [RIVAL_SEAT, true], [0, false], [0, false]]);
  });
  it("tells once what several decisions come to", () => {
    const steps = [step(0, 1, "move", line("discards a card", 1)), step(1, 1, "move", line("discards 2 cards", 1, { joins: true }), line("gains 1 berry", 1))];
    expect(told(steps, []).map((one) => one.words)).toEqual(["discards 2 cards", "gains 1 berry"]);
    expect(told(steps, [])[0]?.events).toHaveLength(2);
    // Taken back, the first of them stands alone again.
    expect(told(standing([...steps, step(2, 1, "undo")]), []).map((one) => one.words)).toEqual(["discards a card"]);
  });
});

describe("what somebody did", () => {
  it("names them once", () => {
    const deeds = [{ words: "Lara plays Inn.", came: ["Lara pays 2 berries.", "Lara’s city is full.", "Bob draws a card."] }, { words: "Lara draws 2 cards.", came: [] }];
    expect(namedOnce(deeds, "Lara")).toEqual([{ words: "Lara plays Inn.", came: ["Pays 2 berries.", "Lara’s city is full.", "Bob draws a card."] }, { words: "Draws 2 cards.", came: [] }]);
    expect(namedOnce([{ words: "The die shows 3.", came: ["Owl hoots.", "Owl flies."] }], "Owl")[0]?.came).toEqual(["Owl hoots.", "Flies."]);
    expect(namedOnce([{ words: "Owl hoots.", came: ["Owl flies."] }], "")[0]?.came).toEqual(["Flies."]);
    expect(namedOnce([], "")).toEqual([]);
  });
});

describe("the story by turns", () => {
  const steps = [
    step(0, 0, "move", line("pays", 0), line("plays Inn", 0, { deed: true }), line("gains", 0), line("Bob is on", 1, { head: true })),
    step(1, 1, "move", line("places", 1, { deed: true }), line("draws", 1)),
    step(2, 1, "move", line("You are on", 0, { head: true })),
    step(3, 0, "move", line("looks", 0)),
  ];
  it("says what was done and under it what came of it", () => {
    expect(turns(told(steps, [])).map(({ seat, deeds }) => [seat, deeds])).toEqual([
      [0, [{ words: "plays Inn", came: ["pays", "gains"] }]],
      [1, [{ words: "places", came: ["draws"] }]],
      [0, [{ words: "looks", came: [] }]],
    ]);
  });
  it("knows what others did since my last turn", () => {
    expect(recent(turns(told(steps, [])), [0]).map(({ seat, number, last }) => [seat, number, last])).toEqual([[1, 0, 1]]);
    expect(recent(turns(told(steps, [])), [1]).map(({ seat }) => seat)).toEqual([0]);
  });
  it("gives a rival in the middle of a turn an entry of its own", () => {
    const solo = [step(0, 0, "move", line("plays", 0, { deed: true }), line("rolls", 0, { name: "owl-rolled" }), line("new card", 0)), step(1, 0, "move", line("plays again", 0, { deed: true }))];
    const all = turns(told(solo, ["owl"]));
    expect(all.map(({ seat, deeds }) => [seat, deeds[0]?.words])).toEqual([[0, "plays"], [RIVAL_SEAT, "rolls"], [0, "plays again"]]);
    expect(recent(all, [0]).map(({ seat }) => seat)).toEqual([RIVAL_SEAT]);
  });
});
