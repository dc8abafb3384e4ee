import { describe, expect, it } from "vitest";

import { answers, drawn } from "../../../../src/games/everdell/model/asking";
import type { TableView } from "../../../../src/generated/everdell";

const view = { meadow: [{ slot: 3, card: "king", blocked: false, price: null }] } as unknown as TableView;

describe("answers", () => {
  it("offer the obvious first and the end last", () => {
    expect(answers(["button:done", "button:pay", "city:0:inn"], [])).toEqual(["button:pay", "city:0:inn", "button:done"]);
  });

  it("leave to the table what lies there", () => {
    expect(answers(["location:haven", "hand:inn", "meadow:3", "stock:twig", "button:done"], [])).toEqual(["button:done"]);
  });

  it("repeat a few cards of cities, not many", () => {
    const cards = Array.from({ length: 5 }, (_, i) => `city:0:farm:${i}`);
    expect(answers(cards.slice(0, 4), [])).toHaveLength(4);
    expect(answers(cards, [])).toEqual([]);
  });

  it("do not repeat cards that are turned up", () => {
    expect(answers(["revealed:king", "button:done"], ["king", "inn"])).toEqual(["button:done"]);
    expect(answers(["revealed:king"], ["inn"])).toEqual(["revealed:king"]);
  });
});

describe("an answer", () => {
  it("is drawn as what it is", () => {
    expect(drawn("supply:resin", view)).toEqual({ piece: "resin" });
    expect(drawn("city:1:farm:2", view)).toEqual({ card: "farm" });
    expect(drawn("meadow:3", view)).toEqual({ card: "king" });
    expect(drawn("seat:2", view)).toEqual({ seat: 2 });
    expect(drawn("amount:2", view)).toBeNull();
    expect(drawn("stock:points", view)).toEqual({ piece: "points" });
    expect(drawn("color:red", view)).toEqual({ colour: "red" });
  });
});
