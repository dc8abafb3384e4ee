/** The look back at a game as a picture: where its curve runs, what it says in words, and which moves it marks. */

import type { Analysis, Costly, Point } from "../../generated/api";
import { t } from "../page/words";

export const WIDE = 1000;
export const HIGH = 100;

/** Where a moment of the game lies, from 0 to 1. */
export const place = (number: number, all: number): number => (all > 0 ? Math.min(1, Math.max(0, number / all)) : 0);

/** The moment of the game at a place of the picture. */
export const moment = (share: number, all: number): number => Math.round(Math.min(1, Math.max(0, share)) * all);

/** The curve of a seat as the points of a polyline in a box of WIDE x HIGH. */
export function line(points: readonly Point[], seat: number, all: number): string {
  return points
    .map((point) => `${round(place(point.number, all) * WIDE)},${round((1 - (point.expected[seat] ?? 0)) * HIGH)}`)
    .join(" ");
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The last point at or before a moment: what was expected then. */
export function pointAt(points: readonly Point[], number: number): Point | undefined {
  return points.findLast((point) => point.number <= number) ?? points[0];
}

/** A share as whole percents. */
export const percent = (share: number): number => Math.round(share * 100);
/** Half an interval as whole percents, never less than it is. */
export const doubt = (sure: number): number => Math.ceil(Math.round(sure * 1000) / 10);

/** In which row each mark stands, so that none covers another: marks as wide as `size` over a picture as wide as `wide`. */
export function lanes(at: readonly number[], all: number, wide: number, size = 22): number[] {
  const ends: number[] = [];
  return at.map((number) => {
    const x = place(number, all) * wide;
    const free = ends.findIndex((end) => end <= x);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = x + size;
    return lane;
  });
}

/** Some moments for those who read instead of looking: evenly spread, the costly moves and the end among them. */
export function rows(analysis: Pick<Analysis, "points" | "costly">, most = 12): Point[] {
  const { points, costly } = analysis;
  const wanted = new Set(costly.map((move) => move.number));
  const every = Math.max(1, Math.ceil(points.length / most));
  return points.filter((point, index) => index % every === 0 || index === points.length - 1 || wanted.has(point.number));
}

/** When a move was made: as the game counts, or else by its number. */
export const whenOf = (move: Costly): string => move.when || t("web-analysis-after", { at: move.number });

/** Whether a sentence about a seat speaks to whoever looks: those who share a screen are called by their names. */
export const spokenTo = (mine: readonly number[], seat: number): "yes" | "no" => (mine.length === 1 && mine[0] === seat ? "yes" : "no");

/** Costly moves for whoever sits at `mine`: their own first, each lot with the worst first. */
export function ownFirst(costly: readonly Costly[], mine: readonly number[]): Costly[] {
  const own = (move: Costly): boolean => mine.includes(move.seat);
  return [...costly.filter(own), ...costly.filter((move) => !own(move))];
}

/** Costly moves in the order of the game, each with its number in the list. */
export function marks(costly: readonly Costly[]): (Costly & { rank: number })[] {
  return costly.map((move, index) => ({ ...move, rank: index + 1 })).sort((one, other) => one.number - other.number);
}
