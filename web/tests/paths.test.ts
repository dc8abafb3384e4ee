import { describe, expect, it } from "vitest";

import type { Option } from "../src/lib/contract";
import { nearest } from "../src/lib/keys";
import { buttons, touch, touchable } from "../src/lib/paths";
import { readSettings } from "../src/lib/settings";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const drops = [
  option("drop c3 > c4", "field:c3", "field:c4"),
  option("drop c3 > b3", "field:c3", "field:b3"),
  option("drop b3 > b2", "field:b3", "field:b2"),
  option("skip", "button:skip"),
];

describe("click paths", () => {
  it("lights what begins a path, then what goes on", () => {
    expect(touchable(drops)).toEqual(new Set(["field:c3", "field:b3", "button:skip"]));
    expect(touchable(drops, ["field:c3"])).toEqual(new Set(["field:c4", "field:b3"]));
  });
  it("chooses when a path is whole", () => {
    expect(touch(drops, [], "field:c3")).toEqual({ touched: ["field:c3"], chosen: null });
    expect(touch(drops, ["field:c3"], "field:b3")?.chosen?.text).toBe("drop c3 > b3");
    expect(touch(drops, [], "button:skip")?.chosen?.text).toBe("skip");
  });
  it("begins anew elsewhere, lets go on the same thing, and knows what does not fit", () => {
    expect(touch(drops, ["field:b3"], "field:c3")?.touched).toEqual(["field:c3"]);
    expect(touch(drops, ["field:c3"], "field:c3")).toEqual({ touched: [], chosen: null });
    expect(touch(drops, [], "field:a1")).toBeNull();
  });
  it("finds the plain buttons", () => {
    expect(buttons(drops).map((one) => one.text)).toEqual(["skip"]);
  });
});

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
