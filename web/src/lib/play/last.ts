/** The tables somebody laid last, by game, kept in this browser: the next one begins where the last one was. */

import type { Options, Seat } from "./laying";

export interface Last {
  options: Options;
  seats: readonly Seat[];
}

const KEY = "tanglewood.last";
const KINDS = ["me", "screen", "link", "bot"];

function isSeat(found: unknown): found is Seat {
  const seat = found as Partial<Seat> | null;
  return typeof seat === "object" && seat !== null && KINDS.includes(String(seat.kind)) && typeof seat.name === "string" && typeof seat.bot === "string" && typeof seat.own === "object" && seat.own !== null;
}

/** What is stored, each game kept only if it makes sense. */
export function readLast(stored: string | null): Record<string, Last> {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "{}");
  } catch {
    return {};
  }
  if (typeof found !== "object" || found === null) return {};
  const sound = Object.entries(found as Record<string, Partial<Last> | null>).filter(
    ([, one]) => typeof one?.options === "object" && one.options !== null && Array.isArray(one.seats) && one.seats.length > 0 && one.seats.every(isSeat),
  );
  return Object.fromEntries(sound) as Record<string, Last>;
}

function all(): Record<string, Last> {
  try {
    return readLast(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

export const lastOf = (game: string): Last | null => all()[game] ?? null;

export function keepLast(game: string, last: Last): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [game]: last }));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The bot somebody played last in a game. */
export const lastBot = (game: string): string | undefined => lastOf(game)?.seats.find((seat) => seat.kind === "bot")?.bot;
