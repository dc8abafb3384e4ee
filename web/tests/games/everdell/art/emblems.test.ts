import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { EMBLEMS } from "../../../../src/games/everdell/art/emblems";
import { sheets as newleaf } from "../../../../src/games/everdell/art/lands/newleaf";
import { sheets as pearlbrook } from "../../../../src/games/everdell/art/lands/pearlbrook";
import { GROUNDS } from "../../../../src/games/everdell/art/grounds";

const PACK = new URL("../../../../../src/tanglewood/games/everdell/pack/", import.meta.url);

/** The cards of the pack with their colours. */
function cards(): [id: string, colour: string][] {
  const text = readdirSync(PACK, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".toml")).map((name) => readFileSync(new URL(name, PACK), "utf-8")).join("\n");
  const entries = text.split(/^\[\[/m).filter((entry) => entry.startsWith("card]]"));
  const field = (entry: string, name: string): string => new RegExp(`^${name} = "(.*)"$`, "m").exec(entry)?.[1] ?? "";
  return entries.map((entry) => [field(entry, "id"), field(entry, "color")]);
}

describe("emblems", () => {
  it("are there for every card of the pack, on the ground of its colour", () => {
    expect(cards().length).toBeGreaterThanOrEqual(70);
    // Cards of the lands come with their drawings, on the ground that the pack names.
    const drawn = Object.assign({}, EMBLEMS, ...[...pearlbrook, ...newleaf].map((sheet) => sheet.symbols)) as Record<string, string>;
    expect(cards().filter(([id]) => !drawn[id])).toEqual([]);
    expect(cards().filter(([id, colour]) => EMBLEMS[id] && GROUNDS[id] !== colour)).toEqual([]);
  });

  it("are no two alike", () => {
    expect(new Set(Object.values(EMBLEMS)).size).toBe(Object.keys(EMBLEMS).length);
  });

  it("hold no number that is none", () => {
    for (const body of Object.values(EMBLEMS)) expect(body).not.toMatch(/NaN|undefined/);
  });
});
