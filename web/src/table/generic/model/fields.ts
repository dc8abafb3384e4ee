/**
 * A view of any game as something to look at. Nothing is known of the game; what a value looks like says how it is shown:
 *
 *   numbers are large, yes is a tag, words are words
 *   a list of words is a row of chips; a long list of numbers, or one called `cells`, is a board
 *   a dictionary from fields (`a1`, `c3`) is a board, any other a small table
 *   a list of objects is a row of cards, an object a part of its own
 *   what is empty is only named
 */

import { titleOf } from "./names";

export type Scalar = string | number | boolean | null;

export interface Cell {
  /** what the field is called; empty in a board that does not name them */
  name: string;
  value: unknown;
}

export type Field = { key: string; title: string } & (
  | { shape: "number"; value: number }
  | { shape: "tag" }
  | { shape: "word"; value: string }
  | { shape: "seat"; seat: number }
  | { shape: "chips"; values: Scalar[] }
  | { shape: "board"; columns: number; cells: (Cell | null)[]; named: boolean }
  | { shape: "pairs"; pairs: [string, unknown][] }
  | { shape: "entries"; entries: Record<string, unknown>[] }
  | { shape: "part"; fields: Field[]; empty: string[] }
);

export type Shape = Field["shape"];

export interface Described {
  fields: Field[];
  /** the names of what is empty */
  empty: string[];
}

/** Fields that hold a seat. */
const SEATS = new Set(["seat", "owner", "first", "active", "turn", "player", "winner", "leader", "dealer"]);
/** What the page or the panel around it says already. */
const KNOWN = new Set(["game", "viewer", "turn", "active", "over"]);
const FIELD = /^([a-z])(\d{1,2})$/;
/** So many numbers in a row are a board. */
const MANY = 9;
/** Lists of these names are boards, row by row. */
const BOARDS = /^(cells|squares|grid)$/;
/** What a player looks at first, whatever shape it has. */
const FIRST = "hand";
const ORDER: readonly Shape[] = ["number", "word", "seat", "tag", "pairs", "chips", "board", "entries", "part"];

export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isScalar = (value: unknown): value is Scalar => value === null || typeof value !== "object";

/** What an object shows, simple things first. */
export function describe(from: Record<string, unknown>, without: ReadonlySet<string> = KNOWN): Described {
  const fields: Field[] = [];
  const empty: string[] = [];
  for (const [key, value] of Object.entries(from)) {
    if (without.has(key)) continue;
    const field = fieldOf(key, value);
    if (field) fields.push(field);
    else if (typeof value === "object" && value !== null) empty.push(titleOf(key));
  }
  return { fields: fields.sort((one, other) => place(one) - place(other)), empty };
}

/** Lists stand behind numbers and words; the hand before all other lists. */
const place = (field: Field): number => (field.key === FIRST && ORDER.indexOf(field.shape) > ORDER.indexOf("tag") ? ORDER.indexOf("tag") + 0.5 : ORDER.indexOf(field.shape));

function fieldOf(key: string, value: unknown): Field | null {
  const head = { key, title: titleOf(key) };
  if (Array.isArray(value)) return listOf(head, value);
  if (isObject(value)) return dictionaryOf(head, value);
  if (typeof value === "number") {
    if (!SEATS.has(key)) return { ...head, shape: "number", value };
    return value >= 0 ? { ...head, shape: "seat", seat: value } : null;
  }
  if (typeof value === "string") return value === "" ? null : { ...head, shape: "word", value };
  return value === true ? { ...head, shape: "tag" } : null;
}

type Head = { key: string; title: string };

