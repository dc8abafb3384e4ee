/** The symbols of Mycelia: pieces, landscapes as textures, die faces and signs. Drawn by their names, `drop` and so on. */

import { layer, type Sheet } from "../../../art/layer";
import { curve, ellipse, group, patch, seeded, shape, stroke } from "../../../art/pen";
import { SEATS, SIGNS } from "../../../art/sprite";
import { extras } from "./extras";

export const LAND_VARIANTS = 3;

function signs(): Record<string, string> {
  const ink = (d: string, width = 6): string => stroke(d, "currentColor", width);
  const filled = (d: string): string => patch(d, "currentColor");
  return {
    drop:
      shape("M32 5C30.5 13 12 26 12 41C12 52.5 21 60 32 60C43 60 52 52.5 52 41C52 27 34 14 32 5Z", "#6db7dc") +
      patch("M48 36C52 50 40 58 30 57C42 52 46 46 48 36Z", "#3f8dbb") +
      stroke("M20 42C20 34 24 29 27 26", "#fff", 4.5, 0.9) +
      ellipse(22, 49, 2.4, 2.4, "#fff"),
    prism:
      patch("M32 3L52 24L32 30Z", "#f6c6d9") +
      patch("M32 3L12 24L32 30Z", "#d9cbf5") +
      patch("M52 24L46 50L32 30Z", "#9fd6d2") +
      patch("M12 24L18 50L32 30Z", "#f5e3a0") +
      patch("M32 30L46 50L32 61L18 50Z", "#a99be0") +
      stroke("M32 3L52 24L46 50L32 61L18 50L12 24ZM12 24L32 30L52 24M32 30V61M32 30V3") +
      stroke("M22 18L28 11", "#fff", 3.5),
    leaf:
      shape("M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z", "#e0a23c") +
      patch("M14 52C40 58 58 38 56 8C50 32 34 46 14 52Z", "#c07d26") +
      stroke("M8 54C4 26 22 8 56 8C58 38 40 58 14 52Z") +
      stroke("M6 59L44 20M22 43V29M30 35V21M26 39L42 38M34 31L49 29", "var(--line)", 2.6),
    back: group(
      shape("M-18 -25H18C20 -25 21 -23 21 -21V21C21 24 20 25 18 25H-18C-20 25 -21 24 -21 21V-21C-21 -24 -20 -25 -18 -25Z", "#6d8a4c") +
        stroke("M-15 -19H15V19H-15Z", "#55713a", 2) +
        shape("M-12 12C-12 -3 -4 -13 12 -14C13 2 5 13 -8 12Z", "#dfe8b8", 2.2) +
        stroke("M-14 15L6 -7M-6 6V-3M-1 1L8 0", "var(--line)", 2),
      32, 32, 1, 7,
    ),
    favour:
      shape("M32 6L40 22L58 24L45 37L48 55L32 46L16 55L19 37L6 24L24 22Z", "#c7a4e4") +
      stroke("M22 27L28 17", "#fff", 3, 0.9),
    // A hand that takes what has to be taken.
    taker:
      shape("M22 34V12C22 6 31 6 31 12V28L50 32C55 33 58 36 57 42L54 56C53 59 51 60 48 60H29C26 60 24 59 22 56L9 41C6 37 11 32 15 35Z", "#f3d3ad") +
      stroke("M38 30V38M45 32V39", "var(--line)", 2.4),
    ...extras(SEATS),
    sun:
      ellipse(32, 32, 13, 13, "#efb93c", 3) +
      stroke("M32 5V12M32 52V59M5 32H12M52 32H59M13 13L18 18M46 46L51 51M51 13L46 18M18 46L13 51", "var(--pen,var(--line))", 4.4),
    moon: shape("M40 6C22 8 14 22 16 34C18 48 30 58 46 56C34 50 28 42 28 32C28 22 32 12 40 6Z", "#efe2b2"),
    acorn:
      shape("M14 26C16 44 24 54 32 60C40 54 48 44 50 26Z", "#b98443") +
      shape("M10 26C10 16 20 12 32 12C44 12 54 16 54 26C44 30 20 30 10 26Z", "#7c5a34") +
      stroke("M32 12V5", "var(--line)", 4) +
      stroke("M20 18L24 24M30 16L34 24M42 18L40 24", "#4a3320", 2),
    feather:
      shape("M8 58C14 44 12 26 30 14C40 8 50 6 56 6C56 18 52 34 42 42C32 50 20 46 14 48Z", "#d8cbe6") +
      stroke("M8 58C18 42 32 26 50 12M24 36L20 26M32 28L30 16M24 38L36 42M34 28L46 30", "var(--line)", 2.4),
    snail:
      shape("M4 52C4 48 8 46 14 46C20 46 44 48 48 40C50 34 48 24 54 22C60 22 60 30 58 38C54 52 46 56 32 56H10C6 56 4 54 4 52Z", "#dcc39a") +
      ellipse(28, 34, 16, 16, "#c4874e", 3) +
      stroke("M28 34C28 30 33 30 33 35C33 42 22 42 21 34C21 24 35 22 38 33", "var(--line)", 2.8) +
      stroke("M53 23L50 13M57 23L60 14"),
    web: web(),
    die: shape("M10 6H54C57 6 58 8 58 10V54C58 57 56 58 54 58H10C8 58 6 57 6 54V10C6 7 8 6 10 6Z", "#fbf3dd"),
    move: ink("M10 32H48M36 18L52 32L36 46", 7),
    remove: ink("M32 44V12M20 24L32 11L44 24", 6.5) + ink("M10 40V52C10 55 12 56 14 56H50C53 56 54 55 54 52V40"),
    // Transparent symbols: the same arrows, hollow.
    "move-clear": ink("M8 26H32V14L56 32L32 50V38H8Z", 4.5),
    "remove-clear": ink("M25 44V28H14L32 8L50 28H39V44Z", 4.5) + ink("M8 42V54C8 56 9 57 11 57H53C55 57 56 56 56 54V42", 4.5),
    beetle:
      shape("M32 14C44 14 50 26 50 38C50 52 42 59 32 59C22 59 14 52 14 38C14 26 20 14 32 14Z", "#3d3a4a") +
      stroke("M15 30L5 24M14 40H3M16 50L6 57M49 30L59 24M50 40H61M48 50L58 57M26 14L22 5M38 14L42 5", "var(--pen,var(--line))") +
      stroke("M32 22V58", "#c9c2dd", 2.6) +
      ellipse(24, 36, 3, 3, "#c9c2dd") + ellipse(40, 36, 3, 3, "#c9c2dd") +
      ellipse(25, 47, 2.4, 2.4, "#c9c2dd") + ellipse(39, 47, 2.4, 2.4, "#c9c2dd"),
    recycle: ink("M12 58H52V30M12 58V30M32 48V8M20 20L32 7L44 20", 5.5),
    first: filled("M12 6H18V12H50L42 24L50 36H18V60H12Z"),
    bolt: shape("M36 4L14 36H30L26 60L50 26H34Z", "#f1c34b"),
    shrine:
      ellipse(32, 32, 27, 27, "#a8a295", 3) + ellipse(32, 32, 20, 20, "#e9e3d3", 2.5) + ellipse(32, 32, 11, 11, "#3c332a", 2.5),
    cap:
      shape("M6 36C6 18 18 6 32 6C46 6 58 18 58 36C50 41 14 41 6 36Z", "#b4472a") +
      ellipse(22, 22, 4.4, 3.6, "#fbe9d0") + ellipse(39, 17, 3.6, 3, "#fbe9d0") + ellipse(45, 29, 3.6, 3, "#fbe9d0") + ellipse(31, 30, 3, 2.4, "#fbe9d0") +
      shape("M25 39C27 48 25 55 22 60H42C39 55 37 48 39 39C34 41 30 41 25 39Z", "#f4e6c8"),
    others: SIGNS.others,
    trash: SIGNS.trash,
    turn: SIGNS.turn,
    showcase: ink("M6 18H22V50H6ZM42 18H58V50H42Z", 4.5) + ink("M32 12V52M32 8V9M32 56V57", 4.5),
  };
}

