/** The faces of the cast, by their ids: a level, or a level and the number of a cousin. Box 120 x 104. */

import { type Animal, animal } from "../../art/animals";
import { ellipse, patch, shape, stroke } from "../../art/pen";

const both = (draw: (side: number) => string): string => draw(-1) + draw(1);
const EYES = both((side) => ellipse(60 + side * 10, 46, 3.2, 4, "#2e261c") + ellipse(61 + side * 10, 44.4, 1, 1, "#fff"));
const SMILE = stroke("M52 62C56 67 64 67 68 62", "var(--line)", 2.6);
const body = (coat: string): string => shape("M24 114C14 94 32 76 48 72H72C88 76 106 94 96 114Z", coat) + stroke("M50 73L60 84L70 73", "#fff8e6", 2.6);

/** A bird with a beak of its kind. */
const bird = (fur: string, face: string, coat: string, beak: string, more = ""): string =>
  body(coat) + ellipse(60, 44, 26, 27, fur, 3) + more + ellipse(60, 56, 15, 13, face) + both((side) => ellipse(60 + side * 10, 45, 5.4, 6, "#fff8e6")) + EYES + beak;
const SEEDS = shape("M53 50L60 61L67 50Z", "#c98a3c", 2.4);
const HOOK = shape("M52 48C58 46 64 46 68 48C68 56 64 63 58 66C60 60 56 56 52 54Z", "#e0b23c", 2.4);

const BUSTS: Readonly<Record<string, Animal>> = {
  "random-2": { species: "toad", coat: "#5f7a3a", fur: "#8fae5a", face: "#f4e3a0" },
  beginner: { species: "mole", coat: "#55525a", fur: "#6b6270", face: "#cfc4cc", hat: "helmet" },
  "beginner-2": { species: "hedgehog", coat: "#7b3a86", fur: "#d2b08a", face: "#efdcc0" },
  apprentice: { species: "mouse", coat: "#b06a2c", fur: "#c9b39a", face: "#f3e2cc" },
  "apprentice-2": { species: "rabbit", coat: "#3f6f8f", fur: "#e3dccf", face: "#fbf6ee" },
  greedy: { species: "squirrel", coat: "#8a5b32", fur: "#c0743c", face: "#f3d7b4" },
  "greedy-3": { species: "otter", coat: "#c9741a", fur: "#7a5a3c", face: "#e6cfae" },
  adept: { species: "fox", coat: "#4f6f3a", fur: "#c96a2c", face: "#f8e4c8" },
  "adept-2": { species: "fox", coat: "#7d2f4a", fur: "#8d8a94", face: "#e9e6ec", hat: "feather" },
  "adept-3": { species: "badger", coat: "#38604f", fur: "#3f3a38", face: "#f4efe6" },
  master: { species: "owl", coat: "#6f5b92", fur: "#a58a64", face: "#f6e7cf" },
  gambler: { species: "raccoon", coat: "#b4472a", fur: "#8d8780", face: "#e8e0d4", hat: "top" },
  "gambler-3": { species: "rat", coat: "#4d3f6b", fur: "#9a9084", face: "#ded4c6", hat: "cap" },
  "cautious-2": { species: "mouse", coat: "#5f9ab8", fur: "#b98a54", face: "#f6e4c6", hat: "bonnet" },
};

const wing = (side: number): string =>
  shape(`M60 50C${60 + side * 12} 8 ${60 + side * 52} 2 ${60 + side * 52} 30C${60 + side * 52} 50 ${60 + side * 30} 60 60 56Z`, "#5f9ab8") +
  shape(`M60 58C${60 + side * 30} 60 ${60 + side * 44} 74 ${60 + side * 34} 92C${60 + side * 20} 100 ${60 + side * 6} 80 60 64Z`, "#8a6aa8") + ellipse(60 + side * 35, 32, 8, 9, "#f7d978", 2);
const SPOTS = [[46, 30], [74, 30], [60, 25], [40, 42], [80, 42]] as const;