function listOf(head: Head, list: unknown[]): Field | null {
  if (list.length === 0) return null;
  if (list.every(isScalar) && ((BOARDS.test(head.key) && list.length > 3) || (list.length >= MANY && list.every((one) => typeof one === "number")))) {
    if (list.every((one) => one === 0 || one === null)) return null;
    return { ...head, shape: "board", columns: columnsOf(list.length), cells: list.map((value) => ({ name: "", value })), named: false };
  }
  if (list.every(isScalar)) return { ...head, shape: "chips", values: list };
  return { ...head, shape: "entries", entries: list.map((one) => (isObject(one) ? one : { value: one })) };
}

function dictionaryOf(head: Head, from: Record<string, unknown>): Field | null {
  const keys = Object.keys(from);
  if (keys.length === 0) return null;
  if (keys.length > 3 && keys.every((key) => FIELD.test(key))) return boardOf(head, from);
  const values = Object.values(from);
  // Counts of things: nobody cares for what is not there.
  if (values.every((one) => typeof one === "number")) {
    const pairs = Object.entries(from).filter(([, n]) => n !== 0);
    return pairs.length > 0 ? { ...head, shape: "pairs", pairs } : null;
  }
  if (keys.length > 3 && alike(values)) return { ...head, shape: "pairs", pairs: Object.entries(from) };
  const { fields, empty } = describe(from, new Set());
  return fields.length > 0 ? { ...head, shape: "part", fields, empty } : null;
}

/** Whether they all have the same shape: then the keys are things, not fields. */
function alike(values: readonly unknown[]): boolean {
  const shapeOf = (value: unknown): string => (Array.isArray(value) ? "list" : isObject(value) ? Object.keys(value).sort().join() : typeof value);
  return new Set(values.map(shapeOf)).size === 1 && typeof values[0] !== "boolean";
}

/** A board as it lies on a table: columns by letter, row 1 on top. Fields that are not there stay empty. */
function boardOf(head: Head, from: Record<string, unknown>): Field {
  const places = Object.keys(from).map((name) => {
    const [, letter = "a", row = "0"] = FIELD.exec(name) ?? [];
    return { name, x: letter.charCodeAt(0), y: Number(row) };
  });
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const columns = Math.max(...places.map(({ x }) => x)) - left + 1;
  const rows = Math.max(...places.map(({ y }) => y)) - top + 1;
  const cells: (Cell | null)[] = Array.from({ length: columns * rows }, () => null);
  for (const { name, x, y } of places) cells[(y - top) * columns + x - left] = { name, value: from[name] };
  return { ...head, shape: "board", columns, cells, named: true };
}

/** Twenty cells are most likely four rows of five. */
export function columnsOf(n: number): number {
  for (let columns = Math.ceil(Math.sqrt(n)); columns <= Math.min(n, 12); columns += 1) if (n % columns === 0) return columns;
  return Math.min(n, Math.ceil(Math.sqrt(n)));
}

/** The list with something for each seat: its entries say which seat they are, or there is one for each. */
export function seatsOf(view: Record<string, unknown>, seats: number): { key: string; places: Record<string, unknown>[] } {
  const lists = Object.entries(view).filter((one): one is [string, Record<string, unknown>[]] => Array.isArray(one[1]) && one[1].length === seats && one[1].every(isObject));
  const found = lists.find(([, list]) => list.every((one, seat) => one["seat"] === seat)) ?? lists.find(([key]) => /^(players|seats)$/.test(key));
  if (!found) return { key: "", places: Array.from({ length: seats }, (_, seat) => ({ seat })) };
  return { key: found[0], places: found[1].map((one, seat) => ({ ...one, seat })) };
}

/** What an entry of a list is called by: the first field that says it. */
const CALLED = ["name", "title", "card", "id", "tile", "ref", "field", "edge", "kind", "colour", "color", "slot"];

export function calledBy(entry: Record<string, unknown>): string | undefined {
  const said = (key: string): boolean => (typeof entry[key] === "string" && entry[key] !== "") || (key === "slot" && typeof entry[key] === "number");
  return CALLED.find(said) ?? Object.keys(entry).find((key) => typeof entry[key] === "string" && entry[key] !== "");
}
