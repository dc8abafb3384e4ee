import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { EMBLEMS } from "../../../../src/games/everdell/art/emblems";
import { sheets as bellfaire } from "../../../../src/games/everdell/art/lands/bellfaire";
import { sheets as newleaf } from "../../../../src/games/everdell/art/lands/newleaf";
import { sheets as pearlbrook } from "../../../../src/games/everdell/art/lands/pearlbrook";
import { sheets as spirecrest } from "../../../../src/games/everdell/art/lands/spirecrest";
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

  it("are no two alike, not even in other colours", () => {
    const large = [...pearlbrook, ...newleaf, ...bellfaire, ...spirecrest].filter((sheet) => sheet.box === "120 104");
    const named = Object.entries(Object.assign({}, EMBLEMS, ...large.map((sheet) => sheet.symbols)) as Record<string, string>);
    const shapes = new Map<string, string[]>();
    for (const [name, body] of named) {
      const bare = body.replace(/#[0-9a-f]{3,6}\b/g, "");
      shapes.set(bare, [...(shapes.get(bare) ?? []), name]);
    }
    expect([...shapes.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  it("hold no number that is none", () => {
    for (const body of Object.values(EMBLEMS)) expect(body).not.toMatch(/NaN|undefined/);
  });
});
