/** Nightweave, her spiders and webs, and the signs of her activity cards. Boxes of 64. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";

const LEGS = "M26 32C16 26 12 18 7 18M25 36C14 34 8 34 3 38M26 40C16 44 12 50 9 57M38 32C48 26 52 18 57 18M39 36C50 34 56 34 61 38M38 40C48 44 52 50 55 57M28 30C22 20 20 14 20 7M36 30C42 20 44 14 44 7";
const twice = (d: string, colour: string, wide: number, thin: number): string => stroke(d, "var(--line)", wide) + stroke(d, colour, thin);

/** Rings round the middle and spokes through them; `radii` are those of the rings. */
function threads(radii: readonly number[], width: number, colour: string): string {
  const at = (r: number, i: number): [number, number] => {
    const angle = ((i + 0.5) / 8) * Math.PI * 2;
    return [Math.round((32 + Math.cos(angle) * r) * 10) / 10, Math.round((32 + Math.sin(angle) * r) * 10) / 10];
  };
  const ring = (r: number): string => {
    let d = `M${at(r, 0).join(" ")}`;
    for (let i = 1; i <= 8; i++) {
      const angle = (i / 8) * Math.PI * 2;
      const sag = r * 0.78;
      d += `Q${(32 + Math.cos(angle) * sag).toFixed(1)} ${(32 + Math.sin(angle) * sag).toFixed(1)} ${at(r, i % 8).join(" ")}`;
    }
    return d;
  };
  const far = Math.max(...radii) + 3;
  const spokes = Array.from({ length: 8 }, (_, i) => `M32 32L${at(far, i).join(" ")}`).join("");
  return stroke(radii.map(ring).join("") + spokes, colour, width);
}

const eye = (x: number): string => ellipse(x, 25, 4.6, 5.4, "#fff", 1.6) + ellipse(x + (x < 32 ? 0.9 : -0.9), 26.4, 2.3, 2.9, "#1d1426") + ellipse(x + (x < 32 ? 0.2 : -1.6), 25.2, 0.9, 0.9, "#fff");

/** Faces stay dark where outlines turn light at night. */
const dark = (body: string): string => body.replaceAll("var(--line)", "#1d1426");

const CLEARINGS = { top_left: [9, 9], top_right: [35, 9], bottom_left: [9, 35], bottom_right: [35, 35] } as const;
const tile = ([x, y]: readonly [number, number], on: boolean): string =>
  shape(`M${x + 3} ${y}H${x + 17}Q${x + 20} ${y} ${x + 20} ${y + 3}V${y + 17}Q${x + 20} ${y + 20} ${x + 17} ${y + 20}H${x + 3}Q${x} ${y + 20} ${x} ${y + 17}V${y + 3}Q${x} ${y} ${x + 3} ${y}Z`, on ? "#7fa044" : "#f4eddc", on ? 3.4 : 2.2) +
  (on ? shape(`M${x + 10} ${y + 3}L${x + 17} ${y + 15}H${x + 3}Z`, "#4d7a35", 2) : "");
const clearing = (name: keyof typeof CLEARINGS): string => Object.entries(CLEARINGS).map(([id, at]) => tile(at, id === name)).join("");

const ROUND = "M13 40A21 21 0 1 1 31 53";
const TURN = stroke(ROUND, "var(--line)", 9) + stroke(ROUND, "#c5b4e6", 4.4) + shape("M30 42L18 53L32 63Z", "#c5b4e6", 3);

