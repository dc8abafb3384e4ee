import { describe, expect, it } from "vitest";

import { kindOf, lists, moments, tableOf, textsOf } from "../../src/worker/caching";

const HOME = new URL("https://wood.example");
const DEEP = new URL("https://wood.example/games/");
const kind = (path: string, method = "GET", navigates = false) => kindOf(method, navigates, HOME, new URL(path, HOME));

describe("what the service worker keeps", () => {
  it("keeps texts, built files and finished games, and nothing that changes something", () => {
    expect(kind("/assets/index-abc.js")).toBe("file");
    for (const path of ["/api/games", "/api/games/mycelia/rules", "/api/locales/en", "/api/numbers/en", "/api/lessons/mycelia", "/api/tables"]) expect(kind(path)).toBe("text");
    for (const path of ["/api/tables/x", "/api/tables/x?looking=-1&at=3", "/api/tables/x/steps", "/api/tables/x/opening"]) expect(kind(path)).toBe("game");
    for (const path of ["/api/tables/x/events", "/api/tables/x/hint", "/api/health"]) expect(kind(path)).toBe("pass");
    expect(kind("/api/tables", "POST")).toBe("pass");
    expect(kind("https://elsewhere.example/assets/a.js")).toBe("pass");
  });
  it("opens the page for any address, but never for the server's doors", () => {
    expect(kind("/replay/x", "GET", true)).toBe("page");
    expect(kind("/api/tables/x/record", "GET", true)).toBe("pass");
  });
  it("minds its own sub-path alone", () => {
    const deep = (path: string) => kindOf("GET", true, DEEP, new URL(path, HOME));
    expect(["/games/assets/a.js", "/games/api/games", "/games/api/tables/x", "/games/", "/games"].map(deep)).toEqual(["file", "text", "game", "page", "page"]);
    expect(["/assets/a.js", "/api/games", "/", "/gamesandmore", "/games/api/health"].map(deep)).toEqual(Array(5).fill("pass"));
    expect(tableOf(DEEP, new URL("/games/api/tables/x-1", HOME))).toEqual({ id: "x-1", whole: true });
  });
  it("knows which table is asked for, and every moment of it", () => {
    expect(tableOf(HOME, new URL("/api/tables/x-1?at=2", HOME))).toEqual({ id: "x-1", whole: true });
    expect(tableOf(HOME, new URL("/api/tables/x-1/steps", HOME))).toEqual({ id: "x-1", whole: false });
    expect(moments("x", 1, "de")).toEqual(["/api/tables/x?looking=-1&at=0&lang=de", "/api/tables/x?looking=-1&at=1&lang=de"]);
  });
  it("knows what is fetched ahead: words and lists first, then the texts of every game and lesson", () => {
    expect(lists("de")).toEqual(["/api/locales/de", "/api/numbers/de", "/api/languages", "/api/games?lang=de", "/api/lessons?lang=de", "/api/tables?lang=de", "/api/companion?lang=de"]);
    expect(lists("de").every((path) => kind(path) === "text")).toBe(true);
    const texts = textsOf([{ id: "larder" }], [{ game: "larder", id: "1" }], "en");
    expect(texts).toContain("/api/games/larder/search/en?lang=en");
    expect(texts.at(-1)).toBe("/api/lessons/larder/1?lang=en");
    expect(texts.every((path) => kind(path) === "text")).toBe(true);
  });
});
