/** Pearlbrook: pearls and frogs, the river with its citizens and places, wonders, adornments and cards. Pieces in boxes of 64, drawings in 120 x 104. */

import { ellipse, group, patch, shape, stroke } from "../../../../art/pen";
import type { Sheet } from "../../../../art/layer";
import { EXTRAS, GROUND } from "../buildings";
import { bust, held, home, LILY, mark, piece, SEATS, star, two, WATER } from "./common";

const pearl = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, "#f6eef4", Math.max(2, r * 0.12)) +
  patch(`M${x + r * 0.82} ${y - r * 0.1}A${r * 0.86} ${r * 0.86} 0 0 1 ${x - r * 0.3} ${y + r * 0.8}A${r} ${r} 0 0 0 ${x + r * 0.82} ${y - r * 0.1}Z`, "#c9b3d6") +
  stroke(`M${x - r * 0.58} ${y - r * 0.08}A${r * 0.6} ${r * 0.6} 0 0 1 ${x - r * 0.1} ${y - r * 0.58}`, "#fff", r * 0.2) +
  ellipse(x + r * 0.3, y - r * 0.2, r * 0.13, r * 0.13, "#f3cfdc");
const TRUNCHEON = two("M12 60L48 10", "#7c5030", 15, 9) + two("M12 60L22 46", "#2e261c", 15, 9) + stroke("M34 25L45 11", "#fff", 2.4, 0.5);
const hanging = (x: number): string => shape(`M${x} 60H${x + 16}V92L${x + 8} 84L${x} 92Z`, "#7d2f4a", 2.6) + ellipse(x + 8, 72, 4, 4, "#e3bd52", 1.8) + stroke(`M${x - 3} 60H${x + 19}`, "var(--line)", 4);
const FROG = "M6 58C6 48 10 42 14 38C12 34 11 30 13 26C8 21 12 11 20 12C24 12.6 27 15 28 18H36C37 15 40 12.6 44 12C52 11 56 21 51 26C53 30 52 34 50 38C54 42 58 48 58 58Z";
const FACE = ellipse(20, 20, 4.6, 4.6, "#fff") + ellipse(44, 20, 4.6, 4.6, "#fff") + ellipse(20.6, 20.6, 2, 2.6, "#2e261c") + ellipse(43.4, 20.6, 2, 2.6, "#2e261c") + stroke("M20 32C26 38 38 38 44 32", "#fff", 2.6);
const frog = (seat: string): string =>
  shape(FROG, `var(--p${seat})`, 3.2) + FACE + mark(seat, 32, 48, 0.92);
const SHELL = shape("M6 34C6 50 18 58 32 58C46 58 58 50 58 34Z", "#e8b7a6") + stroke("M14 38C15 46 20 52 26 55M32 38V57M50 38C49 46 44 52 38 55", "#b9776a", 2.4) + pearl(32, 26, 16) + shape("M6 34C12 40 52 40 58 34C52 44 12 44 6 34Z", "#f3cfc0", 2.6);

