import { beforeAll, describe, expect, it } from "vitest";

import { speak } from "../../../src/lib/page/words";
import { beside, type Box, explain, saidOf, tellRules } from "../../../src/table/touch/explain";

beforeAll(() => speak("en", () => Promise.resolve({ "symbol-tiny-game-berry": "berry", "symbol-tiny-game-berry-about": "Pays for critters." })));

const dressed = (attributes: Record<string, string>): HTMLElement => {
  const dataset: Record<string, string> = {};
  for (const [key, value] of Object.entries(attributes)) dataset[key.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value;
  return { dataset } as unknown as HTMLElement;
};

describe("a symbol explains itself", () => {
  it("says its name, what it does, what it does now and its rule", () => {
    tellRules("tiny_game", { berry: "TG.berry" });
    expect(saidOf(dressed(explain("tiny-game-berry", { now: "You have three." })))).toEqual({
      name: "berry",
      about: "Pays for critters.",
      now: "You have three.",
      game: "tiny_game",
      rule: "TG.berry",
    });
  });
  it("may have another rule in one place", () => {
    expect(saidOf(dressed(explain("tiny-game-berry", { rule: "TG.other" }))).rule).toBe("TG.other");
  });
  it("is silent where nobody has written words", () => {
    expect(explain("tiny-game-dust")).toEqual({});
  });
  it("gives its name to screen readers where nothing else does", () => {
    expect(explain("tiny-game-berry", { named: true })).toMatchObject({ role: "img", "aria-label": "berry" });
    expect(explain("tiny-game-berry")).not.toHaveProperty("role");
  });
});

describe("the bubble", () => {
  const window = { width: 360, height: 740 };
  const size = { width: 270, height: 90 };
  const at = (left: number, top: number, wide = 20, high = 20): Box => ({ left, top, right: left + wide, bottom: top + high });
  it.each([at(0, 0), at(340, 0), at(0, 720), at(340, 720), at(170, 360), at(0, 4, 60, 700), at(300, 4, 60, 730)])("lies in the window and not over %j", (symbol) => {
    const { left, top } = beside(symbol, size, window);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + size.width).toBeLessThanOrEqual(window.width);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top + size.height).toBeLessThanOrEqual(window.height);
    expect(left >= symbol.right || left + size.width <= symbol.left || top >= symbol.bottom || top + size.height <= symbol.top).toBe(true);
  });
});
