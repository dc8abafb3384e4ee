/** What the pages have to know of Everdell. */

import type { GamePages } from "..";
import picture from "./home.svg";
import { laying } from "./laying";

export const pages: GamePages = {
  home: { picture, place: 2 },
  cards: { drawn: ["card", "adornment", "river_card", "visitor", "discovery", "map_tile", "weather", "garland", "market_token"] },
  laying,
  rivals: ["rugwort", "nightweave"],
};
