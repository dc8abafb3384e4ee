import { describe, expect, it } from "vitest";

import { sheets as bellfaire } from "../../../../src/games/everdell/art/lands/bellfaire";
import { sheets as newleaf } from "../../../../src/games/everdell/art/lands/newleaf";
import { sheets as pearlbrook } from "../../../../src/games/everdell/art/lands/pearlbrook";
import { sheets as spirecrest } from "../../../../src/games/everdell/art/lands/spirecrest";

const ALL = [...pearlbrook, ...newleaf, ...bellfaire, ...spirecrest].flatMap(({ symbols }) => Object.entries(symbols));
const count = (beginning: string): number => ALL.filter(([id]) => id.startsWith(beginning)).length;

describe("the drawings of the lands", () => {
  it("are no two alike", () => {
    expect(new Set(ALL.map(([, body]) => body)).size).toBe(ALL.length);
    expect(new Set(ALL.map(([id]) => id)).size).toBe(ALL.length);
  });

  it("hold no number that is none, and no name of something that is missing", () => {
    for (const [, body] of ALL) expect(body).not.toMatch(/NaN|undefined/);
  });

  it("are there for everything in the boxes", () => {
    expect(count("wonder-")).toBe(4);
    expect(count("adorn-")).toBe(13); // and a back
    expect(count("visitor-")).toBe(32);
    expect(count("map-")).toBe(26); // with Everdell and a back
    expect(count("discovery-")).toBe(34 + 1); // and a back
    expect(count("big-")).toBe(8 * 7); // of nobody and of six seats
    expect(count("weather-")).toBe(13); // and a back
    expect(count("garland-")).toBe(7);
  });
});
