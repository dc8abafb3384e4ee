/** What the log tells: steps with the undone ones taken out, grouped by turn, and what is new since my last turn. */

import type { EventInfo, Step } from "../../generated/api";

export interface Told {
  /** the number of the step it belongs to */
  number: number;
  seat: number;
  words: string;
  head: boolean;
}

/** What happened while the table was set up, as a step of nobody's before the first one. */
export function opened(events: EventInfo[]): Step[] {
  return events.length > 0 ? [{ number: -1, seat: -1, kind: "move", label: "", events }] : [];
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
const RIVAL = 4;

/** `rivals` are the opponents without a seat: the names of their events begin with one of these. */
export function told(steps: readonly Step[], rivals: readonly string[]): Told[] {
  return steps.flatMap((step) =>
    step.events
      .filter((event: EventInfo) => event.words !== "")
      .map((event) => {
        const theirs = rivals.some((rival) => event.name.startsWith(`${rival}-`));
        return { number: step.number, seat: theirs ? RIVAL : event.seat, words: event.words, head: event.head || (theirs && event.name.endsWith("-turn")) };
      }),
  );
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
