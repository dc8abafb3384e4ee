import { describe, expect, it, vi } from "vitest";

import type { Option, TableState } from "../../../src/generated/api";
import { Walking } from "../../../src/table/touch/walking.svelte";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const TRADES = [option("trade twig > berry", "stock:twig", "supply:berry"), option("trade twig > resin", "stock:twig", "supply:resin"), option("done", "button:done")];

function sit(playable = true) {
  const [onchoose, onrefused] = [vi.fn(), vi.fn()];
  const asked = { state: { choices: TRADES } as unknown as TableState, playable, onchoose, onrefused };
  const walking = new Walking(() => asked, { guess: (thing, walked) => [...walked, thing].join(" "), still: () => true, chose: () => {} });
  return { walking, choose: onchoose, refuse: onrefused };
}

describe("walking over a table", () => {
  it("chooses at the end of a path", () => {
    const { walking, choose } = sit();
    walking.press("stock:twig");
    expect(walking.picked("stock:twig")).toBe(true);
    expect(walking.offers("supply:")).toBe(true);
    expect(walking.chooses("supply:resin")?.text).toBe("trade twig > resin");
    walking.press("supply:resin");
    expect(choose).toHaveBeenCalledExactlyOnceWith("trade twig > resin");
    expect(walking.onTheWay).toBe(false);
  });

  it("goes a step back when what is picked is touched again", () => {
    const { walking, choose } = sit();
    walking.press("stock:twig");
    walking.press("stock:twig");
    expect(walking.onTheWay).toBe(false);
    expect(walking.back()).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });

  it("begins anew with what another path begins with", () => {
    const { walking, choose } = sit();
    walking.press("stock:twig");
    walking.press("button:done");
    expect(choose).toHaveBeenCalledExactlyOnceWith("done");
  });

  it("asks why not about what leads nowhere", () => {
    const { walking, refuse } = sit();
    walking.press("stock:twig");
    walking.press("stock:berry");
    expect(refuse).toHaveBeenCalledExactlyOnceWith("stock:twig stock:berry");
  });

  it("offers nothing to somebody who only looks on", () => {
    const { walking, refuse } = sit(false);
    expect(walking.next.size).toBe(0);
    walking.press("stock:twig");
    expect(refuse).toHaveBeenCalledExactlyOnceWith("stock:twig");
  });
});
