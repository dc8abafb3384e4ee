/** Constructions: walls, a roof of some sort and a sign on it; and those that are no houses at all. Box 120 x 104. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";
import { PIECES, PROPS } from "./pieces";

export type Roof = "thatch" | "gable" | "dome" | "cap" | "awning" | "spire";

export interface House {
  roof: Roof;
  colour: string;
  wall: string;
  sign?: string;
  /** more drawn over it */
  extra?: string;
}

export const GROUND = stroke("M8 100C30 95 90 95 112 100", "#6b7a3a", 4);
const WALL = "M30 98C21.9 92.9 28.7 66.7 29 60C29.3 53.3 24.1 49.6 32 48C39.9 46.4 80.1 46.4 88 48C95.9 49.6 90.7 53.3 91 60C91.3 66.7 98.1 92.9 90 98C81.9 103.1 38.1 103.1 30 98Z";
const THATCH = "M16 58C14.9 53.2 19.1 46.7 26 36C32.9 25.3 28.1 22.8 42 18C55.9 13.2 64.1 13.2 78 18C91.9 22.8 87.1 25.3 94 36C100.9 46.7 105.1 53.2 104 58C102.9 62.8 97.5 53.5 90 54C82.5 54.5 84 59.7 76 60C68 60.3 68.5 55 60 55C51.5 55 52 60.3 44 60C36 59.7 37.5 54.5 30 54C22.5 53.5 17.1 62.8 16 58Z";
const CAP = "M14 54C2 44.4 11.6 40.6 20 28C28.4 15.4 30 18 42 12C54 6 49.2 8 60 8C70.8 8 66 6 78 12C90 18 91.6 15.4 100 28C108.4 40.6 118 44.4 106 54C94 63.6 87.6 60 60 60C32.4 60 26 63.6 14 54Z";
const BRICKS = stroke("M34 62H42M36 76H43M78 66H86M79 84H87", "#8d7350", 2, 0.6);
const DOOR = shape("M51 98V82C51 72 69 72 69 82V98Z", "#7c5030", 2.6) + ellipse(65, 86, 1.6, 1.6, "#e3bd52");
const WINDOWS = shape("M36 70H46V82H36ZM74 70H84V82H74Z", "#f7d978", 2.4);

const spot = (x: number, y: number, rx: number, ry: number): string => ellipse(x, y, rx, ry, "#fbeedb", 1.6);

const ROOFS: Record<Roof, (colour: string, wall: string) => string> = {
  thatch: (colour) => shape(THATCH, colour) + stroke("M34 40L30 52M48 28L44 54M62 24V52M76 30L78 54M88 42L92 54", "#8a5a1c", 2),
  gable: (colour, wall) => shape("M16 56L60 12L104 56L96 62L60 28L24 62Z", colour) + patch("M32 56L60 28L88 56Z", wall),
  dome: (colour) =>
    shape("M20 56C20 24 40 14 60 14C80 14 100 24 100 56Z", colour) + shape("M60 14V4M60 4L70 8L60 11", "#b4472a", 2.4) + stroke("M40 54C40 34 48 20 60 14C72 20 80 34 80 54", "var(--line)", 2),
  cap: (colour) => shape(CAP, colour) + spot(42, 30, 6, 5) + spot(70, 22, 5, 4) + spot(84, 40, 6, 5) + spot(56, 44, 5, 4),
  awning: (colour) =>
    shape("M22 50L28 36H92L98 50Z", colour) + shape("M22 50C28 58 36 58 41 50C46 58 54 58 60 50C66 58 74 58 79 50C84 58 92 58 98 50", colour, 2.6) + stroke("M41 50L45 36M60 50V36M79 50L75 36", "#fff8e6", 2),
  spire: (colour) => shape("M22 56L60 -2L98 56Z", colour) + stroke("M40 40L46 44M56 22L60 26M70 40L76 36", "var(--line)", 2, 0.5),
};

export const sign = (name: string, x: number, y: number, scale: number): string => group(PROPS[name] ?? PIECES[name] ?? "", x, y, scale);

export function house(one: House): string {
  const walls = shape(WALL, one.wall) + BRICKS;
  return GROUND + walls + ROOFS[one.roof](one.colour, one.wall) + DOOR + WINDOWS + (one.sign ? sign(one.sign, 46, 30, 0.44) : "") + (one.extra ?? "");
}