const PIECES: Readonly<Record<string, string>> = {
  pearl: pearl(32, 32, 24),
  "pearl-shell": SHELL,
  "pearl-pile": pearl(18, 45, 13) + pearl(46, 45, 13) + pearl(32, 44, 13) + pearl(25, 26, 12) + pearl(40, 25, 12),
  ...Object.fromEntries(SEATS.map((seat) => [`frog-${seat}`, frog(seat)])),
  "frog-sign": shape(FROG, "var(--p5)", 3.2) + FACE + stroke("M26 42L38 54M38 42L26 54", "#fff", 3.6),
  "frog-free": ellipse(32, 52, 31, 11, "#a9c78a") + stroke("M32 52L50 46M32 52L12 47M32 52L38 62", "#7fa05c", 2) + `<path d="${FROG}" fill="none" stroke="currentColor" stroke-width="3" stroke-linejoin="round" stroke-dasharray="5 6"/>`,
  "lily-pad": LILY,
  "river-stone": shape("M5 44C4 32 16 24 31 23C48 22 60 31 59 43C58 53 45 56 30 56C15 56 6 53 5 44Z", "#b8b3a8") + patch("M58 42C58 53 44 55 24 54C44 51 53 48 58 42Z", "#8f8a80") + stroke("M14 40C18 33 26 30 33 29", "#fff", 3.6, 0.7) + stroke("M40 34C45 34 48 36 50 39", "#8f8a80", 2.4) + shape("M8 46C10 40 18 39 22 43C18 48 11 49 8 46Z", "#7f9a54", 2),
  "river-stones": group(shape("M2 22C2 12 12 8 22 10C34 10 38 18 36 24C32 30 6 30 2 22Z", "#b8b3a8", 2.6), 2, 30) + group(shape("M2 16C2 8 10 6 17 7C26 8 28 14 26 18C22 22 4 22 2 16Z", "#a39d92", 2.6), 34, 22) + group(shape("M1 10C2 5 8 4 12 5C18 6 18 10 17 12C13 15 3 15 1 10Z", "#c9c4b8", 2.2), 20, 14) + stroke("M4 61C14 56 22 64 32 60S52 56 60 60", "#4f94b4", 3),
  "river-back": `<g transform="rotate(-3 32 32)">${shape("M12 6H52C55 6 56 8 56 10V54C56 57 54 58 52 58H12C9 58 8 57 8 54V10C8 7 10 6 12 6Z", "#5f9ab8") + stroke("M14 24C20 18 26 30 32 24S44 18 50 24M14 36C20 30 26 42 32 36S44 30 50 36M14 48C20 42 26 54 32 48S44 42 50 48", "#dcecf2", 3) + stroke("M14 13H50", "#dcecf2", 2)}</g>`,
  "adorn-back": `<g transform="rotate(4 32 32)">${shape("M14 6H50C53 6 54 8 54 10V54C54 57 52 58 50 58H14C11 58 10 57 10 54V10C10 7 12 6 14 6Z", "#3f8a9c") + group(SHELL, 15, 16, 0.54)}</g>`,
  "river-mark": stroke("M6 22C14 12 22 32 32 22S50 12 58 22M6 42C14 32 22 52 32 42S50 32 58 42", "#2f7fa6", 6),
};

