import { expect, test } from "vitest";

import { guess } from "../../../../src/games/deep_forest/model/paths";

test("a useless click is asked about as what it meant", () => {
  expect(guess("field:c4", [], "gate")).toBe("overcome c4");
  expect(guess("field:c4", [], "bare")).toBe("go c4");
  expect(guess("resource:coin", ["button:buy"], "")).toBe("buy coin");
  expect(guess("strength:26", [], "")).toBe("fight 26");
});
