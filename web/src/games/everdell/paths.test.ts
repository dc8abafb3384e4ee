import { describe, expect, it } from "vitest";

import type { Option } from "../../lib/contract";
import { cityCard, guess, touch, touchable } from "./paths";

const option = (text: string, ...path: string[]): Option => ({ text, path, label: text });
const TRADES = [option("trade twig > berry", "stock:twig", "supply:berry"), option("trade twig > resin", "stock:twig", "supply:resin"), option("done", "button:done")];

describe("click paths", () => {
  it("are walked one thing after the other", () => {
    expect([...touchable(TRADES, [])]).toEqual(["stock:twig", "button:done"]);
    const first = touch(TRADES, [], "stock:twig");
    expect(first).toEqual({ walked: ["stock:twig"], chosen: null });
    expect(touch(TRADES, first!.walked, "supply:resin")?.chosen?.text).toBe("trade twig > resin");
  });

  it("end in words where two touch the same things", () => {
    const both = [option("lose 0:king", "city:0:king"), option("guard 0:king", "city:0:king"), option("lose 0:inn", "city:0:inn")];
    const first = touch(both, [], "city:0:king");
    expect(first).toEqual({ walked: ["city:0:king"], chosen: null });
    expect([...touchable(both, first!.walked)]).toEqual(["option:lose 0:king", "option:guard 0:king"]);
    expect(touch(both, first!.walked, "option:guard 0:king")?.chosen?.text).toBe("guard 0:king");
    expect(touch(both, [], "city:0:inn")?.chosen?.text).toBe("lose 0:inn");
  });

  it("choose at once what has one step", () => {
    expect(touch(TRADES, [], "button:done")?.chosen?.text).toBe("done");
    expect(touch(TRADES, [], "stock:berry")).toBeNull();
  });
});

describe("a useless click", () => {
  it("asks for what was probably meant", () => {
    expect(guess("hand:farm")).toBe("play farm");
    expect(guess("meadow:3")).toBe("play meadow 3");
    expect(guess("location:three_twigs")).toBe("place three_twigs");
    expect(guess("event:grand_tour")).toBe("claim grand_tour");
    expect(guess("city:1:inn:2")).toBe("visit 1:inn:2");
  });
});

describe("a card in a city", () => {
  it("has an owner and a number", () => {
    expect(cityCard("0:farm")).toEqual({ owner: 0, card: "farm", copy: 1 });
    expect(cityCard("2:farm:3")).toEqual({ owner: 2, card: "farm", copy: 3 });
  });
});
