/** What the pages have to know of Everdell. */

import type { GamePages } from "..";
import picture from "./home.svg";
import { laying } from "./laying";

export const pages: GamePages = {
  home: { picture, place: 2 },
  cards: { drawn: ["card", "adornment", "river_card", "visitor", "discovery", "map_tile", "weather", "garland", "market_token"] },
  laying,
  rivals: ["rugwort", "nightweave"],
  companion: {
    faces: { nightweave: "nightweave", rugwort: "worker-5" },
    signs: { season: "season", spider: "spider", hand: "card", point: "points", meadow: "meadow", module: "intrigue", activity: "nightweave", choice: "nightweave", suffer: "web", clearing: "forest" },
    steps: {
      "nightweave-reveals": "nightweave > card",
      "nightweave-reshuffled": "card > card",
      "nightweave-points": "points > nightweave",
      "nightweave-drew": "card > nightweave",
      "nightweave-discarded": "trash-card",
      "nightweave-rolled": "die",
      "nightweave-entered": "nightweave > meadow",
      "nightweave-moved": "nightweave > meadow",
      "nightweave-home": "spider > lair",
      "nightweave-prepared": "spider + nightweave",
      "nightweave-finished": "autumn lair",
      "nightweave-secret": "loot",
      "nightweave-spins": "intrigue",
      "nightweave-whim": "personality",
      "nightweave-captured": "worker-sign > lair",
      "rugwort-rolled": "die",
      "rugwort-lucky": "points",
      "rugwort-token": "points",
      "rugwort-blocks": "worker-sign > meadow",
      "rugwort-took-worker": "worker-sign",
      shown: "card > meadow",
    },
  },
};
