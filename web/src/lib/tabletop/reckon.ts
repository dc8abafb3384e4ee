/**
 * The arithmetic of a score pad: who has how much in each row, who won, and what cannot be.
 *
 * `src/tanglewood/tabletop/reckoning.py` says the same in Python; a test reckons finished games of the engine here.
 */

import type { Pad, PadBound, PadField, PadPile, PadRival, PadRow, PadTie, PadWorth } from "../../generated/api";
import type { Choice } from "../server/names";

export type Options = Readonly<Record<string, Choice>>;
type Condition = readonly Readonly<Record<string, Choice>>[];
/** What somebody counted: by row, then by field. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Column {
  counts: Counts;
  /** what breaks ties, by their ids */
  ties?: Readonly<Record<string, number>>;
  /** the opponent without a seat */
  rival?: boolean;
  /** points by row that somebody else has counted: a companion counts its opponent's */
  said?: Readonly<Record<string, number>>;
}

export interface Reckoned {
  points: Record<string, number>[];
  totals: number[];
  /** the columns that won */
  winners: number[];
  /** what would decide between those who have most in all, and nobody has counted yet */
  open: PadTie[];
}

/** A set is three equal or three different ones. */
const KINDS = 3;
/** Thirds add up to a little less than one. */
const NEARLY = 1e-6;
const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0);

export function holds(when: Condition, unless: Condition, options: Options): boolean {
  const fits = (one: Readonly<Record<string, Choice>>): boolean => Object.entries(one).every(([name, value]) => options[name] === value);
  return (when.length === 0 || when.some(fits)) && !unless.some(fits);
}

export function worthOf(worth: PadWorth, options: Options): number {
  return worth.options.length === 0 ? worth.number : (worth.by[worth.options.map((name) => String(options[name])).join(",")] ?? worth.number);
}

const here = <T extends { when: Condition; unless: Condition }>(some: readonly T[], options: Options): T[] => some.filter((one) => holds(one.when, one.unless, options));

/** The rows of a column, in their order. */
export const rowsOf = (pad: Pad, options: Options, rival: boolean): PadRow[] =>
  here(pad.rows, options).filter((row) => row.who === "all" || row.who === (rival ? "rival" : "people"));
export const fieldsOf = (row: PadRow, options: Options): PadField[] => here(row.fields, options);
export const tiesOf = (pad: Pad, options: Options): PadTie[] => here(pad.ties, options);
/** What an opponent that counts itself has in the rows of its column: both go by the engine's names of rows. */
export function saidBy(pad: Pad, options: Options, score: readonly { row: string; points: number }[]): Record<string, number> {
  const found = rowsOf(pad, options, true).flatMap((row) => score.filter((one) => row.engine.includes(one.row)).map((one) => [row.id, one.points] as const));
  return Object.fromEntries(found);
}
export const rivalOf = (pad: Pad, options: Options): PadRival | undefined => here(pad.rivals, options)[0];

export function reckon(pad: Pad, options: Options, columns: readonly Column[]): Reckoned {
  const points = columns.map((column, at) =>
    Object.fromEntries(rowsOf(pad, options, column.rival ?? false).map((row) => [row.id, rowPoints(row, options, columns, at)])),
  );
  const totals = points.map((rows) => total(pad, rows));
  return { points, totals, winners: winners(pad, options, columns, points, totals), open: openTies(pad, options, columns, points, totals) };
}

/** The sum; but whoever is to be empty and is not has only what is left, below 0. */
function total(pad: Pad, rows: Readonly<Record<string, number>>): number {
  const all = sum(Object.values(rows));
  if (!pad.empty) return all;
  const left = rows[pad.empty];
  if (left === undefined) return 0 - all; // an opponent with one row
  return left > 0 ? -left : all;
}

/** What a column has in a field of another row, `monsters.changeling`. */
function counted(column: Column | undefined, path: string): number {
  const [row = "", field = ""] = path.split(".");
  return column?.counts[row]?.[field] ?? 0;
}

