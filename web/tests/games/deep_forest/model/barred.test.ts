import { expect, test } from "vitest";

import { barred, beside, touched } from "../../../../src/games/deep_forest/model/barred";
import { Pack } from "../../../../src/games/deep_forest/model/board";
import { tileAt } from "../../../../src/games/deep_forest/model/paths";
import type { PlayerView, TableView } from "../../../../src/generated/deep_forest";

const pack = new Pack([
  { file: "", table: "prices", obstacle: 3, troll: 1, wall: 1, source: "" },
  { file: "", table: "tile", id: "gate", cost: "book" as unknown as number, source: "" },
]);
const view = { rows: 7, columns: 5, fog: -1, fog_after: 10, rocks: ["c4"] } as unknown as TableView;
const walker = {
  pawn: "c2", left: false, fields: { b2: "bare", c3: "hidden", d2: "gate" }, visitors: {}, attackers: [], step_cost: 1,
  trail: [{ field: "b0", markers: 1 }, { field: "b1", markers: 1 }, { field: "c1", markers: 1 }], goods: { potion: 0, book: 1, coin: 0, marker: 2 },
} as unknown as PlayerView;
const why = (field: string, change: Partial<PlayerView> = {}, table: Partial<TableView> = {}) => {
  const found = barred({ ...view, ...table }, { ...walker, ...change }, pack, field);
  return found && [found.bar, found.rule, found.by.join(" ")];
};

test("fields are beside each other orthogonally", () => {
  expect([beside("b2", "b1"), beside("b2", "c1"), beside("b2", "b2"), beside("b2", "d2")]).toEqual([true, false, false, false]);
});

test("a path that would touch itself names the markers it would touch", () => {
  expect(touched(walker, "b2")).toEqual(["b1"]);
  expect(why("b2")).toEqual(["touch", "DF.walk.no_touch", "b1"]);
  expect(why("c1")).toEqual(["touch", "DF.walk.no_touch", "b1 c1"]);
});

test("every other reason has its rule", () => {
  expect(why("c3")).toEqual(["hidden", "DF.walk.hidden", ""]);
  expect(why("d2")).toEqual(["broke", "DF.obst.gate", ""]);
  expect(why("d2", { goods: { potion: 0, book: 3, coin: 0, marker: 0 } })).toEqual(["broke", "DF.walk.marker", ""]);
  expect(why("d2", { goods: { potion: 0, book: 3, coin: 0, marker: 0 } }, { fog: 2 })).toEqual(["broke", "DF.walk.fog_cost", ""]);
  expect(why("e5")).toEqual(["far", "DF.walk.step", "c2"]);
  expect(why("a0")).toEqual(["shut", "DF.walk.one_entry", ""]);
  expect(why("c8")).toEqual(["shut", "DF.end.leave", ""]);
  expect(why("b2", { attackers: ["d2"] })).toEqual(["attacked", "DF.troll.attack", "d2"]);
  expect(why("d2", { attackers: ["d2"] })).toEqual(["broke", "DF.troll.broke", ""]);
  expect(why("c2")).toBeNull();
});

test("a touch means a troll only where one attacks, and the upper wall means the way out", () => {
  const player = { ...walker, fields: { a5: "troll", d2: "troll" }, attackers: ["d2"] } as unknown as PlayerView;
  expect([tileAt("field:a5", player, 7), tileAt("field:d2", player, 7), tileAt("field:c8", player, 7)]).toEqual(["", "troll", "exit"]);
});
