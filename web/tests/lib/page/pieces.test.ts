import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { atOnce, cut, finish, inTurn } from "../../../src/lib/page/pieces";

/** A piece that takes this long to lay. */
const piece = (laid: string[], name: string, time = 0) => () => {
  laid.push(name);
  vi.setSystemTime(Date.now() + time);
};

describe("a long page", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(performance, "now").mockImplementation(() => Date.now());
  });
  afterEach(() => {
    finish();
    vi.runAllTimers();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("has its pieces behind what is no piece, and lays what lies in one with it as long as there is time", () => {
    expect(atOnce()).toBe(false);
    const found: boolean[] = [];
    inTurn(() => {
      for (const time of [5, 5]) {
        found.push(atOnce());
        vi.setSystemTime(Date.now() + time);
      }
      found.push(atOnce());
    });
    vi.runAllTimers();
    expect(found).toEqual([true, true, false]);
    expect(atOnce()).toBe(false);
  });
  it("takes a breath between long pieces and keeps their order", () => {
    const laid: string[] = [];
    for (const name of ["first", "second", "third"]) inTurn(piece(laid, name, 20));
    expect(atOnce()).toBe(false);
    vi.runOnlyPendingTimers();
    expect(laid).toEqual(["first"]);
    vi.runAllTimers();
    expect(laid).toEqual(["first", "second", "third"]);
  });
  it("lays the pieces of a piece before what comes behind it", () => {
    const laid: string[] = [];
    inTurn(() => {
      laid.push("outer");
      inTurn(piece(laid, "inner"));
    });
    inTurn(piece(laid, "behind"));
    vi.runAllTimers();
    expect(laid).toEqual(["outer", "inner", "behind"]);
  });
  it("is complete when somebody wants a place of it, without what has gone meanwhile", () => {
    const laid: string[] = [];
    inTurn(piece(laid, "here", 20));
    inTurn(piece(laid, "gone", 20))();
    inTurn(piece(laid, "there", 20));
    finish();
    expect(laid).toEqual(["here", "there"]);
  });
  it("is cut into pieces that lose nothing", () => {
    expect(cut([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(cut([], 2)).toEqual([]);
  });
});
