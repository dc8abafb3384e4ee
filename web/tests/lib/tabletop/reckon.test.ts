/** The page's arithmetic gives what the engine gave, for finished games of every expansion. */

import { execFileSync } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import type { Pad } from "../../../src/generated/api";
import { type Column, crowded, doubts, type Options, reckon, saidBy, setsPoints } from "../../../src/lib/tabletop/reckon";

const ROOT = new URL("../../../../", import.meta.url);
const folder = (path: string): string => fileURLToPath(new URL(path, ROOT));
const paths = ["tests/support", "tests/support/tables", "tests/tools"].map(folder);

interface Told {
  pad: Pad;
  games: { options: Options; columns: Column[]; totals: number[]; winners: number[] }[];
}
const told = JSON.parse(
  execFileSync(process.env["PYTHON"] ?? "python3", [folder("tests/support/pad_filling.py")], {
    env: { ...process.env, PYTHONPATH: [process.env["PYTHONPATH"] ?? "", ...paths].filter(Boolean).join(delimiter) },
    maxBuffer: 1 << 26,
    encoding: "utf-8",
  }),
) as Record<string, Told>;

describe.each(Object.keys(told))("the pad of %s", (game) => {
  const { pad, games } = told[game]!;
  it.each(games.map((one, at) => [JSON.stringify(one.options).slice(0, 60), at] as const))("reckons as the engine does: %s", (_, at) => {
    const { options, columns, totals, winners } = games[at]!;
    const found = reckon(pad, options, columns);
    expect(found.totals).toEqual(totals);
    expect(found.winners).toEqual(winners);
  });
  it("doubts nothing that a game of the engine ended with", () => {
    for (const { options, columns } of games) {
      const { points } = reckon(pad, options, columns);
      for (const row of pad.rows) expect(crowded(row, options, columns)).toEqual([]);
      columns.forEach((column, at) => {
        for (const row of pad.rows.filter((one) => one.id in points[at]!)) expect(doubts(row, options, column.counts[row.id] ?? {}, points[at]![row.id]!)).toEqual([]);
      });
    }
  });
});

describe("an opponent that counts itself", () => {
  const { pad, games } = told["everdell"]!;
  const { options } = games.find((one) => one.options["players"] === 1 && one.options["nightweave"] === false)!;
  const score = [{ row: "cards", points: 19 }, { row: "missed special events", points: 24 }, { row: "tokens", points: 2 }];
  const said = saidBy(pad, options, score);
  it("stands in its own rows", () => expect(said).toMatchObject({ "his-cards": 19, "his-special": 24, "rival-tokens": 2 }));
  it("is added up beside what people count", () => {
    const of = (points: number) => reckon(pad, options, [{ counts: { cards: { points } } }, { counts: { "his-cards": { others: 3 } }, rival: true, said }]);
    expect(of(46)).toMatchObject({ totals: [46, 45], winners: [0] });
    expect(of(45)).toMatchObject({ totals: [45, 45], winners: [1] });
  });
});

describe("what cannot be", () => {
  const { pad, games } = told["everdell"]!;
  const options = games.find((one) => one.options["players"] === 2 && one.options["newleaf"] === false)!.options;
  const row = (id: string) => pad.rows.find((one) => one.id === id)!;
  it("names the rule when a city is worth more than its spaces hold", () => {
    expect(doubts(row("cards"), options, { points: 400 }, 400)).toMatchObject([{ kind: "above", rule: "EV.city.spaces" }]);
    expect(doubts(row("cards"), options, { points: 40 }, 40)).toEqual([]);
  });
  it("says where the most comes from", () => {
    const above = (id: string, points = 900, all = {}) => doubts(row(id), options, { points }, points, all)[0];
    expect(above("cards")).toMatchObject({ kind: "above", why: "room", many: 15 });
    expect(above("events")).toMatchObject({ kind: "above", why: "room", many: 4, rule: "EV.score.events" });
    expect(above("prosperity")).toMatchObject({ kind: "above", why: "city", many: 26 });
    expect(above("visitors")).toMatchObject({ kind: "above", why: "all" });
    expect(above("tokens")).toBeUndefined(); // of these there is no end
    const most = above("adornments")!.most;
    expect(above("adornments", 900, { tokens: 12 })!.most).toBe(most + 4); // the masque counts them
    const swords = told["deep_forest"]!.pad.rows.find((one) => one.id === "swords")!;
    expect(doubts(swords, told["deep_forest"]!.games[0]!.options, { swords: 12 }, 12)).toMatchObject([{ kind: "own", most: 11 }]);
  });
  it("counts pieces that are not there", () => {
    expect(doubts(row("journey"), options, { journey_5: 2 }, 10)).toMatchObject([{ kind: "pieces", most: 1, field: "journey_5" }]);
  });
  it("counts pieces over all people together, and says it once", () => {
    const fives = (...some: number[]) => {
      const { pad: forest, games: played } = told["deep_forest"]!;
      const coins = forest.rows.find((one) => one.id === "coins")!;
      return crowded(coins, played[0]!.options, some.map((n) => ({ counts: { coins: { fives: n } } })));
    };
    const [box] = fives(14, 1);
    expect(box).toMatchObject({ kind: "shared", field: "fives", most: 14, total: 15 });
    expect(fives(13, 1)).toEqual([]);
    expect(fives(15, 0)).toEqual([]); // that is one person's own doubt
    expect(doubts(told["deep_forest"]!.pad.rows.find((one) => one.id === "coins")!, told["deep_forest"]!.games[0]!.options, { fives: 15 }, 75)).toMatchObject([{ kind: "pieces", most: 14 }]);
  });
  it("asks for what breaks a tie only when somebody is tied", () => {
    const of = (...points: number[]) => reckon(pad, options, points.map((n) => ({ counts: { cards: { points: n } }, ties: {} }))).open.map((tie) => tie.id);
    expect(of(20, 21)).toEqual([]);
    expect(of(21, 21)).toEqual(["events", "resources"]);
    const events = reckon(pad, options, [3, 2].map((n) => ({ counts: { cards: { points: 21 } }, ties: { events: n } })));
    expect(events.open.map((tie) => tie.id)).toEqual(["events"]);
    expect(events.winners).toEqual([0]);
  });
  it("finds the best split of obstacles", () => {
    expect([setsPoints([3, 1, 1], 0, 15, 1), setsPoints([4, 1, 1], 0, 15, 1), setsPoints([2, 2, 0], 1, 15, 1)]).toEqual([17, 30, 17]);
  });
});
