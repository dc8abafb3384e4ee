/** The symbols of Everdell, drawn by their names: `twig`, `worker-1`, `card-farm`. */

import { layer, type Sheet } from "../../../art/layer";
import { EMBLEMS } from "./emblems";
import { PIECES } from "./pieces";

export const sheets = (): readonly Sheet[] => [
  { box: "64 64", symbols: PIECES },
  { box: "120 104", symbols: EMBLEMS, prefix: "card-", over: true },
];

/** Make the symbols known, once. */
export const lay = layer("ev", sheets);
