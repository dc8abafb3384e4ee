/** Companion sessions that made room for another one with the same opponent: they stay on this device, the newest first. */

import type { CompanionState } from "../../generated/api";

export interface Aside {
  rival: string;
  game: string;
  /** when it was put aside, ISO */
  when: string;
  /** what was told and done in it */
  entries: number;
  session: string;
}

const KEY = "tanglewood.aside";
/** More are not kept: the oldest goes. */
const MANY = 12;

function isAside(found: unknown): found is Aside {
  const one = found as Partial<Aside> | null;
  return [one?.rival, one?.game, one?.when, one?.session].every((text) => typeof text === "string") && typeof one?.entries === "number";
}

/** What is stored, as far as it makes sense. */
export function readAside(stored: string | null): Aside[] {
  try {
    const found = JSON.parse(stored ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isAside) : [];
  } catch {
    return [];
  }
}

export function putAside(): Aside[] {
  try {
    return readAside(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

function write(all: readonly Aside[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, MANY)));
  } catch {
    // A browser that keeps nothing keeps no games either.
  }
}

/** Whether something would be lost with a session: one that nobody has answered yet, or that is over, may go. */
export const worthKeeping = (state: CompanionState): boolean => !state.over && (state.entries > 1 || state.answers.length > 0);

export function layAside(state: CompanionState | null): void {
  if (!state || !worthKeeping(state)) return;
  const { rival, game, entries, session } = state;
  write([{ rival, game, entries, session, when: new Date().toISOString() }, ...putAside().filter((one) => one.session !== session)]);
}
export const dropAside = (session: string): void => write(putAside().filter((one) => one.session !== session));

interface Journal {
  rival: string;
  seed: number;
  journal: [string, Record<string, unknown>][];
}

/** What a session's text holds; `src/tanglewood/companion/session.py` packs it. */
async function unpack(session: string): Promise<Journal> {
  const bytes = Uint8Array.from(atob(session.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return (await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).json()) as Journal;
}

/** Whether a session is another one of the same game that has come further: nothing is lost with the first. */
export async function goesOn(mine: string, theirs: string): Promise<boolean> {
  try {
    const [one, other] = await Promise.all([unpack(mine), unpack(theirs)]);
    const same = (wanted: unknown, found: unknown): boolean => JSON.stringify(wanted) === JSON.stringify(found);
    return (
      one.rival === other.rival &&
      one.seed === other.seed &&
      one.journal.every(([deed, answers], at) => {
        const [theirDeed, said] = other.journal[at] ?? ["", {}];
        return deed === theirDeed && Object.entries(answers).every(([key, answer]) => same(answer, said[key]));
      })
    );
  } catch {
    return false; // an old browser cannot unpack it: somebody is asked
  }
}
