/** The shared symbols: seats and signs that more than one table uses. What one game alone draws is in its own folder. */

import { layer, type Sheet } from "./layer";
import { ellipse, patch, shape, stroke } from "./pen";

/** The seats: colour and shape; the fifth is the opponent without a seat (see seats.ts). */
export const SEATS: readonly string[] = [
  ellipse(32, 32, 26, 26, "var(--p1)", 3) + ellipse(32, 32, 8, 8, "#fff"),
  shape("M32 5L60 56H4Z", "var(--p2)") + stroke("M22 50L32 32L42 50", "#fff", 5),
  shape("M32 3L61 32L32 61L3 32Z", "var(--p3)") + stroke("M32 20V44M20 32H44", "#fff", 5),
  shape("M18 6H46L61 32L46 58H18L3 32Z", "var(--p4)") + stroke("M18 26C24 20 28 32 34 26S44 26 47 26M18 40C24 34 28 46 34 40S44 40 47 40", "#fff", 4),
  shape("M32 4L40 12L52 10L52 23L61 32L52 41L52 54L40 52L32 60L24 52L12 54L12 41L3 32L12 23L12 10L24 12Z", "var(--p5)") + stroke("M20 20L44 44M44 20L20 44", "#fff", 4),
  shape("M32 58C4 40 2 20 14 10C22 4 30 8 32 16C34 8 42 4 50 10C62 20 60 40 32 58Z", "var(--p6)") + ellipse(32, 30, 7, 7, "#fff"),
  shape("M10 8H54C56 8 57 9 57 11V53C57 55 56 56 54 56H10C8 56 7 55 7 53V11C7 9 8 8 10 8Z", "var(--p7)") + stroke("M22 22H42V42H22Z", "#fff", 6),
];

const ink = (d: string, width = 6): string => stroke(d, "currentColor", width);
const filled = (d: string): string => patch(d, "currentColor");

export const SIGNS = {
  others:
    filled("M21 11A9 9 0 1 0 21.01 11ZM4 52C4 38 12 32 21 32C30 32 38 38 38 52ZM45 16A7.5 7.5 0 1 0 45.01 16ZM42 52C42 44 41 39 38 35C40 34 43 33 46 33C54 33 60 40 60 52Z"),
  check: ink("M10 34L26 50L55 15", 8),
  close: ink("M14 14L50 50M50 14L14 50", 7),
  turn: ink("M12 40C12 24 24 14 38 16M28 8L39 16L30 26M52 24C52 40 40 50 26 48M36 56L25 48L34 38", 5.6),
  trash: ink("M14 8H38V30M14 8V52H28M22 18H30M38 42L56 60M56 42L38 60", 5),
} as const;

export const sheets = (): readonly Sheet[] => [
  { box: "64 64", symbols: { ...Object.fromEntries(SEATS.map((sign, i) => [`seat-${i + 1}`, sign])), ...SIGNS } },
];

/** Make the symbols known, once. */
export const lay = layer("tw", sheets);
