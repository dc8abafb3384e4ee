/** The games that have a table of their own. Others are played with the stand-in: their options as a list. */

import type { Component as SvelteComponent } from "svelte";

import type { Component } from "../lib/server/contract";
import type { Laying } from "../lib/play/laying";
import type { TableProps } from "../table/props";

export interface CardProps {
  id: string;
  /** what the pack says about it */
  entry?: Component;
}

export interface GameParts {
  table: () => Promise<{ default: SvelteComponent<TableProps> }>;
  card: (() => Promise<{ default: SvelteComponent<CardProps> }>) | undefined;
  /** the tables of the pack whose entries `card` draws */
  drawn: readonly string[];
  /** a small picture for lists */
  emblem: (() => Promise<{ default: SvelteComponent<{ size?: number }> }>) | undefined;
  /** how a new table is laid */
  laying: Laying;
}

const tables = import.meta.glob<{ default: SvelteComponent<TableProps> }>("./*/Table.svelte");
const cards = import.meta.glob<{ default: SvelteComponent<CardProps> }>("./*/CardPicture.svelte");
const emblems = import.meta.glob<{ default: SvelteComponent<{ size?: number }> }>("./*/Emblem.svelte");
const drawings = import.meta.glob<readonly string[]>("./*/cards.ts", { eager: true, import: "drawn" });
const layings = import.meta.glob<Laying>("./*/laying.ts", { eager: true, import: "laying" });

/** The parts of a game, each loaded when it is needed; a folder here is all the registration there is. */
export function partsOf(game: string): GameParts {
  return {
    table: tables[`./${game}/Table.svelte`] ?? (() => import("./standin/Table.svelte")),
    card: cards[`./${game}/CardPicture.svelte`],
    drawn: drawings[`./${game}/cards.ts`] ?? ["card", "start", "gift"],
    emblem: emblems[`./${game}/Emblem.svelte`],
    laying: layings[`./${game}/laying.ts`] ?? {},
  };
}
