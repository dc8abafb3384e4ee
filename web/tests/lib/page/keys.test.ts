import { describe, expect, it } from "vitest";

import { nearest } from "../../../src/lib/page/keys";
import { readSettings } from "../../../src/lib/page/settings";

describe("arrows", () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 100, y: row * 100 })));
  it("go straight before they go near", () => {
    expect(nearest({ x: 100, y: 100 }, grid, "ArrowRight")).toBe(5);
    expect(nearest({ x: 100, y: 100 }, grid, "ArrowUp")).toBe(1);
    expect(nearest({ x: 0, y: 0 }, grid, "ArrowLeft")).toBe(-1);
  });
});

describe("settings", () => {
  it("keeps only what is of the right kind", () => {
    expect(readSettings('{"theme":"dark","sound":"loud","pace":0,"evil":1}')).toMatchObject({ theme: "dark", sound: false, pace: 0 });
    expect(readSettings("{")).toMatchObject({ theme: "system" });
    expect(readSettings(null)).not.toHaveProperty("evil");
  });
});
