import { describe, expect, it } from "vitest";

import { cityCard, guess } from "../../../../src/games/everdell/model/paths";

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
