import { describe, expect, it } from "vitest";

import type { Step } from "../../../src/generated/api";
import { sinceMine, standing, told } from "../../../src/lib/play/story";

const step = (number: number, seat: number, kind: Step["kind"] = "move"): Step => ({
  number,
  seat,
  kind,
  label: `${number}`,
  events: [{ name: "x", seat, values: {}, words: kind === "move" ? `did ${number}` : "", head: false }],
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
    const by = (name: string): Step => ({ ...step(0, 0), events: [{ name, seat: 0, values: {}, words: "did", head: false }] });
    expect(told(["owl-hoots", "bat-turn", "owls", "turn"].map(by), ["owl", "bat"]).map((one) => [one.seat, one.head])).toEqual([[4, false], [4, true], [0, false], [0, false]]);
  });
});
