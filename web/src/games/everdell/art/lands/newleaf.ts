/** Newleaf: the train, the station, tickets, leaves and cards. Pieces in boxes of 64, the train in 96 x 64, cards in 120 x 104. */

import type { Sheet } from "../../../../art/layer";
import { ellipse, group, patch, shape, stroke } from "../../../../art/pen";
import { EXTRAS, GROUND } from "../buildings";
import { bust, CASE, held, home, piece, place, wheel } from "./common";
import { VISITORS } from "./visitors";

const ENGINE = shape("M8 46V10H40V46Z", "#b4472a") + shape("M4 12C10 4 40 4 46 12Z", "#3f6f4f") + shape("M14 18H34V32H14Z", "#f7e3a0", 2.4) + shape("M40 46V24H78C88 24 90 46 78 46Z", "#3f6f4f") + shape("M62 24L59 6H75L72 24Z", "#55525a", 2.6) + stroke("M44 30H76", "#e3bd52", 3.4) + shape("M78 46L94 56H70Z", "#8a5b32", 2.6) + ellipse(82, 33, 5, 5, "#f7d978", 2.2) + stroke("M4 48H80", "var(--line)", 5) + wheel(16, 52, 8) + wheel(38, 52, 8) + wheel(60, 52, 8) + stroke("M67 2C62 -4 72 -6 70 -12", "#cfc7b8", 5) + stroke("M80 -4C76 -9 84 -12 82 -16", "#ddd6c8", 4);
const LEAF = "M32 10C46 16 52 28 46 40C42 48 36 50 32 50C28 50 22 48 18 40C12 28 18 16 32 10Z";
const TICKET = "M4 16H60V27C54 27 54 37 60 37V48H4V37C10 37 10 27 4 27Z";
const TOQUE = shape("M43 30V20C29 20 29 3 45 6C49 -5 71 -5 75 6C91 3 91 20 77 20V30Z", "#fffdf4") + stroke("M43 25H77M54 19V12M66 19V12", "#b9ab92", 2.4);
const LOAF = shape("M3 42C1 25 14 15 32 15C50 15 63 25 61 42C61 52 53 54 32 54C11 54 3 52 3 42Z", "#d9963f") + stroke("M17 24L24 40M31 20L37 37M46 22L50 36", "#8a5a1c", 4) + stroke("M9 36C11 28 15 24 19 22", "#fff", 2.6, 0.6);
const QUILL = shape("M58 2C66 22 52 42 26 48C22 26 36 8 58 2Z", "#fbf5e6", 3.4) + stroke("M53 9C42 26 28 44 8 63", "var(--line)", 4) + stroke("M46 14L50 24M38 23L43 34", "#b9ab92", 2.6);
const balloon = shape("M60 2C88 2 98 22 92 42C86 58 74 64 68 70H52C46 64 34 58 28 42C22 22 32 2 60 2Z", "#e3bd52") + patch("M60 3C50 12 46 40 54 68H66C74 40 70 12 60 3Z", "#d9574a") + stroke("M60 2C48 14 46 42 54 70M60 2C72 14 74 42 66 70", "var(--line)", 2.4) + stroke("M52 70L50 84M68 70L70 84", "var(--line)", 2.4) + shape("M46 82H74L70 100H50Z", "#a8703f") + stroke("M48 90H72", "var(--line)", 2);

const TRAIN: Readonly<Record<string, string>> = {
  "train-engine": ENGINE,
  "train-car": shape("M6 42V12H90V42Z", "#a8703f") + patch("M8 34H88V41H8Z", "#7f5028") + stroke("M2 44H94", "var(--line)", 5) + wheel(22, 52, 8) + wheel(74, 52, 8) + stroke("M14 14V42M82 14V42", "#7f5028", 3) + shape("M26 6H70C72 6 73 7 73 9V37C73 39 72 40 70 40H26C24 40 23 39 23 37V9C23 7 24 6 26 6Z", "#fbf3dd", 2.6),
};

