import { expect, test } from "vitest";

import { Pack, placeOf, sightLines } from "../../../../src/games/deep_forest/model/board";
import { after } from "../../../../src/games/deep_forest/model/scene";
import type { EventInfo } from "../../../../src/generated/api";
import type { Cell, PlayerView, TableView } from "../../../../src/generated/deep_forest";

const goods = { potion: 1, book: 1, coin: 1, marker: 2 };
const player = {
  seat: 0, pawn: "c0", left: false, fields: { c1: "gate" }, hidden: {}, visitors: { c2: 1 }, sight: ["c1"], attackers: [], step_cost: 1,
  trail: [], goods, swords: 1, swords_turned: 0, trolls: 0, trolls_ready: 0, retreats: 2, obstacles: { thicket: 0, gate: 0, guard: 0 },
  monsters: [], edge: "", hand: [], hand_count: 3, gold: {}, total: 0,
} as unknown as PlayerView;
const cells = Array<Cell>(16).fill("nothing");
const view = {
  players: [player], fight: null, monsters: [{ id: "basilisk", strength: 26, boost: "", left: 1 }], fog: -1, round: 1, active: 0,
  market: { size: 4, cells, edges: [{ edge: "row-2", open: true, seat: -1, gives: { ...goods } }], laid: [], pile: 9 },
} as unknown as TableView;
const pack = new Pack([
  { file: "", table: "strip", id: "s1", cells: "pbm", source: "" },
  { file: "", table: "prices", obstacle: 3, sword: ["potion", "book", "coin"], source: "" },
  { file: "", table: "tile", id: "gate", cost: "book" as unknown as number, source: "" },
]);

const event = (name: string, values: Record<string, string | number>): EventInfo => ({ name, seat: 0, values, words: name, head: false, unasked: "" });
const play = (...events: EventInfo[]): TableView => events.reduce((now, one) => after(now, one, pack), view);

test("an obstacle is won and a step leaves its marker behind", () => {
  const [now] = play(event("overcame", { field: "c1", tile: "gate" }), event("walked", { from: "c0", to: "c1", markers: 1 })).players;
  expect(now).toMatchObject({ pawn: "c1", trail: [{ field: "c0", markers: 1 }], obstacles: { gate: 1 }, fields: { c1: "bare" } });
  expect(now!.goods.marker).toBe(1);
});

test("a paid troll that was sent leaves the tile below it", () => {
  const [now] = play(event("troll-paid", { field: "c2" })).players;
  expect(now).toMatchObject({ visitors: {}, trolls: 1 });
});

test("a strip is laid and its line gives what it shows", () => {
  const { market } = play(event("laid", { strip: "s1", from: "2,3", to: "2,1" }));
  expect(market.cells.slice(4, 7)).toEqual(["marker", "book", "potion"]);
  expect(market.edges[0]!.gives).toEqual({ potion: 1, book: 1, coin: 0, marker: 1 });
});

test("dice are rolled, set aside and added to", () => {
  const { fight } = play(
    event("fights", { strength: 26, dice: 3 }),
    event("rolled", { number: 1, dice: "2 6 3", sum: 11 }),
    event("aside", { die: 2, pips: 6 }),
    event("boosted", { resource: "potion" }),
  );
  expect(fight).toMatchObject({ dice: [2, 6, 3], aside: [2], total: 12, rolls_left: 2 });
});

test("what a field costs, and how far one sees", () => {
  expect(pack.price("overcome c1", player)).toEqual({ book: 3, marker: 1 });
  expect(pack.price("take b2", player)).toEqual({ potion: 1, book: 1, coin: 1, marker: 1 });
  expect(pack.price("end", player)).toBeNull();
  expect(sightLines({ ...player, pawn: "c2", sight: ["c3", "c4", "b2"] }, 7)).toEqual([placeOf("c4", 7), placeOf("b2", 7)]);
});
