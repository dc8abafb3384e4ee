/** The signs of the seats: colour, shape and pattern by a number. The fifth belongs to the opponent without a seat. */

/** An opponent without a seat, where a seat is named. */
export const RIVAL_SEAT = 100;

/** The number of a seat's sign, colour and pieces. */
export function seatNumber(seat: number): number {
  if (seat === RIVAL_SEAT) return 5;
  return (seat < 4 ? seat : Math.min(seat, 5) + 1) + 1;
}
