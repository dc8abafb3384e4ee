import { expect, it } from "vitest";

import { searching } from "../../../src/lib/page/search";

it("finds a text that has every word, in any order and case", () => {
  expect(searching("Drop  SHRINE")("A drop on the shrine field")).toBe(true);
  expect(searching("shrine leaf")("A drop on the shrine field")).toBe(false);
  expect(searching("  ")("anything")).toBe(true);
});
