/** What the pages have to know of the deep forest. */

import type { GamePages } from "..";
import picture from "./home.svg";
import { laying } from "./laying";
import { layingTouch } from "./model/strips";

export const pages: GamePages = {
  home: { picture, place: 3 },
  cards: { drawn: ["monster", "tile", "strip"], after: ["start", "supply"] },
  laying,
  touchFor: (move, table) => layingTouch(move, table.querySelector<HTMLElement>("[data-lies]")?.dataset["lies"]),
};