const DRAWN: Readonly<Record<string, string>> = {
  random:
    shape("M6 92C10 80 26 84 40 84H92C108 84 112 60 104 46C100 44 96 50 96 58C96 66 92 70 84 70H30C16 72 6 80 6 92C6 102 20 102 40 102H92", "#d9b98a") + ellipse(50, 54, 34, 32, "#b4472a", 3) +
    stroke("M50 54C50 46 60 46 60 56C60 68 40 68 40 52C40 36 70 34 72 56C74 76 34 80 28 58", "#fbe3c8", 4) + stroke("M100 48L96 30M106 48L110 30", "var(--line)", 3) + ellipse(96, 28, 3.6, 3.6, "#2e261c") + ellipse(110, 28, 3.6, 3.6, "#2e261c") + stroke("M98 62C100 64 102 64 104 62", "var(--line)", 2.2),
  "random-3": both(wing) + stroke("M58 34C54 20 48 14 42 14M62 34C66 20 72 14 78 14", "var(--line)", 3) + shape("M53 62C53 52 67 52 67 62L63 92C62 96 58 96 57 92Z", "#4a3a2e") + ellipse(60, 46, 15, 14, "#e9c9a0", 3) + both((side) => ellipse(60 + side * 6, 45, 2.4, 3.2, "#2e261c")) + stroke("M56 52C58 54 62 54 64 52", "var(--line)", 2.2),
  "beginner-3":
    both((side) => shape(`M60 66C${60 + side * 20} 46 ${60 + side * 40} 46 ${60 + side * 58} 60C${60 + side * 50} 66 ${60 + side * 48} 76 ${60 + side * 50} 88C${60 + side * 40} 80 ${60 + side * 32} 84 ${60 + side * 28} 94C${60 + side * 18} 86 ${60 + side * 8} 90 60 104Z`, "#55486b")) +
    both((side) => shape(`M${60 + side * 8} 32L${60 + side * 26} 4L${60 + side * 26} 40Z`, "#6f5f88")) + ellipse(60, 50, 25, 23, "#7d6c98", 3) + EYES + SMILE + patch("M55 65L57 70L59 65ZM61 65L63 70L65 65Z", "#fff"),
  "apprentice-3": bird("#a5713c", "#f3e2cc", "#6b8a3f", SEEDS, patch("M36 34C42 20 78 20 84 34C76 28 44 28 36 34Z", "#7c4a22")),
  "greedy-2": bird("#2f3440", "#fbf6ee", "#3f6f8f", shape("M54 48L60 66L66 48Z", "#3b3630", 2.4), both((side) => patch(`M${60 + side * 26} 40C${60 + side * 24} 56 ${60 + side * 14} 66 ${60 + side * 6} 68C${60 + side * 16} 60 ${60 + side * 18} 50 ${60 + side * 16} 42Z`, "#fbf6ee"))),
  "master-2": bird("#6b5340", "#efdcc0", "#7a2a22", HOOK, both((side) => stroke(`M${60 + side * 14} 54C${60 + side * 18} 60 ${60 + side * 18} 64 ${60 + side * 16} 68`, "#2e261c", 5) + stroke(`M${60 + side * 18} 36L${60 + side * 5} 40`, "#2e261c", 3.4))),
  "master-3":
    body("#4f6f3a") + both((side) => shape(`M${60 + side * 8} 26L${60 + side * 28} 6L${60 + side * 28} 40Z`, "#c9a272") + stroke(`M${60 + side * 28} 8L${60 + side * 31} -3`, "#2e261c", 4)) + ellipse(60, 47, 28, 25, "#c9a272", 3) + both((side) => shape(`M${60 + side * 22} 56L${60 + side * 38} 70L${60 + side * 14} 70Z`, "#f3e2cc", 2.4)) +
    SPOTS.map(([x, y]) => ellipse(x, y, 2.4, 2, "#7c5a34")).join("") + ellipse(60, 60, 15, 10, "#f3e2cc") + EYES + shape("M55 53C58 51 62 51 65 53L60 58Z", "#7c3f2e", 1.6) + stroke("M60 58V62M54 64C57 66 59 64 60 62C61 64 63 66 66 64", "var(--line)", 2),
  "gambler-2": bird("#c78f72", "#f3d7c4", "#2f4a6b", SEEDS, stroke("M50 20C48 8 54 6 58 12C60 4 68 6 66 18", "#7c4a3c", 4) + both((side) => patch(`M${60 + side * 27} 44L${60 + side * 13} 60L${60 + side * 22} 64Z`, "#4f8fc0") + stroke(`M${60 + side * 12} 56L${60 + side * 8} 64`, "#2e261c", 4))),
  cautious:
    shape("M10 98C6 60 34 34 60 34C86 34 114 60 110 98Z", "#6b8a3f") + stroke("M36 96L40 70L60 56L80 70L84 96M60 56V35M40 70L18 72M80 70L102 72", "#3f5a22", 3.6) + shape("M34 60C34 42 46 34 60 34C74 34 86 42 86 60C86 74 74 82 60 82C46 82 34 74 34 60Z", "#c3cf8a") +
    both((side) => ellipse(60 + side * 12, 56, 7, 7, "#fff8e6", 2.4) + ellipse(60 + side * 12, 56, 2.8, 3.4, "#2e261c")) + stroke("M53 56H67", "var(--line)", 2.4) + stroke("M50 70C56 75 64 75 70 70", "var(--line)", 2.6),
  "cautious-3":
    body("#a8703f") + both((side) => stroke(`M${60 + side * 14} 26C${60 + side * 18} 14 ${60 + side * 26} 10 ${60 + side * 26} 0M${60 + side * 20} 13L${60 + side * 12} 4`, "#7a5a3c", 4.4) + shape(`M${60 + side * 20} 36C${60 + side * 34} 24 ${60 + side * 46} 28 ${60 + side * 48} 34C${60 + side * 40} 44 ${60 + side * 28} 46 ${60 + side * 22} 44Z`, "#b98a54")) +
    shape("M36 40C36 26 48 20 60 20C72 20 84 26 84 40C84 56 74 72 60 74C46 72 36 56 36 40Z", "#b98a54") + patch("M46 60C48 52 72 52 74 60C72 68 66 73 60 73C54 73 48 68 46 60Z", "#f3e2cc") + EYES + ellipse(60, 62, 6, 4.4, "#3b2d1e"),
};

export const FACES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(BUSTS).map(([id, one]) => [id, animal(one)])),
  ...DRAWN,
};
