import { describe, expect, it } from "vitest";

import type { Component } from "../../../../src/lib/server/names";
import { inSteps, stepsOf } from "../../../../src/table/generic/model/asking";
import { Inline } from "../../../../src/table/generic/model/inline";
import { type Knowing, thingAt } from "../../../../src/table/generic/model/knowing";
import { Lexicon, singular, titleOf } from "../../../../src/table/generic/model/names";

const entry = (table: string, id: string, name: string): Component => ({ file: "", table, id, name, source: "" });
const lexicon = new Lexicon([entry("card", "moss-giant", "Moss giant"), entry("tile", "a", "New showcase"), entry("supply", "a", "Supply card a"), entry("strip", "s06", "Strip s06")]);
const inline = new Inline(lexicon, ["Ada", "Ben"]);

describe("names", () => {
  it("come from the pack where it is clear what is meant", () => {
    expect(lexicon.name("moss-giant", "monsters")).toBe("Moss giant");
    expect([lexicon.name("a", "tiles"), lexicon.name("a", "supply_card"), lexicon.name("a", "letters")]).toEqual(["New showcase", "Supply card a", "a"]);
    expect(lexicon.name("top_left", "clearing")).toBe("top left");
  });
  it("say what a step of a click path touches", () => {
    const said = (thing: string): string => lexicon.thing(thing, ["Ada", "Ben"]);
    expect(["hand:moss-giant", "city:1:moss-giant", "field:c3", "seat:1", "tile:a"].map(said)).toEqual(["Moss giant", "Moss giant", "Field c3", "Ben", "New showcase"]);
  });
  it("are singular and written like words", () => {
    expect(["fields", "cities", "boxes", "grass", "hand"].map(singular)).toEqual(["field", "city", "box", "grass", "hand"]);
    expect(titleOf("hand_count")).toBe("Hand count");
  });
});

describe("one line", () => {
  it("says what is there, and nothing of what is not", () => {
    expect(inline.object({ cost: { berry: 2, twig: 0 }, fits: true, partner: -1, workers: [{ seat: 1, permanent: false }], note: null })).toBe("cost 2 berry · fits · workers Ben");
  });
  it("counts what is too long", () => {
    expect(inline.words(["q", "r", "s", "t", "u"], "among")).toBe("q, r, s +2");
  });
});

describe("what glows", () => {
  const lit = new Set(["hand:moss-giant", "field:c3", "strip:s06", "city:1:inn"]);
  const knowing: Knowing = { lexicon, inline, names: [], seat: 0, touching: { can: (thing) => lit.has(thing), picked: () => false, press: () => {}, read: () => {}, peek: () => {} } };
  it("is found by its field, its board or its table of the pack", () => {
    expect(thingAt(knowing, ["hand"], "moss-giant", 0)).toBe("hand:moss-giant");
    expect(thingAt(knowing, ["fields"], "c3", null)).toBe("field:c3");
    expect(thingAt(knowing, ["hand", "id"], "s06", 0)).toBe("strip:s06");
    expect(thingAt(knowing, ["discard"], "moss-giant", 0)).toBeUndefined();
  });
  it("lies at another seat only if the path says so", () => {
    expect(thingAt(knowing, ["hand"], "moss-giant", 1)).toBeUndefined();
    expect(thingAt(knowing, ["city", "ref"], "1:inn", 1)).toBe("city:1:inn");
  });
});

describe("many options", () => {
  const options = Array.from({ length: 16 }, (_, i) => ({ text: `lay ${i}`, label: "", path: [`cell:${8 - Math.floor(i / 2)}`, `way:${i % 2}`] }));
  it("are asked for one thing after the other, in the order of their names", () => {
    expect(inSteps(options, 0)).toBe(true);
    expect(stepsOf(options, 0).map(({ thing, options: behind }) => `${thing} ${behind.length}`).slice(0, 2)).toEqual(["cell:1 2", "cell:2 2"]);
  });
  it("are all shown where a step more would not help", () => {
    expect(inSteps(options.slice(0, 10), 0)).toBe(false);
    expect(inSteps(options, 1)).toBe(true);
    expect(inSteps(options.map((option) => ({ ...option, path: [`button:${option.text}`] })), 0)).toBe(false);
  });
});
