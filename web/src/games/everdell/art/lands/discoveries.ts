/** The discoveries of Spirecrest that are no big critters: trails, cities, places and people of the mountain. Box 120 x 104. */

import { ellipse, group, patch, shape, stroke } from "../../../../art/pen";
import { GROUND } from "../buildings";
import { bloom, bust, cloud, held, piece, star } from "./common";

/** What the seller of maps unfolds. */
const CHART = shape("M3 14L22 7L42 14L61 7V50L42 57L22 50L3 57Z", "#f6ecd2") + stroke("M22 8V50M42 14V56", "#b9a076", 2.6) + stroke("M10 44C18 30 28 42 34 30S48 26 54 18", "#4f94b4", 4) + stroke("M47 36L55 44M55 36L47 44", "#b4472a", 4);
/** A trail that winds up to its sign, in the colours of its country. */
const trail = (sky: string, land: string, sign: string): string =>
  shape("M6 12H114V100H6Z", sky, 2.6) + shape("M6 100V66C24 50 40 54 56 40C72 28 92 40 114 30V100Z", land, 2.6) + shape("M28 100C50 92 34 78 58 70C78 63 60 54 74 44L84 46C78 56 92 66 74 76C58 84 74 92 62 100Z", "#f3dcb0", 2.2) + group(ellipse(0, 0, 19, 19, "#fbf5e6", 2.8) + sign, 36, 34);
/** A city behind its wall: three roofs, and its sign over the gate. */
const city = (wall: string, roof: string, roofs: readonly [string, string, string], sign: string): string =>
  GROUND + roofs.map((d) => shape(d, roof, 2.6)).join("") + shape("M8 98V60H18V66H28V60H38V66H48V60H72V66H82V60H92V66H102V60H112V98Z", wall) + shape("M46 98V80C46 68 74 68 74 80V98Z", "#5a3d22", 2.6) + group(ellipse(0, 0, 15, 15, "#fbf5e6", 2.6) + sign, 60, 50);
const tower = (x: number, top: number): string => `M${x - 11} 66V${top + 22}L${x} ${top}L${x + 11} ${top + 22}V66Z`;
const dome = (x: number, top: number): string => `M${x - 14} 66V${top + 22}C${x - 14} ${top + 4} ${x - 4} ${top + 8} ${x} ${top}C${x + 4} ${top + 8} ${x + 14} ${top + 4} ${x + 14} ${top + 22}V66Z`;
const hall = (x: number, top: number): string => `M${x - 16} 66V${top + 16}L${x - 10} ${top}H${x + 10}L${x + 16} ${top + 16}V66Z`;

const BLOSSOM = bloom(0, 0, "#b88ad0", 5.4);
const SPROUT = group(piece("spring"), -13, -15, 0.42);
const MIST = stroke("M-12 -7C-6 -12 0 -2 6 -7S12 -6 13 -7M-12 1C-6 -4 0 6 6 1S12 2 13 1M-12 9C-6 4 0 14 6 9S12 10 13 9", "#8a7a5a", 3);
const STAR = star(0, 0, 13, "#6f9ac4");
const SUN = group(piece("summer"), -13, -13, 0.41);
const BELL = shape("M-10 7C-6 3 -8 -9 0 -11C8 -9 6 3 10 7Z", "#e3bd52", 2.2) + ellipse(0, 10, 3, 3, "#8a5a1c", 1.6);
const WIND = stroke("M-13 -4H4C11 -4 11 -13 5 -12M-13 3H8C14 3 14 12 7 11M-13 9H0", "#6f8fa0", 3);
const GATE = shape("M-11 12V-4L-6 -11L-1 -4V12ZM1 12V-4L6 -11L11 -4V12Z", "#c9bfae", 2) + stroke("M-1 2H1", "var(--line)", 3);
const PEAK = shape("M8 98L36 50L48 62L66 22L92 70L112 98Z", "#9aa3aa") + shape("M66 22L74 38L66 34L60 42L58 40Z", "#fff", 2.4);

