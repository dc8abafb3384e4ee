/** Strips on the market: where one lies, turning and moving it, what the grid and its lines show then. */

import type { Cell, Resource } from "../../../generated/deep_forest";

/** 0 lies from left to right, 1 from top to bottom, 2 and 3 the same the other way round. */
export type Turn = 0 | 1 | 2 | 3;

/** Where a strip lies: the cell nearest the corner, counted from 0, and how it is turned. */
export interface Spot {
  row: number;
  column: number;
  turn: Turn;
}

const LETTERS: Record<string, Resource> = { p: "potion", b: "book", c: "coin", m: "marker" };

export const upright = (spot: Pick<Spot, "turn">): boolean => spot.turn % 2 === 1;

/** As near as it can be without sticking out. */
export function inside(spot: Spot, size: number, length: number): Spot {
  const held = (value: number, room: number): number => Math.max(0, Math.min(room, value));
  const [down, across] = upright(spot) ? [size - length, size - 1] : [size - 1, size - length];
  return { ...spot, row: held(spot.row, down), column: held(spot.column, across) };
}

/** Lying with its middle on this cell, or as near to it as possible. */
export function around(row: number, column: number, turn: Turn, size: number, length: number): Spot {
  const half = Math.floor(length / 2);
  const spot = turn % 2 === 1 ? { row: row - half, column, turn } : { row, column: column - half, turn };
  return inside(spot, size, length);
}

/** A quarter turn round its middle; a strip that looks the same both ways has only two. */
export function turned(spot: Spot, size: number, strip: readonly Cell[]): Spot {
  const half = Math.floor(strip.length / 2);
  const [row, column] = upright(spot) ? [spot.row + half, spot.column] : [spot.row, spot.column + half];
  const same = strip.every((cell, i) => cell === strip[strip.length - 1 - i]);
  const turn = ((spot.turn + 1) % (same ? 2 : 4)) as Turn;
  return around(row, column, turn, size, strip.length);
}

const STEPS: Record<string, readonly [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** One cell on by an arrow key; null for other keys. */
export function moved(spot: Spot, key: string, size: number, length: number): Spot | null {
  const step = STEPS[key];
  return step ? inside({ ...spot, row: spot.row + step[0], column: spot.column + step[1] }, size, length) : null;
}

/** The cells it covers, in the order of the strip, as numbers in the grid. */
export function covers(spot: Spot, size: number, length: number): number[] {
  const cells = Array.from({ length }, (_, i) =>
    upright(spot) ? (spot.row + i) * size + spot.column : spot.row * size + spot.column + i,
  );
  return spot.turn >= 2 ? cells.reverse() : cells;
}

export function cellName(cell: number, size: number): string {
  return `${Math.floor(cell / size) + 1},${(cell % size) + 1}`;
}

/** The move that lays it there; a strip that looks the same both ways may be known by its other end. */
export function layMove(spot: Spot, size: number, length: number, known: ReadonlySet<string>): string {
  const cells = covers(spot, size, length);
  const [first, last] = [cellName(cells[0]!, size), cellName(cells.at(-1)!, size)];
  const text = `lay ${first} > ${last}`;
  return known.has(text) ? text : `lay ${last} > ${first}`;
}

/** The grid with the strip on top. */
export function laidOn(grid: readonly Cell[], strip: readonly Cell[], spot: Spot, size: number): Cell[] {
  const cells = [...grid];
  covers(spot, size, strip.length).forEach((cell, i) => (cells[cell] = strip[i]!));
  return cells;
}

/** The cells of the line an edge stands at. */
export function lineOf(edge: string, size: number): number[] {
  const [side, number] = edge.split("-");
  const at = Number(number) - 1;
  return Array.from({ length: size }, (_, i) => (side === "row" ? at * size + i : side === "column" ? i * size + at : i * size + i));
}

export type Gives = Record<Resource, number>;

const none = (): Gives => ({ potion: 0, book: 0, coin: 0, marker: 0 });

export function givesOf(grid: readonly Cell[], edge: string, size: number): Gives {
  const found = none();
  for (const cell of lineOf(edge, size)) {
    const shown = grid[cell];
    if (shown && shown !== "nothing") found[shown] += 1;
  }
  return found;
}

/** The server's letters, `pbm`, counted. */
export function fromLetters(letters: string): Gives {
  const found = none();
  for (const letter of letters) {
    const resource = LETTERS[letter];
    if (resource) found[resource] += 1;
  }
  return found;
}

/** What a strip's `cells` of the pack mean, `bm.` */
export function stripCells(letters: string): Cell[] {
  return [...letters].map((letter) => LETTERS[letter] ?? "nothing");
}

/** What to touch next so that the strip comes to lie as this move lays it: the market says how it lies now. */
export function layingTouch(move: string, lies: string | undefined): string {
  if (lies === undefined || !move.startsWith("lay ")) return "";
  if (lies === move) return "lay";
  const [wanted, now] = [ends(move), ends(lies)];
  if (!now || !wanted || now.down !== wanted.down || now.right !== wanted.right) return "turn";
  return `cell:${wanted.middle}`;
}

/** Which way a strip lies from its first cell to its last, and the cell in its middle. */
function ends(move: string): { down: number; right: number; middle: string } | null {
  const [, row, column, lastRow, lastColumn] = /(\d+),(\d+) > (\d+),(\d+)/.exec(move)?.map(Number) ?? [];
  if (row === undefined || column === undefined || lastRow === undefined || lastColumn === undefined) return null;
  const middle = `${(row + lastRow) / 2},${(column + lastColumn) / 2}`;
  return { down: Math.sign(lastRow - row), right: Math.sign(lastColumn - column), middle };
}
