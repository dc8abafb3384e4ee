/** What the server says and takes. Mirrors src/tanglewood/server/model.py; a test keeps the two alike. */

export type Choice = string | number | boolean;

export interface Setting {
  name: string;
  about: string;
  default: Choice;
  /** whole number between low and high, one of choices, or yes/no */
  kind: "number" | "choice" | "flag";
  low: number;
  high: number;
  choices: string[];
  /** one choice for all seats, or one for each with commas */
  each_seat: boolean;
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  settings: Setting[];
  bots: BotInfo[];
  /** the bot a new table begins with */
  bot: string;
}

export interface BotInfo {
  name: string;
  about: string;
  /** it can look back at a game */
  searches: boolean;
}

/** How fast bots play while somebody at the table looks on. */
export type Pace = "quick" | "normal" | "slow";

export interface Rule {
  id: string;
  part: string;
  status: "rulebook" | "derived" | "reconstructed" | "open" | "physical";
  text: string;
  why: string;
  source: string;
  built: boolean;
}

/** An entry of the pack: `table` says what it is (card, start, tile, side, setup, supply, gift, die, ...). */
export interface Component {
  file: string;
  table: string;
  id?: string;
  name?: string;
  set?: string;
  cost?: number;
  copies?: number;
  function?: string;
  single?: string;
  /** `function` and `single` in words */
  function_words?: string;
  single_words?: string;
  source: string;
  note?: string;
  [field: string]: unknown;
}

/** What a new table wants for each seat. */
export interface SeatWish {
  kind: "me" | "screen" | "link" | "bot";
  name?: string;
  bot?: string;
}

export interface SeatInfo {
  seat: number;
  name: string;
  /** open: nobody has taken the invitation yet */
  kind: "human" | "bot" | "open";
  bot: string | null;
  mine: boolean;
  online: boolean;
  /** the bot that plays for a person who is away */
  stand_in: string | null;
  /** The rest is for those who sit at the table: the bot that may play while this person is away, */
  consent: string | null;
  /** from when on the others need no consent (null: never, or they are here), */
  free_at: string | null;
  /** the seats of those who want a bot to play here, and how many have to; 0: there is no vote about this seat */
  votes: number[];
  voters: number;
}

export interface Option {
  /** what is posted, `drop c3 > c4` */
  text: string;
  /** the things on the table it touches, in order: `field:c3`, `field:c4`; `hand:ID`, `showcase:ID`, `tile:b`,
   *  `prism:c3`, `gift:ID`, `area:ID`, `discard:ID`, `choice:1`, `button:end`, `button:skip`, `button:accept` */
  path: string[];
  /** in words */
  label: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  /** one row a seat, `{"drops left": 0, "leaves": 5}` */
  breakdown: Record<string, number>[];
  /** the opponent without a seat, if there is one; without winners it has won alone */
  rival: { name: string; score: number; won: boolean; breakdown: Record<string, number> } | null;
}

export interface TableState<View = MyceliaView> {
  id: string;
  game: string;
  title: string;
  options: Record<string, Choice>;
  /** how many entries the log has; a move is posted with it */
  number: number;
  seats: SeatInfo[];
  /** the seat whose view this is; -1 a spectator */
  viewer: number;
  /** the seats this browser may play */
  mine: number[];
  /** the seat that decides; -1 when the game is over */
  turn: number;
  /** what is asked, in one sentence */
  question: string;
  /** empty unless `turn` is one of `mine` */
  choices: Option[];
  undo: { possible: boolean; reason: string };
  view: View;
  over: boolean;
  result: Result | null;
  /** at the end: for each seat a number a round (drops left), for the curve of how it went */
  curve: number[][] | null;
  /** the table of the rematch, once somebody asked for one */
  rematch: string | null;
  pace: Pace;
  /** hours after which others may let a bot play for somebody who is away; null: never */
  away: number | null;
}

/** Something that happened, as the viewer may know it. `head` begins a turn. */
export interface EventInfo {
  name: string;
  seat: number;
  values: Record<string, string | number>;
  words: string;
  head: boolean;
}

/** One entry of the log with what it did. */
export interface Step {
  number: number;
  seat: number;
  kind: "move" | "undo";
  label: string;
  events: EventInfo[];
}

/** What the stream `/api/tables/ID/events` sends as `update`. */
export interface Update<View = MyceliaView> {
  steps: Step[];
  state: TableState<View>;
}

/** What it sends as `chat`. */
export interface ChatLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  at: string;
}

export interface TableSummary {
  id: string;
  game: string;
  title: string;
  seats: SeatInfo[];
  turn: number;
  my_turn: boolean;
  over: boolean;
  moves: number;
  changed: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, Choice>;
  seats: SeatWish[];
  seed?: number;
  pace?: Pace;
  away?: number | null;
}

/** The answer to a new table: `invitations[i].link` is what a friend opens. */
export interface Created {
  id: string;
  invitations: { seat: number; link: string }[];
}

export interface Hint {
  text: string;
  label: string;
  /** the share of the win one may expect of it, and half the width of its 95 % interval */
  expectation: number;
  sure: number;
}

/** What the stream sends as `thinking` (a bot) and `hint` (for whoever asked): how far it is. */
export interface Thinking {
  number: number;
  seat: number;
  share: number;
}

/** A decision of a finished game: what every seat could expect before it; seat -1 is the end. */
export interface Point {
  number: number;
  seat: number;
  expected: number[];
  cost: number;
}

/** A move that threw much away, and the better one. */
export interface Costly {
  number: number;
  seat: number;
  played: string;
  better: string;
  expected: number;
  got: number;
  cost: number;
  sure: number;
}

export interface Analysis {
  status: "none" | "running" | "done";
  share: number;
  level: string;
  /** this browser has asked for it and may stop it */
  own: boolean;
  points: Point[];
  costly: Costly[];
}

/** Every refusal: a status of 4xx and this. `rule` is set when a rule of the game forbids a move. */
export interface Problem {
  error: string;
  message: string;
  rule: string;
}

// ---------------------------------------------------------------------------- Mycelia

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
