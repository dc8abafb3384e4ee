/**
 * What each game brings to the browser. A folder here named after the game's id is all the registration there is;
 * everything in it may be left out:
 *
 *   game.ts             what the pages have to know of it, see `GamePages`
 *   Table.svelte        its table; without one it is played at the generic table
 *   CardPicture.svelte  the picture of an entry of its pack
 *   PackGrid.svelte     a field of its pack that is a map: rows of letters or digits
 *   emblem.svg          a small picture for lists: a file of its own, since lists show every game
 *   rulebook/Sign.svelte  a sign by its name, for the drawings of the rulebook
 *   EventPictures.svelte  what a turn did and brought, in small
 *   Turned.svelte       at a real table: the card that an opponent follows now
 *   colours.css         the colours only it uses, for light and dark
 */

import type { Component as SvelteComponent } from "svelte";

import type { EventInfo } from "../generated/api";
import type { Laying } from "../lib/play/laying";
import type { Component } from "../lib/server/names";
import type { TableProps } from "../table/props";

export interface CardProps {
  id: string;
  /** what the pack says about it */
  entry?: Component;
}

/** What `game.ts` exports as `pages`. */
export interface GamePages {
  /** its picture on the home page, and its place there: games are shown by place, those without one last */
  home?: { picture: string; place: number };
  cards?: {
    /** the tables of the pack whose entries CardPicture draws; they are shown first */
    drawn?: readonly string[];
    /** the tables shown after those, in this order; all others come last */
    after?: readonly string[];
    /** the names of its cards are Latin */
    latin?: boolean;
    /** the fields of the pack that PackGrid draws */
    grids?: readonly string[];
  };
  /** how a new table is laid */
  laying?: Laying;
  /** what is touched next for a move whose path is not walked thing by thing; "": as the path says */
  touchFor?: (move: string, table: Element) => string;
  /** opponents without a seat: what the names of their events begin with */
  rivals?: readonly string[];
  /** at a real table: the tables of the pack in which things are that CardPicture draws, by what they are called there; signs for
   * the others, in which `*` is a side or a season; drawings of an opponent's steps by the names of their events,
   * with `*` for all others of its own and `{die}` for a value of the step; its face; what stands above the large button where it
   * is not pressed after every turn */
  companion?: {
    tables: Readonly<Record<string, string>>;
    signs: Readonly<Record<string, string>>;
    steps: Readonly<Record<string, string>>;
    faces?: Readonly<Record<string, string>>;
    ready?: Readonly<Record<string, string>>;
    /** what its own cards are called there, which Turned draws: they have too many words for a list */
    turned?: string;
    /** the option that says how strong it is */
    level?: string;
    /** which steps of tonight's set-up answer its questions, by their keys */
    laid?: Readonly<Record<string, string>>;
  };
}

type Module<Props extends Record<string, unknown>> = { default: SvelteComponent<Props> };
type Loaded<Props extends Record<string, unknown>> = Promise<Module<Props>>;
type Part<Props extends Record<string, unknown>> = () => Loaded<Props>;

export type TablePart = Part<TableProps & Record<string, unknown>>;

const tables = import.meta.glob("./*/Table.svelte") as Record<string, TablePart>;
const cards = import.meta.glob("./*/CardPicture.svelte") as Record<string, Part<CardProps & Record<string, unknown>>>;
const grids = import.meta.glob("./*/PackGrid.svelte") as Record<string, Part<{ rows: readonly string[] }>>;
const emblems = import.meta.glob<string>("./*/emblem.svg", { eager: true, query: "?url", import: "default" });
const signs = import.meta.glob("./*/rulebook/Sign.svelte") as Record<string, Part<{ name: string; size?: number }>>;
const pictures = import.meta.glob("./*/EventPictures.svelte") as Record<string, Part<{ events: readonly EventInfo[] }>>;
const turned = import.meta.glob("./*/Turned.svelte") as Record<string, Part<{ id: string; group: string; level: string; entries: Component[]; small?: boolean }>>;
const pages = import.meta.glob<GamePages>("./*/game.ts", { eager: true, import: "pages" });
// Drawings of a game are shown on pages that load nothing else of it.
import.meta.glob("./*/colours.css", { eager: true });

export const hasTable = (game: string): boolean => `./${game}/Table.svelte` in tables;

/** The table of a game. This is the one place that decides who plays at the generic table; `generic`: somebody wants it. */
export function tableOf(game: string, generic = false): Loaded<TableProps & Record<string, unknown>> {
  const own = generic ? undefined : tables[`./${game}/Table.svelte`];
  return own ? own() : import("../table/generic/Table.svelte");
}

/** What has been loaded is at hand: `{#await}` draws it with the words around it, and nothing is pushed about a moment later. */
const here = new Map<unknown, Module<never>>();
function atHand<Props extends Record<string, unknown>>(part: Part<Props> | undefined): (() => Loaded<Props> | Module<Props>) | undefined {
  if (!part) return undefined;
  const load = (): Loaded<Props> => part().then((loaded) => (here.set(part, loaded), loaded));
  return () => (here.get(part) as Module<Props> | undefined) ?? load();
}

export const pagesOf = (game: string): GamePages => pages[`./${game}/game.ts`] ?? {};
export const cardOf = (game: string) => atHand(cards[`./${game}/CardPicture.svelte`]);
export const gridOf = (game: string) => atHand(grids[`./${game}/PackGrid.svelte`]);
export const signOf = (game: string) => atHand(signs[`./${game}/rulebook/Sign.svelte`]);
export const picturesOf = (game: string) => pictures[`./${game}/EventPictures.svelte`];
export const turnedOf = (game: string) => turned[`./${game}/Turned.svelte`];
/** The address of its emblem. */
export const emblemOf = (game: string): string | undefined => emblems[`./${game}/emblem.svg`];

/** Games in the order people see them: by their place, those without one as the server lists them. */
export function inOrder<Game extends { id: string }>(games: readonly Game[]): Game[] {
  const place = (game: Game): number => pagesOf(game.id).home?.place ?? Infinity;
  return [...games].sort((one, other) => (place(one) === place(other) ? 0 : place(one) - place(other)));
}
