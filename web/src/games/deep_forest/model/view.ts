/** What the server shows of the deep forest. Mirrors src/tanglewood/games/deep_forest/view.py. */

import type { TableState } from "../../../lib/server/contract";

export type Resource = "potion" | "book" | "coin" | "marker";
export type Cell = Resource | "nothing";
export type Obstacle = "thicket" | "gate" | "guard";
export type Tile = Obstacle | "hidden" | "bare" | "forest" | "sword" | "troll" | "rock" | "wall";

export const RESOURCES: readonly Resource[] = ["potion", "book", "coin", "marker"];
export const OBSTACLES: readonly Obstacle[] = ["thicket", "gate", "guard"];

export interface Edge {
  /** `row-1`, `column-3`, `corner` */
  edge: string;
  open: boolean;
  /** whose pawn stands there; -1 nobody's */
  seat: number;
  gives: Record<Resource, number>;
}

export interface Market {
  size: number;
  /** row by row from the corner */
  cells: Cell[];
  edges: Edge[];
  /** the strip that is being laid, "" if none is */
  laying: string;
  laying_cells: Cell[];
  /** under the text of each lay move the letters (p b c m) each edge would give */
  previews: Record<string, string[]>;
  laid: string[];
  pile: number;
  pile_among: string[];
  box: number;
}

export interface Monster {
  id: string;
  name: string;
  strength: number;
  gold: number;
  boost: Resource | "";
  advantage: "" | "coin" | "wild" | "double";
  left: number;
}

export interface Odds {
  strength: number;
  dice: number;
  swords: number;
  chance: number;
  with_resources: number;
}

export interface Fight {
  seat: number;
  strength: number;
  dice: number[];
  /** from 1 */
  aside: number[];
  rolls: number;
  rolls_left: number;
  extra: number;
  total: number;
  boost: Resource | "";
  advice: number[];
  chance: number;
  with_resources: number;
}

export interface Strip {
  id: string;
  cells: Cell[];
}

export interface Player {
  seat: number;
  pawn: string;
  left: boolean;
  fields: Record<string, Tile>;
  hidden: Record<string, number>;
  visitors: Record<string, number>;
  sight: string[];
  attackers: string[];
  step_cost: number;
  trail: { field: string; markers: number }[];
  goods: Record<Resource, number>;
  swords: number;
  swords_turned: number;
  trolls: number;
  trolls_ready: number;
  retreats: number;
  obstacles: Record<Obstacle, number>;
  monsters: string[];
  edge: string;
  hand: Strip[];
  hand_count: number;
  gold: Record<string, number>;
  total: number;
}

export interface DeepForestView {
  game: "deep_forest";
  viewer: number;
  turn: number;
  active: number;
  first: number;
  round: number;
  rounds: number;
  /** the row of the fog markers, -1 before it sets in */
  fog: number;
  fog_after: number;
  leaver: number;
  over: boolean;
  columns: number;
  rows: number;
  rocks: string[];
  fight_fields: string[];
  limit: number;
  /** frames of what is going on, as text; the last one is on top */
  stage: string[];
  target: number;
  market: Market;
  monsters: Monster[];
  supply: Record<Resource, number>;
  coins_out: number;
  fight: Fight | null;
  odds: Odds[];
  players: Player[];
}

/** A table's view as this game's. */
export function viewOf(table: TableState): DeepForestView {
  return table.view as DeepForestView;
}

/** What is going on: enter, choose, lay, stand, double, forest, commit, fight, claim, closing; "" at the end. */
export function stageOf(view: DeepForestView): string {
  return view.stage[0]?.split(" ")[0] ?? "";
}
