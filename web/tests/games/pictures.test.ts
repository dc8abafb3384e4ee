import { render } from "svelte/server";
import { expect, it } from "vitest";

import { picturesOf } from "../../src/games";

/** What the chip of a recap shows of a single event. */
async function shown(game: string, name: string, values: Record<string, string | number>): Promise<string> {
  const { default: Pictures } = await picturesOf(game)!();
  return render(Pictures, { props: { events: [{ name, seat: 0, values, words: "", head: false, unasked: "" }] } }).body;
}

it.each([
  ["claimed", { event: "city_monument" }, "event"],
  ["passed", {}, "autumn"],
  ["drew", { n: 2 }, "card"],
])("Everdell draws that somebody %s", async (name, values, sign) => {
  expect(await shown("everdell", name, values)).toContain(`ev-${sign}"`);
});

it.each([
  ["overcame", { field: "b2", tile: "thicket" }, "thicket"],
  ["won", { strength: 15 }, "gold"],
  ["lost", { strength: 15 }, "spent"],
  ["left", { field: "b9" }, "exit"],
])("the deep forest draws that somebody %s", async (name, values, sign) => {
  expect(await shown("deep_forest", name, values)).toContain(`df-${sign}"`);
});

it("Mycelia draws the tile that somebody got", async () => {
  expect(await shown("mycelia", "tile-gained", { tile: "d" })).toContain(">d</text>");
});
