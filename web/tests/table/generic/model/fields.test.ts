import { describe as about, expect, it } from "vitest";

import { calledBy, columnsOf, describe, seatsOf } from "../../../../src/table/generic/model/fields";

const shapes = (from: Record<string, unknown>): Record<string, string> => Object.fromEntries(describe(from).fields.map((field) => [field.key, field.shape]));

about("the fields of a view", () => {
  it("are shown by what they look like", () => {
    expect(
      shapes({
        pile: 7,
        season: "winter",
        ending: true,
        first: 1,
        showcase: ["acorn", null],
        drops: [0, 1, 2, 0, 0, 0, 0, 0, 0, 0],
        cells: ["coin", "nothing", "nothing", "coin"],
        fields: { a1: "moss", b1: "soil", a2: "moss", b2: "rock" },
        supply: { coin: 3, book: 0 },
        meadow: [{ card: "inn" }],
        market: { size: 4, laid: ["s1"] },
      }),
    ).toEqual({
      pile: "number",
      season: "word",
      first: "seat",
      ending: "tag",
      supply: "pairs",
      showcase: "chips",
      drops: "board",
      cells: "board",
      fields: "board",
      meadow: "entries",
      market: "part",
    });
  });
  it("are not there if nobody needs them, and only named if they are empty", () => {
    const { fields, empty } = describe({ game: "nim", over: false, ending: false, track: null, playing: "", first: -1, gone_cards: [], supply: { coin: 0 }, prisms: Array(12).fill(0) });
    expect(fields).toEqual([]);
    expect(empty).toEqual(["Gone cards", "Supply", "Prisms"]);
  });
  it("begin with numbers, and of the lists with the hand", () => {
    expect(describe({ gone: ["a"], hand: ["b"], round: 1 }).fields.map((field) => field.key)).toEqual(["round", "hand", "gone"]);
  });
  it("lie on a board where their names say", () => {
    const [field] = describe({ fields: { b0: 1, a1: 2, b1: 3, c1: 4 } }).fields;
    expect(field).toMatchObject({ columns: 3, cells: [null, { name: "b0" }, null, { name: "a1" }, { name: "b1" }, { name: "c1" }] });
  });
  it("make a board of about as many rows as columns", () => {
    expect([9, 12, 16, 20, 64, 13].map(columnsOf)).toEqual([3, 4, 4, 5, 8, 4]);
  });
});

about("the places of a view", () => {
  it("are the list that names its seats", () => {
    const view = { piles: [{ n: 1 }, { n: 2 }], squirrels: [{ seat: 0, hand: 3 }, { seat: 1, hand: ["acorn"] }] };
    expect(seatsOf(view, 2)).toEqual({ key: "squirrels", places: view.squirrels });
  });
  it("are the players, if nothing names a seat", () => {
    expect(seatsOf({ players: [{ n: 1 }, { n: 2 }] }, 2).places).toEqual([{ n: 1, seat: 0 }, { n: 2, seat: 1 }]);
  });
  it("are bare where the view has none", () => {
    expect(seatsOf({ heap: 12 }, 2)).toEqual({ key: "", places: [{ seat: 0 }, { seat: 1 }] });
  });
});

about("an entry of a list", () => {
  it("is called by what it is", () => {
    expect([{ ref: "0:inn", card: "inn" }, { edge: "row-1", open: true }, { slot: 2, card: null }, { n: 1 }].map(calledBy)).toEqual(["card", "edge", "slot", undefined]);
  });
});
