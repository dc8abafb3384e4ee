/** What the log tells: steps with the undone ones taken out, grouped by turn, and what is new since my last turn. */

import { RIVAL_SEAT } from "../../art/seats";
import type { EventInfo, Line, Step } from "../../generated/api";
import { language } from "../page/language";
import { sentence } from "../page/words";

export interface Told {
  /** the number of the step it belongs to */
  number: number;
  seat: number;
  words: string;
  /** it begins a turn */
  head: boolean;
  /** it is what was done, not what came of it */
  deed: boolean;
  /** what it tells of, for small pictures */
  events: readonly EventInfo[];
}

/** What was done, and what came of it. */
export interface Deed {
  words: string;
  came: string[];
}

export interface Turn {
  /** the step it began in, and the last one that belongs to it */
  number: number;
  last: number;
  seat: number;
  /** the sentence it began with; empty for the first turn and for what a rival does in between */
  head: string;
  deeds: Deed[];
  events: EventInfo[];
  /** what was told last */
  newest: string;
}

/** What happened while the table was set up, as a step of nobody's before the first one. */
export function opened(events: EventInfo[]): Step[] {
  const story = events.map((event, index): Line => ({ words: event.words, name: event.name, seat: event.seat, head: event.head, deed: false, joins: false, events: index + 1 }));
  return events.length > 0 ? [{ number: -1, seat: -1, kind: "move", label: "", events, story: story.filter((line) => line.words !== "") }] : [];
}

/** Steps that still count: an undo takes back itself and the step before it that still counted. */
export function standing(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    if (step.kind === "undo") kept.pop();
    else kept.push(step);
  }
  return kept;
}

/** The sign of an opponent without a seat. */
export const RIVAL = RIVAL_SEAT;

/** Sentence by sentence. `rivals` are the opponents without a seat: the names of their events begin with one of these. */
export function told(steps: readonly Step[], rivals: readonly string[]): Told[] {
  const found: Told[] = [];
  for (const step of steps) {
    let from = 0;
    for (const line of step.story) {
      const theirs = rivals.some((rival) => line.name.startsWith(`${rival}-`));
      const seat = theirs ? RIVAL : line.seat;
      const events = step.events.slice(from, line.events);
      const before = line.joins && found.at(-1)?.seat === seat ? found.pop() : undefined;
      found.push({
        number: step.number,
        seat,
        words: line.words,
        head: line.head || (theirs && line.name.endsWith("-turn")),
        deed: line.deed,
        events: before ? [...before.events, ...events] : events,
      });
      from = line.events;
    }
  }
  return found;
}

/** Sentences by turn, in the order of play. What a rival does in the middle of somebody's turn is a turn of its own. */
export function turns(entries: readonly Told[]): Turn[] {
  const found: Turn[] = [];
  let loose: string[] = [];
  let now: Turn | undefined;
  const close = (): void => {
    // A turn in which nothing was done is told by what happened in it.
    const [first, ...came] = loose;
    if (now && first !== undefined && now.deeds.length === 0) now.deeds.push({ words: first, came });
    loose = [];
  };
  for (const entry of entries) {
    const other = now !== undefined && entry.seat !== now.seat && (entry.seat === RIVAL || (now.seat === RIVAL && entry.deed));
    if (!now || entry.head || other) {
      close();
      now = { number: entry.number, last: entry.number, seat: entry.seat, head: entry.head ? entry.words : "", deeds: [], events: [], newest: "" };
      found.push(now);
    }
    now.last = entry.number;
    now.newest = entry.words;
    if (entry.head) continue;
    now.events.push(...entry.events);
    if (entry.deed) {
      now.deeds.push({ words: entry.words, came: loose });
      loose = [];
    } else if (now.deeds.length > 0) now.deeds.at(-1)?.came.push(entry.words);
    else loose.push(entry.words);
  }
  close();
  return found;
}

/** Deeds that name whoever did them once, in the first sentence. `name` is empty for an opponent without a seat: that one's
 *  sentences all begin with the same word. */
export function namedOnce(deeds: readonly Deed[], name: string): Deed[] {
  const first = deeds[0]?.words.split(" ", 1)[0] ?? "";
  // What is short is an article in most languages.
  const called = name || (first.length > 3 || language.now === "en" ? first : "");
  let named = false;
  const short = (words: string): string => {
    if (!called || !words.startsWith(`${called} `)) return words;
    if (named) return sentence(words.slice(called.length + 1));
    named = true;
    return words;
  };
  return deeds.map(({ words, came }) => ({ words: short(words), came: came.map(short) }));
}

/** The turns others had since my last one, those of opponents without a seat among them. */
export function recent(all: readonly Turn[], mine: readonly number[]): Turn[] {
  const own = (turn: Turn | undefined): boolean => turn !== undefined && mine.includes(turn.seat);
  let last = all.length;
  while (last > 0 && own(all[last - 1])) last -= 1;
  let first = last;
  while (first > 0 && !own(all[first - 1])) first -= 1;
  // Before my first turn somebody may have begun; what nobody did while the table was laid is no turn.
  return all.slice(first, last).filter((turn) => turn.seat >= 0 && turn.deeds.length > 0);
}

/** What others did after my last own step. */
export function sinceMine(steps: readonly Step[], mine: readonly number[]): Step[] {
  let last = steps.length - 1;
  const own = (step: Step | undefined) => step !== undefined && mine.includes(step.seat);
  // While it is my turn again, my newest steps are not what I want to be told.
  while (last >= 0 && own(steps[last])) last -= 1;
  if (last < 0) return [];
  let first = last;
  while (first > 0 && !own(steps[first - 1])) first -= 1;
  return steps.slice(first, last + 1);
}