const PIECES: Readonly<Record<string, string>> = {
  "train-mark": shape("M14 8H50C54 8 56 11 56 15V42C56 46 54 48 50 48H14C10 48 8 46 8 42V15C8 11 10 8 14 8Z", "#b4472a") + shape("M16 15H48V29H16Z", "#f7e3a0", 2.4) + ellipse(19, 39, 4, 4, "#f7d978", 2) + ellipse(45, 39, 4, 4, "#f7d978", 2) + stroke("M20 49L12 60M44 49L52 60M17 55H47", "var(--line)", 4),
  "ticket-out": `<g transform="rotate(-6 32 32)">${shape(TICKET, "#f3cf7a") + stroke("M44 18V46", "#a8703f", 2.4) + stroke("M12 32H34M27 24L35 32L27 40", "#5a3d12", 4) }</g>`,
  "ticket-in": `<g transform="rotate(-6 32 32)">${shape(TICKET, "#b9d3a0") + stroke("M44 18V46", "#5c7f38", 2.4) + stroke("M36 32H14M21 24L13 32L21 40", "#2f4a1c", 4)}</g>`,
  "ticket-used": `<g transform="rotate(-6 32 32)"><path d="${TICKET}" fill="none" stroke="currentColor" stroke-width="2.6" stroke-dasharray="5 5"/></g>`,
  "reserve": shape("M10 6H54V58L32 46L10 58Z", "#4f86a8") + shape("M32 14L36 23L46 24L38.6 30L41 40L32 34.6L23 40L25.4 30L18 24L28 23Z", "#fbf3dd", 2.2),
  "reserve-used": shape("M10 6H54V58L32 46L10 58Z", "#c9c4b8") + stroke("M22 26L30 34L44 18", "#6c665c", 5),
  "gold-leaf": ellipse(32, 32, 27, 27, "#f0c53c", 3) + stroke("M32 9A23 23 0 1 1 31.9 9Z", "#a87d1c", 2) + shape(LEAF, "#fff0b8", 2.4) + stroke("M32 54V22M32 32L24 26M32 40L40 33", "#a87d1c", 2.6) + stroke("M12 26C14 19 19 14 25 12", "#fff", 3, 0.9),
  "gold-used": `<circle cx="32" cy="32" r="26" fill="none" stroke="currentColor" stroke-width="2.8" stroke-dasharray="5 6"/>`,
  "visitor": CASE,
  "tile-bag": shape("M22 18C6 30 4 56 20 60H44C60 56 58 30 42 18Z", "#c9a56a") + stroke("M20 46C24 52 40 52 44 46", "#8a6a38", 2.6) + shape("M20 6C26 10 38 10 44 6L41 18H23Z", "#c9a56a", 2.6) + stroke("M21 19H43", "#7c3f2a", 5),
  "knoll": shape("M2 56C6 40 16 26 32 24C48 26 58 40 62 56Z", "#8fb35a") + patch("M58 52C52 40 44 32 34 28C44 38 46 46 46 54Z", "#6f9447") + stroke("M14 48L18 42M26 40L30 34M34 52L38 46", "#5c7f38", 2.6) + stroke("M36 26V8", "var(--line)", 4) + shape("M36 8L52 12L36 18", "#d9574a", 2.4),
  "station-house": shape("M8 58V30H56V58Z", "#f0e0bd") + shape("M2 32L12 16H52L62 32Z", "#b4472a") + ellipse(32, 16, 9, 9, "#fbf3dd", 2.6) + stroke("M32 16V10M32 16L36 18", "var(--line)", 2.2) + shape("M26 58V44H38V58Z", "#7c5030", 2.4) + shape("M12 38H21V48H12ZM43 38H52V48H43Z", "#f7d978", 2),
  "newleaf-mark": shape("M8 40V20H40V40Z", "#b4472a", 2.6) + shape("M38 40V28H56C60 28 60 40 56 40Z", "#3f6f4f", 2.6) + wheel(18, 46, 6) + wheel(44, 46, 6),
  "occupied": shape("M14 8H50C54 8 56 10 56 14V50C56 54 54 56 50 56H14C10 56 8 54 8 50V14C8 10 10 8 14 8Z", "#7c5030") + stroke("M20 32L29 42L46 22", "#fbf3dd", 6),
};