function rowPoints(row: PadRow, options: Options, columns: readonly Column[], at: number): number {
  const said = columns[at]?.said?.[row.id];
  if (said !== undefined) return said;
  const fields = fieldsOf(row, options);
  const mine = columns[at]?.counts[row.id] ?? {};
  const number = (name: string): number => (row.numbers[name] ? worthOf(row.numbers[name], options) : 0);
  if (row.way === "sets") return setsPoints(fields.map((field) => mine[field.id] ?? 0), counted(columns[at], row.wild), number("set"), number("single"));
  if (row.way === "sum") return sum(fields.map((field) => worthOf(field.worth, options) * Math.floor((mine[field.id] ?? 0) / worthOf(field.every, options))));
  const amounts = columns.map((column) => sum(Object.values(column.counts[row.id] ?? {})));
  if (row.way === "rank") return ranked(amounts, at, number("first"), number("second"), row.duel.length > 0 && holds(row.duel, [], options));
  const there = amounts.map((amount, i) => (counted(columns[i], row.wild) ? amount : 0));
  const best = Math.max(...there);
  if (!there[at] || there[at] < best) return 0;
  return there.filter((amount) => amount === best).length === 1 ? number("first") : number("tied");
}

/** The best split into sets of three; a wild one is of the kind that helps most. */
export function setsPoints(kinds: readonly number[], wild: number, set: number, single: number): number {
  let best = 0;
  for (let mine = 0; mine < (wild ? kinds.length : 1); mine++) {
    const amounts = kinds.map((n, place) => n + (place === mine ? wild : 0));
    for (let mixed = 0; mixed <= Math.min(...amounts, KINDS - 1); mixed++) best = Math.max(best, mixed + sum(amounts.map((n) => Math.floor((n - mixed) / KINDS))));
  }
  return best * set + (sum(kinds) + wild - KINDS * best) * single;
}

/** Most and second most; all who are tied score. In a duel a tie brings nothing, and the second place needs half of the first. */
function ranked(amounts: readonly number[], at: number, first: number, second: number, duel: boolean): number {
  const mine = amounts[at] ?? 0;
  const best = Math.max(...amounts);
  if (mine === 0) return 0;
  if (duel) {
    if (amounts.every((n) => n === best)) return 0;
    return mine === best ? first : 2 * mine >= best ? second : 0;
  }
  if (mine === best) return first;
  return mine === Math.max(...amounts.filter((n) => n < best)) ? second : 0;
}

function tieValue(pad: Pad, tie: PadTie, column: Column, points: Readonly<Record<string, number>>): number {
  if (pad.empty && points[pad.empty]) return 0;
  if (Object.keys(tie.values).length === 0) return column.ties?.[tie.id] ?? 0;
  const beaten = Object.values(column.counts).flatMap((row) => Object.entries(row).filter(([id, n]) => n > 0 && id in tie.values));
  return Math.max(0, ...beaten.map(([id]) => tie.values[id] ?? 0));
}

const after = (one: readonly number[], other: readonly number[]): number => one.map((n, i) => n - (other[i] ?? 0)).find((n) => n !== 0) ?? 0;

/** The columns that won: most in all, then what breaks ties, else together. */
function winners(pad: Pad, options: Options, columns: readonly Column[], points: readonly Record<string, number>[], totals: readonly number[]): number[] {
  const people = columns.flatMap((column, at) => (column.rival ? [] : [at]));
  const theirs = columns.findIndex((column) => column.rival);
  const rival = rivalOf(pad, options);
  if (rival && theirs >= 0) {
    if (rival.wins === "empty") return [...people, theirs].filter((at) => (at === theirs ? totals[at] === 0 : !points[at]?.[pad.empty]));
    if ((totals[theirs] ?? 0) >= Math.max(...people.map((at) => totals[at] ?? 0))) return [theirs];
  }
  const ties = tiesOf(pad, options);
  const order = people.map((at) => [totals[at] ?? 0, ...ties.map((tie) => tieValue(pad, tie, columns[at]!, points[at] ?? {}))]);
  const best = [...order].sort((one, other) => after(other, one))[0] ?? [];
  return people.filter((_, i) => after(order[i] ?? [], best) === 0);
}

/** What has to be counted because somebody is tied for the most: nobody is asked otherwise. */
function openTies(pad: Pad, options: Options, columns: readonly Column[], points: readonly Record<string, number>[], totals: readonly number[]): PadTie[] {
  const people = columns.flatMap((column, at) => (column.rival ? [] : [at]));
  const theirs = columns.findIndex((column) => column.rival);
  const best = Math.max(...people.map((at) => totals[at] ?? 0));
  if (theirs >= 0 && ((totals[theirs] ?? 0) >= best || rivalOf(pad, options)?.wins === "empty")) return [];
  let tied = people.filter((at) => totals[at] === best && !(pad.empty && points[at]?.[pad.empty]));
  const asked: PadTie[] = [];
  for (const tie of tiesOf(pad, options)) {
    if (tied.length < 2) break;
    if (Object.keys(tie.values).length === 0) asked.push(tie);
    const values = tied.map((at) => tieValue(pad, tie, columns[at]!, points[at] ?? {}));
    tied = tied.filter((_, i) => values[i] === Math.max(...values));
  }
  return asked;
}

