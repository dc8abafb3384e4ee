/** Critters: animals of the shared drawings, with what they hold. Box 120 x 104. */

import { type Animal, animal } from "../../../art/animals";
import { group } from "../../../art/pen";
import { PIECES, PROPS } from "./pieces";

export type { Hat, Species } from "../../../art/animals";

export interface Critter extends Animal {
  holds?: string;
}

/** A critter in its coat. */
export function critter(one: Critter): string {
  const held = one.holds ? (PROPS[one.holds] ?? PIECES[one.holds] ?? "") : "";
  return animal(one) + (held ? group(held, 78, 62, 0.56) : "");
}