const CARDS: Readonly<Record<string, string>> = {
  "air_balloon": balloon + stroke("M6 30C4 24 12 20 16 25C22 21 28 28 24 32H8M98 66C96 60 104 56 108 61C114 58 119 64 116 68H100", "#b9c4c9", 3),
  "baker": bust("mouse", "#f0e6d2", "#c9a27a", "#f3dcc0") + TOQUE + held(LOAF),
  "bank": home("gable", "#c9962c", "#e9e2d2", "coin", EXTRAS.columns),
  "chipsmith": bust("squirrel", "#7a4a2a", "#b5652f", "#f6dcb8", "helmet", "hammer"),
  "city_hall": place("clock_tower").replace("#4f7a86", "#2f6690") + shape("M10 98V66H42V98ZM78 98V66H110V98Z", "#e6d8b8") + shape("M6 68L26 54L46 68Z", "#2f6690", 2.6) + shape("M74 68L94 54L114 68Z", "#2f6690", 2.6) + shape("M20 76H32V88H20ZM88 76H100V88H88Z", "#f7d978", 2.2),
  "conductor": bust("badger", "#3a3f5a", "#4a4540", "#f5efe2", "cap", "lantern"),
  "diplomat": bust("otter", "#2f4a6b", "#a98f78", "#f0e2cc", "top", "scroll"),
  "ever_wall": GROUND + shape("M4 98V54H14V46H24V54H34V46H44V54H54V46H66V54H76V46H86V54H96V46H106V54H116V98Z", "#b9b1a4") + stroke("M12 66H28M40 66H56M70 66H88M22 80H40M56 80H74M88 80H106", "#7d786e", 2.6) + shape("M46 98V40H74V98Z", "#c9bfae") + shape("M42 42L60 14L78 42Z", "#6b3f86") + shape("M52 98V82C52 74 68 74 68 82V98Z", "#7c5030", 2.6),
  "freight_car": shape("M8 78V38H112V78Z", "#8a5b32") + stroke("M24 40V78M42 40V78M60 40V78M78 40V78M96 40V78", "#5a3a1c", 2.6) + group(piece("twig"), 14, 12, 0.5) + group(piece("pebble"), 46, 14, 0.5) + group(piece("berry"), 76, 12, 0.5) + stroke("M2 82H118", "var(--line)", 6) + wheel(30, 90, 10) + wheel(90, 90, 10),
  "gardener": bust("rabbit", "#7a9a4a", "#c9b08c", "#f3e6d2", "straw", "leaf"),
  "greenhouse": GROUND + shape("M18 98V52L60 20L102 52V98Z", "#cfe6da") + stroke("M18 52H102M60 20V98M39 36V98M81 36V98M18 75H102", "#4f7a5a", 3) + shape("M18 98V52L60 20L102 52V98Z", "none", 3) + group(piece("spring"), 22, 66, 0.5) + group(piece("spring"), 66, 66, 0.5),
  "hotel": GROUND + shape("M26 98V26H94V98Z", "#f0d9bd") + shape("M18 30L30 10H90L102 30Z", "#a83a34") + shape("M36 38H48V50H36ZM54 38H66V50H54ZM72 38H84V50H72ZM36 58H48V70H36ZM72 58H84V70H72Z", "#f7d978", 2.4) + shape("M50 98V70C50 62 70 62 70 70V98Z", "#7c5030", 2.6) + shape("M42 16H78V25H42Z", "#fbf3dd", 2),
  "inventor": bust("raccoon", "#8a6a3a", "#8f8a92", "#f1ece2", "helmet", "hammer"),
  "lamplighter": bust("mouse", "#4a4058", "#b89a7a", "#f3dcc0", "sweep", "lantern"),
  "library": home("dome", "#6b3f86", "#efe3cf", "book", EXTRAS.arches),
  "locomotive": group(ENGINE, 6, 26, 1.12) + stroke("M0 100H120", "var(--line)", 4) + stroke("M8 100V104M30 100V104M52 100V104M74 100V104M96 100V104", "var(--line)", 5),
  "magician": bust("rabbit", "#5b2f7a", "#e2d5c4", "#f8efe4", "top", "sceptre"),
  "main_road": shape("M10 104C20 76 44 60 52 30L70 30C74 60 100 76 112 104Z", "#d9c49a") + stroke("M60 98V88M60 76V66M60 56V48M60 40V35", "#fbf3dd", 4) + shape("M8 60C4 44 14 34 22 34C32 34 38 46 34 60Z", "#7ba04f", 2.6) + stroke("M21 60V72", "#8a5b32", 5) + shape("M86 50C84 38 90 30 97 30C104 30 110 38 108 50Z", "#7ba04f", 2.6) + stroke("M97 50V60", "#8a5b32", 5),
  "mayor": bust("badger", "#3f6f4f", "#5b5560", "#f5efe2", "top", "scroll"),
  "miller": bust("mouse", "#c9b489", "#d8b48c", "#f6e4cc", "cap", "sack"),
  "museum": home("gable", "#5f7f9a", "#efe9da", "", EXTRAS.columns + shape("M60 32L65 42L60 52L55 42Z", "#8cc4da", 2.2)),
  "photographer": bust("fox", "#6b5a86", "#b9683a", "#f6e0c4", "cap") + group(shape("M6 20H58V54H6Z", "#4a4540") + shape("M20 20L25 12H39L44 20Z", "#4a4540") + ellipse(32, 37, 12, 12, "#cfe6ee", 3) + ellipse(32, 37, 5, 5, "#2f4a6b"), 78, 62, 0.56),
  "poet": bust("bird", "#8a5f2a", "#d9c4a0", "#f6ecd2", "laurel") + held(QUILL),
  "tea_house": home("cap", "#5f8a6a", "#f0e0bd") + group(shape("M8 28H44V46C44 58 8 58 8 46Z", "#fbf3dd") + stroke("M44 32C56 30 56 46 44 46M18 20C14 14 22 12 18 6M32 20C28 14 36 12 32 6", "var(--line)", 3.4), 46, 24, 0.48),
};

export const sheets: readonly Sheet[] = [
  { box: "64 64", symbols: PIECES },
  { box: "96 64", symbols: TRAIN, prefix: "card-", over: true },
  { box: "120 104", symbols: { ...CARDS, ...VISITORS }, prefix: "card-", over: true },
];
