/** The picture of a card by its id, drawn once and kept. */

import { seeded } from "../../../art/pen";
import { draw } from "./draw";
import { gift, GIFTS } from "./gifts";
import { backdrop } from "./grounds";
import { MUSHROOMS } from "./mushrooms";
import type { Picture, Scene } from "./picture";

const drawn = new Map<string, string>();
const behind = new Map<string, string>();

const COLOURS = ["#b4472a", "#8a6aa8", "#c9902f", "#5d8a4a", "#4f7fae", "#a8693a"];

/** A card nobody has drawn yet still gets a mushroom of its own. */
function stranger(id: string): Picture {
  const random = seeded(id);
  const colour = COLOURS[Math.floor(random() * COLOURS.length)]!;
  return {
    scene: "wood",
    on: "grass",
    bodies: [{ form: "cap", cap: random() < 0.5 ? "dome" : "bell", w: 30 + random() * 14, h: 24 + random() * 14, c: colour, stem: [7, 9], l: 46, spots: random() < 0.5 ? "rings" : "none" }],
  };
}

function pictureOf(id: string): Picture {
  return MUSHROOMS[id] ?? stranger(id);
}

export function sceneOf(id: string): Scene {
  return GIFTS.has(id) ? "meadow" : pictureOf(id).scene;
}

export function artOf(id: string): string {
  let art = drawn.get(id);
  if (art === undefined) {
    art = GIFTS.has(id) ? gift(id) : draw(id, pictureOf(id));
    drawn.set(id, art);
  }
  return art;
}

export function backdropOf(id: string): string {
  let art = behind.get(id);
  if (art === undefined) {
    art = backdrop(id, sceneOf(id));
    behind.set(id, art);
  }
  return art;
}
