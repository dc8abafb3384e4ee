/** What people read: sentences from the Fluent files the server keeps, in the chosen language. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { cell } from "./cell";

export type Values = Record<string, FluentVariable>;

/** Not a language of people: marks every sentence, so that a test finds text that is not in the Fluent files. */
export const PSEUDO = "x-pseudo";
const FALLBACK = "en";

/** Sentences by their keys, each as Fluent has it behind its `=`. */
export type Sentences = Readonly<Record<string, string>>;

/** What looks like another sentence inside a placeable. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** The sentences of one language. One is parsed when it is said: a page needs some dozens of the thousands there are. */
export class Book {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly sources: Map<string, string>;

  constructor(language: string, sentences: Sentences) {
    this.language = language;
    this.sources = new Map(Object.entries(sentences));
    const transform = language === PSEUDO ? { transform: (piece: string) => piece } : {};
    this.bundle = new FluentBundle(language === PSEUDO ? FALLBACK : language, { useIsolating: false, ...transform });
  }

  has(key: string): boolean {
    return this.sources.has(key) || this.bundle.hasMessage(key);
  }

  /** Parse a sentence, and those it is made of. */
  private open(key: string): void {
    const source = this.sources.get(key);
    if (source === undefined) return;
    this.sources.delete(key);
    this.bundle.addResource(new FluentResource(`${key} =${source}`));
    for (const [, other] of source.matchAll(REFERENCE)) if (other) this.open(other);
  }

  say(key: string, values?: Values): string | undefined {
    this.open(key);
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return undefined;
    const errors: Error[] = [];
    const text = typeof pattern === "string" ? pattern : this.bundle.formatPattern(pattern, { ...numbers.value, ...values }, errors);
    return this.language === PSEUDO ? `[!! ${text} !!]` : text;
  }
}

const books = cell<readonly Book[]>([]);
/** The numbers of packs that sentences quote, by name: `$GAME__counts__city`. */
const numbers = cell<Values>({});
let own: Values = {};

/** From now on these are the numbers of the pack that is played with; without any, the games' own. */
export function quote(others: Values = {}): void {
  numbers.value = { ...own, ...others };
}

/** The sentence of this key with its values filled in; the key itself if nobody has written it. */
export function t(key: string, values?: Values): string {
  for (const book of books.value) {
    const text = book.say(key, values);
    if (text !== undefined) return text;
  }
  return key;
}

export function hasWords(key: string): boolean {
  return books.value.some((book) => book.has(key));
}

/** The sentence of this key as a game says it, `KEY-GAME`; where the game has no words of its own, the one all share. */
export function inGame(game: string, key: string, values?: Values): string {
  const own = `${key}-${game}`.replaceAll("_", "-");
  return t(hasWords(own) ? own : key, values);
}

/** What begins a line: its first letter is large. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Speak this language from now on; what it lacks is said in English. */
export async function speak(language: string, load: (language: string) => Promise<Sentences>, count: (language: string) => Promise<Values> = () => Promise.resolve({})): Promise<void> {
  const real = language === PSEUDO ? FALLBACK : language;
  const counted = count(real).catch(() => own);
  const texts = await Promise.all([real, ...(real === FALLBACK ? [] : [FALLBACK])].map(load));
  own = await counted;
  quote();
  const [first, fallback] = texts;
  books.value = [new Book(language, first ?? {}), ...(fallback === undefined ? [] : [new Book(FALLBACK, fallback)])];
}

/** How long ago, in the words of the language. */
export function ago(when: string, language: string, now = Date.now()): string {
  const seconds = Math.round((Date.parse(when) - now) / 1000);
  if (Number.isNaN(seconds)) return "";
  const say = new Intl.RelativeTimeFormat(language === PSEUDO ? FALLBACK : language, { numeric: "auto", style: "short" });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ["day", 86400],
    ["hour", 3600],
    ["minute", 60],
  ];
  for (const [unit, length] of steps) {
    if (Math.abs(seconds) >= length) return say.format(Math.trunc(seconds / length), unit);
  }
  return say.format(0, "minute");
}