function web(): string {
  const ring = (r: number): string => {
    let d = "";
    for (let i = 0; i <= 8; i++) {
      const [a, b] = [(i * Math.PI) / 4 + 0.4, ((i - 0.5) * Math.PI) / 4 + 0.4];
      const [x, y] = [32 + Math.cos(a) * r, 32 + Math.sin(a) * r].map(Math.round) as [number, number];
      const [u, v] = [32 + Math.cos(b) * r * 0.74, 32 + Math.sin(b) * r * 0.74].map(Math.round) as [number, number];
      d += i ? `Q${u} ${v} ${x} ${y}` : `M${x} ${y}`;
    }
    return d;
  };
  let spokes = "";
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + 0.4;
    spokes += `M32 32L${Math.round(32 + Math.cos(a) * 30)} ${Math.round(32 + Math.sin(a) * 30)}`;
  }
  return stroke(spokes + ring(10) + ring(19) + ring(28), "var(--pen,#4d4360)", 2.4);
}

// ---------------------------------------------------------------------- landscapes

/** Places spread over a field: a grid with seeded jitter. */
function spread(random: () => number, across: number, down: number, jitter: number): [number, number][] {
  const places: [number, number][] = [];
  for (let row = 0; row < down; row++) {
    for (let i = 0; i < across; i++) {
      places.push([
        ((i + 0.5 + (row % 2 ? 0.22 : -0.22) + (random() - 0.5) * jitter) * 100) / across,
        ((row + 0.5 + (random() - 0.5) * jitter) * 100) / down,
      ]);
    }
  }
  return places;
}

