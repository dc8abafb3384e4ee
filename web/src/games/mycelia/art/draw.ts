/** Mushrooms from parameters, with a seeded wobble: the same id gives the same drawing. */

import { group, seeded } from "../../../art/pen";
import { drawCap, drawDish } from "./caps";
import { drawFan, drawLeaf, FORMS } from "./forms";
import { ground } from "./grounds";
import type { Body, Picture } from "./picture";

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
