/** The animals of the worker abilities. Box 120 x 104. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";
import { type Critter, critter } from "./animals";
import { PIECES } from "./pieces";

const EYES = ellipse(50, 46, 3.4, 4.2, "#2e261c") + ellipse(70, 46, 3.4, 4.2, "#2e261c") + ellipse(51, 44.4, 1.1, 1.1, "#fff") + ellipse(71, 44.4, 1.1, 1.1, "#fff");
const SMILE = stroke("M54 64C57 67 63 67 66 64", "var(--line)", 2.4);
const both = (draw: (side: number) => string): string => draw(-1) + draw(1);

const BUSTS: Readonly<Record<string, Critter>> = {
  stoats: { species: "otter", coat: "#38604f", fur: "#a5713c", face: "#fbf1df", holds: "scroll" },
  cardinals: { species: "bird", coat: "#7a2a22", fur: "#c23b2e", face: "#e89a7a", holds: "card" },
  foxes: { species: "fox", coat: "#4f6f3a", fur: "#c96a2c", face: "#f8e4c8", holds: "bow" },
  hedgehogs: { species: "hedgehog", coat: "#7b3a86", fur: "#d2b08a", face: "#efdcc0", holds: "berry" },
  lizards: { species: "toad", coat: "#a8703f", fur: "#6fae6a", face: "#f4e3a0", hat: "feather", holds: "leaf" },
  mice: { species: "mouse", coat: "#b06a2c", fur: "#c9b39a", face: "#f3e2cc", holds: "pack" },
  moles: { species: "mole", coat: "#55525a", fur: "#6b6270", face: "#cfc4cc", hat: "helmet", holds: "spade" },
  otters: { species: "otter", coat: "#c9741a", fur: "#7a5a3c", face: "#e6cfae", holds: "resin" },
  owls: { species: "owl", coat: "#6f5b92", fur: "#a58a64", face: "#f6e7cf", holds: "book" },
  rats: { species: "rat", coat: "#4d3f6b", fur: "#9a9084", face: "#ded4c6", hat: "cap" },
  squirrels: { species: "squirrel", coat: "#8a5b32", fur: "#c0743c", face: "#f3d7b4", holds: "hammer" },
  starlings: { species: "bird", coat: "#2f4a6b", fur: "#4a5a78", face: "#9fb0cc", holds: "lute" },
  toads: { species: "toad", coat: "#5f7a3a", fur: "#8fae5a", face: "#f4e3a0", hat: "straw", holds: "leaf" },
  cats: { species: "fox", coat: "#7d2f4a", fur: "#8d8a94", face: "#e9e6ec", hat: "crown" },
};

const wing = (side: number): string =>
  shape(`M60 52C${60 + side * 14} 14 ${60 + side * 52} 4 ${60 + side * 54} 30C${60 + side * 54} 48 ${60 + side * 30} 58 60 56Z`, "#e08a3c") +
  shape(`M60 58C${60 + side * 30} 58 ${60 + side * 46} 72 ${60 + side * 36} 90C${60 + side * 22} 100 ${60 + side * 6} 78 60 64Z`, "#d9574a") +
  ellipse(60 + side * 36, 32, 7, 8, "#f7d978", 2) + ellipse(60 + side * 25, 80, 5, 5, "#f7d978", 2);

const DRAWN: Readonly<Record<string, string>> = {
  butterflies: both(wing) + stroke("M60 36C58 22 50 16 44 16M60 36C62 22 70 16 76 16", "var(--line)", 3) + shape("M55 42C55 34 65 34 65 42L63 88C62 94 58 94 57 88Z", "#4a3a2e"),
  spiders: group(PIECES["spider"] ?? "", 8, -2, 1.62),
  pigs:
    shape("M28 104C10 96 28 84 44 74H76C92 84 110 96 92 104Z", "#5f8a4a") + both((side) => shape(`M${60 + side * 14} 26L${60 + side * 34} 12L${60 + side * 32} 38Z`, "#e8a3a0")) + ellipse(60, 48, 29, 26, "#f0b6b0", 3) + EYES +
    ellipse(60, 60, 13, 9.5, "#e89a98", 2.6) + ellipse(55, 60, 2.4, 3.4, "#8a4a4a") + ellipse(65, 60, 2.4, 3.4, "#8a4a4a"),
  axolotls:
    shape("M28 104C10 96 28 84 44 74H76C92 84 110 96 92 104Z", "#6fb0cc") + both((side) => stroke(`M${60 + side * 24} 36L${60 + side * 46} 20M${60 + side * 27} 44L${60 + side * 52} 40M${60 + side * 26} 54L${60 + side * 48} 60`, "var(--line)", 9) + stroke(`M${60 + side * 24} 36L${60 + side * 46} 20M${60 + side * 27} 44L${60 + side * 52} 40M${60 + side * 26} 54L${60 + side * 48} 60`, "#d9577a", 4.4)) +
    ellipse(60, 48, 30, 24, "#f4b8c4", 3) + ellipse(46, 46, 3, 3.8, "#2e261c") + ellipse(74, 46, 3, 3.8, "#2e261c") + stroke("M48 58C54 64 66 64 72 58", "var(--line)", 2.6),
  platypuses:
    shape("M28 104C10 96 28 84 44 74H76C92 84 110 96 92 104Z", "#a34a32") + ellipse(60, 42, 28, 25, "#7a5a44", 3) + ellipse(49, 36, 3, 3.8, "#1d1410") + ellipse(71, 36, 3, 3.8, "#1d1410") + ellipse(50, 34.6, 1, 1, "#fff") + ellipse(72, 34.6, 1, 1, "#fff") +
    shape("M34 52C44 46 76 46 86 52C90 62 78 70 60 70C42 70 30 62 34 52Z", "#4f5a62") + ellipse(53, 54, 1.8, 1.4, "#20262a") + ellipse(67, 54, 1.8, 1.4, "#20262a") + stroke("M38 61C50 66 70 66 82 61", "#20262a", 2),
  turtles:
    shape("M14 92C10 52 36 30 62 30C88 30 108 56 104 92Z", "#6b8a3f") + stroke("M36 88L44 62L62 48L80 62L86 88M62 48V31M44 62L24 58M80 62L98 60", "#3f5a22", 3.4) + shape("M8 92H108C112 92 112 102 106 102H14C8 102 4 92 8 92Z", "#c9a05a") +
    shape("M92 80C92 66 116 62 118 78C119 90 108 94 94 92Z", "#a9bf6a") + ellipse(108, 76, 2.6, 3.2, "#2e261c"),
  bats:
    both((side) => shape(`M60 62C${60 + side * 20} 40 ${60 + side * 40} 38 ${60 + side * 58} 50C${60 + side * 50} 56 ${60 + side * 48} 66 ${60 + side * 50} 76C${60 + side * 40} 68 ${60 + side * 32} 72 ${60 + side * 28} 82C${60 + side * 18} 74 ${60 + side * 8} 78 60 90Z`, "#55486b")) +
    both((side) => shape(`M${60 + side * 6} 30L${60 + side * 24} 4L${60 + side * 24} 38Z`, "#6f5f88")) + ellipse(60, 48, 23, 22, "#7d6c98", 3) + EYES + SMILE + patch("M56 65L58 70L60 65ZM60 65L62 70L64 65Z", "#fff"),
  honey_bees:
    ellipse(44, 30, 22, 15, "#e6f0f5", 2.6) + ellipse(78, 30, 22, 15, "#e6f0f5", 2.6) + ellipse(60, 62, 38, 28, "#f0c53c", 3) + stroke("M46 37C40 52 40 74 46 88M64 35C60 52 60 74 64 90M80 42C78 54 78 72 80 84", "#3b2d1e", 7) + ellipse(30, 56, 3.4, 4.2, "#2e261c") + stroke("M26 68C29 71 33 71 36 68", "var(--line)", 2.4) + stroke("M28 38C24 28 18 24 12 24M34 36C32 26 28 20 22 16", "var(--line)", 3),
  snails:
    shape("M6 92C10 80 26 84 40 84H96C112 84 116 60 108 46C104 44 100 50 100 58C100 66 96 70 88 70H30C16 72 6 80 6 92C6 100 20 100 40 100H92", "#d9b98a") + ellipse(50, 54, 34, 32, "#b4472a", 3) + stroke("M50 54C50 46 60 46 60 56C60 68 40 68 40 52C40 36 70 34 72 56C74 76 34 80 28 58", "#fbe3c8", 4) + stroke("M104 48L100 30M110 48L114 30", "var(--line)", 3) + ellipse(100, 28, 3.4, 3.4, "#2e261c") + ellipse(114, 28, 3.4, 3.4, "#2e261c"),
};

export const POWERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...Object.entries(BUSTS).map(([id, one]) => [id, critter(one)] as const), ...Object.entries(DRAWN)].map(([id, body]) => [`power-${id}`, body]),
);
