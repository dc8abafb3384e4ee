/** The games that have a table of their own. Others are played with the stand-in: their options as a list. */

import type { Component as SvelteComponent } from "svelte";

import type { Component, Step, TableState } from "../lib/contract";

export interface TableProps {
  state: TableState;
  /** the steps that led to `state` and are still to be shown; may be empty */
  steps: Step[];
  components: Component[];
  names: string[];
  playable: boolean;
  /** ms an event is shown; 0 = at once */
  pace: number;
  onchoose: (text: string) => void;
  onrefused: (wish: string) => void;
  onanimated: () => void;
}

export interface CardProps {
  id: string;
}

export interface GameParts {
  table: () => Promise<{ default: SvelteComponent<TableProps> }>;
  card?: () => Promise<{ default: SvelteComponent<CardProps> }>;
}

const standin: GameParts = { table: () => import("./standin/Table.svelte") };

const games: Record<string, GameParts> = {};

export function partsOf(game: string): GameParts {
  return games[game] ?? standin;
}
