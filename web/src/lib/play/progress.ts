/** How far somebody is with the lessons; kept in this browser. */

export interface Progress {
  /** the step to go on with, counted from 0 */
  step: number;
  /** moves that counted as right on the way */
  turns: string[];
  /** it was played to its end once */
  done: boolean;
}

const KEY = "tanglewood.lessons";
export const NOTHING: Progress = { step: 0, turns: [], done: false };

type Store = Pick<Storage, "getItem" | "setItem">;

function store(): Store | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** Everything stored, each entry kept only if it is of the right kind. */
export function readProgress(stored: string | null): Record<string, Progress> {
  const read: Record<string, Progress> = {};
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "{}");
  } catch {
    return read;
  }
  if (typeof found !== "object" || found === null) return read;
  for (const [key, value] of Object.entries(found as Record<string, Partial<Progress> | null>)) {
    const { step, turns, done } = value ?? {};
    if (!Number.isInteger(step) || !Array.isArray(turns)) continue;
    read[key] = { step: Math.max(0, step as number), turns: turns.filter((turn) => typeof turn === "string"), done: done === true };
  }
  return read;
}

const nameOf = (game: string, lesson: string): string => `${game}/${lesson}`;

export function progressOf(game: string, lesson: string, from: Store | null = store()): Progress {
  return readProgress(from?.getItem(KEY) ?? null)[nameOf(game, lesson)] ?? NOTHING;
}

/** Somebody has come so far. What was finished once stays finished. */
export function keepProgress(game: string, lesson: string, now: Progress, into: Store | null = store()): void {
  const all = readProgress(into?.getItem(KEY) ?? null);
  const name = nameOf(game, lesson);
  all[name] = { ...now, done: now.done || all[name]?.done === true };
  try {
    into?.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}
