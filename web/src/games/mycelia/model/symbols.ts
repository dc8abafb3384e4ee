/** The symbols of Mycelia and the rules behind them; their words are `symbol-mycelia-NAME`. */

import { explain, tellRules, type Wish } from "../../../table/touch/explain";

export const RULES: Readonly<Record<string, string>> = {
  drop: "MY.win.empty",
  "land-leaves": "MY.eff.field",
  "land-moss": "MY.eff.field",
  "land-water": "MY.eff.field",
  "land-soil": "MY.eff.any",
  "land-any": "MY.eff.any",
  shrine: "MY.drop.shrine",
  wheel: "MY.shrine.turn",
  map: "MY.supply.everyone",
  die: "MY.shrine.turn",
  leaf: "MY.hire.price",
  move: "MY.eff.move",
  "move-clear": "MY.eff.transparent",
  remove: "MY.eff.remove",
  "remove-clear": "MY.eff.transparent",
  least: "MY.eff.at_least",
  beetle: "MY.eff.beetle",
  around: "MY.eff.around_each",
  others: "MY.bonus.not_owner",
  bolt: "MY.single.once",
  trash: "MY.exp.remove",
  recycle: "PR.recycle.one",
  showcase: "MY.tile.a",
  back: "MY.draw.three",
  first: "MY.end.finish_round",
  gwidyon: "MY.solo.turns",
  "chip-remove": "MY.solo.chip",
  "chip-rest": "MY.solo.chip",
  "solo-back": "MY.solo.turns",
  prism: "PR.drop.favour",
  favour: "PR.fav.step",
  "space-green": "PR.buy.colour",
  "space-amber": "PR.buy.colour",
  "space-violet": "PR.buy.colour",
  gift: "PR.play.at_draw",
};
tellRules("mycelia", RULES);

export function about(drawing: string, wish: Wish = {}): Record<string, string> {
  return explain(`mycelia-${drawing}`, wish);
}
