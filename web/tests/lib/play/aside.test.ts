/** Companion sessions that made room for another one, and links that only go on from what is here. */

import { deflateSync } from "node:zlib";

import { describe, expect, it } from "vitest";

import { goesOn, readAside } from "../../../src/lib/play/aside";

type Entry = [string, Record<string, unknown>];
/** A session as `Session.text` packs it. */
const packed = (seed: number, ...journal: Entry[]): string => deflateSync(JSON.stringify({ rival: "nightweave", options: {}, seed, own: [false, false], journal })).toString("base64url");

describe("a session of a link", () => {
  const setup: Entry = ["setup", { forest: ["a", "b"] }];
  it("goes on from another one of the same game with all its answers", async () => {
    expect(await goesOn(packed(1, setup), packed(1, ["setup", { forest: ["a", "b"], specials: ["c"] }], ["turn", {}]))).toBe(true);
    expect(await goesOn(packed(1, setup), packed(1, setup))).toBe(true);
  });
  it("does not if an answer is missing or another, or the game is", async () => {
    expect(await goesOn(packed(1, setup, ["turn", {}]), packed(1, setup))).toBe(false);
    expect(await goesOn(packed(1, setup), packed(1, ["setup", { forest: ["b", "a"] }]))).toBe(false);
    expect(await goesOn(packed(1, setup), packed(2, setup))).toBe(false);
    expect(await goesOn("no session", packed(1, setup))).toBe(false);
  });
});

describe("games put aside", () => {
  const one = { rival: "nightweave", game: "everdell", when: "2026-01-02T20:00:00Z", entries: 3, session: "abc" };
  it("that make no sense are left out, the others stay", () => {
    expect(readAside("no JSON")).toEqual([]);
    expect(readAside(JSON.stringify([one, { rival: 3 }, null]))).toEqual([one]);
  });
});
