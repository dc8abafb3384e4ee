/** Spirecrest: weather, rabbits and big critters. Pieces in boxes of 64, the big ones in 120 x 104. */

import type { Sheet } from "../../../../art/layer";
import { ellipse, group, patch, shape, stroke } from "../../../../art/pen";
import { cloud, mark, piece, RABBIT, RABBIT_SIGN, SEATS, two } from "./common";
import { DISCOVERIES } from "./discoveries";
import { TILES } from "./tiles";

const WEATHER: Readonly<Record<string, string>> = {
  "weather-freezing_rain": cloud(6, 6, 1.04) + stroke("M18 44L14 52M32 44L28 52M46 44L42 52", "#4f86a8", 4) + stroke("M22 56L20 60M36 56L34 60", "#4f86a8", 4),
  "weather-deep_frost": stroke("M32 4V60M8 18L56 46M56 18L8 46", "var(--line)", 8) + stroke("M32 4V60M8 18L56 46M56 18L8 46", "#8cc4e0", 4) + stroke("M24 8L32 16L40 8M24 56L32 48L40 56M6 26L17 23L15 12M58 38L47 41L49 52M58 26L47 23L49 12M6 38L17 41L15 52", "#4f86a8", 3),
  "weather-snowdrift": shape("M2 58C8 38 20 40 28 46C36 32 52 32 62 58Z", "#fff") + stroke("M12 50C16 46 22 48 26 52M38 46C44 42 50 46 54 52", "#a9c4d4", 3) + ellipse(14, 18, 3.4, 3.4, "#8cb8d0") + ellipse(32, 10, 3.4, 3.4, "#8cb8d0") + ellipse(50, 20, 3.4, 3.4, "#8cb8d0") + ellipse(26, 28, 3, 3, "#8cb8d0"),
  "weather-tornado": stroke("M10 10H54M14 22H52M22 33H48M26 44H44M32 55H40", "var(--line)", 10) + stroke("M10 10H54M14 22H52M22 33H48M26 44H44M32 55H40", "#b3bcc4", 5.6),
  "weather-hail": cloud(6, 2, 1.04, "#c3ccd4") + ellipse(18, 44, 5, 5, "#eef6fa", 2.4) + ellipse(44, 44, 5, 5, "#eef6fa", 2.4) + ellipse(31, 54, 5, 5, "#eef6fa", 2.4),
  "weather-mudslide": shape("M4 12L30 30C40 38 58 42 60 58H4Z", "#8a5f3a") + shape("M4 30C14 32 20 40 32 44C42 46 48 50 50 58H4Z", "#6d4526", 2.6) + ellipse(42, 28, 6, 5, "#a39d92", 2.6) + ellipse(52, 38, 4, 3.4, "#a39d92", 2.2) + ellipse(30, 18, 4, 3.4, "#a39d92", 2.2),
  "weather-heat_wave": ellipse(32, 22, 13, 13, "#f2a233", 3) + stroke("M32 2V4M14 22H11M53 22H50M19 9L17 7M45 9L47 7", "#d9722a", 4.4) + stroke("M8 48C14 42 20 54 26 48S38 42 44 48S54 52 57 48M8 59C14 53 20 65 26 59S38 53 44 59S54 63 57 59", "#d9722a", 4),
  "weather-wildfire": shape("M32 4C48 16 56 30 52 44C50 56 42 60 32 60C22 60 14 56 12 44C11 34 18 30 20 22C24 26 26 30 27 32C32 24 28 14 32 4Z", "#e8642a") + shape("M33 30C40 38 44 44 42 50C40 57 36 58 32 58C26 58 22 54 23 49C24 44 31 40 33 30Z", "#f7d35e", 2.4),
  "weather-drought": ellipse(46, 16, 10, 10, "#f2b233", 2.8) + shape("M2 40C20 34 44 34 62 40V58H2Z", "#d9b27a") + stroke("M14 38L20 46L14 58M20 46L32 50L30 58M32 50L42 42L40 36M42 42L54 48L52 58", "#7c5a34", 2.8),
  "weather-thick_fog": cloud(8, 0, 0.96, "#e6e9ea") + two("M4 40H50M14 49H60M6 58H46", "#c7cfd3", 8, 4.4),
  "weather-gale": two("M4 24H38C50 24 50 8 38 10M4 38H50C62 38 60 56 46 52M4 50H28", "#a9c4cf", 8.4, 4.4) + shape("M50 14C56 10 60 12 62 16C58 20 52 20 50 14Z", "#d9822f", 2.2),
  "weather-early_frost": group(piece("autumn"), -2, 0, 0.9) + group(stroke("M32 6V58M10 19L54 45M54 19L10 45", "var(--line)", 10) + stroke("M32 6V58M10 19L54 45M54 19L10 45", "#dff0f8", 5), 30, 28, 0.54),
};

