/** The symbols of the deep forest and the rules behind them; their words are `symbol-deep-forest-NAME`. */

import { explain, tellRules, type Wish } from "../../../table/touch/explain";

export const RULES: Readonly<Record<string, string>> = {
  potion: "DF.obst.thicket",
  book: "DF.obst.gate",
  coin: "DF.res.buy",
  pawn: "DF.market.pawn",
  marker: "DF.walk.marker",
  gold: "DF.score.winner",
  strip: "DF.market.strip",
  hidden: "DF.reveal.line",
  forest: "DF.walk.step",
  bare: "DF.walk.step",
  thicket: "DF.obst.thicket",
  gate: "DF.obst.gate",
  guard: "DF.obst.guard",
  sword: "DF.sword.take",
  spent: "DF.score.swords",
  troll: "DF.troll.attack",
  rock: "DF.fight.where",
  wall: "DF.end.leave",
  fog: "DF.walk.fog_cost",
  retreat: "DF.retreat.use",
  exit: "DF.end.leave",
  wild: "DF.score.sets",
  double: "DF.monster.4",
  die: "DF.fight.rolls",
  monster: "DF.fight.announce",
  strength: "DF.fight.announce",
  boost: "DF.fight.boost",
  copies: "DF.fight.available",
};
tellRules("deep_forest", RULES);

/** Drawings that stand for a symbol of another name. */
function symbolOf(drawing: string): string {
  if (drawing.startsWith("mon-")) return "monster";
  if (drawing.startsWith("die-")) return "die";
  if (drawing.startsWith("wood-")) return "forest";
  if (drawing.startsWith("wall-")) return "wall";
  return drawing;
}

export function about(drawing: string, wish: Wish = {}): Record<string, string> {
  return explain(`deep-forest-${symbolOf(drawing)}`, wish);
}
