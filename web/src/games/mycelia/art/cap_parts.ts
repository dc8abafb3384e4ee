/** The parts of a cap on a stem: its outline, its stem, what marks it, what hangs below it. */

import { blob, curve, ellipse, patch, type Point, shape, stroke, tint } from "../../../art/pen";
import type { Cap, Dish, Profile } from "./picture";

/** Half profiles from the rim to the top, in parts of half width and height. */
const PROFILES: Record<Profile, readonly Point[]> = {
  dome: [[1, 0], [1, 0.38], [0.7, 0.82], [0, 1]],
  flat: [[1, 0], [0.88, 0.48], [0.46, 0.86], [0, 1]],
  bell: [[1, 0], [0.82, 0.26], [0.68, 0.62], [0.38, 0.92], [0, 1]],
  cone: [[1, 0], [0.72, 0.32], [0.38, 0.7], [0.12, 0.95], [0, 1]],
  egg: [[0.86, 0], [1, 0.3], [0.93, 0.65], [0.62, 0.92], [0, 1]],
  knob: [[1, 0], [0.82, 0.42], [0.44, 0.66], [0.24, 0.84], [0.13, 0.98], [0, 1]],
  point: [[1, 0], [0.92, 0.3], [0.62, 0.6], [0.22, 0.82], [0.07, 0.97], [0, 1]],
  ball: [[0.8, 0], [1, 0.28], [1, 0.62], [0.62, 0.94], [0, 1]],
};

export function halfWidth(profile: Profile, v: number): number {
  const points = PROFILES[profile];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    if (v <= y1) return x0 + ((x1 - x0) * (v - y0)) / (y1 - y0 || 1);
  }
  return 0;
}

export function capOutline(body: Cap, top: number, random: () => number): Point[] {
  const wobble = (): number => 1 + (random() - 0.5) * 0.06;
  const points: Point[] = [];
  const half = PROFILES[body.cap];
  for (const [x, y] of half) points.push([-x * body.w * wobble(), top - y * body.h]);
  for (const [x, y] of half.slice(0, -1).reverse()) points.push([x * body.w * wobble(), top - y * body.h]);
  const low = halfWidth(body.cap, 0) * body.w;
  const sag = Math.min(5, body.h * 0.12);
  if (body.rim === "split") {
    for (let i = 1; i < 8; i++) points.push([low * (1 - i / 4), top + (i % 2 ? sag + 3 : -3)]);
  } else if (body.rim === "wave") {
    for (let i = 1; i < 6; i++) points.push([low * (1 - i / 3), top + (i % 2 ? sag + 2 : 0)]);
  } else if (body.rim === "hang") {
    for (let i = 1; i < 10; i++) points.push([low * (1 - i / 5), top + (i % 2 ? sag + 4 : sag - 1)]);
  } else {
    points.push([low * 0.6, top + sag * 0.7], [0, top + sag], [-low * 0.6, top + sag * 0.7]);
  }
  return points;
}

export function stemOf(body: Cap | Dish, top: number, random: () => number): string {
  const [a, b] = body.stem;
  const colour = body.st ?? "#f3e6c9";
  const lean = ("lean" in body && body.lean) || 0;
  const at = (v: number): number => lean * (1 - v) ** 1.5;
  const mid = (a + b) / 2 - Math.min(2, a * 0.15);
  const y = (v: number): number => top + (0 - top) * v;
  const outline: Point[] = [
    [at(0) - a, y(0)], [at(0.5) - mid, y(0.5)], [-b, -3], [-b * 0.5, 0], [b * 0.5, 0], [b, -3], [at(0.5) + mid, y(0.5)], [at(0) + a, y(0)],
  ];
  let art = shape(curve(outline), colour, a < 4 ? 2.2 : 2.8);
  if (a > 3) {
    art += patch(
      curve([[at(0) + a * 0.25, y(0.12)], [at(0) + a * 0.9, y(0.12)], [at(0.5) + mid * 0.9, y(0.5)], [b * 0.9, -5], [b * 0.3, -3], [at(0.5) + mid * 0.3, y(0.5)]]),
      tint(colour, -0.16),
    );
  }
  const mark = "mark" in body ? body.mark : undefined;
  const dark = tint(colour, -0.38);
  const lines: string[] = [];
  for (let v = 0.2; v < 0.95 && mark && mark !== "none"; v += mark === "net" ? 0.13 : 0.15) {
    const w = mid * 0.8;
    const x = at(v);
    if (mark === "snake") lines.push(`M${(x - w).toFixed(1)} ${y(v).toFixed(1)}l${(w * 0.7).toFixed(1)} 3l${(w * 0.6).toFixed(1)} -4l${(w * 0.7).toFixed(1)} 3`);
    else if (mark === "net") lines.push(`M${(x - w).toFixed(1)} ${y(v).toFixed(1)}l${w.toFixed(1)} 4l${w.toFixed(1)} -4M${x.toFixed(1)} ${(y(v) + 4).toFixed(1)}v4`);
    else for (let i = 0; i < 2; i++) lines.push(`M${(x + (random() - 0.5) * w * 1.6).toFixed(1)} ${(y(v) + i * 2).toFixed(1)}v2.5`);
  }
  if (lines.length) art += stroke(lines.join(""), dark, mark === "dots" ? 2 : 1.5, 0.8);
  return art;
}

