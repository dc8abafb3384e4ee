/** What each card looks like. */

import { type Critter, critter } from "./animals";
import { BOX_CRITTERS, BOX_HOUSES, BOX_PLACES } from "./boxes";
import { EXTRAS, type House, house, PLACES } from "./buildings";
import { POWERS } from "./powers";

const CRITTERS: Readonly<Record<string, Critter>> = {
  architect: { species: "rabbit", coat: "#4f6f8a", fur: "#d9cbb8", face: "#f6ece0", holds: "scroll" },
  bard: { species: "otter", coat: "#a8557a", fur: "#8a6a4a", face: "#ecd9bd", hat: "feather", holds: "lute" },
  barge_toad: { species: "toad", coat: "#7a5a3a", fur: "#8fae5a", face: "#f4e3a0", holds: "twig" },
  chip_sweep: { species: "squirrel", coat: "#55525a", fur: "#a5673c", face: "#f1d2b0", hat: "sweep", holds: "broom" },
  doctor: { species: "owl", coat: "#e9e2d2", fur: "#b08a60", face: "#f6e7cf", holds: "potion" },
  fool: { species: "squirrel", coat: "#b4472a", fur: "#c08048", face: "#f3d7b4", hat: "jester" },
  historian: { species: "hedgehog", coat: "#7a4a3a", fur: "#d2b08a", face: "#efdcc0", holds: "book" },
  husband: { species: "mouse", coat: "#5f7a3a", fur: "#c9a27a", face: "#f3dcc0", hat: "straw", holds: "berry" },
  innkeeper: { species: "badger", coat: "#a34a32", fur: "#4a4540", face: "#f5efe2", holds: "coin" },
  judge: { species: "badger", coat: "#2f4a6b", fur: "#5b5560", face: "#f5efe2", hat: "wig", holds: "gavel" },
  king: { species: "rabbit", coat: "#7d2f4a", fur: "#e2d5c4", face: "#f8efe4", hat: "crown" },
  miner_mole: { species: "mole", coat: "#8a6a3a", fur: "#6b6270", face: "#cfc4cc", hat: "helmet", holds: "pebble" },
  monk: { species: "otter", coat: "#8a5f2a", fur: "#a98f78", face: "#f0e2cc", hat: "cowl", holds: "candle" },
  peddler: { species: "raccoon", coat: "#6b7a4a", fur: "#a39a92", face: "#f1ece2", hat: "cap", holds: "pack" },
  postal_pigeon: { species: "bird", coat: "#3f5f86", fur: "#8fa0b4", face: "#e3e9ef", hat: "cap", holds: "card" },
  queen: { species: "fox", coat: "#6b3f86", fur: "#e6d8c4", face: "#fffaf0", hat: "tiara" },
  ranger: { species: "fox", coat: "#38604f", fur: "#b9683a", face: "#f6e0c4", hat: "hood", holds: "bow" },
  shepherd: { species: "rabbit", coat: "#8a9a5a", fur: "#b8a48c", face: "#efe2d0", hat: "straw", holds: "crook" },
  shopkeeper: { species: "mouse", coat: "#b06a2c", fur: "#a98f78", face: "#e6d3bd", hat: "cap", holds: "coin" },
  teacher: { species: "owl", coat: "#38604f", fur: "#7f6a9a", face: "#efe6f4", hat: "top", holds: "book" },
  undertaker: { species: "mole", coat: "#3f3a44", fur: "#5b5560", face: "#d9d0d8", hat: "top", holds: "spade" },
  wanderer: { species: "fox", coat: "#6b7a4a", fur: "#c9793c", face: "#f6e0c4", hat: "feather", holds: "leaf" },
  wife: { species: "mouse", coat: "#a8557a", fur: "#d8b48c", face: "#f6e4cc", hat: "bonnet", holds: "acorn" },
  woodcarver: { species: "hedgehog", coat: "#4f7a5a", fur: "#c9a57c", face: "#efdcc0", hat: "cap", holds: "hammer" },
};

const HOUSES: Readonly<Record<string, House>> = {
  chapel: { roof: "spire", colour: "#8f6a9a", wall: "#e9e2d2", extra: EXTRAS.cross },
  courthouse: { roof: "gable", colour: "#5f7f9a", wall: "#e9e2d2", extra: EXTRAS.columns },
  farm: { roof: "thatch", colour: "#e3c169", wall: "#f0e0bd", sign: "berry" },
  general_store: { roof: "awning", colour: "#c46a3a", wall: "#f0e0bd", extra: EXTRAS.crates },
  inn: { roof: "gable", colour: "#a34a32", wall: "#f0e0bd", sign: "lantern", extra: EXTRAS.chimney },
  monastery: { roof: "dome", colour: "#b08a60", wall: "#e6d8b8", extra: EXTRAS.arches },
  post_office: { roof: "cap", colour: "#c46a3a", wall: "#f0e0bd", sign: "card" },
  resin_refinery: { roof: "dome", colour: "#c9741a", wall: "#f0e0bd", sign: "resin", extra: EXTRAS.chimney },
  school: { roof: "gable", colour: "#5f7a3a", wall: "#efe0bd", extra: EXTRAS.bell },
  storehouse: { roof: "thatch", colour: "#a8703f", wall: "#e6d8b8", sign: "acorn", extra: EXTRAS.crates },
  theater: { roof: "cap", colour: "#8a3f6a", wall: "#f0e0bd" },
  university: { roof: "dome", colour: "#6f5b92", wall: "#efe3cf", sign: "book" },
};

export const EMBLEMS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries({ ...CRITTERS, ...BOX_CRITTERS }).map(([id, one]) => [id, critter(one)])),
  ...Object.fromEntries(Object.entries({ ...HOUSES, ...BOX_HOUSES }).map(([id, one]) => [id, house(one)])),
  ...PLACES,
  ...BOX_PLACES,
  ...POWERS,
};
