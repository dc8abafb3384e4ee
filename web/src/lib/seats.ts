/** Who decides at a seat. */

import type { TableState } from "./contract";

type Seated = Pick<TableState, "mine" | "turn" | "seats">;

/** Whether this browser has to decide: it is its turn, and no bot plays for it. */
export function asked(state: Seated): boolean {
  return state.mine.includes(state.turn) && !state.seats.find((one) => one.seat === state.turn)?.stand_in;
}

/** The own seats at which a bot plays for me. */
export function handedOver(state: Seated): number[] {
  return state.seats.filter((one) => one.mine && one.stand_in).map((one) => one.seat);
}
