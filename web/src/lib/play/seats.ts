/** Who decides at a seat. */

import type { SeatInfo, TableState } from "../../generated/api";

type Seated = Pick<TableState, "mine" | "turn" | "seats">;
type Seen = Seated & Pick<TableState, "viewer">;

/** Whether it is the turn of a seat of this browser, and no bot plays for it. */
function called(state: Seated): boolean {
  return state.mine.includes(state.turn) && !state.seats.find((one) => one.seat === state.turn)?.stand_in;
}

/** Whether whoever looks at the screen has to decide. */
export function asked(state: Seen): boolean {
  return called(state) && state.viewer === state.turn;
}

/** Whether the screen has to be passed on: somebody else at it has to decide. */
export function passing(state: Seen): boolean {
  return called(state) && state.viewer !== state.turn;
}

/** The own seats at which a bot plays for me. */
export function handedOver(state: Seated): number[] {
  return state.seats.filter((one) => one.mine && one.stand_in && !one.resigned).map((one) => one.seat);
}

/** The own seats that have not resigned. */
export function stillMine(state: Pick<TableState, "mine" | "seats">): number[] {
  return state.mine.filter((seat) => !state.seats[seat]?.resigned);
}

/** The name with the first number nobody here has. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  let number = 2;
  const numbered = () => `${name.slice(0, 38).trimEnd()} ${number}`;
  while (known.has(numbered().toLowerCase())) number += 1;
  return numbered();
}

/** What this browser may do about who plays at a seat. */
export type Care = "none" | "take-back" | "send-away" | "mine" | "open" | "hand" | "vote" | "voted" | "wait";

export function care(table: Pick<TableState, "mine" | "over">, seat: SeatInfo, now: number): Care {
  if (table.over || seat.kind === "bot" || table.mine.length === 0) return "none";
  if (seat.resigned) return "none";
  if (seat.stand_in) return seat.mine ? "take-back" : seat.kind === "open" ? "send-away" : "none";
  if (seat.mine) return "mine";
  if (seat.kind === "open") return "open";
  if (seat.online) return "none";
  if (seat.consent || (seat.free_at && Date.parse(seat.free_at) <= now)) return "hand";
  if (seat.voters > 0) return seat.votes.some((one) => table.mine.includes(one)) ? "voted" : "vote";
  return "wait";
}

/** The level of the bots one goes on against: what the others were, else anybody, if it is one of `levels`. */
export function levelOf(seats: readonly Pick<SeatInfo, "seat" | "bot" | "stand_in">[], decider: number, levels: readonly string[]): string {
  const others = seats.filter((one) => one.seat !== decider);
  const had = [...others, ...seats].map((one) => one.bot ?? one.stand_in ?? "");
  return had.find((level) => levels.includes(level)) ?? "greedy";
}
