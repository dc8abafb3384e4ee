/** The search gives the same answers here and in Python, and finds what newcomers ask for. */

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import type { SearchIndex } from "../../../src/generated/api";
import { distance, Searcher } from "../../../src/lib/search/search";

const ROOT = new URL("../../../../", import.meta.url);
/** Builds the index of a game, and says what Python answers to each question. */
const ASK = `
import sys, msgspec
from tanglewood.kernel.registry import lookup
from tanglewood.rulebook.index import index_of
from tanglewood.rulebook.search import search
from tanglewood.words import languages
given = msgspec.json.decode(sys.stdin.buffer.read())
told = {}
# In every other language one game, asked for what its answers are called.
for number, language in enumerate(one for one in languages() if one != "en"):
    game = list(given)[number % len(given)]
    index = index_of(lookup(game), language)
    titles = [one.title for one in index.documents[::9]]
    answers = [[[one.document.kind, one.document.at, one.score] for one in search(index, wish)] for wish in titles]
    told[language] = {"index": index, "answers": answers, "wishes": titles}
for game, wishes in given.items():
    index = index_of(lookup(game), "en")
    answers = [[[one.document.kind, one.document.at, one.score] for one in search(index, wish)] for wish in wishes]
    told[game] = {"index": index, "answers": answers}
sys.stdout.buffer.write(msgspec.json.encode(told))
`;

interface Held {
  ask: string;
  rule: string;
  first: boolean;
}

/** The tables of questions.toml: it has nothing but texts and `first`. */
function held(): Record<string, Held[]> {
  const found: Record<string, Held[]> = {};
  const text = readFileSync(new URL("tests/rulebook/questions.toml", ROOT), "utf-8");
  for (const block of text.split(/^\[\[/m).slice(1)) {
    const game = /^\w+/.exec(block)?.[0] ?? "";
    const value = (name: string): string => new RegExp(`^${name} = "(.*)"$`, "m").exec(block)?.[1] ?? "";
    (found[game] ??= []).push({ ask: value("ask"), rule: value("rule"), first: /^first = true$/m.test(block) });
  }
  return found;
}

const HELD = held();
const MORE = ["", "dungeon", "husb", "the", "xyzzyx", "hubsadn", "Green cards", "who’s first"];
const wishes = Object.fromEntries(Object.entries(HELD).map(([game, some]) => [game, [...some.map((one) => one.ask), ...MORE]]));
const told = JSON.parse(
  execFileSync(process.env["PYTHON"] ?? "python3", ["-c", ASK], { input: JSON.stringify(wishes), maxBuffer: 1 << 28, encoding: "utf-8" }),
) as Record<string, { index: SearchIndex; answers: [string, string, number][][]; wishes?: string[] }>;

describe.each(Object.keys(HELD))("a search in %s", (game) => {
  const { index, answers } = told[game]!;
  const searcher = new Searcher(index);
  it.each(HELD[game]!.map((one) => [one.ask, one] as const))("%s", (_, { ask, rule, first }) => {
    const found = searcher.search(ask).slice(0, first ? 1 : 3);
    expect(rule).not.toBe("");
    expect(found.flatMap((one) => one.document.rules)).toContain(rule);
  });
  it("answers as the terminal does, to the last place", () => {
    wishes[game]!.forEach((wish, at) => {
      expect(searcher.search(wish).map(({ document, score }) => [document.kind, document.at, score]), wish).toEqual(answers[at]);
    });
  });
  it("lights up what was looked for", () => {
    expect(searcher.lit("Who wins a tie? Tied ones.", "tie").filter((_, i) => i % 2)).toEqual(expect.arrayContaining(["tie", "Tied"]));
    expect(searcher.lit("nothing of it", "tie")).toEqual(["nothing of it"]);
  });
});

it("counts slips", () => {
  expect([distance("limit", "limt", 2), distance("limit", "lmiit", 2), distance("husband", "hand", 2)]).toEqual([1, 1, 0]);
});

const OTHERS = Object.keys(told).filter((name) => told[name]?.wishes);
describe.skipIf(OTHERS.length === 0)("a search in another language", () => {
  it.each(OTHERS)("answers in %s as the terminal does, marks and all", (language) => {
    const { index, answers, wishes: asked } = told[language]!;
    const searcher = new Searcher(index);
    const found = asked!.map((wish) => searcher.search(wish).map(({ document: { kind, at }, score }) => [kind, at, score]));
    expect(found).toEqual(answers);
    expect(answers.filter((one) => one.length > 0).length).toBeGreaterThan(asked!.length / 2);
  });
});
