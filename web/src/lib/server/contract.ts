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

/** An entry of the pack: `table` says what it is (card, tile, ...). */
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
  /** what is posted, `walk left` */
  text: string;
  /** the things on the table it touches, in order: `field:c3`, `field:c4`; `hand:ID`, `choice:1`, `button:end` */
  path: string[];
  /** in words */
  label: string;
}

export interface Result {
  scores: number[];
  ranks: number[];
  winners: number[];
  /** one row a seat, `{"cards": 12, "bonus": 5}` */
  breakdown: Record<string, number>[];
  /** the opponent without a seat, if there is one; without winners it has won alone */
  rival: { name: string; score: number; won: boolean; breakdown: Record<string, number> } | null;
}

export interface TableState<View = unknown> {
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
  /** at the end: for each seat a number a round, for the curve of how it went */
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
export interface Update<View = unknown> {
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