const WONDERS: Readonly<Record<string, string>> = {
  "wonder-hopewatch_gate": GROUND + shape("M12 98V46L22 30L32 46V98Z", "#d8cebc") + shape("M88 98V46L98 30L108 46V98Z", "#d8cebc") + shape("M32 98V50C32 20 88 20 88 50V98H76V56C76 38 44 38 44 56V98Z", "#c9bfae") + shape("M14 46L22 26L30 46Z", "#4f7a86", 2.6) + shape("M90 46L98 26L106 46Z", "#4f7a86", 2.6) + stroke("M44 98V60M54 98V48M66 98V48M76 98V60M44 76H76", "#7c5030", 3.4) + shape("M60 8L64 17L74 18L66 24L69 34L60 28L51 34L54 24L46 18L56 17Z", "#f0cf6b", 2.4) + stroke("M20 58V66M100 58V66", "var(--line)", 4),
  "wonder-mistrise_fountain": GROUND + shape("M14 84C30 76 90 76 106 84L98 100H22Z", "#b9c4c9") + patch("M24 86C40 80 80 80 96 86C80 90 40 90 24 86Z", "#8cc4da") + shape("M52 84L55 54H65L68 84Z", "#d8cebc") + shape("M34 54C46 48 74 48 86 54C82 64 38 64 34 54Z", "#b9c4c9") + patch("M40 54C50 51 70 51 80 54C70 57 50 57 40 54Z", "#8cc4da") + shape("M57 50L58 32H62L63 50Z", "#d8cebc", 2.4) + stroke("M60 30C56 12 40 14 40 28M60 30C64 12 80 14 80 28M60 30V10", "#5fa6c4", 4) + stroke("M38 60C34 66 32 72 32 78M82 60C86 66 88 72 88 78M50 62V78M70 62V78", "#5fa6c4", 3.4) + ellipse(60, 8, 3, 3, "#dff0f6", 1.6) + stroke("M10 66C4 62 6 54 14 54C14 46 24 46 26 52M110 62C116 58 114 50 106 52", "#c7d3d8", 3.4),
  "wonder-sunblaze_bridge": stroke("M2 98C18 92 28 104 44 98S74 92 90 98S112 102 118 96", "#4f94b4", 4) + shape("M4 78C24 40 96 40 116 78L104 82C98 68 90 62 84 60V94H72V56C64 54 56 54 48 56V94H36V60C30 62 22 68 16 82Z", "#d9a066") + stroke("M14 66C34 38 86 38 106 66", "#fbeedb", 3.4) + stroke("M30 58V48M46 50V40M60 48V38M74 50V40M90 58V48", "var(--line)", 4) + stroke("M28 48C44 36 76 36 92 48", "var(--line)", 3.4) + ellipse(60, 20, 10, 10, "#f2b233", 2.8) + stroke("M60 4V0M44 20H40M76 20H80M49 9L46 6M71 9L74 6", "#d9822f", 3.4),
  "wonder-starfalls_flame": GROUND + shape("M36 98L42 70H78L84 98Z", "#b9b1a4") + shape("M30 70C40 64 80 64 90 70L84 80H36Z", "#8f8a80") + shape("M60 4C78 20 86 36 82 52C80 64 70 70 60 70C50 70 40 64 38 52C36 42 44 38 46 28C52 32 52 38 54 40C60 30 56 16 60 4Z", "#e8742a") + shape("M60 30C68 40 72 48 70 56C68 64 64 67 60 67C54 67 50 62 50 56C50 50 56 46 60 30Z", "#f7d35e", 2.4) + stroke("M52 86H58M64 92H72M46 92H50", "#6c665c", 2.4) + shape("M16 20L19 27L26 28L21 33L22 40L16 36L10 40L11 33L6 28L13 27Z", "#f0cf6b", 2) + shape("M104 10L106 16L112 17L108 21L109 27L104 24L99 27L100 21L96 17L102 16Z", "#f0cf6b", 2) + stroke("M98 30L88 44", "#f0cf6b", 3),
};

