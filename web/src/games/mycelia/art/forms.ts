/** Mushrooms that are no caps: funnels, cups, antlers, stars, cages, brackets; and leaves. */

import { blob, curve, ellipse, group, patch, type Point, shape, stroke, tint } from "../../../art/pen";
import { drawCap, halo } from "./caps";
import type { Fan, Leaf, Simple } from "./picture";

export const FORMS: Record<Simple["form"], (body: Simple, random: () => number) => string> = {
  funnel({ w, h, c, c2 = tint(c, -0.2) }) {
    const side: Point[] = [[-w, -h], [-w * 0.62, -h * 0.68], [-w * 0.24, -h * 0.36], [-w * 0.16, -6], [-w * 0.14, 0], [w * 0.14, 0], [w * 0.16, -6], [w * 0.24, -h * 0.36], [w * 0.62, -h * 0.68], [w, -h], [0, -h - 4]];
    let ridges = "";
    for (let i = -5; i <= 5; i++) ridges += `M${(i * w * 0.02).toFixed(1)} ${(-h * 0.24).toFixed(1)}Q${(i * w * 0.05).toFixed(1)} ${(-h * 0.6).toFixed(1)} ${(i * w * 0.165).toFixed(1)} ${(-h * 0.88).toFixed(1)}`;
    const rim: Point[] = [[-w, -h], [-w * 0.6, -h - 9], [-w * 0.12, -h - 5], [w * 0.3, -h - 10], [w * 0.72, -h - 6], [w, -h], [w * 0.5, -h + 9], [0, -h + 6], [-w * 0.5, -h + 10]];
    return shape(curve(side), c) + patch(curve([[w * 0.9, -h + 3], [w * 0.6, -h * 0.7], [w * 0.2, -h * 0.36], [w * 0.12, -3], [w * 0.03, -3], [w * 0.08, -h * 0.4], [w * 0.4, -h * 0.72]]), tint(c, -0.16)) +
      stroke(ridges, tint(c, -0.45), 1.7) + shape(curve(rim), c2) + patch(curve([[-w * 0.3, -h], [0, -h - 3], [w * 0.3, -h], [0, -h + 4]]), tint(c2, -0.3)) +
      stroke(`M${(-w * 0.8).toFixed(1)} ${-h - 1}Q${(-w * 0.5).toFixed(1)} ${-h - 6} ${(-w * 0.2).toFixed(1)} ${-h - 3}`, "#fff", 2.4, 0.6);
  },
  cup({ w, h, c, c2 = tint(c, 0.45) }) {
    const y = -h;
    const stem = Math.max(2.5, w * 0.13);
    return shape(`M${-stem} ${(-h * 0.4).toFixed(1)}L${-stem * 0.8} 0H${stem * 0.8}L${stem} ${(-h * 0.4).toFixed(1)}Z`, c2, 2.4) +
      shape(curve([[-w, y], [-w * 0.82, y + h * 0.34], [-w * 0.34, y + h * 0.64], [w * 0.34, y + h * 0.64], [w * 0.82, y + h * 0.34], [w, y], [0, y - 3]]), c2) +
      patch(curve([[w * 0.9, y + 6], [w * 0.72, y + h * 0.36], [w * 0.3, y + h * 0.58], [0, y + h * 0.58], [w * 0.4, y + h * 0.36]]), tint(c2, -0.2)) +
      ellipse(0, y, w, w * 0.36, tint(c, 0.16), 3) + ellipse(0, y + w * 0.05, w * 0.82, w * 0.26, c) + ellipse(w * 0.08, y + w * 0.1, w * 0.5, w * 0.14, tint(c, -0.26)) +
      stroke(`M${(-w * 0.66).toFixed(1)} ${(y - w * 0.02).toFixed(1)}Q${(-w * 0.4).toFixed(1)} ${(y - w * 0.16).toFixed(1)} ${(-w * 0.05).toFixed(1)} ${(y - w * 0.18).toFixed(1)}`, "#fff", 2.2, 0.65);
  },
  club({ w, h, c, c2 }, random) {
    const bend = (random() - 0.5) * w;
    const out: Point[] = [[-w * 0.4, 0], [-w * 0.55 + bend * 0.3, -h * 0.3], [-w + bend, -h * 0.68], [-w * 0.62 + bend, -h * 0.94], [bend, -h], [w * 0.62 + bend, -h * 0.94], [w + bend, -h * 0.68], [w * 0.55 + bend * 0.3, -h * 0.3], [w * 0.4, 0]];
    return shape(curve(out), c, 2.6) + patch(curve([[w * 0.1, -2], [w * 0.2 + bend * 0.3, -h * 0.3], [w * 0.3 + bend, -h * 0.66], [w * 0.2 + bend, -h * 0.9], [w * 0.75 + bend, -h * 0.7], [w * 0.4, -h * 0.25]]), tint(c, -0.18)) +
      (c2 ? patch(curve([[bend - w * 0.6, -h * 0.86], [bend, -h + 2], [bend + w * 0.6, -h * 0.86]]), c2) : "") +
      stroke(`M${(bend - w * 0.5).toFixed(1)} ${(-h * 0.62).toFixed(1)}L${(bend - w * 0.3).toFixed(1)} ${(-h * 0.85).toFixed(1)}`, "#fff", 1.8, 0.6);
  },
  /** Branching antlers: drawn as thick strokes, the outline below, the tips in the second colour. */
  horn({ w, h, c, c2 = c, n = 3 }, random) {
    const branches: [string, number, boolean][] = [];
    const grow = (x: number, y: number, angle: number, length: number, width: number, depth: number): void => {
      const bend = (random() - 0.5) * 0.5;
      const [x1, y1] = [x + Math.sin(angle) * length, y - Math.cos(angle) * length];
      const [mx, my] = [(x + x1) / 2 + bend * length * 0.3, (y + y1) / 2];
      branches.push([`M${x.toFixed(1)} ${y.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}`, width, depth === 0]);
      if (depth > 0) for (const side of [-1, 1]) grow(x1, y1, angle * 0.6 + side * (0.28 + random() * 0.2), length * (0.62 + random() * 0.16), width * 0.76, depth - 1);
    };
    for (let i = 0; i < n; i++) {
      const u = n === 1 ? 0 : (i / (n - 1)) * 2 - 1;
      grow(u * w * 0.35, 0, u * 0.42, h * (0.46 - Math.abs(u) * 0.06), Math.max(5, w * 0.2), 2);
    }
    return branches.map(([d, width]) => stroke(d, "var(--line)", width + 4.5)).join("") +
      branches.map(([d, width, tip]) => stroke(d, tip ? c2 : c, width)).join("") +
      branches.map(([d, width]) => group(stroke(d, "#fff", width * 0.22, 0.5), -width * 0.2, -0.5)).join("");
  },
  /** A cauliflower of curly lobes. */
  frill({ w, h, c }, random) {
    let art = shape(curve(blob(0, -h * 0.48, w, h * 0.52, random, 0.05, 12)), tint(c, -0.35));
    for (let row = 0; row < 5; row++) {
      const y = -h * (0.86 - row * 0.18);
      const reach = w * (0.42 + 0.5 * Math.sin(((row + 0.9) / 5.6) * Math.PI));
      const count = 3 + (row % 2) + (row > 0 && row < 4 ? 1 : 0);
      for (let i = 0; i < count; i++) {
        const x = ((i + 0.5) / count) * 2 * reach - reach + (random() - 0.5) * 5;
        const r = 9 + random() * 4;
        const dark = tint(c, -0.42);
        art +=
          shape(curve(blob(x, y, r, r * 0.82, random, 0.24, 9)), tint(c, random() * 0.3 - 0.06), 2.2) +
          stroke(`M${(x - r * 0.6).toFixed(1)} ${(y + 2).toFixed(1)}c1 -7 8 -8 9 -2c1 5 -5 5 -5 1M${(x + r * 0.2).toFixed(1)} ${(y + 4).toFixed(1)}q5 -2 5 -7`, dark, 1.7);
      }
    }
    return art;
  },
  brain({ w, h, c }, random) {
    let art = shape(curve(blob(0, -h * 0.5, w, h * 0.55, random, 0.1, 10)), tint(c, -0.2));
    const lobes: [number, number, number][] = [[-0.62, 0.36, 0.36], [0.62, 0.34, 0.34], [0, 0.28, 0.36], [-0.4, 0.72, 0.34], [0.36, 0.74, 0.36], [-0.05, 0.98, 0.3], [0, 0.58, 0.3]];
    for (const [u, v, r] of lobes) {
      const [x, y] = [u * w, -v * h];
      art += shape(curve(blob(x, y, r * w, r * h * 0.9, random, 0.16, 7)), tint(c, random() * 0.18), 2.2) +
        stroke(`M${(x - r * w * 0.5).toFixed(1)} ${(y + 2).toFixed(1)}q${(r * w * 0.3).toFixed(1)} ${(-r * h * 0.5).toFixed(1)} ${(r * w * 0.6).toFixed(1)} ${(-r * h * 0.2).toFixed(1)}`, tint(c, -0.35), 1.8) +
        stroke(`M${(x - r * w * 0.5).toFixed(1)} ${(y - r * h * 0.35).toFixed(1)}q3 -4 7 -4`, "#fff", 2.2, 0.8);
    }
    return art;
  },
  /** Shelves from which long spines hang. */
  beard({ w, h, c }, random) {
    let art = "";
    for (const [u, v, r] of [[-0.25, 0.34, 0.62], [0.34, 0.62, 0.62], [-0.12, 0.98, 0.55]] as const) {
      const [x, y, half] = [u * w, -v * h, r * w];
      for (let i = 0; i < 11; i++) {
        const sx = x + ((i + 0.5) / 11) * 2 * half - half;
        const long = h * (0.2 + random() * 0.1);
        art += shape(`M${(sx - half * 0.1).toFixed(1)} ${y.toFixed(1)}L${sx.toFixed(1)} ${(y + long).toFixed(1)}L${(sx + half * 0.1).toFixed(1)} ${y.toFixed(1)}`, c, 1.7);
      }
      art += shape(curve([[x - half, y + 2], [x - half * 0.8, y - h * 0.13], [x, y - h * 0.2], [x + half * 0.8, y - h * 0.14], [x + half, y + 2], [x, y + 4]]), tint(c, 0.3), 2.8);
      for (let i = 0; i < 5; i++) art += stroke(`M${(x - half * 0.6 + i * half * 0.3).toFixed(1)} ${(y - h * 0.04).toFixed(1)}l${1 - i * 0.4} -5`, tint(c, -0.3), 1.6);
    }
    return art;
  },
  morel({ w, h, c, c2 = tint(c, -0.45) }, random) {
    const stem = drawCap({ form: "cap", cap: "egg", w, h: h * 0.64, c, spots: "pits", sc: c2, gills: "none", stem: [w * 0.5, w * 0.66], l: h * 0.38, st: "#f3e6c9" }, random);
    return stem;
  },
  /** An earthstar: rays on the ground, a ball on a collar. */
  star({ w, h, c, c2 = tint(c, 0.3) }, random) {
    let art = "";
    for (const u of [-0.95, 0.95, -0.55, 0.55, 0]) {
      const [x, y] = [u * w, -3 + (1 - Math.abs(u)) * 7];
      const base = w * 0.34;
      art += shape(curve([[u * w * 0.3 - base * 0.7, -h * 0.2], [x * 0.8 - base * 0.3, -h * 0.16], [x, y], [x * 0.8 + base * 0.3, y - 1], [u * w * 0.3 + base * 0.7, -h * 0.12]]), tint(c, u ? -0.12 * Math.abs(u) : 0.06), 2.6) +
        stroke(`M${(u * w * 0.4).toFixed(1)} ${(-h * 0.12).toFixed(1)}L${(x * 0.86).toFixed(1)} ${(y - 2).toFixed(1)}`, tint(c, -0.4), 1.4);
    }
    art += ellipse(0, -h * 0.24, w * 0.52, h * 0.16, tint(c, -0.2), 2.6);
    art += shape(curve(blob(0, -h * 0.52, w * 0.42, h * 0.34, random, 0.04, 10)), tint(c2, -0.14)) + patch(curve(blob(-2, -h * 0.54, w * 0.36, h * 0.29, random, 0.03, 10)), c2);
    for (let i = 0; i < 8; i++) art += ellipse((random() - 0.5) * w * 0.6, -h * (0.36 + random() * 0.36), 1.4, 1.1, tint(c2, -0.3));
    art += shape(`M-7 ${(-h * 0.8).toFixed(1)}L-2 ${(-h * 0.97).toFixed(1)}L0 ${(-h * 0.9).toFixed(1)}L3 ${(-h * 0.98).toFixed(1)}L7 ${(-h * 0.8).toFixed(1)}Z`, tint(c, -0.3), 2);
    for (const [x, y, r] of [[-9, 1.12, 2.2], [6, 1.2, 3], [-1, 1.3, 2.4], [12, 1.32, 1.8]] as const) art += `<circle cx="${x}" cy="${(-h * y).toFixed(1)}" r="${r}" fill="${tint(c, -0.3)}" opacity=".5"/>`;
    return art + stroke(`M${(-w * 0.24).toFixed(1)} ${(-h * 0.52).toFixed(1)}q1 -8 7 -11`, "#fff", 2.6, 0.6);
  },
  /** A sea anemone of a mushroom: forked arms on a pale stem. */
  arms({ w, h, c, c2 = "#f4d9cf" }) {
    const top = -h * 0.62;
    let art = shape(curve([[-w * 0.2, top], [-w * 0.22, -h * 0.3], [-w * 0.28, -4], [0, 1], [w * 0.28, -4], [w * 0.22, -h * 0.3], [w * 0.2, top]]), c2) + patch(curve([[w * 0.05, top], [w * 0.16, top], [w * 0.2, -5], [w * 0.06, -4]]), tint(c2, -0.16));
    const arms: string[] = [];
    for (let i = 0; i < 9; i++) {
      const angle = (i / 9) * Math.PI * 2 - Math.PI / 2;
      const reach = i % 2 ? 0.92 : 1;
      const [x, y] = [Math.cos(angle) * w * reach, top + Math.sin(angle) * h * 0.34 * reach];
      for (const side of [-1, 1]) {
        const [ex, ey] = [x + Math.cos(angle + side * 0.5) * 9, y + Math.sin(angle + side * 0.5) * 6 - 5];
        arms.push(`M0 ${top.toFixed(1)}Q${(x * 0.7).toFixed(1)} ${(top + (y - top) * 0.5 - 5).toFixed(1)} ${(x * 0.82).toFixed(1)} ${(top + (y - top) * 0.85).toFixed(1)}T${ex.toFixed(1)} ${ey.toFixed(1)}`);
      }
    }
    const all = arms.join("");
    art += stroke(all, "var(--line)", 8.5) + stroke(all, c, 4.6) + group(stroke(all, "#fff", 1.1, 0.35), -0.8, -1);
    return art + ellipse(0, top, w * 0.24, h * 0.09, tint(c, -0.45), 2.6) + ellipse(-2, top - 1, w * 0.1, h * 0.03, tint(c, 0.1));
  },
  /** A lattice ball. */
  cage({ w, h, c, c2 = "#f0e4cf" }) {
    let art = shape(curve([[-w * 0.7, 2], [-w * 0.72, -9], [-w * 0.3, -6], [0, -11], [w * 0.36, -6], [w * 0.7, -10], [w * 0.7, 2]]), c2, 2.6);
    art += `<ellipse cx="0" cy="${-h * 0.54}" rx="${w * 0.95}" ry="${h * 0.5}" fill="${tint(c, -0.72)}" opacity=".8"/>`;
    const at = (u: number, v: number): Point => [Math.sin((u * Math.PI) / 2) * w * Math.sqrt(Math.max(0, 1 - v * v)), -h * 0.54 - v * h * 0.5];
    let bars = "";
    const rows = [-0.92, -0.5, 0, 0.5, 0.92];
    for (let r = 0; r < rows.length - 1; r++) {
      for (let i = -2; i <= 2; i++) {
        const u = (i + (r % 2 ? 0.5 : 0)) / 2;
        for (const side of [-0.25, 0.25]) {
          const [x0, y0] = at(Math.max(-1, Math.min(1, u)), rows[r]!);
          const [x1, y1] = at(Math.max(-1, Math.min(1, u + side)), rows[r + 1]!);
          bars += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
        }
      }
    }
    bars += `M${w} ${-h * 0.54}A${w} ${h * 0.5} 0 1 1 ${-w} ${-h * 0.54}A${w} ${h * 0.5} 0 1 1 ${w} ${-h * 0.54}`;
    return art + stroke(bars, "var(--line)", 9) + stroke(bars, c, 5.4) + group(stroke(bars, "#fff", 1.2, 0.4), -1, -1);
  },
  /** A perennial bracket: a hoof of bands. */
  hoof({ w, h, c, c2 = "#efe0c4" }) {
    let art = shape(curve([[-w, -h * 0.1], [-w * 0.92, -h * 0.44], [-w * 0.5, -h * 0.9], [0, -h], [w * 0.5, -h * 0.9], [w * 0.92, -h * 0.44], [w, -h * 0.1], [w * 0.5, 2], [0, 4], [-w * 0.5, 2]]), c2);
    const bands = [c, tint(c, -0.3), tint(c, 0.2), tint(c, -0.18), "#a8693a", "#d9b184"];
    bands.forEach((colour, i) => {
      const v = 1 - i * 0.155;
      const u = 0.42 + i * 0.115;
      art += shape(curve([[-w * u, -h * (v - 0.16)], [-w * u * 0.6, -h * (v - 0.02)], [0, -h * v], [w * u * 0.6, -h * (v - 0.02)], [w * u, -h * (v - 0.16)], [w * u * 0.5, -h * (v - 0.21)], [0, -h * (v - 0.24)], [-w * u * 0.5, -h * (v - 0.21)]]), colour, 2);
    });
    return art + stroke(`M${(-w * 0.5).toFixed(1)} ${(-h * 0.62).toFixed(1)}Q${(-w * 0.36).toFixed(1)} ${(-h * 0.82).toFixed(1)} ${(-w * 0.12).toFixed(1)} ${(-h * 0.88).toFixed(1)}`, "#fff", 2.8, 0.5);
  },
  /** A little racket that shows its pores. */
  bat({ w, h, c, c2 = tint(c, 0.35) }) {
    let art = shape(`M${-w * 0.14} ${-h * 0.4}L${-w * 0.12} 0H${w * 0.12}L${w * 0.14} ${-h * 0.4}Z`, c, 2.4) + ellipse(0, -h * 0.66, w, h * 0.36, tint(c, -0.1), 2.8) + ellipse(0, -h * 0.66, w * 0.86, h * 0.3, c2);
    for (let row = -2; row <= 2; row++) {
      const count = 5 - Math.abs(row);
      for (let i = 0; i < count; i++) art += ellipse(((i + 0.5) / count - 0.5) * w * 0.33 * count, -h * 0.66 + row * h * 0.115, w * 0.13, h * 0.045, tint(c, -0.42));
    }
    return art;
  },
};

