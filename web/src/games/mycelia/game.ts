/** What the pages have to know of Mycelia. */

import type { GamePages } from "..";
import picture from "./home.svg";
import { laying } from "./laying";

export const pages: GamePages = {
  home: { picture, place: 1 },
  cards: {
    drawn: ["card", "start", "gift"],
    after: ["tile", "setup", "side", "supply", "solo"],
    latin: true,
    grids: ["fields", "drops", "prisms"],
  },
  laying,
  rivals: ["gwidyon"],
};
