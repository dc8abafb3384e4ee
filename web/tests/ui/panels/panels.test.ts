import { readFileSync } from "node:fs";

import { render } from "svelte/server";
import { beforeAll, describe, expect, it } from "vitest";

import type { Analysis, Hint, TableState } from "../../../src/generated/api";
import { speak } from "../../../src/lib/page/words";
import Prompt from "../../../src/ui/basics/Prompt.svelte";
import AnalysisPanel from "../../../src/ui/panels/AnalysisPanel.svelte";
import EndPanel from "../../../src/ui/panels/EndPanel.svelte";
import HintPanel from "../../../src/ui/panels/HintPanel.svelte";
import { sentences } from "../../fluent";

const ENGLISH = ["web/web.ftl", "common.ftl"].map((file) => readFileSync(`../src/tanglewood/locales/en/${file}`, "utf-8")).join("\n");
beforeAll(() => speak("en", () => Promise.resolve(sentences(ENGLISH))));

/** What a component shows, without tags. */
const text = (html: string) => html.replaceAll(/<!--.*?-->/g, "").replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const nothing = () => {};

describe("the panel of hints", () => {
  const hints: Hint[] = [
    { text: "play a", label: "play A", expectation: 0.62, sure: 0.04, why: "brings 2 leaves" },
    { text: "play b", label: "play B", expectation: 0.58, sure: 0.3, why: "" },
    { text: "end", label: "end the turn", expectation: 0.02, sure: 0.1, why: "" },
  ];
  const show = (props: { hints: Hint[] | null; share?: number; playable?: boolean }) =>
    render(HintPanel, { props: { share: 0, playable: true, onplay: nothing, onshow: nothing, onclose: nothing, ongiveup: nothing, ...props } }).body;

  it("says of every move what to expect and how sure that is, in words and as a bar", () => {
    const html = show({ hints });
    expect(text(html)).toContain("play A brings 2 leaves 62 % ± 4");
    expect(text(html)).toContain("play B 58 % ± 30");
    expect(html).toContain("left: 58%");
    // The interval ends where the win does.
    expect(html).toContain("left: 0%; width: 12%");
    expect(html.match(/data-hint="/g)).toHaveLength(3);
  });
  it("shows how far it is, and can be given up", () => {
    const html = show({ hints: null, share: 0.37 });
    expect(html).toContain('aria-valuenow="37"');
    expect(text(html)).toContain("Stop thinking");
    expect(html).not.toContain("data-hint=");
  });
  it("lets nobody play what cannot be played now", () => {
    expect(show({ hints, playable: false }).match(/disabled/g)).toHaveLength(3);
  });
});

describe("the panel of a look back", () => {
  const done: Analysis = {
    status: "done",
    share: 1,
    level: "master",
    own: true,
    points: [
      { number: 0, seat: 0, expected: [0.5, 0.5], cost: 0 },
      { number: 1, seat: 1, expected: [0.4, 0.6], cost: 0.2 },
      { number: 2, seat: -1, expected: [1, 0], cost: 0 },
    ],
    costly: [{ number: 1, seat: 1, played: "end", better: "hire Amanita", expected: 0.6, got: 0.4, cost: 0.2, sure: 0.05, why: "takes 2 drops off", when: "Round 4" }],
  };
  const bots = ["adept", "master"].map((name) => ({ name, about: "", searches: true, strength: 6, style: false, wins: 0, family: [] }));
  const show = (analysis: Analysis | null, at = 0, mine: number[] = [0]) =>
    render(AnalysisPanel, { props: { analysis, mine, trouble: "", names: ["Ada", "Bob"], bots, at, all: 2, onshow: nothing, onbegin: nothing, onstop: nothing } }).body;

  it("can be asked for", () => {
    expect(text(show(null))).toContain("Look back at this game");
    expect(show(null).match(/<option/g)).toHaveLength(2);
  });
  it("shows how far it is and what is known so far", () => {
    const html = show({ ...done, status: "running", share: 0.5, points: done.points.slice(0, 2) });
    expect(html).toContain('aria-valuenow="50"');
    expect(text(html)).toContain("Stop");
    expect(html).toContain("<polyline");
    expect(text(show({ ...done, status: "running", own: false }))).not.toContain("Stop");
  });
  it("has the curve, its words, a table, marks and the costly moves", () => {
    const html = show(done);
    expect(html.match(/<polyline/g)).toHaveLength(2);
    expect(html).toContain("You: 50 % at first, 100 % at the end. Bob: ");
    expect(html).toContain("1. Round 4: Bob threw 20 % away");
    expect(html.match(/<tr/g)).toHaveLength(4);
    expect(text(html)).toContain("Round 4 20 % ± 5 of the win Bob chose “end”. Better: “hire Amanita”.");
    expect(text(html)).toContain("Show on the board : Round 4");
  });
  it("says at a costly move what would have been better", () => {
    expect(text(show(done, 1))).toContain("Bob goes on with “end” and throws 20 % ± 5 away; better: “hire Amanita”");
    expect(text(show(done, 0))).not.toContain("goes on with");
  });
  it("speaks to whoever looks of their own moves, and of those first", () => {
    const [costly] = done.costly;
    if (!costly) throw new Error("there is one");
    const both = { ...done, costly: [{ ...costly, cost: 0.5, number: 0, seat: 0 }, costly] };
    const mine = text(show(both, 1, [1]));
    expect(mine).toContain("Your costliest moves 1 Round 4 20 % ± 5 of the win You chose “end”.");
    expect(mine.indexOf("You chose")).toBeLessThan(mine.indexOf("And those of the others 2 Round 4 50 %"));
    expect(mine).toContain("Ada chose “end”.");
    expect(mine).toContain("You go on with “end” and throw 20 % ± 5 away");
    expect(show(both, 1, [1])).toContain("1. Round 4: you threw 20 % away");
    expect(mine).toMatch(/Ada \d+ % .*You \d+ % .*Move Ada You/);
    // Those who share a screen are called by their names; a watcher has no moves there, and an old look back no rounds.
    expect(text(show(both, 1, [0, 1]))).toContain("Ada chose “end”.");
    expect(show(both, 1, [0, 1])).toContain("Ada: 50 % at first");
    expect(text(show({ ...done, costly: [{ ...costly, when: "" }] }, 0, []))).toContain("Where most was thrown away 1 After move 1");
  });
  it("says so if nothing was thrown away", () => {
    expect(text(show({ ...done, costly: [] }))).toContain("No move clearly");
  });
});

describe("the question of a table", () => {
  it("shows that a bot thinks and how far it is", () => {
    const props = { sentence: "Master is deciding.", seat: 1, label: "Master" };
    expect(render(Prompt, { props: { ...props, share: 0.25 } }).body).toContain('aria-valuenow="25"');
    expect(render(Prompt, { props }).body).not.toContain("progressbar");
  });
});

describe("the panel at the end of a game", () => {
  const over = {
    id: "abc",
    game: "mycelia",
    mine: [0],
    seats: [{ seat: 0, name: "Ada", mine: true }, { seat: 1, name: "Bob", mine: false }],
    result: { scores: [3, 1], winners: [0], ranks: [1, 2], breakdown: [{}, {}], rival: null },
    curve: null,
    rematch: null,
  } as unknown as TableState;

  it("leads to the replay that begins with the look back", () => {
    const html = render(EndPanel, { props: { table: over, busy: false, onrematch: nothing, onclose: nothing } }).body;
    expect(html).toContain('href="/replay/abc#look"');
    expect(text(html)).toContain("Look back");
  });

  it("speaks to whoever shares the win as “you”, and names the others", () => {
    const shared = (mine: number[]) => ({ ...over, mine, result: { ...over.result, winners: [0, 1] } }) as TableState;
    const said = (mine: number[]) => text(render(EndPanel, { props: { table: shared(mine), busy: false, onrematch: nothing, onclose: nothing } }).body);
    expect(said([0])).toContain("You share the win with Bob.");
    expect(said([1])).toContain("You share the win with Ada.");
    expect(said([])).toContain("Ada and Bob share the win.");
  });
});