export const LAIR: Readonly<Record<string, string>> = {
  // One of her spiders.
  spider: twice(LEGS, "#6f5b92", 5.4, 2.2) + ellipse(32, 41, 13, 14, "#5b4a78", 3) + dark(shape("M32 32L37 39L32 48L27 39Z", "#c5b4e6", 2)) + ellipse(32, 27, 8.5, 7.5, "#6f5b92", 3) + ellipse(28.5, 26, 2.3, 2.4, "#fff") + ellipse(35.5, 26, 2.3, 2.4, "#fff") + ellipse(29, 26.6, 1.1, 1.2, "#1d1426") + ellipse(35, 26.6, 1.1, 1.2, "#1d1426"),
  // Herself: large eyes, two tiny ones, a crown, and a smile with fangs.
  nightweave:
    twice("M22 34C12 30 8 20 4 20M21 39C12 38 6 40 2 45M23 44C15 48 12 54 11 61M42 34C52 30 56 20 60 20M43 39C52 38 58 40 62 45M41 44C49 48 52 54 53 61M24 30C18 22 15 15 15 8M40 30C46 22 49 15 49 8", "#7d68a5", 5.6, 2.4) +
    ellipse(32, 46, 14, 14.5, "#5b4a78", 3) + dark(shape("M32 41L37 47L32 56L27 47Z", "#c5b4e6", 2)) + stroke("M22 42C22 38 25 35 27 34", "#fff", 2, 0.4) +
    ellipse(32, 26, 15, 12.4, "#6f5b92", 3) + ellipse(20.6, 28.4, 1.8, 1.3, "#d9879a") + ellipse(43.4, 28.4, 1.8, 1.3, "#d9879a") + dark(eye(26) + eye(38)) +
    dark(ellipse(21, 21.4, 1.6, 1.6, "#f0cf6b", 1) + ellipse(43, 21.4, 1.6, 1.6, "#f0cf6b", 1)) + stroke("M27 33.4C30 36 34 36 37 33.4", "#1d1426", 1.8) + patch("M29 34.4L30.6 37.6L31.6 35ZM35 34.4L33.4 37.6L32.4 35Z", "#fff") +
    dark(shape("M23 15L24 6L29 11L32 3L35 11L40 6L41 15Z", "#e3bd52", 2.2)) + ellipse(32, 11.6, 1.6, 1.6, "#b5456e"),
  web: ellipse(32, 32, 28, 28, "#ece6f3", 3) + threads([7, 14, 21], 2.2, "#6a5f78") + ellipse(43, 23, 3.6, 3.6, "#5b4a78", 1),
  threads: threads([8, 15, 22, 28], 1.6, "var(--web, #6a5f78)"),
  // Signs of activity cards.
  to: stroke("M10 32H50M36 18L50 32L36 46", "currentColor", 6),
  clockwise: TURN,
  counter: `<g transform="translate(64 0) scale(-1 1)">${TURN}</g>`,
  "clearing-top_left": clearing("top_left"),
  "clearing-top_right": clearing("top_right"),
  "clearing-bottom_left": clearing("bottom_left"),
  "clearing-bottom_right": clearing("bottom_right"),
  lair: shape("M6 58V34L20 20L34 34V58Z", "#c5b4e6") + shape("M30 58V28L44 12L58 28V58Z", "#8d7bb8") + shape("M40 58V44H50V58Z", "#3a2f4a", 2.6) + stroke("M4 6L20 20M4 18L20 20M16 4L20 20M8 10L15 7M6 15L13 12", "#6a5f78", 2),
  open: shape("M10 14H54V42H10Z", "#e3c169") + stroke("M32 42V60M20 6L32 14L44 6", "var(--line)", 4) + stroke("M22 28H42M36 22L42 28L36 34", "#5a3d12", 4),
  special: shape("M14 60V6L54 14L44 24L54 34L14 40", "#6b3f86") + stroke("M14 60V6", "var(--line)", 5) + shape("M28 14L30.6 19.4L36 20L32 24L33 30L28 27L23 30L24 24L20 20L25.4 19.4Z", "#f0cf6b", 1.6),
  meadow: shape("M6 10H58V54H6Z", "#cfe0a4", 3) + stroke("M19 10V54M32 10V54M45 10V54M6 32H58", "#6b8a3f", 2.4) + group(ellipse(0, 0, 4.4, 4.4, "#f0cf6b", 2), 25.5, 21) + group(ellipse(0, 0, 4.4, 4.4, "#d9879a", 2), 51.5, 43),
  "trash-card": `<g transform="rotate(-8 32 32)">${shape("M14 8H46C49 8 50 10 50 12V54C50 57 48 58 46 58H14C12 58 10 57 10 54V12C10 9 12 8 14 8Z", "#b9b1a4")}</g>` + stroke("M16 18L46 48M46 18L16 48", "#a3321f", 6),
  // Her three kinds of cards, and loot.
  personality: shape("M8 16C20 10 44 10 56 16C58 36 50 56 32 60C14 56 6 36 8 16Z", "#8d7bb8") + shape("M15 28C19 23 27 24 29 30C25 35 17 34 15 28ZM49 28C45 23 37 24 35 30C39 35 47 34 49 28Z", "#f7ecd0", 2.4) + stroke("M22 46C28 52 36 52 42 46", "var(--line)", 3.4),
  plan: shape("M12 8H52V56H12Z", "#f6ecd2") + stroke("M20 46C24 30 40 42 44 22", "#b5456e", 3) + stroke("M38 22L44 20L46 26", "#b5456e", 3) + stroke("M18 16L26 24M26 16L18 24", "#5b4a78", 3.4),
  intrigue: shape("M32 4C46 14 54 26 50 42C46 56 38 60 32 60C26 60 18 56 14 42C10 26 18 14 32 4Z", "#5b4a78") + stroke("M32 4C38 22 38 44 32 60M32 4C26 22 26 44 32 60M18 24C26 30 38 30 46 24M14 40C24 46 40 46 50 40", "#c5b4e6", 2),
  loot: shape("M14 26C8 40 6 58 14 60H50C58 58 56 40 50 26Z", "#a8703f") + shape("M20 26L14 10C24 14 40 14 50 10L44 26Z", "#c08a4e") + stroke("M18 26H46", "#e3bd52", 5) + ellipse(32, 43, 7, 7, "#f0cf6b", 2.4),
};
