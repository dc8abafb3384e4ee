/** The small pieces of Everdell: resources, points, cards, workers, seasons and the signs of the five kinds. Boxes of 64. */

import { ellipse, patch, shape, stroke } from "../../../art/pen";
import { LAIR } from "./lair";
import { BOX_PROPS } from "./props";

const twice = (d: string, colour: string, wide: number, thin: number): string => stroke(d, "var(--line)", wide) + stroke(d, colour, thin);

const SQUIRREL = "M14 8C18 8 22 13 25 16C29 14 35 14 39 16C42 13 46 8 50 8C52 16 52 24 49 30C55 38 57 48 54 58H10C7 48 9 38 15 30C12 24 12 16 14 8Z";
const HEDGEHOG = "M8 58L12 44L7 40L15 34L11 27L20 25L19 16L28 20L32 11L38 19L47 15L47 25C54 30 59 38 60 45C56 50 50 51 47 50L46 58Z";
const TURTLE = "M6 58V46C6 28 18 16 32 16C46 16 58 28 58 46V58Z";
const BIRD = "M20 30C18 18 24 8 34 8C42 8 47 13 48 19L60 24L48 29C50 40 46 46 42 50V58H22L25 51C16 48 10 42 6 30C12 32 16 32 20 30Z";
const RAT = "M12 14C12 6 24 6 25 15C29 13 35 13 39 15C40 6 52 6 52 14C52 19 50 22 48 23C52 28 52 32 48 37C56 43 57 50 56 58H8C7 50 8 43 16 37C12 32 12 28 16 23C14 22 12 19 12 14Z";

const CARDINAL = "M22 24L14 4L28 12C34 10 42 12 46 20L58 24L47 29C48 38 46 46 42 50V58H22L25 51C14 48 8 40 4 30C10 33 16 31 22 24Z";
const TOAD = "M4 58C4 46 8 40 14 36C10 32 12 22 18 22C19 16 28 15 30 21H34C36 15 45 16 46 22C52 22 54 32 50 36C56 40 60 46 60 58Z";

const DOTS = (d: string): string => stroke(d, "#fff", 4.6);
const LINES = (d: string, width = 2.6): string => stroke(d, "#fff", width);

