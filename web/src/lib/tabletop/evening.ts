/** What is on the real table tonight: the game, what is in play, and who plays. Chosen once and remembered. */

import type { GameSheet } from "../../generated/api";
import type { Laying } from "../play/laying";
import { applies, SEATS } from "../play/laying";
import type { Choice } from "../server/names";
import type { Column, Options } from "./reckon";
import { type Clock, readClock } from "./timer";

/** A set-up that is being laid out: its number and options, and the steps that are done. */
export interface Laid {
  seed: number;
  wishes: string;
  done: string[];
}

export interface Evening {
  options: Record<string, Choice>;
  names: string[];
  /** the pad as it is being filled; the last column may be the opponent's */
  columns: Column[];
  /** how long everybody has taken; none before the timer is touched */
  clock?: Clock;
  /** the set-up that was opened last */
  laid?: Laid;
}

const KEY = "tanglewood.evening";

function readLaid(found: Partial<Laid> | undefined): Laid | null {
  if (!Number.isInteger(found?.seed) || typeof found?.wishes !== "string" || !Array.isArray(found.done)) return null;
  return { seed: Number(found.seed), wishes: found.wishes, done: found.done.filter((id) => typeof id === "string") };
}

/** What is stored of a game, as far as it makes sense. */
export function readEvening(stored: string | null, game: string): Evening | null {
  try {
    const found = (JSON.parse(stored ?? "{}") as Record<string, Partial<Evening> | undefined>)[game];
    if (typeof found?.options !== "object" || !Array.isArray(found.names) || found.names.length === 0 || !found.names.every((name) => typeof name === "string")) return null;
    const columns = Array.isArray(found.columns) ? found.columns.filter((one) => typeof one?.counts === "object") : [];
    const clock = readClock(found.clock, found.names.length);
    const laid = readLaid(found.laid);
    return { options: found.options, names: found.names, columns, ...(clock ? { clock } : {}), ...(laid ? { laid } : {}) };
  } catch {
    return null;
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const eveningOf = (game: string): Evening | null => readEvening(stored(), game);

/** The game that was on the table last. */
export function lastGame(): string {
  try {
    return String((JSON.parse(stored() ?? "{}") as { last?: unknown }).last ?? "");
  } catch {
    return "";
  }
}

export function keepEvening(game: string, evening: Evening): boolean {
  try {
    const all = JSON.parse(stored() ?? "{}") as Record<string, unknown>;
    localStorage.setItem(KEY, JSON.stringify({ ...all, [game]: evening, last: game }));
    return true;
  } catch {
    return false;
  }
}

/** The evening of a game against an opponent that a companion runs: with its options, and as many people as it plays against. What
 * they have counted stays while the same is played. */
export function eveningWith(last: Evening | null, options: Options, usual: (n: number) => string): Evening {
  const { [SEATS]: seats, ...chosen } = options;
  const names = Array.from({ length: Number(seats ?? 1) }, (_, i) => last?.names[i] ?? usual(i + 1));
  const same = last !== null && last.names.length === names.length && Object.entries(chosen).every(([name, value]) => last.options[name] === value);
  const found = { ...last, options: chosen, names, columns: same ? last.columns : [] };
  if (found.clock?.spent.length !== names.length) delete found.clock;
  return found;
}

/** Settings that only a screen needs: who begins is drawn at the table, and nobody there is asked by a program. */
const ON_SCREEN = ["ask_leaves", "first"];
export const atRealTable = (name: string): boolean => !ON_SCREEN.includes(name);

/** All options as they are played, with what the seats and other options decide. */
export function settled(info: GameSheet, laying: Laying, evening: Evening): Options {
  const seats = evening.names.length;
  const found: Record<string, Choice> = {};
  for (const setting of info.settings) {
    const chosen = evening.options[setting.name] ?? setting.default;
    found[setting.name] =
      setting.name === SEATS
        ? seats
        : !atRealTable(setting.name) || !applies(laying, setting, evening.options, seats)
          ? setting.default
          : (laying.fixed?.[setting.name]?.(evening.options, seats)?.value ?? chosen);
  }
  return found;
}

/** Options as an address has them; what is usual is left out. */
export function wishesOf(info: GameSheet, options: Options): string {
  const spelled = (value: Choice): string => (value === true ? "yes" : value === false ? "no" : String(value));
  return info.settings
    .filter((one) => one.name === SEATS || (options[one.name] ?? one.default) !== one.default)
    .map((one) => `${one.name}=${spelled(options[one.name] ?? one.default)}`)
    .join(";");
}

/** The options an address names, each as its setting takes it. */
export function readWishes(info: GameSheet, text: string): Record<string, Choice> {
  const found: Record<string, Choice> = {};
  for (const wish of text.split(";")) {
    const [name = "", value = ""] = wish.split("=");
    const setting = info.settings.find((one) => one.name === name);
    if (!setting || !value) continue;
    found[name] = setting.kind === "flag" ? value === "yes" : setting.kind === "number" ? Number(value) : value;
  }
  return found;
}
