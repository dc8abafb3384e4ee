/** The lands on the table: which there are, and what is touched on their boards. */

import type { TableView } from "../../../generated/everdell";

export type Land = "pearlbrook" | "newleaf" | "bellfaire" | "spirecrest";

/** In the order of their boards, from the bank of the river to the mountain; each with its field of the view. */
const FIELDS: readonly (readonly [Land, (view: TableView) => unknown])[] = [
  ["pearlbrook", (view) => view.pearlbrook],
  ["newleaf", (view) => view.station],
  ["bellfaire", (view) => view.bellfaire],
  ["spirecrest", (view) => view.spirecrest],
];

/** Those that are in the game. */
export const landsOf = (view: TableView): Land[] => FIELDS.filter(([, field]) => field(view)).map(([land]) => land);

/** The piece that stands for the board of a land. */
export const SIGNS: Readonly<Record<Land, string>> = { pearlbrook: "lily-pad", newleaf: "train-mark", bellfaire: "garland", spirecrest: "mountain" };

/** What is touched on the boards of the lands, with the locations on them. */
export const TOUCHED: Readonly<Record<Land, RegExp>> = {
  pearlbrook: /^(river:|location:(hopewatch_gate|mistrise_fountain|sunblaze_bridge|starfalls_flame)$)/,
  newleaf: /^(station:|tile:\d|visitors:|location:(station|knoll)$)/,
  bellfaire: /^(market:|location:market$)/,
  spirecrest: /^(tile:[a-z]|discovery:|weather:|stormvale:)/,
};
