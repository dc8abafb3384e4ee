import { describe, expect, it } from "vitest";

import { cells, guests, kindsOf } from "../../../../src/games/everdell/model/city";
import { Pack } from "../../../../src/games/everdell/model/pack";
import type { CityCard, PlayerView, TableView } from "../../../../src/generated/everdell";

const card = (ref: string, partner = -1): CityCard => ({ ref, card: ref.split(":")[1] ?? "", points: 0, occupied: false, tokens: 0, stored: {}, prisoners: [], workers: [], spaces: 0, partner, over: false, down: false, web: false });

describe("the cells of a city", () => {
  it("hold a couple in one space", () => {
    const city = [card("0:farm"), card("0:husband", 3), card("0:husband:2"), card("0:wife", 1)];
    expect(cells(city).map((cell) => cell.map((one) => one.ref))).toEqual([["0:farm"], ["0:husband", "0:wife"], ["0:husband:2"]]);
  });
});

describe("homes and their guests", () => {
  const entry = (id: string, kind: string, color: string, brings = "") => ({ file: "", source: "", table: "card", id, name: id, kind, color, brings });
  const pack = new Pack([entry("farm", "construction", "green", "husband"), entry("ever_tree", "construction", "purple", "any"), entry("husband", "critter", "green"), entry("inn", "construction", "red")]);
  const lit = (city: CityCard[], hand: string[], meadow: string[]): string[] => {
    const view = { meadow: meadow.map((one, i) => ({ slot: i + 1, card: one })) } as unknown as TableView;
    return [...guests(view, { city, hand } as unknown as PlayerView, pack)];
  };

  it("are lit while a guest lies in the hand or the Meadow", () => {
    expect(lit([card("0:farm"), card("0:ever_tree")], ["inn"], [])).toEqual([]);
    expect(lit([card("0:farm"), card("0:ever_tree")], [], ["husband"])).toEqual(["0:farm", "0:ever_tree"]);
    expect(lit([card("0:farm")], ["husband"], [])).toEqual(["0:farm"]);
  });

  it("are not lit once somebody has moved in", () => {
    expect(lit([{ ...card("0:farm"), occupied: true }], ["husband"], [])).toEqual([]);
  });

  it("are counted by kind", () => {
    expect(kindsOf([card("0:farm"), card("0:husband"), card("0:inn")], pack)).toEqual([["green", 2], ["red", 1]]);
  });
});
