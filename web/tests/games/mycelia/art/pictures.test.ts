import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { GIFTS } from "../../../../src/games/mycelia/art/gifts";
import { MUSHROOMS } from "../../../../src/games/mycelia/art/mushrooms";
import { artOf, backdropOf, sceneOf } from "../../../../src/games/mycelia/art/pictures";

const PACK = new URL("../../../../../src/tanglewood/games/mycelia/pack/", import.meta.url);

/** The ids of all entries of these tables. */
function ids(table: string): string[] {
  return ["cards.toml", "prisma.toml"].flatMap((file) => {
    const text = readFileSync(new URL(file, PACK), "utf8");
    return text.split(/^\[\[/m).flatMap((entry) => (entry.startsWith(`${table}]]`) ? (/^id = "(.+)"/m.exec(entry)?.[1] ?? []) : []));
  });
}

describe("pictures of the pack", () => {
  it("every card has one of its own", () => {
    const cards = [...ids("card"), ...ids("start")];
    expect(cards.length).toBeGreaterThanOrEqual(50);
    expect(cards.filter((id) => !(id in MUSHROOMS))).toEqual([]);
    expect(ids("gift").filter((id) => !GIFTS.has(id))).toEqual([]);
  });

  it("no two are alike", () => {
    const all = [...ids("card"), ...ids("start"), ...ids("gift")];
    expect(new Set(all.map(artOf)).size).toBe(all.length);
  });

  it("look the same every time and hold no broken numbers", () => {
    for (const id of Object.keys(MUSHROOMS)) {
      expect(artOf(id) + backdropOf(id)).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(artOf("a-card-of-tomorrow")).toContain("<path");
    expect(sceneOf("a-card-of-tomorrow")).toBe("wood");
  });
});
