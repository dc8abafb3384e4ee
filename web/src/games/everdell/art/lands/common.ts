/** What the drawings of the lands share: seats in a land, marks on pieces, busts and homes in few words. */

import { ellipse, group, patch, shape, stroke } from "../../../../art/pen";
import { critter, type Hat, type Species } from "../animals";
import { house, PLACES, type Roof } from "../buildings";
import { PIECES } from "../pieces";

/** The numbers of the seats; the fifth belongs to the opponent without one. */
export const SEATS: readonly string[] = ["1", "2", "3", "4", "6", "7"];

/** The white mark of a seat on its pieces. */
export function mark(seat: string, x: number, y: number, s: number): string {
  switch (seat) {
    case "1":
      return ellipse(x, y, 6 * s, 6 * s, "#fff");
    case "2":
      return patch(`M${x} ${y - 7 * s}L${x + 8 * s} ${y + 6 * s}H${x - 8 * s}Z`, "#fff");
    case "3":
      return patch(`M${x} ${y - 8 * s}L${x + 8 * s} ${y}L${x} ${y + 8 * s}L${x - 8 * s} ${y}Z`, "#fff");
    case "4":
      return patch(`M${x - 4 * s} ${y - 7 * s}H${x + 4 * s}L${x + 8 * s} ${y}L${x + 4 * s} ${y + 7 * s}H${x - 4 * s}L${x - 8 * s} ${y}Z`, "#fff");
    case "6":
      return patch(`M${x} ${y + 8 * s}C${x - 12 * s} ${y} ${x - 7 * s} ${y - 9 * s} ${x} ${y - 4 * s}C${x + 7 * s} ${y - 9 * s} ${x + 12 * s} ${y} ${x} ${y + 8 * s}Z`, "#fff");
    default:
      return patch(`M${x - 6.4 * s} ${y - 6.4 * s}H${x + 6.4 * s}V${y + 6.4 * s}H${x - 6.4 * s}Z`, "#fff");
  }
}

/** A line with the dark outline. */
export const two = (d: string, colour: string, wide: number, thin: number): string => stroke(d, "var(--line)", wide) + stroke(d, colour, thin);

export const piece = (name: string): string => PIECES[name] ?? "";
export const place = (name: string): string => PLACES[name] ?? "";

/** A critter in its coat. */
export function bust(species: Species, coat: string, fur: string, face: string, hat: Hat | "" = "", holds = ""): string {
  return critter({ species, coat, fur, face, ...(hat ? { hat } : {}), ...(holds ? { holds } : {}) });
}

/** Something of its own that a critter holds. Box of 64. */
export const held = (what: string): string => group(what, 78, 62, 0.56);

export function home(roof: Roof, colour: string, wall: string, sign = "", extra = ""): string {
  return house({ roof, colour, wall, extra, ...(sign ? { sign } : {}) });
}

export const WATER = stroke("M0 99C14 92 24 106 38 99S66 92 80 99S108 105 120 97", "#4f94b4", 4);
export const STONE = shape("M2 22C2 12 12 8 22 10C34 10 38 18 36 24C32 30 6 30 2 22Z", "#b8b3a8", 2.6);
export const wheel = (x: number, y: number, r: number): string => ellipse(x, y, r, r, "#55525a", 2.6) + ellipse(x, y, r * 0.38, r * 0.38, "#e3bd52", 1.6);
export const cloud = (x: number, y: number, s: number, colour = "#dfe6ea"): string =>
  `<g transform="translate(${x} ${y}) scale(${s})">${shape("M6 30C-2 30 -2 18 8 18C8 6 26 4 30 14C36 8 48 12 46 20C54 20 54 30 46 30Z", colour, 2.6 / s)}</g>`;
export const star = (x: number, y: number, r: number, colour = "#f0cf6b"): string =>
  shape(`M${Array.from({ length: 10 }, (_, i) => { const a = (i * Math.PI) / 5 - Math.PI / 2; const d = i % 2 ? r * 0.46 : r; return `${Math.round((x + Math.cos(a) * d) * 10) / 10} ${Math.round((y + Math.sin(a) * d) * 10) / 10}`; }).join("L")}Z`, colour, 2);
export const bloom = (x: number, y: number, colour: string, r = 3.4): string =>
  [0, 1, 2, 3, 4].map((i) => ellipse(x + Math.cos(i * 1.257) * r * 1.25, y + Math.sin(i * 1.257) * r * 1.25, r, r, colour, 1.3)).join("") + ellipse(x, y, r * 0.8, r * 0.8, "#f0cf6b", 1.1);
/** The suitcase of somebody who is on the way. */
export const CASE = shape("M6 24H58V56H6Z", "#a8703f") + shape("M22 24V14C22 10 42 10 42 14V24", "none", 5) + stroke("M18 24V56M46 24V56", "#6d4a2c", 4) + shape("M27 34H37V44H27Z", "#e3bd52", 2.4);

export const RABBIT = "M10 58C8 50 10 44 16 40C12 34 14 28 18 26C12 20 10 8 15 4C21 6 26 14 27 22C29 21.6 31 21.6 33 22C34 13 40 6 46 4C50 10 46 20 41 27C45 30 46 36 43 40C52 44 58 50 56 58Z";
/** A rabbit of nobody: critters in general. */
export const RABBIT_SIGN = shape(RABBIT, "#cbb89c", 3.2) + stroke("M23 32V32.2M36 32V32.2", "#3b2d1e", 4.6) + stroke("M27 37L29.5 39.4L32 37", "#3b2d1e", 2.4) + ellipse(55, 53, 4.4, 4.4, "#fff", 2);
export const LILY = shape("M32 10C50 10 60 20 60 33C60 47 48 56 32 56C16 56 4 47 4 33C4 26 7 20 13 16L32 33Z", "#8fb35a") + patch("M58 36C56 48 46 54 32 54C46 50 54 44 58 36Z", "#6f9447") + stroke("M32 33L50 20M32 33L52 40M32 33V52M32 33L14 46M32 33L10 33", "#5c7f38", 2) + group(ellipse(-5, 0, 4, 6, "#f6c6d4", 1.8) + ellipse(5, 0, 4, 6, "#f6c6d4", 1.8) + ellipse(0, -3, 4, 7, "#fbe0e8", 1.8) + ellipse(0, 4, 3, 3, "#f0cf6b", 1.4), 24, 18);
