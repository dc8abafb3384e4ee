/** The grounds of the forest, box 100 x 100: face-down foliage, trees, clearings, walls. Each in a few variants. */

import { blob, curve, group, PEN, patch, type Point, seeded, shape, stroke } from "../../../art/pen";

export const VARIANTS = 4;

const grass = (random: () => number, count: number): string =>
  Array.from({ length: count }, () => {
    const [x, y] = [8 + Math.round(random() * 84), 24 + Math.round(random() * 68)];
    return stroke(`M${x} ${y}c-1 -5 -3 -8 -6 -10M${x} ${y}c0 -6 0 -9 1 -12M${x} ${y}c1 -5 4 -8 7 -9`, "var(--forest-2)", 2.4);
  }).join("");

const lawn = `<rect width="100" height="100" rx="9" fill="var(--forest)"/>`;

/** Nobody knows what lies below: crowns seen from above. */
function foliage(random: () => number): string {
  const greens = ["#4a7842", "#3f6c3b", "#57864b", "#447040"];
  let crowns = "";
  for (const [x, y, r] of [[22, 24, 25], [66, 20, 24], [88, 46, 22], [44, 50, 26], [14, 62, 22], [74, 76, 26], [36, 84, 24]] as const) {
    const points = blob(x + (random() - 0.5) * 8, y + (random() - 0.5) * 8, r, r, random, 0.13, 9);
    const inside = points.map(([a, b]): Point => [Math.max(2, Math.min(98, a)), Math.max(2, Math.min(98, b))]);
    crowns += `<path d="${curve(inside)}" fill="${greens[Math.floor(random() * 4)]}" stroke="#1f3a20" stroke-width="1.8" stroke-linejoin="round"/>`;
    crowns += stroke(`M${Math.round(x - r * 0.4)} ${Math.round(y + 3)}q6 -12 15 -9`, "#8fb473", 2, 0.6);
  }
  return `<rect width="100" height="100" rx="9" fill="var(--foliage-2)"/>${crowns}`;
}

const CROWN: readonly Point[] = [
  [-17, -9], [-19, -17], [-13, -24], [-14, -31], [-6, -38], [0, -41], [7, -37], [14, -31], [13, -23], [19, -16], [16, -8], [0, -6],
];

function tree(random: () => number, x: number, y: number): string {
  const crown = curve(CROWN.map(([a, b]): Point => [a * (0.95 + random() * 0.1), b * (0.95 + random() * 0.08)]));
  const body =
    shape("M-3 0V-10H3V0Z", "#6d4a2c", 2.2) + shape(crown, "#a9c987", 2.4) + patch("M6 -36C16 -28 18 -14 14 -8C10 -7 4 -7 0 -6C10 -12 12 -24 6 -36Z", "#8bb06a") + stroke("M-9 -20C-9 -26 -6 -30 -2 -32", "#fff", 2.2, 0.75);
  return group(body, x, y, 0.74 + random() * 0.12);
}

const trees = (random: () => number): string =>
  lawn + grass(random, 3) + [[27, 42], [72, 46], [30, 90], [70, 92]].map(([x, y]) => tree(random, x! + (random() - 0.5) * 8, y! + (random() - 0.5) * 5)).join("");

function wall(random: () => number): string {
  const joint = (): number => Math.round((random() - 0.5) * 12);
  const d = `M0 24H100M0 47H100M${30 + joint()} 0V24M${72 + joint()} 0V24M${14 + joint()} 24V47M${52 + joint()} 24V47M${88 + joint()} 24V47M${34 + joint()} 47V70M${76 + joint()} 47V70`;
  return (
    `<rect width="100" height="70" rx="8" fill="var(--wall)"/>` + stroke(d, "#5f584c", 2.6) + stroke("M6 6H24M58 30H74", "#fff", 2.4, 0.3) +
    `<path d="M84 70c-2 -8 4 -12 10 -8l6 2v6Z" fill="#6f8f45" ${PEN} stroke-width="1.6"/>`
  );
}

/** `fol-0`, `wood-2`, `bare-1`, `wall-3`. */
export function grounds(): Record<string, string> {
  const found: Record<string, string> = {};
  for (let i = 0; i < VARIANTS; i++) {
    found[`fol-${i}`] = foliage(seeded(`foliage${i}`));
    found[`wood-${i}`] = trees(seeded(`wood${i}`));
    found[`bare-${i}`] = lawn + grass(seeded(`bare${i}`), 6);
    found[`wall-${i}`] = wall(seeded(`wall${i}`));
  }
  return found;
}
