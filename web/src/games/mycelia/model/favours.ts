/** Where mushrooms stand on the ring of favours. */

import type { TableView, TrackView } from "../../../generated/mycelia";

/** A mushroom: its sign (`1` to `4` a seat, `idle`, `gwidyon`) and its space. */
export interface Standing {
  sign: string;
  space: number;
}

export interface Placed extends Standing {
  key: string;
  x: number;
  y: number;
  /** not alone on its space */
  shared: boolean;
}

/** How far from the middle the spaces lie. */
const RADIUS = 119;

/** The middles of the spaces, clockwise from the top. */
export function ringPlaces(count: number): (readonly [number, number])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * RADIUS, Math.sin(angle) * RADIUS] as const;
  });
}

export function mushroomsOf(view: TableView): Standing[] {
  const seats = view.players.map((player) => ({ sign: `${player.seat + 1}`, space: player.favour }));
  return view.gwidyon ? [...seats, { sign: "gwidyon", space: view.gwidyon.favour }] : seats;
}

/** Several on one space stand in a little circle. */
export function standingOn(track: TrackView, mushrooms: readonly Standing[]): Placed[] {
  const all = [...track.idle.map((space) => ({ sign: "idle", space })), ...mushrooms];
  const places = ringPlaces(track.spaces.length);
  return all.map((one, i) => {
    const here = all.filter((other) => other.space === one.space);
    const at = here.indexOf(one);
    const [x, y] = places[one.space] ?? [0, 0];
    const angle = (at / here.length) * Math.PI * 2 - Math.PI;
    const reach = here.length > 1 ? 17 : 0;
    const key = one.sign === "idle" ? `idle ${i}` : one.sign;
    return { ...one, key, x: x + Math.cos(angle) * reach, y: y - 4 + Math.sin(angle) * reach * 0.8, shared: here.length > 1 };
  });
}
