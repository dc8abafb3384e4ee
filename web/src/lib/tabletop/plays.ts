/** Plays at the real table, kept in this browser: the newest first, and taken along as CSV or JSON. */

import type { Column, Options } from "./reckon";

export interface Play {
  /** a number of its own */
  id: string;
  /** when it was written down, ISO */
  when: string;
  game: string;
  title: string;
  options: Options;
  names: string[];
  columns: Column[];
  /** what each row is called and brought, for every column */
  rows: { name: string; points: (number | null)[] }[];
  totals: number[];
  winners: number[];
}

const KEY = "tanglewood.plays";
/** More are not kept: the oldest goes. */
const MANY = 500;

function isPlay(found: unknown): found is Play {
  const play = found as Partial<Play> | null;
  return typeof play === "object" && play !== null && typeof play.id === "string" && typeof play.when === "string" && typeof play.game === "string" && Array.isArray(play.names) && Array.isArray(play.totals) && Array.isArray(play.rows) && Array.isArray(play.columns) && Array.isArray(play.winners);
}

/** What is stored, as far as it makes sense. */
export function readPlays(stored: string | null): Play[] {
  try {
    const found: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(found) ? found.filter(isPlay) : [];
  } catch {
    return [];
  }
}

export function plays(): Play[] {
  try {
    return readPlays(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Whether it could be kept: a browser may be full, or keep nothing. */
function write(all: readonly Play[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MANY)));
    return true;
  } catch {
    return false;
  }
}

/** Keep a play; one that is there already is replaced where it lies. */
export function keepPlay(play: Play): boolean {
  const all = plays();
  return write(all.some((one) => one.id === play.id) ? all.map((one) => (one.id === play.id ? play : one)) : [play, ...all]);
}
export const dropPlay = (id: string): boolean => write(plays().filter((one) => one.id !== id));

/** A cell of CSV. What a spreadsheet would take for a formula is marked as text. */
function cell(value: string | number | null): string {
  const text = value === null ? "" : typeof value === "string" && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** One line for each row of each person of each play: spreadsheets can turn that as they like. */
export function asCsv(all: readonly Play[], heads: readonly string[], totalName: string): string {
  const lines = all.flatMap((play) =>
    play.names.flatMap((name, at) =>
      [...play.rows.map((row) => [row.name, row.points[at] ?? null] as const), [totalName, play.totals[at] ?? 0] as const]
        .filter(([, points]) => points !== null)
        .map(([row, points]) => [play.when, play.title, play.id, name, row, points, play.winners.includes(at) ? 1 : 0]),
    ),
  );
  return [heads, ...lines].map((line) => line.map(cell).join(",")).join("\r\n") + "\r\n";
}
export const asJson = (all: readonly Play[]): string => JSON.stringify(all, null, 2);