function litter(random: () => number): string {
  const fills = ["#d08a34", "#e9c47e", "#c67c2e", "#dda04a", "#b96a2a", "#e0b056"];
  const leaf = "M0 0C2 -9 10 -13 18 -12C17 -4 10 3 0 0Z";
  const oak = "M0 0C1 -4 -1 -7 3 -8C3 -12 7 -13 9 -11C11 -15 15 -14 18 -15C18 -12 18 -8 15 -7C16 -4 13 -2 10 -3C9 1 4 2 0 0Z";
  return spread(random, 3, 4, 0.5)
    .map(([x, y], i) => {
      const fill = fills[Math.floor(random() * fills.length)]!;
      const body = i % 4 === 2 ? oak : leaf;
      return group(
        `<path d="${body}M-3 2L12 -8" fill="${fill}" stroke="var(--land-leaves-ink)" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>`,
        x - 6, y + 5, 0.95 + random() * 0.45, random() * 360,
      );
    })
    .join("");
}

function moss(random: () => number): string {
  const places = spread(random, 3, 3, 0.5);
  const cushions = places.map(([x, y]) => `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${9 + Math.round(random() * 6)}"/>`).join("");
  const tufts = places
    .map(([x, y]) => group(`<path d="M0 0C-1 -5 -3 -8 -6 -10M0 0C0 -6 0 -9 1 -12M0 0C1 -5 4 -8 7 -9"/>`, x, y + 6, 0.9 + random() * 0.5))
    .join("");
  const [sx, sy] = places[Math.floor(random() * 9)]!;
  const spore = `<path d="M${Math.round(sx + 9)} ${Math.round(sy + 8)}q1 -9 4 -13" stroke-width="1.4"/>`;
  return (
    `<g fill="#7f9f42" opacity=".55">${cushions}</g>` +
    `<g fill="none" stroke="var(--land-moss-ink)" stroke-width="2" stroke-linecap="round">${tufts}${spore}</g>` +
    ellipse(sx + 13.5, sy - 6, 2.2, 3, "#b4763a")
  );
}