const rabbit = (seat: string): string =>
  shape(RABBIT, `var(--p${seat})`, 3.2) + stroke("M23 32V32.2M36 32V32.2", "#fff", 4.6) + stroke("M27 37L29.5 39.4L32 37", "#fff", 2.4) + ellipse(55, 53, 4.4, 4.4, "#fff", 2) + mark(seat, 31, 50, 0.7);

const PIECES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SEATS.map((seat) => [`rabbit-${seat}`, rabbit(seat)])),
  "rabbit-sign": RABBIT_SIGN,
  "mountain": shape("M2 58L22 22L30 32L42 10L62 58Z", "#9aa3aa") + patch("M42 11L60 57H46C48 40 46 26 42 11Z", "#7a848c") + shape("M42 10L49 26L44 24L40 29L35 23Z", "#fff", 2.4) + shape("M22 22L27 31L22 29L18 33L17 31Z", "#fff", 2),
  "discovery-back": shape("M12 6H52C55 6 56 8 56 10V54C56 57 54 58 52 58H12C9 58 8 57 8 54V10C8 7 10 6 12 6Z", "#7a6a86") + group(shape("M2 58L22 22L30 32L42 10L62 58Z", "#cfc4d6", 4) + shape("M42 10L49 26L44 24L40 29L35 23Z", "#fff", 3), 14, 16, 0.56),
  ...WEATHER,
  "weather-back": shape("M12 6H52C55 6 56 8 56 10V54C56 57 54 58 52 58H12C9 58 8 57 8 54V10C8 7 10 6 12 6Z", "#6f8794") + group((WEATHER["weather-thick_fog"] ?? "").replaceAll("#c7cfd3", "#dfe6ea"), 14, 14, 0.56),
};

/** The saddle of a big critter: red for nobody's. */
const saddle = (seat: string, x: number, y: number, s = 1): string =>
  group(shape("M-17 -10C-8 -15 8 -15 17 -10L15 9C8 13 -8 13 -15 9Z", seat ? `var(--p${seat})` : "#b4472a", 2.6) + stroke("M-14 5C-6 9 6 9 14 5", "#f0cf6b", 2.4) + (seat ? mark(seat, 0, -3, 0.62) : ""), x, y, s);
const legs = (xs: readonly number[], colour: string, y = 62, h = 30): string => xs.map((x) => shape(`M${x} ${y}V${y + h}H${x + 11}V${y}Z`, colour, 2.8)).join("");

