import { expect, test } from "vitest";

import { around, cellName, covers, fromLetters, givesOf, inside, laidOn, layMove, lineOf, moved, type Spot, stripCells, turned } from "../../../../src/games/deep_forest/model/strips";
import type { Cell } from "../../../../src/generated/deep_forest";

const strip: Cell[] = ["book", "coin", "marker"];
const same: Cell[] = ["book", "coin", "book"];
const bare: Cell[] = Array<Cell>(16).fill("nothing");
const lying: Spot = { row: 1, column: 0, turn: 0 };

test("a strip never sticks out", () => {
  expect(inside({ row: 5, column: 3, turn: 0 }, 4, 3)).toEqual({ row: 3, column: 1, turn: 0 });
  expect(inside({ row: 3, column: -1, turn: 1 }, 4, 3)).toEqual({ row: 1, column: 0, turn: 1 });
});

test("it covers its cells in the order it is turned", () => {
  expect(covers(lying, 4, 3)).toEqual([4, 5, 6]);
  expect(covers({ ...lying, turn: 1 }, 4, 3)).toEqual([4, 8, 12]);
  expect(covers({ ...lying, turn: 2 }, 4, 3)).toEqual([6, 5, 4]);
  expect(covers({ ...lying, turn: 3 }, 4, 3)).toEqual([12, 8, 4]);
});

test("four quarter turns bring it back, two if it looks the same both ways", () => {
  let spot = lying;
  for (let i = 0; i < 4; i++) spot = turned(spot, 4, strip);
  expect(spot).toEqual(lying);
  expect(turned(lying, 4, strip)).toEqual({ row: 0, column: 1, turn: 1 });
  expect(turned(turned(lying, 4, same), 4, same)).toEqual(lying);
});

test("arrows move it, at the border it stays, other keys do nothing", () => {
  expect(moved(lying, "ArrowRight", 4, 3)).toEqual({ row: 1, column: 1, turn: 0 });
  expect(moved(lying, "ArrowLeft", 4, 3)).toEqual(lying);
  expect(moved(lying, "r", 4, 3)).toBeNull();
});

test("it lies with its middle under the pointer where there is room", () => {
  expect(around(2, 2, 0, 4, 3)).toEqual({ row: 2, column: 1, turn: 0 });
  expect(around(0, 3, 1, 4, 3)).toEqual({ row: 0, column: 3, turn: 1 });
});

test("the move names its first and last cell, or the other way round if only that is known", () => {
  expect(layMove(lying, 4, 3, new Set(["lay 2,1 > 2,3"]))).toBe("lay 2,1 > 2,3");
  expect(layMove({ ...lying, turn: 2 }, 4, 3, new Set(["lay 2,1 > 2,3"]))).toBe("lay 2,1 > 2,3");
  expect(cellName(15, 4)).toBe("4,4");
});

test("the lines show what lies on top", () => {
  const grid = laidOn(bare, strip, { ...lying, turn: 2 }, 4);
  expect(grid.slice(4, 7)).toEqual(["marker", "coin", "book"]);
  expect(givesOf(grid, "row-2", 4)).toEqual({ potion: 0, book: 1, coin: 1, marker: 1 });
  expect(givesOf(grid, "column-1", 4)).toEqual({ potion: 0, book: 0, coin: 0, marker: 1 });
  expect(givesOf(grid, "corner", 4)).toEqual({ potion: 0, book: 0, coin: 1, marker: 0 });
  expect(lineOf("corner", 4)).toEqual([0, 5, 10, 15]);
  expect(fromLetters("ppm")).toEqual({ potion: 2, book: 0, coin: 0, marker: 1 });
  expect(stripCells("b.m")).toEqual(["book", "nothing", "marker"]);
});
