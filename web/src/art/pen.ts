/** One pen: round ends, flat fill, smooth curves through points. Every drawing is a string of SVG. */

export type Point = readonly [x: number, y: number];

export const PEN = `stroke="var(--line)" stroke-linejoin="round" stroke-linecap="round"`;

/** A small seeded generator, so that a drawing looks the same every time. */
export function seeded(text: string): () => number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return () => {
    h = Math.imul(h ^ (h >>> 15), 2246822507) ^ Math.imul(h ^ (h >>> 13), 3266489909);
    h ^= h >>> 16;
    return (h >>> 0) / 4294967296;
  };
}

function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A smooth path through points. */
export function curve(points: readonly Point[], closed = true): string {
  const at = (i: number): Point =>
    points[closed ? (i + points.length) % points.length : Math.max(0, Math.min(points.length - 1, i))]!;
  let path = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let i = 0; i < points.length - (closed ? 0 : 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)}`;
    path += ` ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)}`;
    path += ` ${n(to[0])} ${n(to[1])}`;
  }
  return closed ? `${path}Z` : path;
}

/** A filled shape with the dark outline. */
export function shape(d: string, fill: string, width = 3): string {
  return `<path d="${d}" fill="${fill}" ${PEN} stroke-width="${width}"/>`;
}

/** A filled shape without an outline: shades and lights. */
export function patch(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function stroke(d: string, colour = "var(--line)", width = 3, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : "";
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${faint}/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, line = 0): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"${line ? ` ${PEN} stroke-width="${line}"` : ""}/>`;
}

/** A colour darker (below 0) or lighter (above 0). */
export function tint(colour: string, by: number): string {
  const value = parseInt(colour.slice(1), 16);
  const mixed = [value >> 16, (value >> 8) & 255, value & 255].map((part) =>
    Math.round(by < 0 ? part * (1 + by) : part + (255 - part) * by),
  );
  return `#${mixed.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

export function group(inside: string, x = 0, y = 0, scale = 1, turn = 0): string {
  const spin = turn ? ` rotate(${n(turn)})` : "";
  return `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? "" : ` scale(${Math.round(scale * 100) / 100})`}${spin}">${inside}</g>`;
}

/** Points of a blob round a centre, a little uneven. */
export function blob(x: number, y: number, rx: number, ry: number, random: () => number, uneven = 0.1, count = 8): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2;
    const r = 1 + (random() - 0.5) * 2 * uneven;
    return [x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r] as const;
  });
}
