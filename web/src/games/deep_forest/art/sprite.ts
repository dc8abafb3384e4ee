/** The symbols of the deep forest, drawn by their names: `potion`, `fol-2`, `die-5`. */

import { layer, type Sheet } from "../../../art/layer";
import { ellipse, shape, stroke } from "../../../art/pen";
import { grounds } from "./grounds";
import { MONSTERS } from "./monsters";
import { PIECES } from "./pieces";

const PIPS: readonly (readonly [number, number])[][] = [
  [[32, 33]],
  [[21, 22], [43, 44]],
  [[20, 21], [32, 33], [44, 45]],
  [[20, 21], [44, 21], [20, 45], [44, 45]],
  [[20, 21], [44, 21], [32, 33], [20, 45], [44, 45]],
  [[20, 19], [44, 19], [20, 33], [44, 33], [20, 47], [44, 47]],
];

function dice(): Record<string, string> {
  const cube = shape("M10 8H52C56 8 58 10 58 13V52C58 56 56 58 52 58H12C8 58 6 56 6 52V13C6 10 8 8 10 8Z", "#fbf3dd");
  return Object.fromEntries(
    PIPS.map((places, i) => [`die-${i + 1}`, cube + places.map(([x, y]) => ellipse(x, y, 5, 5, "#3b2d1e")).join("")]),
  );
}

const MARKS: Record<string, string> = {
  // A sword that has been turned over: its back is bare.
  spent: shape("M10 8H54V56H10Z", "#c9b48a") + stroke("M18 48L46 16", "#8a7448", 4) + stroke("M18 16L46 48", "#8a7448", 4),
  gold: shape("M8 52C8 44 14 40 22 40H42C50 40 56 44 56 52Z", "#d59b2b") + ellipse(22, 34, 14, 9, "#eebb48", 3) + ellipse(42, 32, 14, 9, "#eebb48", 3) + ellipse(32, 20, 14, 9, "#f6d06a", 3) + stroke("M24 17C27 14 31 13 34 13", "#fff", 3, 0.9),
  double: shape("M6 20L28 8L50 20V44L28 56L6 44Z", "#e8d9b8") + stroke("M18 26C20 20 32 20 32 28C32 34 20 38 18 44H33M40 30L54 46M54 30L40 46", "var(--line)", 4),
  wild: shape("M32 4L39 22L58 23L43 35L48 54L32 43L16 54L21 35L6 23L25 22Z", "#c7a4e4") + stroke("M26 26C27 20 38 20 38 27C38 32 32 32 32 37M32 44V45", "var(--line)", 4),
  // Nobody goes there; nobody has seen it yet.
  no: ellipse(32, 32, 25, 25, "#fff6e6", 3) + stroke("M20 20L44 44M44 20L20 44", "#c3200d", 9),
  unseen: ellipse(32, 32, 27, 27, "#fff6e6", 3) + stroke("M12 28C20 40 44 40 52 28M18 35L13 42M32 38V47M46 35L51 42", "#c3200d", 5),
  // Where a fight can begin.
  claw: stroke("M18 10C12 26 14 42 22 54M32 8C28 24 28 42 33 56M46 10C44 26 42 42 46 54", "#3b2d1e", 8) + stroke("M18 10C12 26 14 42 22 54M32 8C28 24 28 42 33 56M46 10C44 26 42 42 46 54", "#f0c9a0", 3.6),
  exit: shape("M8 58V10H44V58Z", "#8a5b32") + shape("M14 52V16H38V52Z", "#ffe9b0") + stroke("M26 34H58M48 24L58 34L48 44", "var(--line)", 5),
  strip: shape("M4 20H60V44H4Z", "#f6e7c2") + stroke("M23 20V44M41 20V44", "#b99b62", 2.4) + ellipse(14, 32, 5, 5, "#b5456e", 2) + ellipse(32, 32, 5, 5, "#eebb48", 2) + ellipse(50, 32, 5, 5, "#3f86bf", 2),
};

export const sheets = (): readonly Sheet[] => {
  const all = Object.entries(grounds());
  const isWall = ([id]: [string, string]): boolean => id.startsWith("wall");
  return [
    { box: "64 64", symbols: { ...PIECES, ...MARKS, ...dice() } },
    { box: "100 70", symbols: Object.fromEntries(all.filter(isWall)) },
    { box: "100 100", symbols: Object.fromEntries(all.filter((one) => !isWall(one))) },
    { box: "120 120", symbols: MONSTERS, prefix: "mon-" },
  ];
};

/** Make the symbols known, once. */
export const lay = layer("df", sheets);
