/** A clock for turns at the real table: how long everybody took, reckoned from moments and never from ticks. */

export interface Clock {
  /** ms everybody has used up to now */
  spent: number[];
  /** turns everybody has ended */
  turns: number[];
  /** whose turn it is */
  at: number;
  /** when the running stretch began; null: paused */
  since: number | null;
  /** whether chance has said who begins */
  drawn: boolean;
}

export const newClock = (people: number, at = 0, drawn = false): Clock => ({ spent: Array<number>(people).fill(0), turns: Array<number>(people).fill(0), at, since: null, drawn });

/** A clock that was stored, if it makes sense for so many people. */
export function readClock(found: unknown, people: number): Clock | null {
  if (typeof found !== "object" || found === null) return null;
  const { spent, turns, at, since, drawn } = found as Partial<Record<keyof Clock, unknown>>;
  const amounts = (some: unknown): some is number[] => Array.isArray(some) && some.length === people && some.every((n) => Number.isFinite(n) && n >= 0);
  if (!amounts(spent) || !amounts(turns) || !Number.isInteger(at) || Number(at) < 0 || Number(at) >= people) return null;
  return { spent, turns, at: Number(at), since: Number.isFinite(since) ? Number(since) : null, drawn: drawn === true };
}

const add = (numbers: readonly number[], at: number, n: number): number[] => numbers.map((one, i) => (i === at ? one + n : one));
const settle = (clock: Clock, now: number): number[] => (clock.since === null ? clock.spent : add(clock.spent, clock.at, Math.max(0, now - clock.since)));

export const running = (clock: Clock): boolean => clock.since !== null;
export const begin = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);
export const pause = (clock: Clock, now: number): Clock => ({ ...clock, spent: settle(clock, now), since: null });
/** The turn is over: the next one's time runs, if it ran before. */
export const next = (clock: Clock, now: number, to = (clock.at + 1) % clock.spent.length): Clock => ({
  ...clock,
  spent: settle(clock, now),
  turns: add(clock.turns, clock.at, 1),
  at: to,
  since: clock.since === null ? null : now,
});
/** ms somebody has used. */
export const usedBy = (clock: Clock, at: number, now: number): number => settle(clock, now)[at] ?? 0;

/** Minutes and seconds, and hours where there are some. */
export function shown(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Who begins: any of them, each as likely as the others. */
export function draw(people: number, random: (below: number) => number = fair): number {
  return random(people);
}

/** A fair number below `below` from the browser's own chance: what does not divide evenly is drawn again. */
export function fair(below: number): number {
  const most = Math.floor(0x1_0000_0000 / below) * below;
  const box = new Uint32Array(1);
  do crypto.getRandomValues(box);
  while ((box[0] ?? 0) >= most);
  return (box[0] ?? 0) % below;
}
