/**
 * Mushrooms from parameters. Box 120 x 120, ground at y = 108, a seeded wobble.
 * A picture is a ground and bodies from back to front; a body stands with its foot on (x, y), `s` times its size.
 */

import { blob, curve, ellipse, group, patch, type Point, seeded, shape, stroke, tint } from "./pen";

export type Profile = "dome" | "flat" | "bell" | "cone" | "egg" | "knob" | "point" | "ball";
export type Spots =
  | "dots" | "scales" | "rings" | "grooves" | "spikes" | "glitter" | "veins" | "shag" | "pits" | "stains" | "streaks" | "none";

interface Place {
  x?: number;
  y?: number;
  s?: number;
  /** degrees */
  turn?: number;
}

/** A cap on a stem: most mushrooms. */
export interface Cap extends Place {
  form: "cap";
  cap: Profile;
  /** half width, height */
  w: number;
  h: number;
  c: string;
  spots?: Spots;
  sc?: string;
  gills?: "lines" | "pores" | "teeth" | "none" | "decurrent";
  gc?: string;
  /** half width of the stem at top and foot */
  stem: readonly [number, number];
  /** length of the stem below the rim */
  l: number;
  st?: string;
  mark?: "snake" | "net" | "dots" | "band" | "none";
  lean?: number;
  ring?: "skirt" | "band";
  volva?: string;
  /** a net that hangs from the cap */
  veil?: string;
  /** a torn or wavy rim */
  rim?: "split" | "wave" | "hang";
  /** light around it */
  glow?: string;
}

/** A cap that sinks in the middle, seen a little from above. */
export interface Dish extends Place {
  form: "dish";
  w: number;
  h: number;
  c: string;
  gc: string;
  rings?: string;
  stain?: string;
  stem: readonly [number, number];
  l: number;
  st?: string;
  glow?: string;
}

export interface Simple extends Place {
  form: "funnel" | "cup" | "club" | "horn" | "frill" | "brain" | "beard" | "morel" | "star" | "arms" | "cage" | "hoof" | "bat";
  w: number;
  h: number;
  c: string;
  /** a second colour: inside, tips, spines, pores */
  c2?: string;
  n?: number;
}

/** A bracket that grows sideways from wood. */
export interface Fan extends Place {
  form: "fan";
  w: number;
  h: number;
  /** zones from the rim to the foot */
  c: readonly string[];
  ribs?: string;
  gloss?: boolean;
  glow?: string;
}

export interface Leaf extends Place {
  form: "leaf";
  c: string;
  kind?: "oak" | "maple";
}

export type Body = Cap | Dish | Simple | Fan | Leaf;
export type Ground = "grass" | "water" | "log" | "branch" | "stump" | "trunk" | "moss" | "frost" | "litter" | "air" | "mossy log";
export type Scene = "wood" | "litter" | "moss" | "pond" | "night" | "frost" | "meadow";

export interface Picture {
  scene: Scene;
  on: Ground;
  bodies: readonly Body[];
}

// ---------------------------------------------------------------------- caps

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

function halfWidth(profile: Profile, v: number): number {
  const points = PROFILES[profile];
  for (let i = 1; i < points.length; i++) {
    const [x0, y0] = points[i - 1]!;
    const [x1, y1] = points[i]!;
    if (v <= y1) return x0 + ((x1 - x0) * (v - y0)) / (y1 - y0 || 1);
  }
  return 0;
}