const ADORNMENTS: Readonly<Record<string, string>> = {
  "adorn-bell": shape("M10 48C18 42 14 14 32 12C50 14 46 42 54 48Z", "#e3bd52") + patch("M48 44C46 28 42 18 34 15C40 26 40 36 38 46Z", "#c9962c") + ellipse(32, 53, 6, 5.4, "#8a5a1c", 2.6) + stroke("M32 12V5M26 6H38", "var(--line)", 4.4) + stroke("M20 40C21 30 22 24 27 20", "#fff", 3.4, 0.7),
  "adorn-compass": ellipse(32, 34, 25, 25, "#c9962c", 3) + ellipse(32, 34, 18, 18, "#fbf3dd", 2.4) + shape("M32 18L38 34L32 50L26 34Z", "#f6ecd2", 2) + patch("M32 19L37 34H27Z", "#b4472a") + ellipse(32, 34, 2.6, 2.6, "#3b2d1e") + shape("M26 9C26 2 38 2 38 9Z", "#e3bd52", 2.6),
  "adorn-gilded_book": shape("M10 10C10 6 14 5 18 5H54V50H18C12 50 10 54 10 56Z", "#7d2f4a") + shape("M10 56C10 51 13 50 18 50H54V60H16C12 60 10 59 10 56Z", "#f6ecd2", 2.6) + stroke("M19 5V50", "#e3bd52", 3.4) + shape("M37 16L40.4 23L48 24L42.4 29L44 37L37 33L30 37L31.6 29L26 24L33.6 23Z", "#f0cf6b", 2),
  "adorn-hourglass": shape("M16 10H48C48 26 38 28 36 32C38 36 48 38 48 54H16C16 38 26 36 28 32C26 28 16 26 16 10Z", "#dcecf2", 2.8) + patch("M22 20H42C40 26 35 28 32 32C29 28 24 26 22 20Z", "#eebb48") + patch("M20 52C22 44 28 42 32 38C36 42 42 44 44 52Z", "#eebb48") + two("M12 8H52M12 56H52", "#a8703f", 9, 5),
  "adorn-key_to_the_city": ellipse(20, 20, 14, 14, "#e3bd52", 3) + ellipse(20, 20, 5.4, 5.4, "#fbf5e6", 2.6) + two("M29 29L56 56M46 46L54 38M38 38L45 31", "#e3bd52", 10, 4.6) + stroke("M12 17C13 13 16 11 19 10", "#fff", 3, 0.8),
  "adorn-masque": shape("M4 22C16 14 26 16 32 22C38 16 48 14 60 22C60 40 50 48 40 46C36 45 34 41 32 38C30 41 28 45 24 46C14 48 4 40 4 22Z", "#8a5aa6") + shape("M13 29C17 24 25 25 27 31C23 36 15 35 13 29Z", "#fbf5e6", 2.2) + shape("M51 29C47 24 39 25 37 31C41 36 49 35 51 29Z", "#fbf5e6", 2.2) + shape("M30 16C26 6 32 2 38 4C46 2 48 8 40 16Z", "#e8742a", 2.4) + stroke("M58 40V60", "var(--line)", 6) + stroke("M58 40V60", "#e3bd52", 2.6) + ellipse(32, 24, 2.6, 2.6, "#f0cf6b", 1.4),
  "adorn-mirror": two("M32 40V60", "#c9962c", 10, 5) + ellipse(32, 24, 19, 21, "#e3bd52", 3) + ellipse(32, 24, 13, 15, "#cfe6ee", 2.4) + stroke("M24 24L32 12M28 32L40 14", "#fff", 3.4, 0.9),
  "adorn-scales": two("M32 12V56M20 58H44M10 18C20 12 44 12 54 18", "#c9962c", 7, 3) + shape("M2 40H22C22 50 2 50 2 40Z", "#e3bd52", 2.6) + shape("M42 40H62C62 50 42 50 42 40Z", "#e3bd52", 2.6) + stroke("M10 18L3 40M10 18L21 40M54 18L43 40M54 18L61 40", "var(--line)", 2.2) + ellipse(32, 11, 4.6, 4.6, "#b4472a", 2.4),
  "adorn-seaglass_amulet": stroke("M10 6C12 26 20 34 32 34C44 34 52 26 54 6", "var(--line)", 6) + stroke("M10 6C12 26 20 34 32 34C44 34 52 26 54 6", "#e3bd52", 2.6) + shape("M32 28C44 32 48 44 40 54C36 60 28 60 24 54C16 44 20 32 32 28Z", "#6fb8a8") + patch("M42 44C42 54 36 58 28 56C36 53 40 50 42 44Z", "#3f8a7c") + stroke("M25 44C25 40 27 37 30 35", "#fff", 3.4, 0.85),
  "adorn-spyglass": `<g transform="rotate(-32 32 32)">${shape("M2 24H24V40H2Z", "#c9962c") + shape("M24 22H44V42H24Z", "#8a4f2a") + shape("M44 18H60C62 22 62 42 60 46H44Z", "#e3bd52") + stroke("M30 22V42M38 22V42", "#e3bd52", 2.4) + stroke("M6 28H20", "#fff", 2.6, 0.7)}</g>`,
  "adorn-sundial": ellipse(32, 44, 27, 15, "#c9c4b8", 3) + ellipse(32, 42, 20, 10, "#efe9da", 2.2) + shape("M30 43L32 14L46 41Z", "#c9962c", 2.6) + stroke("M16 42H19M48 42H45M32 50V48M21 36L23 38M22 49L24 47M43 48L41 46", "var(--line)", 2) + group(piece("summer"), 3, 2, 0.34),
  "adorn-tiara": shape("M8 50L4 24L18 34L22 14L32 30L42 14L46 34L60 24L56 50C44 46 20 46 8 50Z", "#f0d98a") + ellipse(32, 39, 4.6, 4.6, "#5f9ab8", 2) + ellipse(18, 42, 3, 3, "#b5456e", 1.6) + ellipse(46, 42, 3, 3, "#b5456e", 1.6) + ellipse(22, 12, 3.4, 3.4, "#f6eef4", 1.8) + ellipse(42, 12, 3.4, 3.4, "#f6eef4", 1.8) + ellipse(32, 27, 2.6, 2.6, "#f6eef4", 1.6),
};

