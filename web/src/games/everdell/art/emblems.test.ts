import { describe, expect, it } from "vitest";

import { EMBLEMS } from "./emblems";

describe("emblems", () => {
  it("are 48, and no two are alike", () => {
    expect(Object.keys(EMBLEMS)).toHaveLength(48);
    expect(new Set(Object.values(EMBLEMS)).size).toBe(48);
  });

  it("hold no number that is none", () => {
    for (const body of Object.values(EMBLEMS)) expect(body).not.toMatch(/NaN|undefined/);
  });
});
