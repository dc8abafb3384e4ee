/** The symbols of Everdell, laid into the page once: `twig`, `worker-1`, `card-farm`. */

import { layer } from "../../../art/layer";
import { EMBLEMS } from "./emblems";
import { PIECES } from "./pieces";

/** Put the symbols into the page, once. */
export const lay = layer("ev", () => [
  { box: "64 64", symbols: PIECES },
  { box: "120 104", symbols: EMBLEMS, prefix: "card-", over: true },
]);
