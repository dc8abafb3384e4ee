/** The rock monsters, box 120 x 120, feet at y = 112. Stone all of them, and no two of one shape. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";

const STONE = "#93908b";
const SHADE = "#6f6c69";
const DARK = "#3a302b";
const IVORY = "#f6ecd2";

const eye = (x: number, y: number, r: number, colour: string, slit = 0.42): string =>
  ellipse(x, y, r, r, colour, 2.6) + ellipse(x + 0.6, y + 0.8, r * slit, r * 0.55, DARK) + ellipse(x - r * 0.35, y - r * 0.35, r * 0.2, r * 0.2, "#fff");
const light = (d: string): string => stroke(d, "#fff", 3, 0.55);
const crack = (d: string): string => stroke(d, "var(--line)", 2.4);

export const MONSTERS: Record<string, string> = {
  // A hill that stood up: moss for hair, a fern, a bag of coins.
  "moss-giant":
    shape("M12 112L16 78L26 62C26 40 38 28 60 28C82 28 94 40 94 62L104 78L108 112Z", STONE, 3.4) +
    patch("M84 36C94 44 94 54 94 62L104 78L108 112H88C96 92 92 60 84 36Z", SHADE) +
    shape("M24 48C18 34 30 18 44 20C50 8 74 8 80 20C94 20 102 36 94 50C90 44 86 52 80 46C76 54 68 44 60 50C52 44 46 54 40 46C34 52 28 44 24 48Z", "#6f9a45", 3) +
    stroke("M40 30q4 -8 12 -8M62 24q8 -4 14 2M34 38q3 -4 7 -4", "#b5d186", 2.6) +
    stroke("M64 12C66 4 74 1 80 3C78 10 72 13 64 12", "var(--line)", 2.4) + patch("M64 12C66 4 74 1 80 3C78 10 72 13 64 12", "#8fb45a") +
    eye(46, 62, 6.5, "#f2d34e") + eye(74, 62, 6.5, "#f2d34e") + shape("M54 68C56 80 66 80 68 68Z", "#a8a5a0", 2.4) +
    stroke("M44 86C54 92 68 92 78 86") + crack("M26 78L36 86L32 100M96 82L88 90") + shape("M16 112C18 102 30 102 32 112M84 112C88 100 104 102 106 112", "#6f9a45", 2.4) +
    ellipse(60, 101, 9, 9, "#eebb48", 2.6) + stroke("M60 96V106", "#7c5410", 2.4) + light("M32 70C34 60 36 56 40 54"),
  // Squat and wide, a mouth from ear to ear, warts of quartz.
  "stone-toad":
    shape("M6 112C2 96 8 84 18 78C14 70 16 62 22 58C20 46 28 38 37 40C43 41 46 45 46 50C54 46 66 46 74 50C74 45 77 41 83 40C92 38 100 46 98 58C104 62 106 70 102 78C112 84 118 96 114 112Z", STONE, 3.4) +
    patch("M98 60C104 62 106 70 102 78C112 84 118 96 114 112H94C104 98 104 78 98 60Z", SHADE) +
    eye(34, 53, 8.5, "#8fd06a", 0.7) + eye(86, 53, 8.5, "#8fd06a", 0.7) +
    stroke("M20 76C40 94 80 94 100 76", "var(--line)", 4) + stroke("M52 66v3M68 66v3", "var(--line)", 3.4) +
    [[28, 70, 3.4], [92, 69, 3.4], [60, 58, 3], [50, 97, 4], [72, 98, 3.2], [86, 92, 2.6], [36, 94, 2.6]].map(([x, y, r]) => ellipse(x!, y!, r!, r!, "#d9c0ee", 2)).join("") +
    stroke("M8 112C10 100 26 100 28 112M16 112V104M22 112V105M92 112C94 100 110 100 112 112M98 112V105M104 112V104", "var(--line)", 2.6) + light("M14 92C16 86 20 84 24 82"),
  // Half one thing, half another; the mask in its hand smiles.
  changeling:
    shape("M60 8C84 8 96 28 92 48C100 54 104 70 102 112H18C16 70 20 54 28 48C24 28 36 8 60 8Z", STONE, 3.4) +
    patch("M60 8C84 8 96 28 92 48C100 54 104 70 102 112H60Z", "#b59a78") + stroke("M60 8C56 26 64 40 58 56C64 72 56 92 60 112", "var(--line)", 2.8) +
    shape("M30 22L18 6L42 14Z", STONE, 2.8) + shape("M88 20C98 14 104 4 100 -2C110 6 104 24 92 30Z", "#8a5b32", 2.8) +
    eye(44, 42, 7, "#e98a4c") + eye(77, 42, 7, "#6db7dc", 0.7) + stroke("M38 60L46 66L54 60M66 62C72 68 80 66 84 60", "var(--line)", 3) +
    group(
      shape("M-20 -14C-14 -22 14 -22 20 -14C22 6 10 22 0 24C-10 22 -22 6 -20 -14Z", IVORY, 2.8) +
        stroke("M-12 -6C-9 -10 -5 -10 -3 -6M3 -6C5 -10 9 -10 12 -6M-10 4C-4 14 4 14 10 4", "var(--line)", 2.8) + ellipse(-11, 3, 2.6, 2, "#e98a8a") + ellipse(11, 3, 2.6, 2, "#e98a8a"),
      60, 88, 0.95, -8,
    ) + light("M36 24C39 19 44 16 48 15"),
  // A bird of slate: every shiny thing twice.
  magpie:
    shape("M104 110C112 92 118 84 116 70C106 80 98 82 92 88C92 50 82 26 58 22C40 20 28 32 28 46L8 52L28 60C28 84 40 104 60 110Z", "#5d6068", 3.4) +
    shape("M44 60C40 84 52 102 66 108C82 104 88 82 76 62C66 56 52 54 44 60Z", "#e4e2dc", 2.8) +
    shape("M70 50C96 54 100 84 92 108C80 100 64 82 70 50Z", "#3f4a58", 2.8) + stroke("M78 64C84 76 86 88 86 98M86 66C92 76 93 86 92 96", "#8fa6bd", 2.6) +
    shape("M8 52L30 44L30 60Z", "#d9a93b", 2.8) + stroke("M10 53L29 53", "var(--line)", 2) + eye(44, 42, 7, "#f2d34e") +
    shape("M44 22L48 8L56 18L64 6L66 22Z", "#5d6068", 2.6) + stroke("M54 110V116M68 110V116M48 116H58M62 116H74", "var(--line)", 3) +
    ellipse(16, 74, 9, 9, "#eebb48", 2.6) + ellipse(24, 80, 9, 9, "#eebb48", 2.6) + stroke("M24 76V84", "#7c5410", 2.4) + light("M36 30C40 26 46 25 50 25"),
  // Round ears, long claws, a den at its back.
  "cave-bear":
    shape("M14 44A46 46 0 0 1 106 44V112H14Z", "#4b4038", 3) +
    ellipse(33, 32, 13, 13, STONE, 3.2) + ellipse(87, 32, 13, 13, STONE, 3.2) + ellipse(33, 33, 6, 6, "#b59a78") + ellipse(87, 33, 6, 6, "#b59a78") +
    shape("M22 112C20 96 24 84 32 78C24 60 30 28 60 28C90 28 96 60 88 78C96 84 100 96 98 112Z", STONE, 3.4) +
    patch("M82 38C96 52 94 68 88 78C96 84 100 96 98 112H80C90 90 92 60 82 38Z", SHADE) +
    shape("M42 62C42 50 78 50 78 62C80 76 70 84 60 84C50 84 40 76 42 62Z", "#b9b5ae", 2.8) + shape("M52 58C56 54 64 54 68 58C68 64 62 66 60 66C58 66 52 64 52 58Z", DARK, 2) +
    stroke("M60 66V72M48 74C54 80 66 80 72 74", "var(--line)", 3) + shape("M50 76L53 83L56 77ZM64 77L67 83L70 76Z", IVORY, 1.8) +
    eye(45, 48, 5.4, "#e98a4c") + eye(75, 48, 5.4, "#e98a4c") +
    shape("M20 112C18 98 42 98 42 112ZM78 112C78 98 102 98 100 112Z", STONE, 3) + shape("M22 112L20 104L28 111L30 102L34 111L40 104L40 112ZM80 112L80 104L86 111L90 102L92 111L100 104L98 112Z", IVORY, 1.8) + light("M38 46C40 38 46 34 52 33"),
  // Three eyes under a crown of crags, fists of boulders.
  "cliff-ogre":
    shape("M18 112L20 84L16 58L30 44L28 22L44 30L60 4L76 30L92 20L90 44L104 58L100 84L102 112Z", STONE, 3.4) +
    patch("M92 20L90 44L104 58L100 84L102 112H82L88 80L78 44Z", SHADE) + crack("M30 44L42 48M90 44L80 48M60 4V22M20 84L34 88M100 84L86 90") +
    shape("M34 80L44 73L52 81L60 73L68 81L76 73L86 80C80 100 40 100 34 80Z", DARK, 3) + stroke("M44 92C54 97 66 97 76 92", "#c8402a", 2.4) +
    eye(44, 57, 7, "#e2543a") + eye(76, 57, 7, "#e2543a") + eye(60, 42, 7.5, "#e2543a") +
    shape("M2 112C-2 98 6 86 18 88C28 90 30 104 26 112ZM94 112C90 104 92 90 102 88C114 86 122 98 118 112Z", "#a8a5a0", 3) + crack("M10 112V104M18 112V103M102 112V103M110 112V104") + light("M35 36L36 30"),
  // A serpent with a cock's comb; who meets its look turns to stone.
  basilisk:
    shape("M10 112C2 100 8 84 26 84C50 84 74 98 92 92C104 88 102 74 90 74C74 74 62 84 46 78C30 72 26 52 36 38C44 26 62 22 76 28C90 34 96 46 90 56C84 64 70 62 64 58C60 62 58 66 62 68C74 70 88 58 102 64C118 72 118 98 100 108C80 116 40 114 10 112Z", "#7f9a86", 3.4) +
    patch("M102 64C118 72 118 98 100 108C80 116 40 114 10 112C50 108 100 108 108 88C110 78 108 70 102 64Z", "#5d7766") +
    stroke("M28 90q4 6 2 14M42 90q4 6 2 16M58 94q4 6 2 14M74 98q4 4 2 10M92 98q6 2 6 8M38 56q8 0 10 -6M36 66q8 2 12 -2", "var(--line)", 2.2) +
    shape("M38 38C30 32 32 22 40 24C40 12 52 10 54 18C58 6 72 10 70 22C78 18 84 26 78 31C66 24 48 26 38 38Z", "#c8402a", 2.8) +
    shape("M64 58C74 64 88 60 92 50L104 54C104 66 88 74 70 68C62 66 60 62 64 58Z", DARK, 2.4) + shape("M72 61L74 68L79 61ZM86 57L90 64L92 54Z", IVORY, 1.6) +
    shape("M66 62C60 68 62 78 68 80C74 78 74 70 70 66Z", "#c8402a", 2.4) + eye(68, 42, 9, "#8ff0e0", 0.28) + stroke("M98 62L112 62L118 57M112 62L118 67", "#c8402a", 2.8) + light("M44 46C46 40 50 36 54 34"),
};
