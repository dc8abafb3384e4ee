/** What a person has set; kept in this browser and shown as data attributes on <html>. */

import type { Pace } from "../server/names";
import { cell } from "./cell";

export interface Settings {
  /** empty: the browser's */
  language: string;
  theme: "system" | "light" | "dark";
  contrast: "system" | "more" | "normal";
  motion: "system" | "full" | "reduced";
  cards: "small" | "medium" | "large";
  sound: boolean;
  /** whether the system shows a note when it is my turn and the page is out of sight */
  notes: boolean;
  /** ms an event of others is shown; 0 = at once */
  pace: number;
  /** how fast bots play at my new tables */
  bots: Pace;
  name: string;
}

export const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  contrast: "system",
  motion: "system",
  cards: "medium",
  sound: false,
  notes: false,
  pace: 700,
  bots: "normal",
  name: "",
};

const KEY = "tanglewood.settings";

/** Stored settings, each kept only if it is of the right kind. */
export function readSettings(stored: string | null): Settings {
  const read: Settings = { ...DEFAULTS };
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "{}");
  } catch {
    return read;
  }
  if (typeof found !== "object" || found === null) return read;
  for (const [key, value] of Object.entries(found)) {
    if (key in DEFAULTS && typeof value === typeof DEFAULTS[key as keyof Settings]) Object.assign(read, { [key]: value });
  }
  return read;
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const held = cell<Settings>(readSettings(stored()));

export const settings = {
  get now(): Settings {
    return held.value;
  },
  set(change: Partial<Settings>): void {
    held.value = { ...held.value, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(held.value));
    } catch {
      // A browser that keeps nothing still plays.
    }
    show();
  },
};

const asks = (query: string) => typeof matchMedia === "function" && matchMedia(query).matches;

export function isDark(): boolean {
  const { theme } = settings.now;
  return theme === "system" ? asks("(prefers-color-scheme: dark)") : theme === "dark";
}

export function isCalm(): boolean {
  const { motion } = settings.now;
  return motion === "system" ? asks("(prefers-reduced-motion: reduce)") : motion === "reduced";
}

/** Put everything on <html>, where the tokens read it. */
export function show(): void {
  const { contrast, cards } = settings.now;
  const root = document.documentElement;
  const more = contrast === "system" ? asks("(prefers-contrast: more)") : contrast === "more";
  root.dataset.theme = isDark() ? "dark" : "light";
  root.dataset.contrast = more ? "more" : "normal";
  root.dataset.motion = isCalm() ? "reduced" : "full";
  root.dataset.cards = cards;
}

export function watchSystem(): void {
  for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(prefers-reduced-motion: reduce)"]) {
    matchMedia(query).addEventListener("change", () => {
      held.value = { ...held.value };
      show();
    });
  }
}

export const switchTheme = () => settings.set({ theme: isDark() ? "light" : "dark" });