export const PIECES: Readonly<Record<string, string>> = {
  twig:
    twice("M7 50C22 42 40 30 57 12", "var(--twig, #a8703f)", 11, 6) +
    twice("M24 41C22 33 19 29 15 25", "var(--twig, #a8703f)", 8, 3.4) +
    twice("M39 29C45 31 51 35 55 41", "var(--twig, #a8703f)", 8, 3.4) +
    shape("M12 18C18 16 20 20 16 26C11 26 9 22 12 18Z", "#8fae4c", 2.4) +
    stroke("M13 46C24 40 34 33 46 22", "#fff", 1.8, 0.6),
  resin:
    shape("M33 5C42 10 57 26 55 42C53 54 42 60 31 59C18 58 9 49 10 37C11 22 25 14 33 5Z", "#eea22e") +
    patch("M52 32C54 50 42 57 28 55C42 50 48 44 52 32Z", "#c9741a") +
    stroke("M19 38C20 28 26 24 31 19", "#fff", 4.5, 0.85) +
    ellipse(34, 40, 4, 3, "#7c4312") +
    stroke("M30 38L26 35M38 42L42 45M31 43L28 46", "#7c4312", 1.6),
  pebble:
    shape("M6 42C5 28 17 17 33 17C49 17 60 29 58 42C56 52 46 55 31 55C16 55 7 51 6 42Z", "#a9acae") +
    patch("M57 38C58 50 46 53 26 52C44 50 52 46 57 38Z", "#7d8285") +
    stroke("M15 36C18 28 25 25 31 24", "#fff", 4, 0.8) +
    ellipse(38, 35, 1.8, 1.5, "#6c7275") +
    ellipse(44, 41, 2.2, 1.6, "#6c7275") +
    ellipse(30, 44, 1.8, 1.4, "#6c7275"),
  berry:
    stroke("M31 20C33 13 38 8 46 6", "var(--line)", 4) +
    shape("M33 16C38 11 48 13 50 19C44 24 36 22 33 16Z", "#7fa044", 2.6) +
    ellipse(22, 40, 15, 15, "var(--berry, #7b3a86)", 3) +
    ellipse(43, 41, 14, 14, "var(--berry-2, #93488f)", 3) +
    stroke("M13 38C13 33 17 30 20 29", "#fff", 3.4, 0.75) +
    stroke("M36 39C37 35 40 33 43 32", "#fff", 3, 0.7) +
    stroke("M19 51L22 47L25 51M41 51L44 47L47 51", "#3d1745", 2),
  points:
    ellipse(32, 32, 26, 26, "#f0cf6b", 3) +
    stroke("M32 12A20 20 0 1 1 31.9 12Z", "#a87d1c", 2) +
    shape("M32 14L37 26L50 27L40 36L43 49L32 42L21 49L24 36L14 27L27 26Z", "#fff3c4", 2.4) +
    stroke("M12 26C14 19 19 14 25 12", "#fff", 3, 0.9),
  card: `<g transform="rotate(7 32 32)">${shape("M14 8H46C49 8 50 10 50 12V54C50 57 48 58 46 58H14C12 58 10 57 10 54V12C10 9 12 8 14 8Z", "#6d8a4c")}${shape("M18 46C18 30 27 20 44 19C45 35 36 46 22 45Z", "#dfe8b8", 2.2)}</g>`,
  any:
    ellipse(32, 32, 26, 26, "#f7ecd0") +
    patch("M32 6A26 26 0 0 1 58 32H32Z", "#a8703f") +
    patch("M58 32A26 26 0 0 1 32 58V32Z", "#eea22e") +
    patch("M32 58A26 26 0 0 1 6 32H32Z", "#a9acae") +
    patch("M6 32A26 26 0 0 1 32 6V32Z", "#93488f") +
    stroke("M32 6A26 26 0 1 1 31.9 6Z") +
    stroke("M32 6V58M6 32H58", "var(--line)", 2.4),
  // Workers: an animal for each seat, and Rugwort's rats.
  "worker-1": shape(SQUIRREL, "var(--p1)", 3.2) + DOTS("M26 26V26.2M38 26V26.2") + LINES("M29 32L32 35L35 32") + ellipse(32, 47, 6.5, 6.5, "#fff"),
  "worker-2": shape(HEDGEHOG, "var(--p2)", 3.2) + DOTS("M49 38V38.2") + LINES("M20 34L25 38M29 27L32 33") + patch("M22 55L31 40L40 55Z", "#fff"),
  "worker-3": shape(TURTLE, "var(--p3)", 3.2) + LINES("M22 36L7 38M42 36L57 38M32 48V58M32 24V16", 2.4) + patch("M32 24L43 36L32 48L21 36Z", "#fff"),
  "worker-4": shape(BIRD, "var(--p4)", 3.2) + DOTS("M38 18V18.2") + patch("M26 34H36L41 42L36 50H26L21 42Z", "#fff"),
  "worker-5": shape(RAT, "var(--p5)", 3.2) + DOTS("M26 26V26.2M38 26V26.2") + LINES("M30 33H34M20 33L12 31M44 33L52 31", 2.4) + LINES("M26 42L38 54M38 42L26 54", 3.6),
  "worker-6": shape(CARDINAL, "var(--p6)", 3.2) + DOTS("M36 20V20.2") + patch("M31 48.9C20.7 42 25 34.3 31 38.6C37 34.3 41.3 42 31 48.9Z", "#fff"),
  "worker-7": shape(TOAD, "var(--p7)", 3.2) + stroke("M23 24V24.2M41 24V24.2", "#fff", 4.8) + LINES("M22 33C28 37 36 37 42 33") + patch("M26.9 42.9H37.1V53.1H26.9Z", "#fff"),
  free: `<path d="${SQUIRREL}" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="5 6"/>`,
  "worker-sign": shape(SQUIRREL, "#cbb89c", 3.2) + stroke("M26 26V26.2M38 26V26.2", "#3b2d1e", 4.6) + stroke("M29 32L32 35L35 32", "#3b2d1e", 2.6),
  winter: stroke("M32 6V58M10 19L54 45M54 19L10 45M24 10L32 18L40 10M24 54L32 46L40 54", "#4f86a8", 4.6),
  spring:
    stroke("M32 60V30", "#4d7a35", 4.6) +
    shape("M32 40C20 40 12 32 12 18C26 18 32 26 32 40Z", "#8fb35a") +
    shape("M32 32C32 20 40 10 54 10C54 26 46 32 32 32Z", "#a9c46c"),
  summer: ellipse(32, 32, 13, 13, "#efb93c", 3) + stroke("M32 5V12M32 52V59M5 32H12M52 32H59M13 13L18 18M46 46L51 51M51 13L46 18M18 46L13 51", "#b8860b", 4.4),
  autumn:
    shape("M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z", "#d9822f") +
    patch("M14 52C40 58 58 38 56 8C50 32 34 46 14 52Z", "#b4541f") +
    stroke("M6 59L44 20M22 43V29M30 35V21M26 39L42 38", "var(--line)", 2.6),
  // The five kinds, white on their colour.
  green: `<path d="M32 60V30M32 40C20 40 12 32 12 18C26 18 32 26 32 40ZM32 32C32 20 40 10 54 10C54 26 46 32 32 32Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
  red: `<path d="M14 58V8L52 18L14 32" fill="#fff" stroke="#fff" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`,
  blue: `<path d="M32 6L54 14V32C54 46 44 54 32 60C20 54 10 46 10 32V14Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
  tan: `<path d="M22 8C30 8 32 20 28 28C26 34 18 34 16 28C12 20 14 8 22 8ZM44 26C52 26 54 38 50 46C48 52 40 52 38 46C34 38 36 26 44 26ZM18 40C20 44 26 44 28 40ZM40 58C42 62 48 62 50 58Z" fill="#fff" stroke="#fff" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>`,
  purple: `<path d="M8 50L6 16L22 30L32 8L42 30L58 16L56 50Z" fill="#fff" stroke="#fff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`,
  // What a card says about itself.
  unique: shape("M32 4L40 22L60 24L45 38L49 58L32 48L15 58L19 38L4 24L24 22Z", "#e9dcf0") + stroke("M29 27L33 24V42", "var(--line)", 4),
  common: shape("M8 20H44V56H8Z", "#e6d8b8") + shape("M20 8H56V44H20Z", "#fbf5e6"),
  haven: shape("M6 58V34L32 10L58 34V58Z", "#c08a4e") + shape("M24 58V42C24 34 40 34 40 42V58Z", "#3a2f2a", 2.6) + stroke("M4 36L32 10L60 36", "var(--line)", 4),
  journey: shape("M10 58C10 30 20 14 44 8L54 20C40 26 34 40 36 58Z", "#d9b98a") + stroke("M24 52V44M27 34L31 28M38 20L44 16", "#7c5a34", 3.6),
  tree: shape("M26 62L29 38H36L39 62Z", "#8a5b32") + shape("M32 4C48 4 60 14 58 28C58 38 46 44 32 42C18 44 6 38 6 28C4 14 16 4 32 4Z", "#7ba04f") + stroke("M18 20C22 14 28 12 34 12", "#fff", 3, 0.5),
  city: shape("M6 58V32L20 18L34 32V58Z", "#f0e0bd") + shape("M30 58V26L44 10L58 26V58Z", "#e3c169") + shape("M40 58V44H50V58Z", "#7c5030", 2.6),
  event: shape("M14 60V6L54 14L44 24L54 34L14 40", "#b4472a") + stroke("M14 60V6", "var(--line)", 5),
  die: shape("M10 8H52C56 8 58 10 58 13V52C58 56 56 58 52 58H12C8 58 6 56 6 52V13C6 10 8 8 10 8Z", "#fbf3dd") + ellipse(20, 20, 4.5, 4.5, "#3b2d1e") + ellipse(32, 33, 4.5, 4.5, "#3b2d1e") + ellipse(44, 46, 4.5, 4.5, "#3b2d1e"),
  legend: shape("M10 34L4 60L18 54L26 62L30 40ZM54 34L60 60L46 54L38 62L34 40Z", "#b4472a", 2.6) + ellipse(32, 26, 22, 22, "#e3bd52", 3) + shape("M32 10L37 20L48 21L40 29L42 40L32 34L22 40L24 29L16 21L27 20Z", "#fff6d8", 2.2),
  figure: ellipse(32, 36, 25, 25, "#c5b4e6", 2.6) + `<g transform="translate(11 12) scale(.66)">${LAIR["spider"] ?? ""}</g>`,
  "rat-token": ellipse(32, 32, 28, 28, "#e6dcc3", 3) + `<g transform="translate(13 11) scale(.6)">${shape(RAT, "#6f6a62", 4) + DOTS("M26 26V26.2M38 26V26.2")}</g>`,
  // A home: its door. It stands open, a lamp over it, while its guest is near; it is shut with a bar when taken.
  door: shape("M12 60V22C12 4 52 4 52 22V60Z", "#c9b48c") + shape("M19 60V26C19 12 45 12 45 26V60Z", "#8a5b32") + stroke("M32 17V58", "#5e3b1e", 2.4) + ellipse(39, 40, 2.8, 2.8, "#f0cf6b", 1.6),
  "door-lit": shape("M12 60V22C12 4 52 4 52 22V60Z", "#c9b48c") + shape("M19 60V26C19 12 45 12 45 26V60Z", "#ffd24d") + shape("M45 24L57 30V63L45 60Z", "#8a5b32") + stroke("M32 33V47M25 40H39", "#a25f00", 5),
  "door-shut": shape("M12 60V22C12 4 52 4 52 22V60Z", "#a9a294") + shape("M19 60V26C19 12 45 12 45 26V60Z", "#6f6a62") + stroke("M8 24L56 54M56 24L8 54", "var(--line)", 9) + stroke("M8 24L56 54M56 24L8 54", "#d8cdb6", 4.4),
  bars: shape("M8 8H56V58H8Z", "#d8cdb6") + ellipse(32, 35, 11, 11, "#a8703f", 2.4) + stroke("M19 8V58M32 8V58M45 8V58", "var(--line)", 5),
  forest: shape("M15 60L17 46H23L25 60Z", "#8a5b32", 2.6) + shape("M20 8L38 48H2Z", "#7ba04f") + shape("M41 62L43 50H49L51 62Z", "#8a5b32", 2.6) + shape("M46 16L63 52H29Z", "#5d8a45"),
  lock: shape("M12 28H52V58H12Z", "#8f8c88") + stroke("M20 28V20C20 4 44 4 44 20V28", "var(--line)", 5) + ellipse(32, 43, 4, 5, "#3b2d1e"),
  ...LAIR,
};

