import { existsSync, readdirSync } from "node:fs";

import { render } from "svelte/server";
import { describe, expect, it } from "vitest";

import { cardOf, emblemOf, gridOf, inOrder, pagesOf, signOf, tableOf } from "../../src/games";
import Generic from "../../src/table/generic/Table.svelte";
import Initial from "../../src/ui/basics/Initial.svelte";

const SRC = new URL("../../src/", import.meta.url);
const FOLDERS = readdirSync(new URL("games/", SRC), { withFileTypes: true }).filter((one) => one.isDirectory()).map((one) => one.name);

describe("a game with a folder", () => {
  it.each(FOLDERS)("%s is found with everything it brings", async (game) => {
    const has = (file: string): boolean => existsSync(new URL(`games/${game}/${file}`, SRC));
    expect([cardOf(game), emblemOf(game), gridOf(game), signOf(game)].map((part) => part !== undefined)).toEqual(["CardPicture.svelte", "emblem.svg", "PackGrid.svelte", "rulebook/Sign.svelte"].map(has));
    expect((await tableOf(game)).default === Generic).toBe(!has("Table.svelte"));
    expect(Object.keys(pagesOf(game)).length > 0).toBe(has("game.ts"));
    expect(pagesOf(game).cards?.grids !== undefined).toBe(has("PackGrid.svelte"));
  });
});

describe("a game without a folder", () => {
  it("is played at the generic table", async () => {
    expect((await tableOf("nim")).default).toBe(Generic);
  });
  it("brings nothing else, and no page minds", () => {
    expect([cardOf("nim"), emblemOf("nim"), gridOf("nim"), signOf("nim"), pagesOf("nim")]).toEqual([undefined, undefined, undefined, undefined, {}]);
  });
  it("comes after those that say their place, in the server's order", () => {
    const games = ["zebra", "everdell", "ant", "mycelia"].map((id) => ({ id }));
    expect(inOrder(games).map((one) => one.id)).toEqual(["mycelia", "everdell", "zebra", "ant"]);
  });
  it.each([["Nim", "N"], [" ähre", "Ä"], ["", "?"]])("has the first letter of its title %j as a picture", (title, letter) => {
    expect(render(Initial, { props: { title } }).body).toContain(`>${letter}</text>`);
  });
});

describe("shared code", () => {
  const files = import.meta.glob(["../../src/**/*.{ts,svelte,css}", "!../../src/games/*/**", "!../../src/generated/*"], { query: "?raw", import: "default", eager: true });
  const named = new RegExp([...FOLDERS, "deep.?forest", "gwidyon", "rugwort", "nightweave"].join("|"), "i");

  it("names no game and no opponent of one", () => {
    expect(Object.keys(files).length).toBeGreaterThan(60);
    expect(Object.entries(files).filter(([, text]) => named.test(String(text))).map(([file]) => file)).toEqual([]);
  });
});
