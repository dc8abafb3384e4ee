import { describe, expect, it } from "vitest";

import type { NoticeInfo, Step } from "../../../src/generated/api";
import { withNotices } from "../../../src/lib/play/notices";
import { freeName, stillMine } from "../../../src/lib/play/seats";

const step = (number: number): Step => ({ number, seat: 0, kind: "move", label: `move ${number}`, events: [], story: [] });
const notice = (number: number): NoticeInfo => ({ number, seat: 1, kind: "resigned", words: "Bob resigns." });
const labels = (steps: Step[]) => steps.map((one) => one.label);

describe("what happened beside the moves", () => {
  it("stands in the log where it happened", () => {
    expect(labels(withNotices([step(0), step(1)], [notice(1)], 2))).toEqual(["move 0", "Bob resigns.", "move 1"]);
    expect(labels(withNotices([step(0), step(1)], [notice(2)], 2))).toEqual(["move 0", "move 1", "Bob resigns."]);
  });
  it("is not told before its moment", () => {
    expect(labels(withNotices([step(0)], [notice(2)], 1))).toEqual(["move 0"]);
  });
});

describe("seats", () => {
  it("finds a name nobody has", () => {
    expect(freeName("Ann", ["ann", "Bob"])).toBe("Ann 2");
    expect(freeName("Ann", ["ann", "ANN 2"])).toBe("Ann 3");
    expect(freeName("x".repeat(40), ["Ann"])).toHaveLength(40);
  });
  it("knows which of mine still play", () => {
    const seats = [{ resigned: true }, { resigned: false }] as never;
    expect(stillMine({ mine: [0, 1], seats })).toEqual([1]);
  });
});
