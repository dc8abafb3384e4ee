import { describe, expect, it } from "vitest";

import { atTable, parse, to } from "../../../src/lib/page/router";

describe("addresses", () => {
  it("finds each page", () => {
    expect(parse("/")).toEqual({ page: "home" });
    expect(parse("/new/mycelia")).toEqual({ page: "new", game: "mycelia" });
    expect(parse("/table/abc")).toEqual({ page: "table", id: "abc", join: "", code: "", generic: false });
    expect(parse("/settings/")).toEqual({ page: "settings" });
    expect(parse("/lab")).toEqual({ page: "lab", study: "" });
    expect(parse("/lab/mycelia-1f")).toEqual({ page: "lab", study: "mycelia-1f" });
    expect(parse(to.learn("mycelia"))).toEqual({ page: "learn", game: "mycelia" });
    expect(parse(to.lesson("mycelia", "1"))).toEqual({ page: "lesson", game: "mycelia", lesson: "1" });
    expect(parse("/cards/mycelia", "#amanita-muscaria")).toEqual({ page: "cards", game: "mycelia", card: "amanita-muscaria" });
  });
  it("leaves open which game an address without one means", () => {
    expect(parse("/rules", "#MY.hire.top")).toEqual({ page: "rules", game: "", view: "exact", rule: "MY.hire.top" });
    expect(parse(to.cards(""))).toEqual({ page: "cards", game: "", card: "" });
    expect([to.new(""), to.new("nim")]).toEqual(["/new", "/new/nim"]);
  });
  it("takes an invitation from behind the mark", () => {
    expect(parse("/table/abc", "#join=T0k-en_")).toEqual({ page: "table", id: "abc", join: "T0k-en_", code: "", generic: false });
    expect(parse("/table/abc", "#seat=K7M2PQRS")).toEqual({ page: "table", id: "abc", join: "", code: "K7M2PQRS", generic: false });
  });
  it("takes the moment of a replay only if it is a number", () => {
    expect(parse("/replay/abc", "#12")).toEqual({ page: "replay", id: "abc", at: 12, look: false, generic: false });
    expect(parse("/replay/abc", "#x")).toEqual({ page: "replay", id: "abc", at: null, look: false, generic: false });
  });
  it("opens a replay with the look back", () => {
    const [path = "", mark = ""] = to.lookBack("abc").split("#");
    expect(parse(path, `#${mark}`)).toEqual({ page: "replay", id: "abc", at: null, look: true, generic: false });
  });
  it("shows any game at the generic table", () => {
    expect(parse("/table/abc", "", "?table=generic")).toMatchObject({ page: "table", generic: true });
    expect(parse("/replay/abc", "#3", "?table=generic")).toMatchObject({ at: 3, generic: true });
    expect(atTable("/replay/abc#3", true)).toBe("/replay/abc?table=generic#3");
    expect(atTable("/replay/abc?table=generic#3", false)).toBe("/replay/abc#3");
    expect(atTable("/settings", true)).toBe("/settings");
  });
  it("tells the pages of the rulebook from an exact rule", () => {
    const rules = { page: "rules", game: "everdell" };
    expect(parse(to.rules("everdell"))).toEqual({ ...rules, view: "pages", rule: "" });
    expect(parse("/rules/everdell", "#wins")).toEqual({ ...rules, view: "pages", rule: "wins" });
    expect(parse("/rules/everdell", "", "?rule=EV.draw.limit")).toEqual({ ...rules, view: "exact", rule: "EV.draw.limit" });
    expect(parse(to.exact("everdell"))).toEqual({ ...rules, view: "exact", rule: "" });
    expect(parse("/rules/everdell/symbols", "#twig")).toEqual({ ...rules, view: "symbols", rule: "twig" });
    expect(parse("/rules/everdell/nothing")).toEqual({ page: "lost" });
  });
  it("is lost elsewhere", () => {
    for (const path of ["/nowhere", "/table", "/table/a/b", "/settings/x", "/learn/a/b/c"]) expect(parse(path)).toEqual({ page: "lost" });
  });
  it("survives broken escapes", () => {
    expect(parse("/table/%E0%A4%A", "#%")).toMatchObject({ page: "table" });
  });
  it("writes what it reads", () => {
    const [path = "", mark = ""] = to.rules("mycelia", "MY.hire.top").split("#");
    expect(parse(path, `#${mark}`)).toEqual({ page: "rules", game: "mycelia", view: "exact", rule: "MY.hire.top" });
    expect(to.replay("a b", 3)).toBe("/replay/a%20b#3");
  });
});
