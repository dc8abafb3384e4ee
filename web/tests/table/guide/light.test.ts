import { describe, expect, test } from "vitest";

import { arrow, round } from "../../../src/table/guide/light";

const guide = { x: 10, y: 60, width: 300, height: 500 };

describe("the arrow from the guide", () => {
  test("leads to what lies beside it", () => {
    expect(arrow(guide, { x: 580, y: 230, width: 90, height: 70 })?.line).toBe("M312 265Q441 265 570 265");
  });

  test("bends down onto what lies lower", () => {
    expect(arrow(guide, { x: 575, y: 580, width: 114, height: 132 })?.line).toBe("M312 520Q632 520 632 570");
  });

  test("is left out where both are neighbours", () => {
    expect(arrow(guide, { x: 335, y: 310, width: 80, height: 55 })).toBeNull();
  });
});

test("corners are never rounder than the thing", () => {
  expect(round({ x: 0, y: 0, width: 10, height: 10 }, 0, 30)).toContain("a5 5");
});
