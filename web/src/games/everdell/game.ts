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
    turned: "activity",
    level: "difficulty",
    laid: { forest: "forest", specials: "special-events" },
    tables: { card: "card", place: "location", event: "event" },
    signs: { season: "*", worker: "worker-5", spider: "spider", hand: "card", point: "points", meadow: "meadow", module: "intrigue", activity: "nightweave", choice: "nightweave", suffer: "web", clearing: "forest" },
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
      "nightweave-cleared": "trash-card",
      "nightweave-looted": "card > loot",
      "nightweave-fool": "card:fool",
      "nightweave-*": "nightweave",
      "rugwort-fool": "card:fool",
      "rugwort-cranky": "trash-card",
      "rugwort-*": "worker-5",
      gained: "points",
      paid: "points > nightweave",
      shown: "card > meadow",
    },
  },
};