function water(random: () => number, variant: number): string {
  let waves = "";
  for (let row = 0; row < 5; row++) {
    const y = 12 + row * 19 + (random() - 0.5) * 5;
    const from = row % 2 ? 6 + random() * 16 : -6;
    const count = row % 2 ? 3 : 6;
    let d = `M${Math.round(from)} ${Math.round(y)}`;
    for (let i = 0; i < count; i++) d += i ? "t20 0" : "q10 -8 20 0";
    waves += `<path d="${d}" opacity="${row % 2 ? 0.6 : 0.9}"/>`;
  }
  const glints = [0, 1, 2].map(() => ellipse(12 + random() * 76, 12 + random() * 76, 8, 2.3, "#fff")).join("");
  const lily =
    variant === 1
      ? group(
          `<path d="M0 0L10 -6A12 7.5 0 1 0 12 2Z" fill="#7fa656" stroke="var(--land-water-ink)" stroke-width="1.6" stroke-linejoin="round"/>`,
          20, 84, 0.9,
        )
      : "";
  return (
    `<g opacity=".55">${glints}</g>` +
    `<g fill="none" stroke="var(--land-water-ink)" stroke-width="2.2" stroke-linecap="round">${waves}</g>` + lily
  );
}

function soil(random: () => number): string {
  const places = spread(random, 4, 4, 0.6);
  const line = `stroke="var(--land-soil-ink)"`;
  const fills = ["#a67e58", "#d6b892", "#cfae86"];
  return places
    .map(([x, y], i) => {
      if (i % 3 === 0) {
        const r = 5 + random() * 4;
        return `<path d="${curve([[x - r, y], [x - r * 0.3, y - r * 0.7], [x + r, y - r * 0.2], [x + r * 0.5, y + r * 0.6], [x - r * 0.5, y + r * 0.6]])}" fill="${fills[i % fills.length]}" ${line} stroke-width="1.5"/>`;
      }
      if (i % 3 === 1) return `<path d="M${Math.round(x)} ${Math.round(y)}l6 ${random() < 0.5 ? 4 : -3}" ${line} stroke-width="2" stroke-linecap="round"/>`;
      return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="1.7" fill="var(--land-soil-ink)"/>`;
    })
    .join("");
}

function lands(): Record<string, string> {
  const found: Record<string, string> = {
    "land-any":
      `<rect width="100" height="100" fill="#e6d3ad"/>` +
      `<path d="M0 100L100 0M-20 70L70 -20M30 120L120 30" stroke="#c9b083" stroke-width="5"/>`,
    "land-shrine":
      `<rect width="100" height="100" fill="var(--land-shrine)"/>` +
      `<path d="M0 24H22L30 0M22 24L18 52H0M78 0L84 22H100M84 22L80 50L100 60M0 78H20L26 100M74 100L78 74H100" fill="none" stroke="#8d8678" stroke-width="2"/>` +
      ellipse(50, 50, 41, 41, "#a8a295", 2.6) +
      ellipse(50, 50, 32, 32, "#e9e3d3", 2.4) +
      `<circle cx="50" cy="50" r="36.5" fill="none" stroke="#5c5548" stroke-width="3.4" stroke-dasharray=".1 22.8" stroke-linecap="round"/>` +
      ellipse(50, 50, 18, 18, "#c9c1ae", 2) +
      ellipse(50, 50, 14, 14, "#352d25", 2.4) +
      stroke("M41 45C43 41 46 39 50 39", "#fff", 2, 0.35),
  };
  const makers = { leaves: litter, moss, water, soil };
  for (const [name, make] of Object.entries(makers)) {
    for (let variant = 0; variant < LAND_VARIANTS; variant++) {
      found[`land-${name}-${variant}`] =
        `<rect width="100" height="100" fill="var(--land-${name})"/>` + make(seeded(`${name}${variant}`), variant);
    }
  }
  return found;
}

// ---------------------------------------------------------------------- the sprite

export const sheets = (): readonly Sheet[] => [
  { box: "64 64", symbols: signs() },
  { box: "100 100", symbols: lands() },
];

/** Make the symbols known, once. */
export const lay = layer("my", sheets);
