/** What the server shows of Mycelia. Mirrors src/tanglewood/games/mycelia/view.py. */

import type { TableState } from "../../../lib/server/contract";

export interface Hidden {
  count: number;
  /** the cards they are among */
  among: string[];
}

export interface MyceliaPlayer {
  seat: number;
  /** a side of a board: `front`, `pond`, ... */
  board: string;
  /** drops on each of the 20 fields, row by row from a1; `prisms` of them are prism drops */
  drops: number[];
  prisms: number[];
  left: number;
  shrine_fields: string[];
  leaves: number;
  tiles: { tile: string; used: boolean }[];
  /** the cards the viewer knows */
  hand: string[];
  hand_count: number;
  draw: Hidden[];
  discard: string[];
  /** cards in the gift area, and those of them whose ability works right now */
  gifts: string[];
  working: string[];
  /** leaves a hire costs less now */
  discount: number;
  free_tiles: boolean;
  /** the space of the own mushroom on the favour track */
  favour: number;
}

/** The favour track: what each space is, and where mushrooms nobody plays stand. */
export interface FavourTrack {
  spaces: ("start" | "plain" | GiftColour)[];
  idle: number[];
}

export type GiftColour = "green" | "amber" | "violet";

/** A pile of gifts in the root area; `top` is the open one. */
export interface RootPile {
  colour: GiftColour;
  top: string | null;
  count: number;
  among: string[];
}

/** The solo opponent. `seen` are the solo cards used since the last shuffle, `card` the last one turned up. */
export interface GwidyonPlace {
  left: number;
  start: number;
  chip: "remove" | "rest";
  deck: number;
  seen: string[];
  card: string | null;
  favour: number;
  his_turn: boolean;
}

export interface MyceliaView {
  game: "mycelia";
  viewer: number;
  turn: number;
  active: number;
  first: number;
  round: number;
  ending: boolean;
  over: boolean;
  showcase: (string | null)[];
  pile: Hidden;
  thrown: string[];
  supply_card: string;
  supply_side: number;
  shrine: number;
  capacity: number;
  collected: number;
  box: number;
  tile_stock: Record<string, number>;
  shrine_tokens: number;
  gone: string[];
  expansion: boolean;
  prisma: boolean;
  /** how many of the drops in the shrine are prism drops */
  shrine_prisms: number;
  track: FavourTrack | null;
  roots: RootPile[];
  gwidyon: GwidyonPlace | null;
  /** frames of what is going on, as text; the last one is on top */
  doing: string[];
  players: MyceliaPlayer[];
}

export function viewOf(table: TableState): MyceliaView {
  return table.view as MyceliaView;
}
