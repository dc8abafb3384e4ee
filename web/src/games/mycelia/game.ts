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
    faces: { gwidyon: "solo-back" },
    tables: { card: "solo", solo: "solo" },
    signs: { drop: "drop", chip: "chip-*", hand: "solo-back", favour: "favour" },
    steps: {
      "gwidyon-chip": "chip-{side}",
      "gwidyon-removed": "drop > shrine",
      "gwidyon-favour": "shroom-gwidyon",
      "gwidyon-roots": "gift",
      "gwidyon-shuffled": "solo-back > solo-back",
      "gwidyon-*": "gwidyon",
      "showcase-replaced": "showcase > showcase",
      leaves: "leaf",
    },
  },
};
