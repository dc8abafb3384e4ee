/** What the server shows of Everdell. Mirrors src/tanglewood/games/everdell/view.py. */

import type { TableState } from "../../../lib/server/contract";

export type Resource = "twig" | "resin" | "pebble" | "berry";
export type Colour = "tan" | "green" | "red" | "blue" | "purple";
export type Season = "winter" | "spring" | "summer" | "autumn";
export type Goods = Partial<Record<Resource, number>>;

export const RESOURCES: readonly Resource[] = ["twig", "resin", "pebble", "berry"];
export const COLOURS: readonly Colour[] = ["tan", "green", "red", "blue", "purple"];
export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "autumn"];

export interface Price {
  /** as printed */
  cost: Goods;
  /** what the viewer lacks of it */
  missing: Goods;
  /** the moves that would pay: `pay`, `occupy 0:inn`, `use 0:crane`, `imprison 0:fool`, for a legend `replace 0:bard`; none: it cannot be played */
  ways: string[];
  /** the city has a place for it */
  fits: boolean;
}

export interface Slot {
  /** from 1 */
  slot: number;
  card: string | null;
  /** by a worker of the opponent without a seat */
  blocked: boolean;
  price: Price | null;
}

/** `seat` -1 is the opponent without a seat. */
export interface Worker {
  seat: number;
  permanent: boolean;
}

export interface Location {
  id: string;
  sort: "basic" | "forest" | "haven" | "journey";
  clearing: string;
  /** 0: shared */
  spaces: number;
  workers: Worker[];
}

export interface Happening {
  id: string;
  sort: "basic" | "special";
  /** who achieved it: -1 nobody, -2 the opponent without a seat */
  owner: number;
  workers: Worker[];
  /** the viewer's city meets what it asks for */
  met: boolean;
}

export interface CityCard {
  /** `0:farm`, `0:farm:2` */
  ref: string;
  card: string;
  points: number;
  occupied: boolean;
  tokens: number;
  stored: Goods;
  prisoners: string[];
  workers: Worker[];
  spaces: number;
  /** the place in the city of the card it shares its space with, or -1 */
  partner: number;
  /** it lies on the Bridge of the Sky */
  over: boolean;
  /** Nightweave has turned it face down: it only takes its space */
  down: boolean;
  /** one of her web tokens lies on it */
  web: boolean;
}

export interface OwnEvent {
  id: string;
  resources: Goods;
  given: number;
  cards: string[];
  points: number;
}

export interface Player {
  seat: number;
  season: Season;
  passed: boolean;
  resources: Record<Resource, number>;
  points: number;
  workers: number;
  free_workers: number;
  placed: string[];
  hand: string[];
  hand_count: number;
  /** those beside the own hand; of the others' only the number is known */
  legends: string[];
  legends_count: number;
  city: CityCard[];
  spaces: number;
  spaces_used: number;
  colors: Record<Colour, number>;
  events: OwnEvent[];
  score: Record<string, number>;
  total: number;
  hand_limit: number;
  power: Power | null;
}

/** A worker ability; `id` is empty while it is not chosen yet. */
export interface Power {
  id: string;
  /** cards beside the player: those the viewer can see, and how many they are */
  kept: string[];
  kept_count: number;
  /** own forest locations; a face-down deck of them, and what is looked at now */
  paths: string[];
  trail: number;
  drawn: string[];
  remembered: string[];
  /** the location of the figure, the Meadow slot of the token (0: none) */
  figure: string;
  slot: number;
  tokens: number;
  used: boolean;
  stored: Goods;
  /** wild tokens in supply, and the locations that still hold one */
  wild: number;
  wild_at: string[];
  /** those the viewer may choose from */
  dealt: string[];
}

export interface RugwortPlace {
  name: string;
  mood: string;
  city: CityCard[];
  points: number;
  events: string[];
  placed: string[];
  slots: number[];
  rolled: number;
  score: Record<string, number>;
  total: number;
}

/** Nightweave's lair. */
export interface Lair {
  name: string;
  level: number;
  season: Season;
  points: number;
  spiders: number;
  spiders_home: number;
  placed: string[];
  /** the Meadow slot she sits on; 0: she is at home */
  pawn: number;
  /** the slots next to hers, and those of them with a web token of her personality's */
  beside: number[];
  marked: number[];
  hand_count: number;
  /** the cards of her hand the viewer knows of */
  known: string[];
  city: CityCard[];
  spaces: number;
  spaces_used: number;
  events: string[];
  loot: string[];
  /** how much of her loot lies face down */
  secret: number;
  /** the activity card she acted by last; how many are face down, and which ones those may be */
  activity: string;
  left: number;
  unseen: string[];
  finished: boolean;
  personality: string;
  plan: string;
  intrigue: string;
  intrigues_left: number;
  webs: string[];
  event_webs: Record<string, number>;
  /** cards of the hand she has turned away: those the viewer knows of, and how many they are */
  webbed: string[];
  webbed_count: number;
  /** workers of people on her mat; how many of them she uses next; the first one placed will be one */
  captives: number;
  lent: number;
  owed: boolean;
  score: Record<string, number>;
  total: number;
}

export interface EverdellView {
  game: "everdell";
  viewer: number;
  turn: number;
  active: number;
  first: number;
  over: boolean;
  hand_limit: number;
  meadow: Slot[];
  deck: number;
  discard: number;
  discarded: string[];
  unseen: Record<string, number>;
  locations: Location[];
  events: Happening[];
  prices: Record<string, Price>;
  /** legends the viewer has not seen */
  unseen_legends: string[];
  playing: string;
  revealed: string[];
  doing: string[];
  players: Player[];
  rugwort: RugwortPlace | null;
  nightweave: Lair | null;
}

/** A table's view as this game's. */
export function viewOf(table: TableState): EverdellView {
  return table.view as EverdellView;
}

/** Whether a seat is asked for its turn, not for something inside of it. */
export function atTurn(view: EverdellView): boolean {
  return (view.doing.at(-1) ?? "turn").startsWith("turn");
}
