/** What people read: sentences from the Fluent files the server keeps, in the chosen language. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";

import { cell } from "./cell";
import { isPlain, language, PSEUDO, realOf, setLanguage } from "./language";

export type Values = Record<string, FluentVariable>;

/** Sentences by their keys, each as Fluent has it behind its `=`. */
export type Sentences = Readonly<Record<string, string>>;

/** What looks like another sentence inside a placeable. */
const REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** A number that is written in its digits. The browser's own writer of numbers takes longer to begin than a page to be laid. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

/** Values as sentences take them. */
function ready(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === "number" && isPlain(value) ? new PlainNumber(value) : value]));
}

/** The sentences of one language. One is parsed when it is said: a page needs some dozens of the thousands there are. */
export class Book {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly sources: Sentences;
  private readonly opened = new Set<string>();

  constructor(spoken: string, sentences: Sentences) {
    this.language = spoken;
    this.sources = sentences;
    const transform = spoken === PSEUDO ? { transform: (piece: string) => piece } : {};
    this.bundle = new FluentBundle(realOf(spoken), { useIsolating: false, ...transform });
  }

  has(key: string): boolean {
    return Object.hasOwn(this.sources, key);
  }

  /** Parse a sentence, and those it is made of. */
  private open(key: string): void {
    const source = this.has(key) ? this.sources[key] : undefined;
    if (source === undefined || this.opened.has(key)) return;
    this.opened.add(key);
    this.bundle.addResource(new FluentResource(`${key} =${source}`));
    for (const [, other] of source.matchAll(REFERENCE)) if (other) this.open(other);
  }

  say(key: string, values?: Values): string | undefined {
    this.open(key);
    const pattern = this.bundle.getMessage(key)?.value;
    if (pattern == null) return undefined;
    const errors: Error[] = [];
    const text = typeof pattern === "string" ? pattern : this.bundle.formatPattern(pattern, { ...numbers.value, ...ready(values ?? {}) }, errors);
    return this.language === PSEUDO ? `[!! ${text} !!]` : text;
  }
}

const book = cell<Book | null>(null);
/** The numbers of packs that sentences quote, by name: `$GAME__counts__city`. */
const numbers = cell<Values>({});
let own: Values = {};

/** From now on these are the numbers of the pack that is played with; without any, the games' own. */
export function quote(others: Values = {}): void {
  numbers.value = ready({ ...own, ...others });
}

/** Told of every key that is said: who translates wants to see each sentence where it stands. */
let heard: ((key: string) => void) | null = null;
export function listenTo(keys: (key: string) => void): void {
  heard = keys;
}

/** The sentence of this key with its values filled in; the key itself if nobody has written it. */
export function t(key: string, values?: Values): string {
  heard?.(key);
  return book.value?.say(key, values) ?? key;
}

export function hasWords(key: string): boolean {
  return book.value?.has(key) ?? false;
}

/** The sentence of this key as a game says it, `KEY-GAME`; where the game has no words of its own, the one all share. */
export function inGame(game: string, key: string, values?: Values): string {
  const own = `${key}-${game}`.replaceAll("_", "-");
  return t(hasWords(own) ? own : key, values);
}

/** What a table of a game's pack is called, by the game's own words if it has some. */
export function tableWords(game: string, table: string): string {
  const own = `web-cards-${game}`.replaceAll("_", "-");
  return t(hasWords(own) ? own : "web-cards-table", { table });
}

/** What begins a line: its first letter is large, behind a mark that opens it too; the Dutch write ij as one letter. */
export function sentence(words: string): string {
  return words.replace(language.now === "nl" ? /^([„“«]?)(ij|\p{Ll})/u : /^([¿¡„“«]?)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
}

/** Which of several wishes is the last one. */
let wishes = 0;

/** Speak this language from now on; what it lacks the server fills in from English. */
export async function speak(wish: string, load: (language: string) => Promise<Sentences>, count: (language: string) => Promise<Values> = () => Promise.resolve({})): Promise<void> {
  const number = ++wishes;
  const real = realOf(wish);
  // Whatever is asked for meanwhile comes in the language of the first words.
  if (book.value === null) setLanguage(wish);
  const [sentences, counted] = await Promise.all([load(real), count(real).catch(() => own)]);
  if (number !== wishes) return;
  own = counted;
  quote();
  book.value = new Book(wish, sentences);
  setLanguage(wish);
}
