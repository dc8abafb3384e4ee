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
  companion: {
    signs: { drop: "drop", chip: "chip", hand: "card", favour: "favour", solo: "card" },
    steps: { "gwidyon-card": "card", "gwidyon-chip": "chip", "gwidyon-removed": "drop > shrine", leaves: "leaf", "gwidyon-shuffled": "card > card", "gwidyon-you": "drop" },
  },
};