const RIVER: Readonly<Record<string, string>> = {
  "river-gus_the_gardener": bust("mole", "#5f7a3a", "#7a6a5a", "#d9c9b4", "straw", "leaf"),
  "river-bosley_the_artist": bust("otter", "#b5456e", "#8a6a4a", "#ecd9bd", "feather", "scroll"),
  "river-crustina_the_constable": bust("badger", "#2f5a86", "#5b5560", "#f5efe2", "cap") + star(60, 18, 8) + held(TRUNCHEON),
  "river-iluminor_the_inventor": bust("owl", "#8a5f2a", "#9a7a52", "#f3e4c4", "helmet", "lantern"),
  "river-snout_the_explorer": bust("raccoon", "#8a4a2a", "#8f8a92", "#f1ece2", "straw", "scroll"),
  "river-omicron_the_elder": bust("toad", "#5b2f7a", "#7fa06a", "#f4e3a0", "laurel", "book"),
  "river-ballroom": home("dome", "#b5456e", "#f6e4d8", "lute", stroke("M36 62V96M84 62V96", "#e3bd52", 5)),
  "river-watermill": home("gable", "#8a5b32", "#e6d8b8") + ellipse(98, 76, 19, 19, "#c08a4e", 3) + ellipse(98, 76, 6, 6, "#8a5b32", 2.4) + stroke("M98 57V95M79 76H117M85 63L111 89M111 63L85 89", "var(--line)", 2.8) + WATER,
  "river-observatory": GROUND + shape("M32 98V58H88V98Z", "#d8dfe6") + shape("M26 60C26 28 94 28 94 60Z", "#4f6f8a") + shape("M54 30L70 8L84 18L68 42Z", "#c9962c") + shape("M51 98V82C51 72 69 72 69 82V98Z", "#7c5030", 2.6) + shape("M100 12L102 18L108 19L104 23L105 29L100 26L95 29L96 23L92 19L98 18Z", "#f0cf6b", 1.8),
  "river-market": home("awning", "#3f8a9c", "#f0e0bd", "", EXTRAS.crates) + group(piece("berry"), 2, 62, 0.32) + group(piece("resin"), 94, 60, 0.32) + WATER,
  "river-great_hall": home("gable", "#7d2f4a", "#efe3cf", "", ellipse(60, 44, 9, 9, "#f7d978", 2.6) + stroke("M60 35V53M51 44H69", "var(--line)", 2) + hanging(10) + hanging(94)),
  "river-gardens": GROUND + shape("M14 98V60C14 34 46 34 46 60V98Z", "#7ba04f") + shape("M74 98V60C74 34 106 34 106 60V98Z", "#7ba04f") + shape("M44 98V70C44 46 76 46 76 70V98H68V72C68 58 52 58 52 72V98Z", "#e6d8b8") + [[24, 58], [36, 70], [26, 82], [86, 60], [96, 74], [84, 84]].map(([x = 0, y = 0]) => ellipse(x, y, 4, 4, "#f6a9bd", 1.8)).join(""),
  "river-shoal": WATER + group(shape("M2 22C2 12 12 8 22 10C34 10 38 18 36 24C32 30 6 30 2 22Z", "#b8b3a8", 2.8), 6, 66, 1.3) + group(shape("M2 22C2 12 12 8 22 10C34 10 38 18 36 24C32 30 6 30 2 22Z", "#a39d92", 2.8), 62, 62, 1.3) + group(pearl(14, 30, 12) + pearl(40, 30, 12) + pearl(27, 14, 12), 34, 34),
};

