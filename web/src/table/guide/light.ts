/** What is lit on a table: the next thing that a move touches. */

export interface Wanted {
  move: string;
  path: readonly string[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** On the screen at all: not in a part of the table that a phone has put away. */
const seen = (thing: Element): boolean => thing.getClientRects().length > 0;

/** Of all that has this name: what is read large lies above the rest, and what can be touched counts. */
function named(root: ParentNode, name: string): HTMLElement | null {
  const all = [...root.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(name)}"]`)];
  return all.find((one) => seen(one) && one.closest(".peek")) ?? all.find((one) => seen(one)) ?? all[0] ?? null;
}

/** The tab of a phone that opens the part of the table in which something lies. */
function tabOf(root: ParentNode, thing: Element): HTMLElement | null {
  for (let part: Element | null = thing.closest("[id]"); part; part = part.parentElement?.closest("[id]") ?? null) {
    const tab = root.querySelector<HTMLElement>(`.tabs a[href="#${CSS.escape(part.id)}"]`);
    if (tab && seen(tab)) return tab;
  }
  return null;
}

/**
 * What to touch next for this move: the first thing of its path that can be touched and has not been, or the button a walked
 * path ends at. `special` is what the game says about moves that are not walked thing by thing.
 */
export function lit(root: ParentNode, wanted: Wanted, special = ""): HTMLElement | null {
  const names = special ? [special] : [...wanted.path, `option:${wanted.move}`];
  for (const name of names) {
    const thing = named(root, name);
    if (!thing || !(special || thing.matches(".can, [data-thing^='option:']"))) continue;
    return seen(thing) ? thing : tabOf(root, thing);
  }
  return null;
}

export const boxOf = (thing: Element): Box => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return { x, y, width, height };
};

export const sameBox = (one: Box | null, other: Box | null): boolean =>
  one === other || (one !== null && other !== null && one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height);

/** A rectangle with round corners, as a path. */
export function round({ x, y, width, height }: Box, by: number, radius: number): string {
  const [left, top, right, bottom] = [x - by, y - by, x + width + by, y + height + by];
  const r = Math.min(radius, (right - left) / 2, (bottom - top) / 2);
  return `M${left + r} ${top}H${right - r}a${r} ${r} 0 0 1 ${r} ${r}V${bottom - r}a${r} ${r} 0 0 1 ${-r} ${r}H${left + r}a${r} ${r} 0 0 1 ${-r} ${-r}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** The way of an arrow from the guide to what is lit; null if they are too near for one. */
export function arrow(from: Box, target: Box): { line: string; head: string } | null {
  const start = { x: from.x + from.width + 2, y: clamp(target.y + target.height / 2, from.y + 40, from.y + from.height - 40) };
  const side = target.x - start.x > 60;
  const middle = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const apart = Math.max(target.y - start.y, start.y - target.y - target.height);
  if (!side && apart < 50) return null;
  const level = Math.abs(middle.y - start.y) < Math.max(60, target.height / 2);
  const below = middle.y > start.y;
  // Beside it where both are level, else down or up onto it.
  const end = side && level ? { x: target.x - 10, y: middle.y } : { x: middle.x, y: below ? target.y - 10 : target.y + target.height + 10 };
  const bend = side && level ? { x: (start.x + end.x) / 2, y: start.y } : { x: end.x, y: start.y };
  const angle = Math.atan2(end.y - bend.y, end.x - bend.x);
  const wing = (turn: number): string => `${end.x - 16 * Math.cos(angle + turn)} ${end.y - 16 * Math.sin(angle + turn)}`;
  return { line: `M${start.x} ${start.y}Q${bend.x} ${bend.y} ${end.x} ${end.y}`, head: `M${wing(0.5)}L${end.x} ${end.y}L${wing(-0.5)}` };
}

const clamp = (n: number, low: number, high: number): number => Math.max(low, Math.min(high, n));
