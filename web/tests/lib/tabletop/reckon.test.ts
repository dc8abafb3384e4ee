/** The page's arithmetic gives what the engine gave, for finished games of every expansion. */

import { execFileSync } from "node:child_process";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";

import { describe, expect, it } from "vitest";

import type { Pad } from "../../../src/generated/api";
import { type Column, doubts, type Options, reckon, setsPoints } from "../../../src/lib/tabletop/reckon";

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
      columns.forEach((column, at) => {
        for (const row of pad.rows.filter((one) => one.id in points[at]!)) expect(doubts(row, options, column.counts[row.id] ?? {}, points[at]![row.id]!)).toEqual([]);
      });
    }
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
  it("counts pieces that are not there", () => {
    expect(doubts(row("journey"), options, { journey_5: 2 }, 10)).toMatchObject([{ kind: "pieces", most: 1, field: "journey_5" }]);
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