const CARDS: Readonly<Record<string, string>> = {
  "bridge": WATER + shape("M4 74C26 46 94 46 116 74L110 84C98 74 90 70 84 68V96H74V65C66 63 54 63 46 65V96H36V68C30 70 22 74 10 84Z", "#b9b1a4") + stroke("M18 64C36 50 84 50 102 64", "#f6ecd2", 3) + stroke("M22 60V46M40 53V40M60 50V37M80 53V40M98 60V46M20 46C40 34 80 34 100 46", "var(--line)", 3.6),
  "ferry": shape("M8 70H112L102 92C80 99 40 99 18 92Z", "#8a5b32") + shape("M30 70V44H90V70Z", "#f0e0bd") + shape("M24 46L32 34H88L96 46Z", "#4f7a86") + shape("M40 52H52V64H40ZM68 52H80V64H68Z", "#f7d978", 2.4) + stroke("M60 34V14", "#6d4a2c", 5) + shape("M60 14L78 19L60 25", "#b4472a", 2.4) + WATER,
  "ferry_ferret": bust("otter", "#3f6f8f", "#c9a57c", "#f6e7cf", "cap", "twig"),
  "harbor": home("gable", "#4f7a86", "#e9e2d2") + stroke("M8 98V70M24 98V74M4 76H34", "var(--line)", 6) + stroke("M8 98V70M24 98V74M4 76H34", "#a8703f", 2.8) + stroke("M104 96V60M104 66C114 66 116 76 116 84M104 66C94 66 92 76 92 84", "var(--line)", 4) + ellipse(104, 56, 5, 5, "#b9c4c9", 2.6) + WATER,
  "messenger": bust("bird", "#6b7a4a", "#a8c4cf", "#eef4f6", "feather", "scroll"),
  "pirate": bust("rat", "#3a3f5a", "#a08a72", "#e0d0bc", "", "sword") + shape("M34 30C34 6 86 6 86 30C70 22 50 22 34 30Z", "#2e3346") + ellipse(60, 17, 5, 4.6, "#fff") + ellipse(58, 17, 1.2, 1.4, "#2e261c") + ellipse(62, 17, 1.2, 1.4, "#2e261c") + shape("M64 40H78V50C72 53 66 51 64 46Z", "#2e261c", 2) + stroke("M36 34L84 42", "#2e261c", 2.4),
  "pirate_ship": shape("M6 64C30 74 90 74 114 58L100 92C80 99 40 99 22 92Z", "#6d4a2c") + stroke("M12 74C40 82 80 82 106 72", "#e3bd52", 3) + stroke("M42 70V10M76 70V18", "#4a3320", 5) + shape("M24 18C34 22 52 22 60 18V50C50 54 34 54 24 50Z", "#55525a") + shape("M64 24C72 28 86 28 94 24V50C86 53 72 53 64 50Z", "#f3e6c9") + ellipse(42, 33, 6, 5.4, "#fff") + ellipse(40, 33, 1.4, 1.6, "#2e261c") + ellipse(44, 33, 1.4, 1.6, "#2e261c") + shape("M42 10L58 6L42 1", "#b4472a", 2) + WATER,
  "shipwright": bust("badger", "#7b5a86", "#6b5a4a", "#f5efe2", "cap", "hammer"),
};

export const sheets: readonly Sheet[] = [
  { box: "64 64", symbols: PIECES },
  { box: "64 64", symbols: ADORNMENTS, prefix: "card-" },
  { box: "120 104", symbols: { ...WONDERS, ...RIVER, ...CARDS }, prefix: "card-", over: true },
];