export function drawFan(body: Fan): string {
  const { w, h } = body;
  let art = body.glow ? halo(w * 1.2, -h * 0.5, 0, body.glow) : "";
  const out = (k: number): Point[] =>
    ([[0, 0], [-0.62, -0.02], [-1, -0.3], [-0.86, -0.7], [-0.4, -0.98], [0.12, -1], [0.66, -0.86], [1, -0.48], [0.86, -0.08]] as Point[]).map(([x, y]) => [x * w * k, y * h * k]);
  body.c.forEach((colour, i) => {
    const k = 1 - i * (0.84 / body.c.length);
    art += i ? patch(curve(out(k)), colour) + stroke(curve(out(k)), tint(colour, -0.3), 1, 0.5) : shape(curve(out(1)), colour);
  });
  if (body.ribs) {
    let d = "";
    for (let i = -4; i <= 4; i++) d += `M0 -3Q${(i * w * 0.1).toFixed(1)} ${(-h * 0.4).toFixed(1)} ${(i * w * 0.21).toFixed(1)} ${(-h * (0.88 - Math.abs(i) * 0.11)).toFixed(1)}`;
    art += stroke(d, body.ribs, 1.6, 0.85);
  }
  art += stroke(curve(out(1)), "var(--line)", 2.8);
  const shine = body.gloss ? 4.5 : 2.6;
  return art + stroke(`M${(-w * 0.74).toFixed(1)} ${(-h * 0.5).toFixed(1)}Q${(-w * 0.56).toFixed(1)} ${(-h * 0.76).toFixed(1)} ${(-w * 0.28).toFixed(1)} ${(-h * 0.86).toFixed(1)}`, "#fff", shine, 0.65);
}

