import { describe, expect, it } from "vitest";

import { within } from "../../../src/lib/page/root";

describe("a house under a sub-path", () => {
  it("knows its own addresses and no others", () => {
    expect(["/games/table/x", "/games/", "/games", "/other", "/gamesandmore"].map((path) => within(path, "/games"))).toEqual(["/table/x", "/", "/", null, null]);
    expect(["/table/x", "/"].map((path) => within(path, ""))).toEqual(["/table/x", "/"]);
  });
});
