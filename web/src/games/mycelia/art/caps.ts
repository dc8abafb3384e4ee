/** Caps on stems, and caps that sink in the middle. */

import { blob, curve, ellipse, group, patch, type Point, shape, stroke, tint } from "../../../art/pen";
import { capOutline, gillsOf, halfWidth, spotsOf, stemOf, veilOf } from "./cap_parts";
import type { Cap, Dish } from "./picture";

export function drawCap(body: Cap, random: () => number): string {
  const top = -body.l;
  const lean = body.lean ?? 0;
  const outline = capOutline(body, top, random);
  let art = "";
  if (body.glow) art += halo(body.w * 1.5, top - body.h * 0.3, lean, body.glow);
  const inside = gillsOf(body, top);
  const shifted = (part: string): string => (lean && part ? group(part, lean, 0) : part);
  if (body.gills !== "decurrent") art += shifted(inside);
  art += stemOf(body, top, random);
  if (body.gills === "decurrent") art += shifted(inside);
  if (body.volva) {
    const b = body.stem[1];
    art += shape(curve([[-b - 5, 1], [-b - 6, -9], [-b * 0.6, -15], [0, -11], [b * 0.5, -16], [b + 6, -10], [b + 5, 1]]), body.volva, 2.4);
  }
  if (body.veil) art += veilOf(body, top);
  if (body.ring) {
    const a = body.stem[0] + 1;
    const y = top + body.l * 0.26;
    const x = lean * 0.7;
    const fill = tint(body.st ?? "#f3e6c9", 0.45);
    art += body.ring === "skirt"
      ? shape(curve([[x - a, y - 3], [x - a - 7, y + 8], [x - a * 0.4, y + 10], [x, y + 7], [x + a * 0.5, y + 11], [x + a + 7, y + 7], [x + a, y - 3], [x, y - 1]]), fill, 2.2)
      : ellipse(x, y, a + 4, 3.6, fill, 2.2) + stroke(`M${x - a} ${y + 4}q${a} 3 ${2 * a} 0`, "var(--line)", 1.4);
  }
  const dark = tint(body.c, -0.24);
  const small: Point[] = outline.map(([x, y]) => [x * 0.87 - body.w * 0.045, top + (y - top) * 0.87 - body.h * 0.035]);
  let cap = shape(curve(outline), dark) + patch(curve(small), body.c) + spotsOf(body, top, random);
  const shineX = -halfWidth(body.cap, 0.55) * body.w * 0.72;
  cap += stroke(
    `M${shineX.toFixed(1)} ${(top - body.h * 0.42).toFixed(1)}Q${(shineX * 0.86).toFixed(1)} ${(top - body.h * 0.7).toFixed(1)} ${(shineX * 0.5).toFixed(1)} ${(top - body.h * 0.82).toFixed(1)}`,
    "#fff", Math.max(1.8, Math.min(3.2, body.w * 0.08)), 0.6,
  );
  return art + shifted(cap);
}

export function halo(r: number, y: number, x: number, colour: string): string {
  return [1, 0.78, 0.55].map((part) => `<circle cx="${x}" cy="${Math.round(y)}" r="${Math.round(r * part)}" fill="${colour}" opacity=".16"/>`).join("");
}

export function drawDish(body: Dish, random: () => number): string {
  const { w, h, c } = body;
  const top = -body.l;
  const ry = w * 0.27;
  let art = body.glow ? halo(w * 1.4, top, 0, body.glow) : "";
  art += stemOf(body, top + 4, random);
  const side: Point[] = [[-w, top - h * 0.5], [-w * 0.72, top + h * 0.25], [-body.stem[0] * 1.1, top + h * 0.75], [body.stem[0] * 1.1, top + h * 0.75], [w * 0.72, top + h * 0.25], [w, top - h * 0.5], [0, top - h]];
  let lines = "";
  for (let i = -6; i <= 6; i++) lines += `M${((i / 6.3) * w).toFixed(1)} ${(top - h * 0.4 + (6 - Math.abs(i)) * 0.8).toFixed(1)}Q${(i * w * 0.1).toFixed(1)} ${(top + h * 0.35).toFixed(1)} ${(i * body.stem[0] * 0.15).toFixed(1)} ${(top + h * 0.74).toFixed(1)}`;
  art += shape(curve(side), body.gc) + stroke(lines, tint(body.gc, -0.35), 1.5);
  const y = top - h * 0.5;
  art += ellipse(0, y, w + 1, ry, tint(c, -0.22), 3) + ellipse(-w * 0.03, y - ry * 0.06, w * 0.9, ry * 0.86, c);
  if (body.rings) {
    for (const r of [0.82, 0.62, 0.42]) art += `<ellipse cx="0" cy="${y.toFixed(1)}" rx="${(w * r).toFixed(1)}" ry="${(ry * r).toFixed(1)}" fill="none" stroke="${body.rings}" stroke-width="2.6" opacity=".75"/>`;
  }
  art += ellipse(0, y + ry * 0.12, w * 0.24, ry * 0.3, tint(c, -0.32));
  if (body.stain) for (let i = 0; i < 4; i++) art += patch(curve(blob((random() - 0.5) * w * 1.2, y + (random() - 0.5) * ry, 5, 2.4, random, 0.3, 6)), body.stain, 0.75);
  return art + stroke(`M${(-w * 0.78).toFixed(1)} ${(y - ry * 0.3).toFixed(1)}Q${(-w * 0.5).toFixed(1)} ${(y - ry * 0.78).toFixed(1)} ${(-w * 0.1).toFixed(1)} ${(y - ry * 0.86).toFixed(1)}`, "#fff", 2.6, 0.6);
}