const BIG: Readonly<Record<string, (seat: string) => string>> = {
  stubblehoof: (seat) => legs([28, 40, 72, 86], "#8a6a4a") + shape("M22 46C24 32 48 30 62 32C76 32 90 30 100 40C106 48 104 64 98 68C76 74 44 74 28 68C20 62 20 54 22 46Z", "#a9825a") + shape("M84 42C88 26 88 18 94 10L98 16L104 10C112 16 116 28 118 36C116 44 108 46 104 42C102 50 98 54 92 56Z", "#a9825a") + stroke("M86 40C86 26 88 18 92 12", "#5a3d22", 6) + ellipse(105, 26, 2.2, 2.6, "#2e261c") + stroke("M24 50C14 52 12 62 14 72", "#5a3d22", 6) + saddle(seat, 60, 42),
  truffle: (seat) => legs([26, 40, 68, 82], "#7a5a4a") + shape("M16 54C16 34 40 26 62 28C84 28 104 38 104 56C104 70 84 76 60 76C36 76 16 72 16 54Z", "#a07a66") + shape("M86 44C94 36 110 40 116 50C120 60 114 70 102 70C92 70 84 58 86 44Z", "#b58d78") + shape("M88 40L84 24L100 34Z", "#8a6454", 2.6) + ellipse(112, 58, 5.4, 6.4, "#d9a898", 2.4) + ellipse(110.6, 57, 1.1, 1.6, "#4a3320") + ellipse(114, 57, 1.1, 1.6, "#4a3320") + shape("M100 66L106 58L108 68Z", "#fffaf0", 1.8) + ellipse(99, 48, 2.3, 2.8, "#2e261c") + stroke("M16 50C8 48 8 42 13 40C17 40 17 46 12 46", "var(--line)", 3) + stroke("M34 34L38 28M44 30L48 24M54 28L58 22", "#6d4a3c", 3) + saddle(seat, 58, 42),
  honeypaw: (seat) => legs([24, 40, 66, 82], "#7c5030", 66, 28) + shape("M14 58C12 36 36 24 60 26C84 26 104 38 102 60C100 76 82 80 58 80C34 80 16 76 14 58Z", "#9a6a3f") + ellipse(90, 40, 20, 18, "#9a6a3f", 3) + ellipse(77, 25, 7, 7, "#9a6a3f", 3) + ellipse(101, 25, 7, 7, "#9a6a3f", 3) + ellipse(77, 25, 3, 3, "#d9b98a") + ellipse(101, 25, 3, 3, "#d9b98a") + ellipse(94, 46, 10, 7.6, "#d9b98a", 2.2) + shape("M91 42H99L95 46Z", "#3a2f2a", 1.6) + ellipse(84, 37, 2.3, 2.8, "#2e261c") + ellipse(98, 36, 2.3, 2.8, "#2e261c") + saddle(seat, 48, 40),
  corliander: (seat) => legs([32, 42, 72, 84], "#8a5f3a", 62, 32) + shape("M24 48C28 36 50 36 64 37C78 37 92 36 98 46C100 58 96 66 90 68C72 72 46 72 32 68C24 62 22 56 24 48Z", "#b9834f") + shape("M84 48C86 36 86 28 92 24C104 22 114 30 114 36C112 42 104 42 100 40C98 48 96 54 90 58Z", "#b9834f") + stroke("M92 24C84 16 82 8 84 0M88 16C82 16 78 12 76 8M97 23C104 14 106 8 104 0M102 15C108 14 112 10 113 6", "var(--line)", 6) + stroke("M92 24C84 16 82 8 84 0M88 16C82 16 78 12 76 8M97 23C104 14 106 8 104 0M102 15C108 14 112 10 113 6", "#e6d0a0", 2.8) + ellipse(102, 32, 2.1, 2.5, "#2e261c") + ellipse(38, 50, 2, 2, "#f6e0c4") + ellipse(80, 54, 2, 2, "#f6e0c4") + saddle(seat, 60, 45),
  king_rhun: (seat) => legs([30, 44, 68, 82], "#6b6270", 64, 30) + shape("M18 54C14 40 30 32 40 34C46 26 62 26 68 32C80 28 96 34 94 48C100 60 92 70 80 70C66 76 44 76 34 70C22 72 16 64 18 54Z", "#f1ece0") + ellipse(96, 44, 15, 17, "#6b6270", 3) + stroke("M88 32C74 28 70 46 82 50C90 52 92 42 86 41M104 32C116 28 120 44 110 49C103 51 101 44 106 42", "var(--line)", 8.4) + stroke("M88 32C74 28 70 46 82 50C90 52 92 42 86 41M104 32C116 28 120 44 110 49C103 51 101 44 106 42", "#d9b98a", 4.4) + ellipse(93, 42, 2.2, 2.6, "#fff") + ellipse(102, 42, 2.2, 2.6, "#fff") + shape("M88 26L86 14L93 20L97 11L101 20L108 14L106 26Z", "#e3bd52", 2.2) + saddle(seat, 52, 46),
  whisper: (seat) => legs([30, 42, 72, 84], "#6f7a86", 64, 30) + shape("M22 52C26 38 50 38 64 39C80 39 94 40 98 50C100 62 94 70 88 71C70 74 46 74 34 71C24 66 20 60 22 52Z", "#8f9aa6") + shape("M24 52C8 50 2 62 4 76C14 76 24 70 30 62Z", "#8f9aa6") + shape("M80 46C80 34 84 28 86 16L94 26L104 18C106 28 110 32 118 42C116 50 106 52 100 50C98 58 92 60 86 60Z", "#8f9aa6") + patch("M104 44C112 44 116 43 117 42C116 48 108 51 102 49Z", "#e6ebef") + ellipse(99, 36, 2.2, 2.6, "#2e261c") + ellipse(117, 42, 2, 2, "#2e261c") + saddle(seat, 58, 48),
  firebeak: (seat) => shape("M60 30C44 8 18 6 4 14C10 34 24 52 48 58Z", "#d9722a") + shape("M60 30C76 8 102 6 116 14C110 34 96 52 72 58Z", "#d9722a") + stroke("M16 20C24 34 34 44 46 50M104 20C96 34 86 44 74 50M30 16C36 30 42 38 50 44M90 16C84 30 78 38 70 44", "#8a3a12", 2.4) + shape("M44 66L36 98L52 90L60 100L68 90L84 98L76 66Z", "#b4472a") + shape("M42 48C42 30 50 22 60 22C70 22 78 30 78 48C78 66 72 76 60 76C48 76 42 66 42 48Z", "#e8893a") + ellipse(60, 24, 16, 14, "#f6ecd2", 3) + shape("M54 26L60 40L66 26Z", "#f2b233", 2.4) + ellipse(53, 21, 2.3, 2.7, "#2e261c") + ellipse(67, 21, 2.3, 2.7, "#2e261c") + saddle(seat, 60, 56, 0.9),
  windlore: (seat) => shape("M60 34C44 14 18 14 4 26C12 44 26 58 48 62Z", "#7f6a9a") + shape("M60 34C76 14 102 14 116 26C108 44 94 58 72 62Z", "#7f6a9a") + stroke("M16 30C26 42 36 50 46 54M104 30C94 42 84 50 74 54", "#4a3d63", 2.4) + shape("M46 66L40 96L54 90L60 100L66 90L80 96L74 66Z", "#6b5a86") + shape("M38 44C38 24 48 16 60 16C72 16 82 24 82 44C82 66 74 78 60 78C46 78 38 66 38 44Z", "#8f7aac") + shape("M40 26L38 4L54 17Z", "#8f7aac", 2.8) + shape("M80 26L82 4L66 17Z", "#8f7aac", 2.8) + ellipse(51, 31, 9, 9, "#f4e8c8", 2.4) + ellipse(69, 31, 9, 9, "#f4e8c8", 2.4) + ellipse(51, 31, 3.4, 4.2, "#2e261c") + ellipse(69, 31, 3.4, 4.2, "#2e261c") + shape("M56 38L60 46L64 38Z", "#e0a23c", 2) + saddle(seat, 60, 60, 0.9),
};

const CRITTERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BIG).flatMap(([id, draw]) => [[`big-${id}`, draw("")], ...SEATS.map((seat) => [`big-${id}-${seat}`, draw(seat)])]),
);

export const sheets: readonly Sheet[] = [
  { box: "64 64", symbols: PIECES },
  { box: "96 72", symbols: TILES, prefix: "card-" },
  { box: "120 104", symbols: { ...CRITTERS, ...DISCOVERIES }, prefix: "card-", over: true },
];