export function drawLeaf(body: Leaf): string {
  if (body.kind === "oak") {
    const d = "M0 34C-4 26 -16 26 -15 17C-24 14 -21 4 -14 3C-22 -3 -18 -14 -10 -13C-14 -22 -6 -32 0 -36C6 -32 14 -22 10 -13C18 -14 22 -3 14 3C21 4 24 14 15 17C16 26 4 26 0 34Z";
    return shape(d, body.c) + patch("M0 34C4 26 16 26 15 17C24 14 21 4 14 3C22 -3 18 -14 10 -13C14 -22 6 -32 0 -36Z", tint(body.c, -0.16)) + stroke(d) + stroke("M0 44V-24M0 18L-8 12M0 18L8 12M0 2L-9 -3M0 2L9 -3M0 -12L-5 -17M0 -12L5 -17", "var(--line)", 2.2);
  }
  const d = "M0 40C-26 26 -28 -6 0 -40C28 -6 26 26 0 40Z";
  return shape(d, body.c) + patch("M0 40C26 26 28 -6 0 -40Z", tint(body.c, -0.16)) + stroke(d) +
    stroke("M0 52V-28M0 26L-13 14M0 26L13 14M0 10L-14 -3M0 10L14 -3M0 -6L-10 -17M0 -6L10 -17", "var(--line)", 2.2) + stroke("M-13 -4C-13 -12 -9 -20 -5 -26", "#fff", 2.6, 0.55);
}