export const DISCOVERIES: Readonly<Record<string, string>> = {
  "discovery-ruins_of_spire": GROUND + shape("M8 98L36 50L48 62L66 22L92 70L112 98Z", "#9aa3aa") + shape("M66 22L74 38L66 34L60 42L58 40Z", "#fff", 2.4) + shape("M36 98V74C36 62 58 62 58 74V98H52V78C52 70 42 70 42 78V98Z", "#c9bfae") + shape("M72 98V66H84V98Z", "#c9bfae") + stroke("M74 76H82M74 86H82", "#8d7350", 2.2),
  "discovery-ancient_orchard": GROUND + shape("M54 98L57 62H65L68 98Z", "#8a5b32") + shape("M14 46C8 26 26 8 48 12C60 0 90 6 96 22C114 28 112 54 94 58C84 70 40 70 30 60C20 62 14 54 14 46Z", "#7ba04f") + [[32, 40], [50, 28], [70, 34], [88, 44], [58, 50], [40, 54], [78, 22]].map(([x = 0, y = 0]) => ellipse(x, y, 5, 5, "#93488f", 2)).join(""),
  "discovery-cloudrim_peak": shape("M6 98L44 30L58 50L78 14L116 98Z", "#9aa3aa") + shape("M78 14L90 40L82 36L76 46L68 34Z", "#fff", 2.6) + shape("M44 30L52 44L45 41L40 48L37 43Z", "#fff", 2.4) + cloud(2, 62, 1.05, "#f1f4f5") + cloud(58, 70, 1.1, "#f1f4f5"),
  "discovery-map_seller": bust("raccoon", "#8a6a3a", "#8f8a92", "#f1ece2", "cap") + held(CHART),
  "discovery-mountaineer": bust("rabbit", "#b4472a", "#d9cbb8", "#f6ece0", "hood", "pack"),
  "discovery-archeologist": bust("mole", "#a8834a", "#7a6a5a", "#d9c9b4", "straw", "spade") + group(shape("M4 20C4 10 22 10 22 20L18 34H8Z", "#c9834a", 2.4) + stroke("M5 20H21M9 27H17", "#7c3f1c", 2), 6, 66),
  "discovery-cartographers_caravan": GROUND + shape("M18 78V50C18 26 82 26 82 50V78Z", "#f3e6c9") + stroke("M34 33V78M50 31V78M66 33V78", "#b9a27a", 2.4) + shape("M12 76H92V86H12Z", "#a8703f", 2.6) + [30, 74].map((x) => ellipse(x, 90, 11, 11, "#c08a4e", 2.8) + stroke(`M${x} 80V100M${x - 10} 90H${x + 10}`, "var(--line)", 2.2) + ellipse(x, 90, 3, 3, "#7c5030")).join("") + stroke("M92 80L116 74", "var(--line)", 4) + `<g transform="rotate(8 100 46)">${shape("M88 34H114V58H88Z", "#f6ecd2", 2.4) + stroke("M92 52C98 44 100 54 106 44S110 40 112 38", "#b4472a", 2.4)}</g>`,
  "discovery-everblossom_trail": trail("#e9dcf0", "#b39ac4", BLOSSOM) + bloom(92, 58, "#b88ad0", 3) + bloom(104, 78, "#d6b3e4", 3) + bloom(20, 82, "#b88ad0", 3),
  "discovery-greensprout_trail": trail("#e3edcf", "#8fb35a", SPROUT) + group(piece("spring"), 88, 44, 0.34) + group(piece("spring"), 14, 70, 0.3),
  "discovery-mistrise_trail": trail("#f1e6cf", "#c9ad7a", MIST) + stroke("M70 22H104M80 30H110M84 60H112M10 78H34", "#fff", 4, 0.9),
  "discovery-starfall_trail": trail("#b9cfe4", "#5f7f9a", STAR) + star(88, 20, 5) + star(104, 28, 4) + stroke("M84 24L76 32", "#f0cf6b", 2.4) + star(14, 76, 4),
  "discovery-sunblaze_trail": trail("#fbdcc0", "#d98a5a", SUN) + stroke("M92 18V24M106 30H112M102 20L106 16", "#d9722a", 3) + ellipse(94, 34, 8, 8, "#f2b233", 2.2),
  "discovery-bellsong_trail": trail("#f6ecc8", "#a9a06a", BELL) + group(stroke("M0 0V-14M0 -14L9 -11V-2", "#5a4a2e", 2.4) + ellipse(-3, 0, 4, 3, "#5a4a2e") + ellipse(6, -2, 4, 3, "#5a4a2e"), 90, 32) + group(stroke("M0 0V-12", "#5a4a2e", 2.2) + ellipse(-3, 0, 3.6, 2.8, "#5a4a2e"), 106, 24),
  "discovery-gatherwind_trail": trail("#dce9ec", "#9ab0a4", WIND) + shape("M86 22C92 16 100 18 102 24C96 30 88 28 86 22Z", "#d9822f", 2) + shape("M100 42C104 36 112 38 113 43C109 48 102 48 100 42Z", "#b4541f", 2) + shape("M12 80C16 74 24 76 25 81C21 86 14 86 12 80Z", "#e0a23c", 2),
  "discovery-hopewatch_trail": trail("#dbe4ee", "#a39a8c", GATE) + shape("M88 34V14H94V18H98V14H104V34Z", "#c9bfae", 2.2) + shape("M96 14V4L106 7L96 10Z", "#b4472a", 1.8),
  "discovery-forager": bust("hedgehog", "#7a9a4a", "#c9a57c", "#efdcc0", "hood") + group(shape("M4 26H60L52 58H12Z", "#c08a4e") + stroke("M8 36H56M10 46H54", "#7c5030", 2.6) + stroke("M8 26C10 2 54 2 56 26", "var(--line)", 4) + ellipse(20, 22, 8, 8, "#7b3a86", 2.4) + ellipse(34, 18, 8, 8, "#93488f", 2.4) + ellipse(46, 23, 7, 7, "#7b3a86", 2.4), 72, 60, 0.62),
  "discovery-prospector": bust("badger", "#8a6a3a", "#5b5560", "#f5efe2", "helmet") + group(stroke("M10 58L48 20", "var(--line)", 9) + stroke("M10 58L48 20", "#a8703f", 4.6) + shape("M20 18C34 4 52 6 62 18C50 14 42 18 38 26L30 18C28 20 24 20 20 18Z", "#a9acae", 2.6), 74, 58, 0.62) + ellipse(20, 92, 7, 6, "#f0cf6b", 2.2) + ellipse(30, 97, 6, 5, "#f0cf6b", 2.2),
  "discovery-trail_guide": bust("fox", "#38604f", "#c9793c", "#f6e0c4", "cap", "lantern") + stroke("M20 102V52", "var(--line)", 7) + stroke("M20 102V52", "#a8703f", 3.4) + shape("M8 54H30L37 61L30 68H8Z", "#c08a4e", 2.4),
  "discovery-grey_cloaks_hideout": shape("M2 100C4 60 24 22 60 20C96 22 116 60 118 100Z", "#8f8a80") + shape("M30 100C28 66 42 48 60 48C78 48 92 66 90 100Z", "#2c2733", 2.8) + shape("M46 100C42 82 48 66 60 64C72 66 78 82 74 100Z", "#9aa0a6", 2.6) + shape("M50 84C50 72 56 68 60 68C64 68 70 72 70 84C66 78 54 78 50 84Z", "#6f757c", 2) + ellipse(56, 80, 2, 2.6, "#f7d978") + ellipse(64, 80, 2, 2.6, "#f7d978") + stroke("M14 78L24 70M96 70L106 80M40 32L48 28", "#6c665c", 3),
  "discovery-moleia_mines": GROUND + shape("M4 98L20 56L44 32L66 26L96 46L116 98Z", "#7d786e") + shape("M34 98V66C34 50 86 50 86 66V98Z", "#2c2733", 2.8) + stroke("M34 98V64M86 98V64M28 62H92", "var(--line)", 8) + stroke("M34 98V64M86 98V64M28 62H92", "#c08a4e", 4) + stroke("M44 98L54 76M76 98L66 76M46 92H74M50 84H70", "#a9acae", 2.6) + shape("M46 80H74L70 92H50Z", "#a34a32", 2.4) + shape("M50 80L54 70L60 77L66 68L71 80Z", "#8cc4e0", 2) + shape("M22 80L27 70L32 80L27 86ZM92 84L98 72L104 84L98 90Z", "#b88ad0", 2),
  "discovery-stormvale": PEAK + cloud(10, 6, 1.2, "#9aa6b0") + cloud(56, 2, 1.1, "#b3bec6") + shape("M44 36L34 58H44L36 78L60 50H48L56 36Z", "#f7d35e", 2.4) + shape("M88 34L82 48H89L84 62L100 44H92L97 34Z", "#f7d35e", 2.2),
  "discovery-tezels_laboratory": GROUND + shape("M22 98V52H98V98Z", "#d8dfe6") + shape("M14 54L34 30H86L106 54Z", "#5b7f7a") + shape("M70 34V10H84V44Z", "#8f8a80", 2.6) + stroke("M77 8C70 0 86 -4 78 -10", "#b88ad0", 5) + shape("M50 98V82C50 72 70 72 70 82V98Z", "#7c5030", 2.6) + group(shape("M24 6H40V22L54 48C56 56 50 60 44 60H20C14 60 8 56 10 48L24 22Z", "#e6f4ee") + patch("M16 42H48L51 50C52 56 48 57 44 57H20C16 57 12 56 13 50Z", "#5fae7a"), 30, 56, 0.4) + group(shape("M24 6H40V22L54 48C56 56 50 60 44 60H20C14 60 8 56 10 48L24 22Z", "#e6f4ee") + patch("M16 34H46L51 50C52 56 48 57 44 57H20C16 57 12 56 13 50Z", "#e8742a"), 72, 58, 0.36),
  "discovery-bounty_hunter": bust("raccoon", "#4a4540", "#8f8a92", "#f1ece2", "mask") + `<g transform="rotate(8 94 80)">${shape("M80 60H112V102H80Z", "#f6ecd2", 2.6) + ellipse(96, 76, 8, 8, "#b89a7a", 2) + stroke("M84 92H108M86 97H106", "#7c5030", 2.4)}</g>`,
  "discovery-cave_of_dancing_lights": shape("M2 100C4 50 30 14 60 12C90 14 116 50 118 100Z", "#5b5763") + shape("M22 100C22 62 38 40 60 40C82 40 98 62 98 100Z", "#241f2e", 2.8) + ([[42, 66, "#8fb35a"], [60, 54, "#f0cf6b"], [78, 68, "#6f9ac4"], [50, 84, "#d9574a"], [70, 86, "#b88ad0"]] as const).map(([x, y, colour]) => ellipse(x, y, 10, 10, `${colour}55`) + ellipse(x, y, 4.4, 4.4, colour, 1.6)).join("") + shape("M30 58L34 76L38 56ZM82 56L86 74L90 60Z", "#7d7a80", 2),
  "discovery-cloudsong": cloud(2, 64, 1.15, "#f1f4f5") + cloud(56, 66, 1.15, "#f1f4f5") + cloud(28, 74, 1.2, "#fff") + shape("M38 74V46H82V74Z", "#efe3cf", 2.6) + shape("M32 48C32 24 46 22 60 8C74 22 88 24 88 48Z", "#8fb6cc", 2.6) + shape("M54 74V62C54 56 66 56 66 62V74Z", "#7c5030", 2.2) + group(stroke("M0 0V-16M0 -16L12 -12V2", "#5a4a2e", 3) + ellipse(-4, 1, 5, 4, "#5a4a2e") + ellipse(8, 3, 5, 4, "#5a4a2e"), 102, 34) + group(stroke("M0 0V-14", "#5a4a2e", 2.6) + ellipse(-4, 1, 4.4, 3.4, "#5a4a2e"), 22, 32),
  "discovery-bellsong_city": city("#e3d2a4", "#c9962c", [hall(24, 20), tower(60, 0), hall(96, 20)], BELL),
  "discovery-everblossom_city": city("#e6dcec", "#8f6aac", [dome(24, 22), dome(60, 6), dome(96, 22)], BLOSSOM),
  "discovery-greensprout_city": city("#dfe6c4", "#6f9447", [tower(22, 26), hall(60, 12), tower(98, 26)], SPROUT),
  "discovery-mistrise_city": city("#e6d8bc", "#a98a5a", [hall(22, 30), dome(60, 8), hall(98, 30)], MIST) + stroke("M4 88H34M14 94H44M84 90H116", "#fff", 4, 0.85),
  "discovery-starfall_city": city("#cfdce8", "#3f6f8f", [tower(24, 14), tower(60, 22), tower(96, 6)], STAR) + star(60, 10, 6) + star(8, 12, 4),
  "discovery-sunblaze_city": city("#f3d9c4", "#c4563a", [dome(22, 24), tower(60, 2), dome(98, 24)], SUN),
  "discovery-serpents_pass": shape("M2 98L26 30L44 60L50 98Z", "#8f9aa4") + shape("M118 98L94 24L74 58L70 98Z", "#9aa3aa") + shape("M26 30L33 46L26 42L20 48ZM94 24L102 44L94 38L86 44Z", "#fff", 2.2) + stroke("M60 104C40 92 84 84 60 74C42 66 74 58 60 48C52 42 64 36 58 28", "var(--line)", 12) + stroke("M60 104C40 92 84 84 60 74C42 66 74 58 60 48C52 42 64 36 58 28", "#7fa06a", 7) + ellipse(57, 24, 8, 6, "#7fa06a", 2.6) + ellipse(54, 22, 1.6, 2, "#2e261c") + ellipse(60, 22, 1.6, 2, "#2e261c") + stroke("M56 18L54 10M56 14L60 10", "#d9574a", 2.4),
  "discovery-star_weavers": shape("M6 10H114V98H6Z", "#2f3a5a", 2.6) + stroke("M20 26L48 20L72 38L100 24M48 20L42 58L72 38L84 70L42 58L24 84M84 70L104 84", "#cfdcf0", 2, 0.85) + ([[20, 26], [48, 20], [72, 38], [100, 24], [42, 58], [84, 70], [24, 84], [104, 84]] as const).map(([x, y]) => star(x, y, 7)).join(""),
  "discovery-the_distant_shore": ellipse(92, 28, 13, 13, "#f2b233", 2.6) + patch("M4 56H116V100H4Z", "#8cc4da") + shape("M60 56C72 44 96 44 116 52V66C96 62 76 62 60 56Z", "#f0dca8", 2.4) + stroke("M92 50C92 40 94 36 98 32M98 32C90 28 86 32 85 35M98 32C104 26 110 30 111 34", "#5c7f38", 3.4) + stroke("M4 56H60", "var(--line)", 2.4) + stroke("M14 88C24 84 30 94 40 88S58 84 66 90M70 76C78 72 84 80 92 76", "#fff", 3) + shape("M16 72H50L44 84H22Z", "#a8703f", 2.6) + stroke("M33 72V44", "var(--line)", 3) + shape("M35 46C46 50 48 60 47 68H35Z", "#fbf3dd", 2.4),
};
