/** What the pages have to know of Everdell. */

import type { GamePages } from "..";
import picture from "./home.svg";
import { laying } from "./laying";

export const pages: GamePages = {
  home: { picture, place: 2 },
  cards: { drawn: ["card"] },
  laying,
  rivals: ["rugwort", "nightweave"],
};
