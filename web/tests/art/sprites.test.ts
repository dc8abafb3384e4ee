import { describe, expect, it } from "vitest";

import type { Sheet } from "../../src/art/layer";

const sets = import.meta.glob<() => readonly Sheet[]>(["../../src/art/sprite.ts", "../../src/games/*/art/sprite.ts"], { eager: true, import: "sheets" });

/** Only what is drawn lies in a page, so that all of them are looked at here. */
describe.each(Object.entries(sets))("the symbols of %s", (_, sheets) => {
  const all = sheets().flatMap(({ symbols, prefix = "" }) => Object.entries(symbols).map(([name, body]) => [prefix + name, body] as const));

  it("are no two alike", () => {
    expect(all.length).toBeGreaterThan(5);
    expect(new Set(all.map(([name]) => name)).size).toBe(all.length);
    const twins = all.filter(([name, body]) => all.some(([other, same]) => other !== name && same === body)).map(([name]) => name);
    expect(twins).toEqual([]);
  });
  it("have no id, as one in a symbol would be in the page twice", () => {
    expect(all.filter(([, body]) => /\sid=|NaN|undefined/.test(body)).map(([name]) => name)).toEqual([]);
  });
});