export function spotsOf(body: Cap, top: number, random: () => number): string {
  const { cap, w, h } = body;
  const colour = body.sc ?? tint(body.c, -0.35);
  const at = (u: number, v: number): Point => [u * halfWidth(cap, v) * w, top - v * h];
  const arc = (v: number, part = 0.94): string => {
    const [x, y] = at(part, v);
    return `M${(-x).toFixed(1)} ${y.toFixed(1)}Q0 ${(y + Math.min(9, h * 0.16)).toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const rows: [number, number][] = [];
  const tall = h > w;
  for (const [v, count, shift] of (tall
    ? [[0.08, 4, 0], [0.24, 5, 0.1], [0.4, 4, 0], [0.56, 4, 0.1], [0.72, 3, 0], [0.88, 1, 0]]
    : [[0.14, 5, 0], [0.4, 4, 0.1], [0.64, 3, -0.1], [0.86, 1, 0]]) as [number, number, number][]) {
    for (let i = 0; i < count; i++) rows.push([((i + 0.5) / count) * 2 - 1 + shift * 0.5 + (random() - 0.5) * 0.1, v]);
  }
  switch (body.spots) {
    case "dots":
      return rows.map(([u, v], i) => {
        const [x, y] = at(u * 0.88, v * 0.98);
        const r = w * (0.09 + random() * 0.05) * (1 - Math.abs(u) * 0.4);
        return i % 7 === 6 ? "" : shape(curve(blob(x, y, r * (1 - Math.abs(u) * 0.25), r * 0.85, random, 0.14, 6)), colour, 1.4);
      }).join("");
    case "scales":
      return stroke(rows.map(([u, v]) => {
        const [x, y] = at(u * 0.86, v);
        const r = Math.max(2, w * 0.08);
        return `M${(x - r).toFixed(1)} ${y.toFixed(1)}q${r.toFixed(1)} ${(r * 1.3).toFixed(1)} ${(2 * r).toFixed(1)} 0`;
      }).join(""), colour, 2.2);
    case "shag":
      return rows.map(([u, v]) => {
        const [x, y] = at(u * 0.9, v);
        const r = Math.max(2.5, w * 0.17);
        return shape(`M${(x - r).toFixed(1)} ${(y - r * 0.4).toFixed(1)}L${x.toFixed(1)} ${(y + r).toFixed(1)}L${(x + r).toFixed(1)} ${(y - r * 0.4).toFixed(1)}`, colour, 1.3);
      }).join("");
    case "spikes":
      return [...rows, [-0.98, 0.28], [0.98, 0.28], [-0.9, 0.62], [0.9, 0.62], [0.1, 1]].map((place) => {
        const [u, v] = place as [number, number];
        const [x, y] = at(u * 0.96, v);
        const r = w * 0.075;
        return shape(`M${(x - r).toFixed(1)} ${(y + r).toFixed(1)}L${(x + u * r * 1.6).toFixed(1)} ${(y - r * 2.4).toFixed(1)}L${(x + r).toFixed(1)} ${(y + r).toFixed(1)}Z`, colour, 1.2);
      }).join("");
    case "glitter":
      return rows.concat(rows.map(([u, v]) => [u * 0.7 + 0.15, v * 0.92 + 0.07])).map(([u, v]) => {
        const [x, y] = at(u * 0.9, v);
        return ellipse(x, y, 1.3, 1.3, colour);
      }).join("");
    case "rings":
      return stroke([0.2, 0.46, 0.7].map((v) => arc(v)).join(""), colour, 2.4, 0.75);
    case "streaks":
    case "grooves": {
      const count = body.spots === "grooves" ? 9 : 13;
      let d = "";
      for (let i = 0; i < count; i++) {
        const u = ((i + 0.5) / count) * 2 - 1;
        const [x0, y0] = at(u * 0.7, body.spots === "grooves" ? 0.82 : 0.7);
        const [x1, y1] = at(u, 0.02);
        d += `M${x0.toFixed(1)} ${y0.toFixed(1)}Q${(x1 * 0.94).toFixed(1)} ${((y0 + y1) / 2).toFixed(1)} ${(x1 * 0.97).toFixed(1)} ${y1.toFixed(1)}`;
      }
      return stroke(d, colour, 1.7, 0.8);
    }
    case "veins":
      return stroke([[-0.7, 0.2], [-0.35, 0.5], [0, 0.25], [0.35, 0.55], [0.7, 0.2], [0.1, 0.8], [-0.3, 0.8]].map(([u, v]) => {
        const [x, y] = at(u!, v!);
        return `M${(x - 7).toFixed(1)} ${(y + 3).toFixed(1)}q4 -6 7 -1t8 -4M${x.toFixed(1)} ${(y + 1).toFixed(1)}q3 4 0 7`;
      }).join(""), colour, 2, 0.85);
    case "pits": {
      let art = "";
      for (let v = 0.1; v < 0.95; v += 0.17) {
        const count = Math.max(2, Math.round(halfWidth(cap, v) * 4));
        for (let i = 0; i < count; i++) {
          const u = ((i + (Math.round(v * 6) % 2 ? 0.5 : 0.3) + 0.1) / count) * 2 - 1;
          const [x, y] = at(u * 0.9, v);
          art += patch(curve(blob(x, y, w * 0.15, h * 0.066, random, 0.22, 6)), colour);
        }
      }
      return art;
    }
    case "stains":
      return rows.slice(0, 8).map(([u, v]) => {
        const [x, y] = at(u * 0.8, v);
        return patch(curve(blob(x, y, w * 0.11, h * 0.08, random, 0.3, 6)), colour, 0.7);
      }).join("");
    default:
      return "";
  }
}

export function gillsOf(body: Cap, top: number): string {
  const w = halfWidth(body.cap, 0) * body.w;
  const colour = body.gc ?? "#f1e2c2";
  const line = tint(colour, -0.4);
  const ry = Math.max(3.5, Math.min(10, w * 0.2));
  if (body.gills === "none") return "";
  if (body.gills === "decurrent") {
    const foot = top + w * 0.75;
    let d = "";
    for (let i = -4; i <= 4; i++) d += `M${(i * w * 0.22).toFixed(1)} ${(top + 2).toFixed(1)}Q${(i * 3.2).toFixed(1)} ${(top + w * 0.3).toFixed(1)} ${(i * body.stem[0] * 0.22).toFixed(1)} ${foot.toFixed(1)}`;
    return shape(curve([[-w * 0.97, top], [-w * 0.45, top + w * 0.3], [-body.stem[0], foot], [body.stem[0], foot], [w * 0.45, top + w * 0.3], [w * 0.97, top], [0, top - 4]]), colour) + stroke(d, line, 1.5);
  }
  let art = ellipse(0, top, w * 0.97, ry, colour, 2.8);
  if (body.gills === "teeth") {
    const count = Math.round(w / 3);
    for (let i = 0; i < count; i++) {
      const x = ((i + 0.5) / count) * 2 * w * 0.94 - w * 0.94;
      const y = top + ry * Math.sqrt(1 - (x / w) ** 2) - 1.5;
      art += shape(`M${(x - 2.2).toFixed(1)} ${y.toFixed(1)}L${x.toFixed(1)} ${(y + 9).toFixed(1)}L${(x + 2.2).toFixed(1)} ${y.toFixed(1)}`, colour, 1.5);
    }
    return art;
  }
  if (body.gills === "pores") {
    let dots = "";
    for (let i = -4; i <= 4; i++) for (const r of [0.42, 0.78]) dots += ellipse(i * w * 0.2, top + ry * r * Math.sqrt(Math.max(0, 1 - (i * 0.21) ** 2)), 1.3, 0.9, line);
    return art + dots;
  }
  let d = "";
  for (let i = -6; i <= 6; i++) {
    const x = (i / 6.4) * w * 0.94;
    d += `M${(x * 0.15).toFixed(1)} ${top.toFixed(1)}L${x.toFixed(1)} ${(top + ry * 0.92 * Math.sqrt(1 - (x / w) ** 2)).toFixed(1)}`;
  }
  return art + stroke(d, line, 1.5);
}

export function veilOf(body: Cap, top: number): string {
  const colour = body.veil!;
  const low = -14;
  const reach = body.w * 2.3;
  const at = (u: number, v: number): Point => [u * (body.w * 0.7 + (reach - body.w * 0.7) * v ** 0.8), top + 2 + (low - top) * v];
  const edge: Point[] = [at(-1, 0), at(-1, 0.5), at(-1, 1)];
  for (let i = 1; i < 7; i++) edge.push([at(-1 + i / 3.5, 1)[0], low + (i % 2 ? 4 : 0)]);
  edge.push(at(1, 1), at(1, 0.5), at(1, 0));
  let mesh = "";
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i <= 6; i++) {
      const u = -1 + i / 3;
      const [x0, y0] = at(u, row / 5);
      for (const side of [-1, 1]) {
        const [x1, y1] = at(Math.max(-1, Math.min(1, u + side / 6)), (row + 1) / 5);
        mesh += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`;
      }
    }
  }
  return `<path d="${curve(edge)}" fill="${colour}" fill-opacity=".45" stroke="none"/>` + stroke(mesh, "var(--line)", 3.2, 0.75) + stroke(mesh, colour, 1.7) + stroke(curve(edge), "var(--line)", 1.8);
}