function capOutline(body: Cap, top: number, random: () => number): Point[] {
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

function stemOf(body: Cap | Dish, top: number, random: () => number): string {
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

function spotsOf(body: Cap, top: number, random: () => number): string {
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

function gillsOf(body: Cap, top: number): string {
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

function veilOf(body: Cap, top: number): string {
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

function drawCap(body: Cap, random: () => number): string {
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

function halo(r: number, y: number, x: number, colour: string): string {
  return [1, 0.78, 0.55].map((part) => `<circle cx="${x}" cy="${Math.round(y)}" r="${Math.round(r * part)}" fill="${colour}" opacity=".16"/>`).join("");
}

function drawDish(body: Dish, random: () => number): string {
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

// ---------------------------------------------------------------------- other forms

const FORMS: Record<Simple["form"], (body: Simple, random: () => number) => string> = {
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

function drawFan(body: Fan): string {
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

function drawLeaf(body: Leaf): string {
  if (body.kind === "oak") {
    const d = "M0 34C-4 26 -16 26 -15 17C-24 14 -21 4 -14 3C-22 -3 -18 -14 -10 -13C-14 -22 -6 -32 0 -36C6 -32 14 -22 10 -13C18 -14 22 -3 14 3C21 4 24 14 15 17C16 26 4 26 0 34Z";
    return shape(d, body.c) + patch("M0 34C4 26 16 26 15 17C24 14 21 4 14 3C22 -3 18 -14 10 -13C14 -22 6 -32 0 -36Z", tint(body.c, -0.16)) + stroke(d) + stroke("M0 44V-24M0 18L-8 12M0 18L8 12M0 2L-9 -3M0 2L9 -3M0 -12L-5 -17M0 -12L5 -17", "var(--line)", 2.2);
  }
  const d = "M0 40C-26 26 -28 -6 0 -40C28 -6 26 26 0 40Z";
  return shape(d, body.c) + patch("M0 40C26 26 28 -6 0 -40Z", tint(body.c, -0.16)) + stroke(d) +
    stroke("M0 52V-28M0 26L-13 14M0 26L13 14M0 10L-14 -3M0 10L14 -3M0 -6L-10 -17M0 -6L10 -17", "var(--line)", 2.2) + stroke("M-13 -4C-13 -12 -9 -20 -5 -26", "#fff", 2.6, 0.55);
}

// ---------------------------------------------------------------------- grounds

const BLADES = "M14 108C16 100 14 96 10 92M20 108C20 100 22 96 26 93M100 108C100 101 97 97 93 94M106 108C106 100 109 96 112 93";

function ground(on: Ground, random: () => number): { behind: string; before: string } {
  const soil = stroke("M-130 110C-60 104 -30 111 4 109C30 105 88 105 116 109C150 112 200 106 250 110", "#6b5a3a", 3);
  const log = (moss: boolean): string => {
    const bark = shape("M-130 92C-60 84 30 84 60 86S180 86 250 92V114C180 110 120 116 60 114S-60 112 -130 116Z", "#7c5a3c") +
      patch("M-130 106C-40 108 90 107 250 104V114C180 110 120 116 60 114S-60 112 -130 116Z", "#5f432c") +
      stroke("M-90 98q16 -3 30 0M-40 104q14 -3 26 0M8 96q14 -3 26 0M44 102q16 -3 30 0M84 95q12 -2 22 1M20 106q10 -2 18 0M74 109q14 -3 26 -1M130 98q16 -3 30 0M176 104q14 -3 26 0", "#4a3320", 1.8);
    const cushion = "c12 -6 24 0 36 -3c14 -5 22 3 36 0c14 -4 26 3 38 -1";
    return moss
      ? bark + shape(`M-130 92${cushion}${cushion}${cushion}c10 -3 20 2 50 0L250 97C200 92 186 100 160 95C130 100 120 92 70 95C56 99 46 92 34 95C0 98 -20 92 -50 95C-80 100 -100 92 -130 99Z`, "#86a24f", 2)
      : bark;
  };
  switch (on) {
    case "water":
      return {
        behind: stroke(BLADES, "#5f7a3a", 2.6),
        before: patch("M-140 102q20 -5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0V130H-140Z", "#8cc3d6", 0.92) + stroke("M-140 102q20 -5 40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0t40 0M6 110q10 -4 20 0M66 112q12 -4 24 0M-80 111q12 -4 24 0M150 110q12 -4 24 0", "#27688a", 2.2),
      };
    case "log":
      return { behind: log(false), before: "" };
    case "mossy log":
      return { behind: log(true), before: "" };
    case "branch":
      return { behind: soil + shape("M-130 112C-80 96 -40 108 -6 98C30 86 88 92 128 78C160 68 200 78 250 62V72C200 90 160 80 128 92C90 102 36 104 -6 112C-50 118 -90 110 -130 122Z", "#7c5a3c") + stroke("M14 102q16 -5 30 -5M60 99q16 -1 30 -5", "#4a3320", 1.8), before: "" };
    case "stump":
      return {
        behind: shape("M18 112C24 104 22 92 22 84H98C98 92 97 104 103 112Z", "#7c5a3c") + patch("M74 86H97C98 96 97 104 102 111H80C76 102 75 94 74 86Z", "#5f432c") +
          stroke("M34 90C34 98 33 104 30 109M48 90C48 98 48 103 46 109M62 91V104", "#4a3320", 1.8) + ellipse(60, 84, 38, 8, "#d7b586", 3) + `<ellipse cx="60" cy="84" rx="25" ry="5" fill="none" stroke="#a57f50" stroke-width="1.6"/><ellipse cx="60" cy="84" rx="12" ry="2.4" fill="none" stroke="#a57f50" stroke-width="1.6"/>` + soil,
        before: "",
      };
    case "trunk":
      return {
        behind: shape("M-4 -40C0 0 -3 70 -10 124H36C31 84 32 20 34 -40Z", "#b7a68a") + patch("M20 -40C18 20 20 80 24 124H36C31 84 32 20 34 -40Z", "#978468") +
          stroke("M4 8h10M12 34h14M2 60h9M16 84h12M4 100h12M20 14h8", "#54452f", 2.6) + soil, before: stroke("M100 108C100 101 97 97 93 94M106 108C106 100 109 96 112 93", "#5f7a3a", 2.6),
      };
    case "moss":
      return { behind: shape("M-140 140V108C-100 98 -70 108 -40 102C-16 100 4 104 34 101C50 96 66 103 82 100C98 97 112 102 150 104C190 98 220 106 260 104V140Z", "#86a24f", 2.6) + stroke("M16 106q2 -6 -2 -9M16 106q3 -5 6 -7M98 107q1 -6 -3 -9M98 107q3 -5 6 -7M46 110v-5M72 111v-5", "#3f5b1c", 2), before: "" };
    case "frost":
      return { behind: shape("M-140 140V106C-90 100 -50 110 -20 107C10 101 40 108 62 105C88 101 112 105 140 107C180 102 220 108 260 105V140Z", "#fff", 2) + stroke(BLADES, "#7d8f6a", 2.6) + stroke("M10 92l0 0M26 93l0 0M93 94l0 0M112 93l0 0", "#fff", 6), before: "" };
    case "litter": {
      let leaves = "";
      for (let i = 0; i < 7; i++) leaves += group(`<path d="M0 0C2 -9 10 -13 18 -12C17 -4 10 3 0 0ZM-3 2L12 -8" fill="${["#d08a34", "#c67c2e", "#e9c47e", "#b96a2a"][i % 4]}" stroke="var(--line)" stroke-width="1.6" stroke-linejoin="round"/>`, 6 + i * 17 + random() * 6, 111 + random() * 4, 0.8 + random() * 0.3, -30 + random() * 100);
      return { behind: soil, before: leaves };
    }
    case "air":
      return { behind: "", before: "" };
    default:
      return { behind: stroke(BLADES, "#5f7a3a", 2.6) + soil, before: "" };
  }
}

function drawBody(body: Body, random: () => number): string {
  const art =
    body.form === "cap" ? drawCap(body, random)
    : body.form === "dish" ? drawDish(body, random)
    : body.form === "fan" ? drawFan(body)
    : body.form === "leaf" ? drawLeaf(body)
    : FORMS[body.form](body, random);
  return group(art, body.x ?? 60, body.y ?? 108, body.s ?? 1, body.turn ?? 0);
}

/** The drawing as SVG. */
export function draw(id: string, picture: Picture): string {
  const random = seeded(id);
  const { behind, before } = ground(picture.on, random);
  return behind + picture.bodies.map((body) => drawBody(body, random)).join("") + before;
}

/** What stands far behind: quiet shapes in the colours of the scene, wider than the box. */
export function backdrop(id: string, scene: Scene): string {
  const random = seeded(`${id} far`);
  let art = "";
  const far = { wood: "#b89b6c", litter: "#d59a45", moss: "#7f9f4e", pond: "#6f9fae", night: "#0e1026", frost: "#8fa4b3", meadow: "#8fae5c" }[scene];
  if (scene === "meadow" || scene === "pond") {
    art += patch("M-130 84C-80 60 -30 74 20 66S110 52 160 68S220 62 260 70V140H-130Z", far, 0.28) + patch("M-130 98C-60 84 0 94 60 88S180 84 260 94V140H-130Z", far, 0.34);
    for (let i = 0; i < 9; i++) {
      const x = -110 + i * 42 + random() * 20;
      if (scene === "pond") art += stroke(`M${x.toFixed(0)} 104q${(random() * 6 - 3).toFixed(0)} -26 ${(random() * 8 - 4).toFixed(0)} -46`, far, 2.4, 0.5) + (i % 2 ? `<ellipse cx="${x.toFixed(0)}" cy="60" rx="3" ry="9" fill="${far}" opacity=".6"/>` : "");
    }
    return art;
  }
  for (let i = 0; i < 9; i++) {
    const x = -120 + i * 44 + random() * 22;
    const w = 5 + random() * 10;
    art += `<path d="M${(x - w).toFixed(0)} 112C${(x - w * 0.6).toFixed(0)} 60 ${(x - w * 0.7).toFixed(0)} 0 ${(x - w * 0.5).toFixed(0)} -80H${(x + w * 0.5).toFixed(0)}C${(x + w * 0.7).toFixed(0)} 0 ${(x + w * 0.6).toFixed(0)} 60 ${(x + w).toFixed(0)} 112Z" opacity="${(0.12 + random() * 0.14).toFixed(2)}"/>`;
  }
  art = `<g fill="${far}">${art}</g>` + patch("M-130 96C-60 88 0 98 60 92S180 90 260 98V140H-130Z", far, 0.32);
  if (scene === "night") for (let i = 0; i < 14; i++) art += `<circle cx="${(-90 + random() * 300).toFixed(0)}" cy="${(-30 + random() * 90).toFixed(0)}" r="${(0.7 + random()).toFixed(1)}" fill="#dff6ff" opacity=".7"/>`;
  if (scene === "frost") for (let i = 0; i < 18; i++) art += `<circle cx="${(-90 + random() * 300).toFixed(0)}" cy="${(-20 + random() * 110).toFixed(0)}" r="1.8" fill="#fff"/>`;
  return art;
}
