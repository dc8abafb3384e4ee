/** Bellfaire: the Market and its tokens, garlands and the Flower Festival. Pieces in boxes of 64, the stall in 120 x 104. */

import type { Sheet } from "../../../../art/layer";
import { ellipse, group, shape, stroke } from "../../../../art/pen";
import { GROUND } from "../buildings";
import { bloom, piece, RABBIT_SIGN } from "./common";

const awning = (x: number, y: number, wide: number, n: number, one: string, other: string): string =>
  Array.from({ length: n }, (_, i) => { const s = wide / n; return shape(`M${x + i * s} ${y}H${x + (i + 1) * s}V${y + 16}C${x + (i + 1) * s} ${y + 24} ${x + i * s} ${y + 24} ${x + i * s} ${y + 16}Z`, i % 2 ? other : one, 2.6); }).join("");
const leaves = (r: number, n: number, one: string, other: string): string =>
  Array.from({ length: n }, (_, i) => `<g transform="rotate(${(i / n) * 360} 32 32)">${shape(`M32 ${32 - r}C38 ${25 - r} 44 ${28 - r} 45 ${35 - r}C39 ${38 - r} 34 ${37 - r} 32 ${32 - r}Z`, i % 2 ? one : other, 1.8)}</g>`).join("");
const garland = (inner: string): string => leaves(22, 14, "#8fb35a", "#6f9447") + bloom(32, 8, "#f6a9bd") + bloom(54, 26, "#fbf3dd") + bloom(46, 52, "#f6a9bd") + bloom(18, 52, "#fbf3dd") + bloom(10, 26, "#f6a9bd") + inner;
const kindIn = (kind: string, colour: string): string => ellipse(32, 32, 14, 14, colour, 2.4) + group(piece(kind), 20.8, 20.8, 0.35);

const DRAWINGS: Readonly<Record<string, string>> = {
  "market-stall": GROUND + stroke("M18 98V30M102 98V30", "var(--line)", 8) + stroke("M18 98V30M102 98V30", "#a8703f", 4) + shape("M8 68H112V98H8Z", "#c08a4e") + stroke("M10 82H110", "#8a5b32", 3) + group(piece("berry"), 20, 44, 0.42) + group(piece("resin"), 47, 44, 0.42) + group(piece("pebble"), 74, 46, 0.42) + shape("M14 10H106V28H14Z", "#d9574a") + awning(10, 20, 100, 5, "#d9574a", "#fbf3dd") + shape("M60 10V-4L74 1L60 5", "#3f6f8f", 2.2),
};

const PIECES: Readonly<Record<string, string>> = {
  garland: garland(""),
  "garland-agriculture": garland(kindIn("green", "#4d7a35")), "garland-storytelling": garland(kindIn("tan", "#8a5f2a")), "garland-tourism": garland(kindIn("red", "#a83a34")), "garland-peace": garland(kindIn("blue", "#2f6690")), "garland-beauty": garland(kindIn("purple", "#6b3f86")),
  "garland-architecture": garland(group(piece("city"), 19, 18, 0.42)), "garland-community": garland(group(RABBIT_SIGN, 20, 20, 0.38)),
  "market-token": ellipse(32, 32, 28, 28, "#e6c88f", 3) + stroke("M32 8A24 24 0 1 1 31.9 8Z", "#a8703f", 2.4),
  "flower-festival": stroke("M32 62V34M32 50C24 50 18 46 16 40M32 54C40 54 46 50 48 44", "#5c7f38", 4) + ([["#4d7a35", 0], ["#a83a34", 72], ["#2f6690", 144], ["#8a5f2a", 216], ["#6b3f86", 288]] as const).map(([c, a]) => `<g transform="rotate(${a} 32 22)">${ellipse(32, 11, 7, 8.4, c, 2.4)}</g>`).join("") + ellipse(32, 22, 6.4, 6.4, "#f0cf6b", 2.4),
};

export const sheets: readonly Sheet[] = [
  { box: "64 64", symbols: PIECES },
  { box: "120 104", symbols: DRAWINGS, prefix: "card-", over: true },
];