/** Things animals hold and houses show. Boxes of 64, drawn small. */
export const PROPS: Readonly<Record<string, string>> = {
  book: shape("M6 14C16 8 26 10 32 16C38 10 48 8 58 14V52C48 46 38 48 32 54C26 48 16 46 6 52Z", "#f6ecd2") + stroke("M32 16V54M14 22L24 23M14 32L24 33M40 23L50 22M40 33L50 32", "#8d7350", 2.6),
  coin: ellipse(32, 32, 26, 26, "#eebb48", 3) + stroke("M24 44V20M24 20H34C44 20 44 34 34 34H24", "var(--line)", 4),
  potion: shape("M24 6H40V22L54 48C56 56 50 60 44 60H20C14 60 8 56 10 48L24 22Z", "#dfeaf0") + patch("M16 42H48L51 50C52 56 48 57 44 57H20C16 57 12 56 13 50Z", "#b5456e") + stroke("M22 12H42", "var(--line)", 4),
  acorn: shape("M14 26C16 44 24 54 32 60C40 54 48 44 50 26Z", "#b98443") + shape("M10 26C10 16 20 12 32 12C44 12 54 16 54 26C44 30 20 30 10 26Z", "#7c5a34") + stroke("M32 12V5", "var(--line)", 4),
  leaf: shape("M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z", "#8fae4c") + stroke("M6 59L44 20", "var(--line)", 2.6),
  scroll: shape("M14 8H50C56 8 56 18 50 18H48V54H16C10 54 10 44 16 44H18V18H14C8 18 8 8 14 8Z", "#f6ecd2") + stroke("M25 27H41M25 36H41", "#8d7350", 3),
  lute: shape("M10 44C6 54 14 62 26 58C36 54 38 44 32 38C26 32 14 34 10 44Z", "#c08a4e") + stroke("M30 40L56 10M50 8L60 18", "var(--line)", 5) + ellipse(22, 47, 4, 4, "#3b2d1e"),
  broom: stroke("M44 6L28 38", "var(--line)", 7) + stroke("M44 6L28 38", "#a8703f", 3.4) + shape("M22 34L36 40L28 62H8Z", "#e3c169") + stroke("M20 46L16 58M26 46L22 60", "#8a5a1c", 2.4),
  gavel: shape("M12 14L30 6L44 34L26 42Z", "#8a5b32") + stroke("M36 26L58 56", "var(--line)", 8) + stroke("M36 26L58 56", "#a8703f", 4),
  crook: stroke("M30 62V22C30 4 54 4 52 22C51 30 42 30 42 24", "var(--line)", 8) + stroke("M30 62V22C30 4 54 4 52 22C51 30 42 30 42 24", "#c08a4e", 4),
  bow: stroke("M18 4C50 16 50 48 18 60", "var(--line)", 7) + stroke("M18 4C50 16 50 48 18 60", "#a8703f", 3.4) + stroke("M18 4V60M6 32H56M48 26L56 32L48 38", "var(--line)", 2.6),
  lantern: shape("M18 18H46V52H18Z", "#f7d978") + shape("M14 52H50V60H14ZM16 18L24 8H40L48 18Z", "#6d5138", 2.6) + stroke("M32 8V2M32 18V52", "var(--line)", 3),
  spade: stroke("M32 4V34M22 4H42", "var(--line)", 7) + stroke("M32 6V34", "#a8703f", 3.4) + shape("M18 34H46V46C46 54 38 58 32 62C26 58 18 54 18 46Z", "#a9acae"),
  pack: shape("M12 24C12 8 52 8 52 24V58H12Z", "#b06a2c") + shape("M12 30H52V40H12Z", "#8a4f1e", 2.4) + ellipse(32, 35, 4, 4, "#eebb48", 2),
  candle: shape("M22 26H42V60H22Z", "#f6ecd2") + shape("M32 4C40 12 40 22 32 24C24 22 24 12 32 4Z", "#f2b233", 2.6),
  hammer: stroke("M32 24V60", "var(--line)", 9) + stroke("M32 24V60", "#a8703f", 4.6) + shape("M10 8H44L54 18L44 26H10Z", "#a9acae"),
  ...BOX_PROPS,
};