/** Something that cannot be, or that nobody has ever seen: said kindly, never in the way. */
export interface Doubt {
  kind: "below" | "above" | "pieces" | "own" | "shared";
  row: string;
  field: string;
  most: number;
  rule: string;
  /** where the most comes from: all that there are, the best that have room, or what the cards of a city are */
  why?: "all" | "room" | "city";
  /** so many have room, or lie in a city */
  many?: number;
}

const inPlay = (bound: PadBound, options: Options): PadPile[] => bound.piles.filter((pile) => holds(pile.when, [], options));
/** The cards of a full city: those in its spaces, and those that need none. */
const cardsOf = (bound: PadBound, options: Options): number => bound.city + sum(inPlay(bound, options).map((pile) => pile.spare));

function whyOf(bound: PadBound, options: Options): Pick<Doubt, "why" | "many"> {
  const piles = inPlay(bound, options);
  if (piles.some((pile) => Object.keys(pile.each).length > 0)) return { why: "city", many: cardsOf(bound, options) };
  return sum(piles.map((pile) => pile.roomy.length)) > bound.room ? { why: "room", many: bound.room } : { why: "all" };
}

/** The most points a row can bring with the sets that are in play, and the points of the other rows; null where nothing bounds it. */
export function mostOf(row: PadRow, options: Options, points: Readonly<Record<string, number>> = {}): number | null {
  if (!row.bound) return null;
  const { apart, room } = row.bound;
  const piles = inPlay(row.bound, options);
  const roomy = piles.flatMap((pile) => pile.roomy).sort((one, other) => other - one);
  const each = new Map<string, number>();
  for (const pile of piles) for (const [word, worth] of Object.entries(pile.each)) each.set(word, (each.get(word) ?? 0) + worth);
  const grouped = new Set(apart.flat());
  // A card is one of the things of a group only.
  const best = sum(apart.map((group) => Math.max(...group.map((word) => each.get(word) ?? 0)))) + sum([...each].flatMap(([word, worth]) => (grouped.has(word) ? [] : [worth])));
  const ofRows = sum(piles.flatMap((pile) => Object.entries(pile.rows).map(([name, worth]) => worth * (points[name] ?? 0))));
  return sum(roomy.slice(0, room)) + sum(piles.flatMap((pile) => pile.free)) + Math.floor(best * cardsOf(row.bound, options) + ofRows + NEARLY);
}

/** Pieces of which all together count more than the box holds, though nobody alone does; `total` is what they count. */
export function crowded(row: PadRow, options: Options, columns: readonly Column[]): (Doubt & { total: number })[] {
  return fieldsOf(row, options).flatMap((field) => {
    if (!field.box) return [];
    const most = worthOf(field.box, options);
    const counts = columns.map((column) => column.counts[row.id]?.[field.id] ?? 0);
    const total = sum(counts);
    return total > most && counts.every((n) => n <= most) ? [{ kind: "shared" as const, row: row.id, field: field.id, most, rule: row.rules[0] ?? "", total }] : [];
  });
}

/** `all` are the points of the same column, by rows: some rows count what others are worth. */
export function doubts(row: PadRow, options: Options, counts: Readonly<Record<string, number>>, points: number, all: Readonly<Record<string, number>> = {}): Doubt[] {
  const found: Doubt[] = [];
  const rule = row.rules[0] ?? "";
  for (const field of fieldsOf(row, options)) {
    // What one person may have, and never more than there is.
    const [own, box] = [field.most, field.box].map((one) => (one ? worthOf(one, options) : Infinity)) as [number, number];
    const there = counts[field.id] ?? 0;
    if (there > Math.min(own, box)) found.push({ kind: own < box ? "own" : "pieces", row: row.id, field: field.id, most: Math.min(own, box), rule });
    else if (there < 0 && field.id !== "points") found.push({ kind: "below", row: row.id, field: field.id, most: 0, rule });
  }
  const most = mostOf(row, options, all);
  if (most !== null && points > most) found.push({ kind: "above", row: row.id, field: "", most, rule: row.bound?.rule ?? rule, ...(row.bound ? whyOf(row.bound, options) : {}) });
  if (points < row.least) found.push({ kind: "below", row: row.id, field: "", most: row.least, rule });
  return found;
}
