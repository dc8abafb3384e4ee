import { describe, expect, it } from "vitest";
import { icons, landOf } from "../../../../src/games/mycelia/model/icons";

describe("the effect language as icons", () => {
  it("reads a repeated move", () => {
    expect(icons("3x any: move 1")).toEqual([
      { kind: "times", n: 3 },
      { kind: "field", land: "any", drops: 1, exact: false, marks: [{ verb: "move", clear: false }], around: 0 },
    ]);
  });

  it("reads transparent symbols; a number alone repeats the verb", () => {
    expect(icons("moss: remove 1 + 2?")).toEqual([
      {
        kind: "field",
        land: "moss",
        drops: 1,
        exact: false,
        marks: [
          { verb: "remove", clear: false },
          { verb: "remove", clear: true },
          { verb: "remove", clear: true },
        ],
        around: 0,
      },
    ]);
  });

  it("reads the beetle and what is around", () => {
    expect(icons("any: exactly 2, remove 2")?.[0]).toMatchObject({ exact: true, drops: 2, around: 0 });
    expect(icons("any: at least 1, around each")?.[0]).toMatchObject({ exact: false, drops: 1, around: 4 });
    expect(icons("leaves: around each")?.[0]).toMatchObject({ drops: 0, marks: [], around: 4 });
    expect(icons("water: remove 2? + around 1")?.[0]).toMatchObject({ drops: 0, around: 1 });
  });

  it("reads parts, sides and what others get", () => {
    expect(icons("2 leaves & others(1 leaf)")).toEqual([
      { kind: "leaves", n: 2 },
      { kind: "and" },
      { kind: "others", inside: [{ kind: "leaves", n: 1 }] },
    ]);
    expect(icons("1 favour / 2 leaves")).toEqual([
      { kind: "favours", n: 1 },
      { kind: "or" },
      { kind: "leaves", n: 2 },
    ]);
    expect(icons("2x (1 leaf / moss: move 1)")).toMatchObject([{ kind: "times", n: 2 }, { kind: "group" }]);
    expect(icons("water: move 1 + remove 1")?.[0]).toMatchObject({
      marks: [
        { verb: "move", clear: false },
        { verb: "remove", clear: false },
      ],
    });
  });

  it("reads single words", () => {
    expect(icons("remove card")).toEqual([{ kind: "trash" }]);
    expect(icons("recycle card")).toEqual([{ kind: "recycle" }]);
    expect(icons("tile e")).toEqual([{ kind: "tile", letter: "e" }]);
    expect(icons("shrine field")).toEqual([{ kind: "shrine" }]);
    expect(icons("new showcase")).toEqual([{ kind: "showcase" }]);
  });

  it("gives null for what it does not know", () => {
    for (const text of ["", "3x any: mve 1", "2 apples", "any: move", "others(1 leaf", "1 leaf 2"]) {
      expect(icons(text)).toBeNull();
    }
  });

  it("knows the ground of a card", () => {
    expect(landOf(icons("3 leaves & 2x water: remove 1"))).toBe("water");
    expect(landOf(icons("2 leaves"))).toBe("any");
    expect(landOf(null)).toBe("any");
  });
});