const TOWER = "M42 98L44 34H76L78 98Z";
const tower = (wall: string, roof: string): string =>
  GROUND + shape(TOWER, wall) + stroke("M48 84H55M64 70H71M48 62H54", "#8d7350", 2, 0.6) + shape("M34 38L60 4L86 38Z", roof);

/** Those that are drawn by hand. */
export const PLACES: Readonly<Record<string, string>> = {
  clock_tower: tower("#dccbaa", "#4f7a86") + DOOR + ellipse(60, 54, 13, 13, "#fbf3dd", 2.8) + stroke("M60 54V45M60 54L67 57", "var(--line)", 2.8),
  lookout: tower("#b58a5c", "#8a5b32") + shape("M36 46H84L80 60H40Z", "#a8703f") + stroke("M46 46V38M60 46V38M74 46V38") + stroke("M60 64V96M52 70H68M51 80H69M50 90H70", "#6d4a2c", 3),
  castle:
    GROUND + shape("M14 98V38H24V44H32V38H42V60H78V38H88V44H96V38H106V98Z", "#c9bfae") + shape("M40 60V20H50V26H56V20H64V26H70V20H80V60Z", "#d8cebc") +
    shape("M60 20V4L76 9L60 14", "#7d2f4a", 2.4) + shape("M50 98V82C50 70 70 70 70 82V98Z", "#7c5030", 2.6) + stroke("M24 60V68M96 60V68M60 40V48", "var(--line)", 4),
  palace:
    GROUND + shape("M16 98V56H104V98Z", "#efe3cf") + shape("M10 58C10 34 20 24 28 14C36 24 46 34 46 58ZM74 58C74 34 84 24 92 14C100 24 110 34 110 58Z", "#a878b8") +
    shape("M34 60C34 28 48 18 60 2C72 18 86 28 86 60Z", "#c79ad2") + shape("M48 98V80C48 66 72 66 72 80V98Z", "#7c5030", 2.6) + stroke("M26 68V80M94 68V80", "#e3bd52", 6) + stroke("M26 68V80M94 68V80", "var(--line)", 1.6),
  mine:
    GROUND + shape("M10 98L22 60L40 40L60 26L84 40L100 62L112 98Z", "#8f8c88") + shape("M38 98V70C38 54 82 54 82 70V98Z", "#3a2f2a") +
    stroke("M36 98V66M84 98V66M32 64H88", "var(--line)", 7) + stroke("M36 98V66M84 98V66M32 64H88", "#a8703f", 3.4) + sign("pebble", 48, 74, 0.42),
  dungeon:
    GROUND + shape("M12 98V44C30 36 90 36 108 44V98Z", "#7d7a80") + stroke("M20 58H36M84 58H100M22 78H34M88 80H100", "#55525a", 2.4) + shape("M38 98V66C38 46 82 46 82 66V98Z", "#2c2733") +
    stroke("M48 98V54M60 98V50M72 98V54M38 76H82", "#b9b1a4", 4) + sign("lock", 50, 14, 0.34),
  crane:
    GROUND + stroke("M40 98V12M28 98H54M40 20L102 14M40 44L84 16", "var(--line)", 9) + stroke("M40 98V12M28 98H54M40 20L102 14M40 44L84 16", "#a8703f", 4.6) + stroke("M96 16V54", "var(--line)", 2.4) +
    shape("M82 54H110V76H82Z", "#c9bfae") + stroke("M82 65H110M96 54V65M90 65V76", "#8d7350", 2) + shape("M14 98V80H26V98Z", "#8a5b32", 2.6),
  cemetery:
    GROUND + shape("M20 98V58C20 40 50 40 50 58V98Z", "#b9b1a4") + shape("M62 98V68C62 54 90 54 90 68V98Z", "#a39a8c") + stroke("M35 56V78M27 64H43M76 66V82M70 72H82", "#6c665c", 4) +
    shape("M98 98C94 70 104 60 100 36C112 50 116 80 108 98Z", "#5a7a45", 2.6) + stroke("M10 94C12 86 16 84 14 76", "#6b8a3f", 3),
  fairgrounds:
    GROUND + shape("M14 98L22 58H98L106 98Z", "#f6ecd2") + shape("M10 60C30 54 48 34 60 14C72 34 90 54 110 60C94 68 26 68 10 60Z", "#d9574a") +
    patch("M36 62C46 52 54 34 60 14C66 34 74 52 84 62Z", "#fbf3dd") + stroke("M10 60C30 54 48 34 60 14C72 34 90 54 110 60") + shape("M60 14V2L76 7L60 11", "#3f6f8f", 2.4) +
    shape("M50 98L60 70L70 98Z", "#7d2f4a", 2.6) + stroke("M30 66V96M90 66V96", "#d9574a", 5),
  twig_barge:
    shape("M10 70C30 78 90 78 110 70L98 94C80 100 40 100 22 94Z", "#a8703f") + stroke("M14 78C40 84 80 84 106 78", "var(--line)", 2.2) + stroke("M60 72V12", "#6d4a2c", 5) +
    shape("M62 16C84 24 90 44 88 60H62Z", "#f3e6c9") + sign("twig", 24, 50, 0.5) + stroke("M0 98C14 90 24 106 38 98S66 90 80 98S108 104 120 96", "#4f94b4", 4),
  ruins:
    GROUND + shape("M16 98V50L26 44L34 56L42 50V98ZM70 98V34L80 28L88 40L98 36L104 98Z", "#b9b1a4") + shape("M42 98C50 86 60 86 70 98Z", "#a39a8c") + stroke("M22 66H32M80 60H90M82 78H92", "var(--line)", 2.2) +
    stroke("M20 50C14 40 22 34 18 26M94 38C102 30 96 24 102 16", "#6b8a3f") + shape("M18 30C10 30 12 22 18 24M101 20C109 22 108 12 101 14", "#8fae50", 2),
  ever_tree:
    GROUND + shape("M46 98C52 80 50 64 44 52L56 58L60 48L66 58L78 50C70 64 68 80 76 98Z", "#8a5b32") +
    shape("M12 50C7.7 43.1 5.9 41.5 8 34C10.1 26.5 14.1 28.9 20 22C25.9 15.1 21.5 12.3 30 8C38.5 3.7 43.5 7.6 52 6C60.5 4.4 53.5 2 62 2C70.5 2 74.9 1.2 84 6C93.1 10.8 89.1 13.6 96 20C102.9 26.4 106.3 22.5 110 30C113.7 37.5 113.7 40.5 110 48C106.3 55.5 104 56.4 96 58C88 59.6 89.6 53.5 80 54C70.4 54.5 70.7 60 60 60C49.3 60 49.6 54 40 54C30.4 54 31.5 61.1 24 60C16.5 58.9 16.3 56.9 12 50Z", "#6f9a48") +
    ellipse(36, 30, 4, 4, "#f7d978", 1.8) + ellipse(64, 22, 4, 4, "#f7d978", 1.8) + ellipse(86, 38, 4, 4, "#f7d978", 1.8) + ellipse(58, 42, 3.4, 3.4, "#f7d978", 1.8),
};

/** Extras that tell two houses of the same roof apart. */
export const EXTRAS = {
  columns: stroke("M38 62V96M50 62V70M70 62V70M82 62V96", "#b9ab92", 5),
  cross: stroke("M60 2V-16M53 -9H67", "var(--line)", 6) + stroke("M60 2V-16M53 -9H67", "#e3bd52", 3),
  bell: shape("M50 40C50 24 70 24 70 40L74 46H46Z", "#e3bd52", 2.6) + ellipse(60, 49, 3, 3, "#8a5a1c", 1.6),
  chimney: shape("M80 34V6H94V46", "#8f6a4a", 2.6) + stroke("M87 4C82 -2 92 -6 86 -12", "#b9b1a4", 3),
  arches: stroke("M28 96V78C28 70 40 70 40 78V96M80 96V78C80 70 92 70 92 78V96", "#8d7350", 3),
  crates: shape("M6 98V82H24V98ZM96 98V80H114V98Z", "#c08a4e", 2.6) + stroke("M6 90H24M96 89H114", "var(--line)", 2),
} as const;
