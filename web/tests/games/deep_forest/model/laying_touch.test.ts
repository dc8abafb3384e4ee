import { expect, test } from "vitest";

import { layingTouch } from "../../../../src/games/deep_forest/model/strips";

test("a strip is turned, moved and laid", () => {
  expect(layingTouch("go c1", "lay 2,1 > 2,3")).toBe("");
  expect(layingTouch("lay 2,1 > 2,3", undefined)).toBe("");
  expect(layingTouch("lay 2,1 > 2,3", "lay 1,1 > 3,1")).toBe("turn");
  expect(layingTouch("lay 2,1 > 2,3", "lay 2,3 > 2,1")).toBe("turn");
  expect(layingTouch("lay 2,1 > 2,3", "lay 4,2 > 4,4")).toBe("cell:2,2");
  expect(layingTouch("lay 2,1 > 2,3", "lay 2,1 > 2,3")).toBe("lay");
});
