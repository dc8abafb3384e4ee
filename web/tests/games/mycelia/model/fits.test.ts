import { expect, test } from "vitest";

import { FIELDS, knownOn, Pack } from "../../../../src/games/mycelia/model/board";
import { missOf, pictureAsked } from "../../../../src/games/mycelia/model/fits";
import { icons, type Picture } from "../../../../src/games/mycelia/model/icons";
import type { PlayerView } from "../../../../src/generated/mycelia";

const card = (id: string, text: string) => ({ file: "", table: "card", id, function: text, source: "" });
const pack = new Pack([
  card("two", "moss: remove 2 & water: move 1"),
  card("stroke", "leaves: move 1 / any: exactly 2, remove 2"),
  card("bonus", "2x any: move 1 & others(soil: at least 3, remove 1)"),
  card("brackets", "2x (moss: move 1 & water: remove 1)"),
]);
const land = (frame: string): string | undefined => pictureAsked(["turn 0", frame], pack)?.land;

test("the picture that is asked for is found in its line", () => {
  expect(land("run 0 function:two 0 0")).toBe("moss");
  expect(land("run 0 function:two 1 0")).toBe("water");
  expect(land("run 0 function:bonus 0 1")).toBe("any");
  expect(land("run 1 function:bonus/1.0 0 0")).toBe("soil");
  expect(land("run 0 function:brackets/0.0 1 0")).toBe("water");
  expect(pictureAsked(["turn 0", "run 0 function:stroke/0.1 0 0"], pack)).toMatchObject({ exact: true, drops: 2 });
  expect(land("run 0 function:stroke 0 0")).toBeUndefined();
  expect(land("at 0 function:two 0 b2 0 0")).toBeUndefined();
});

const player = { drops: FIELDS.map((_, i) => i % 4), prisms: [], shrine_fields: ["c1"] } as unknown as PlayerView;
const asked = (text: string): Picture => icons(text)![0] as Picture;

test("a field fits, or misses by landscape or by number", () => {
  const two = asked("moss: remove 2");
  expect(missOf(two, "d1", player, "moss")).toBeNull();
  expect(missOf(two, "b1", player, "moss")).toMatchObject({ rule: "MY.eff.at_least", number: true });
  expect(missOf(two, "d1", player, "water")).toMatchObject({ rule: "MY.eff.field", number: false });
  expect(missOf(two, "c1", player, "moss")).toMatchObject({ rule: "MY.drop.shrine_no_field" });
  expect(missOf(asked("any: exactly 2, remove 2"), "d1", player, "soil")).toMatchObject({ rule: "MY.eff.beetle", number: true });
  expect(missOf(asked("any: around each"), "a1", player, "soil")).toBeNull();
});

test("what lies openly on a pile ends where chance begins", () => {
  expect(knownOn([{ count: 1, among: ["a"] }, { count: 1, among: ["b"] }, { count: 4, among: ["c", "d"] }, { count: 1, among: ["e"] }])).toEqual(["a", "b"]);
  expect(knownOn([])).toEqual([]);
});
