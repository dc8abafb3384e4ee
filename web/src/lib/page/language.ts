/** The language that is spoken here, and how numbers, lists, days and shares are written in it. */

import { cell } from "./cell";

/** Not a language of people: marks every sentence, so that a test finds text that is not in the Fluent files. */
export const PSEUDO = "x-pseudo";
export const FALLBACK = "en";

/** What people speak where marks are put around English. */
export const realOf = (language: string): string => (language === PSEUDO ? FALLBACK : language);

const spoken = cell(FALLBACK);
/**
 * What is asked of the server reads this, so whatever loads data in an effect loads it anew when another language is
 * spoken. Before the first words are there it is the language they are awaited in.
 */
export const language = {
  /** as data and the browser know it: `de` */
  get now(): string {
    return spoken.value;
  },
};

export function setLanguage(next: string): void {
  const real = realOf(next);
  if (real !== spoken.value) spoken.value = real;
  if (typeof document !== "undefined") document.documentElement.lang = real;
}

/** `pt-BR` is `pt`. */
export const baseOf = (language: string): string => language.toLowerCase().split("-")[0] ?? "";

/** The first of somebody's languages that is there; without one, English. */
export function bestOf(wanted: readonly string[], there: readonly string[]): string {
  return wanted.map(baseOf).find((one) => there.includes(one)) ?? FALLBACK;
}

// ---------------------------------------------------------------------- by the customs of the language

/** Makers of sentences by language: a browser takes long to make one. */
function kept<T>(make: (language: string) => T): () => T {
  const made = new Map<string, T>();
  return () => {
    const now = language.now;
    let found = made.get(now);
    if (found === undefined) made.set(now, (found = make(now)));
    return found;
  };
}

const numbers = kept((now) => new Intl.NumberFormat(now));
const shares = kept((now) => new Intl.NumberFormat(now, { style: "percent", maximumFractionDigits: 0 }));
// Our English has no comma before its last "and".
const lists = kept((now) => new Intl.ListFormat(now === "en" ? "en-GB" : now, { type: "conjunction" }));
const days = kept((now) => new Intl.DateTimeFormat(now, { day: "numeric", month: "short", year: "numeric" }));
const times = kept((now) => new Intl.RelativeTimeFormat(now, { numeric: "auto", style: "short" }));

/** Whether a number is written in its digits alone, in every language there is (a test). */
export const isPlain = (n: number): boolean => Number.isInteger(n) && n >= 0 && n < 1000;
export const number = (n: number): string => (isPlain(n) ? String(n) : numbers().format(n));
/** A share of one: `37 %`. */
export const percent = (share: number): string => shares().format(share);
/** Things that are all meant: `a, b and c`. A row of names that is no part of a sentence is joined by commas, as everywhere. */
export const list = (parts: readonly string[]): string => lists().format(parts);
/** What something is called, and what is said of it: French has a space before the colon. */
export const labelled = (label: string, what: string): string => `${label}${language.now === "fr" ? "\u00a0" : ""}: ${what}`;
export const day = (when: string): string => days().format(new Date(when));

/** How long ago, in the words of the language. */
export function ago(when: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(when) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return times().format(Math.trunc(seconds / length), unit);
  }
  return times().format(0, "minute");
}
