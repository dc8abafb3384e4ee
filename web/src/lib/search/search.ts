/** Search by words: step by step the same as src/tanglewood/rulebook/search.py, over the index that comes from there. */

import type { SearchDocument, SearchIndex, SearchLanguage } from "../../generated/api";
import { folded } from "../page/search";

/** Percent of its worth for a stem that means the same, begins alike, or is one or two letters away. */
const [SAME, BEGUN, SLIP, SLIPS] = [70, 75, 80, 60] as const;
/** From so many letters on a word may have one slip, and two. */
const [LONG, LONGER] = [4, 7] as const;
/** Percent for a document whose title is what was asked for, no more and no less. */
const NAMED = 250;
/** An answer has at least this percent of the best one, whatever that is called. */
const FAINT = 25;
/** So many letters stay when an ending is taken off. */
const SHORTEST = 3;

export interface Answer {
  document: SearchDocument;
  score: number;
}

export const wordsOf = (text: string): string[] => folded(text.toLowerCase().replace(/['’]s(?![\p{L}\p{N}_])/gu, "")).match(/[a-z0-9]+/g) ?? [];

/** The stem of a word: without its endings, one list of them after the other. */
export function stemOf({ odd, endings }: SearchLanguage, word: string): string {
  let stem = Object.hasOwn(odd, word) ? odd[word]! : word;
  for (const step of endings) {
    const found = step.find(([ending, instead]) => stem.endsWith(ending) && stem.length - ending.length + instead.length >= SHORTEST);
    if (found) stem = stem.slice(0, stem.length - found[0].length) + found[1];
  }
  return stem;
}

/** How many letters are wrong, missing, too many or swapped with the next; 0 if more than `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || one[0] !== other[0]) return 0;
  let earlier: number[] = [];
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    [earlier, before, row] = [before, row, [i]];
    for (let j = 1; j <= other.length; j++) {
      let cost = before[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      cost = Math.min(cost, before[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) cost = Math.min(cost, earlier[j - 2]! + 1);
      row.push(cost);
    }
  }
  const slips = row[other.length]!;
  return slips <= most ? slips : 0;
}

export class Searcher {
  private readonly stems: Map<string, number[]>;
  private readonly means: Map<string, string[]>;
  private readonly silent: Set<string>;
  private readonly index: SearchIndex;

  constructor(index: SearchIndex) {
    this.index = index;
    this.stems = new Map(Object.entries(index.stems));
    this.means = new Map(Object.entries(index.language.means));
    this.silent = new Set(index.language.silent);
  }

  /** The card of this id, if the index has it. */
  card(id: string): SearchDocument | undefined {
    return this.index.documents.find((one) => one.kind === "card" && one.at === id);
  }

  private stem(word: string): string {
    return stemOf(this.index.language, word);
  }

  private stemsIn(text: string): Set<string> {
    return new Set(wordsOf(text).filter((word) => !this.silent.has(word)).map((word) => this.stem(word)));
  }

  private asked(wish: string): string[] {
    return wordsOf(wish).filter((word) => !this.silent.has(word));
  }

  /** The stems a word stands for, with the percent of their worth that counts. */
  private candidates(word: string, last: boolean): Map<string, number> {
    const stem = this.stem(word);
    const found = new Map<string, number>();
    if (this.stems.has(stem) || this.means.has(stem)) {
      found.set(stem, 100);
    } else if (stem.length >= LONG) {
      for (const other of this.stems.keys()) {
        const slips = distance(stem, other, stem.length >= LONGER ? 2 : 1);
        if (slips > 0) found.set(other, slips === 1 ? SLIP : SLIPS);
      }
    }
    if (last && found.size === 0 && word.length >= LONG - 1) {
      for (const other of this.stems.keys()) if (other.startsWith(word)) found.set(other, BEGUN);
    }
    for (const [known, percent] of [...found]) {
      for (const same of this.means.get(known) ?? []) found.set(same, Math.max(found.get(same) ?? 0, Math.floor((percent * SAME) / 100)));
    }
    return new Map([...found].filter(([one]) => this.stems.has(one)));
  }

  /** What answers the wish, best first. An exact rule that an earlier answer has behind it is left out,
   *  and a symbol that is called like an earlier one. */
  search(wish: string): Answer[] {
    const asked = this.asked(wish);
    const scores = new Map<number, number>();
    const hits = new Map<number, number>();
    asked.forEach((word, place) => {
      const best = new Map<number, number>();
      for (const [stem, percent] of this.candidates(word, place === asked.length - 1)) {
        const listed = this.stems.get(stem) ?? [];
        for (let at = 0; at < listed.length; at += 2) {
          best.set(listed[at]!, Math.max(best.get(listed[at]!) ?? 0, Math.floor((listed[at + 1]! * percent) / 100)));
        }
      }
      for (const [number, worth] of best) {
        scores.set(number, (scores.get(number) ?? 0) + worth);
        hits.set(number, (hits.get(number) ?? 0) + 1);
      }
    });
    const own = new Set(asked.map((word) => this.stem(word)));
    for (const [number, score] of scores) scores.set(number, Math.floor((score * (1 + hits.get(number)!)) / (1 + asked.length)));
    const faint = Math.max(0, ...scores.values()) * FAINT;
    for (const [number, score] of scores) {
      const { kind, title } = this.index.documents[number]!;
      const called = this.stemsIn(title);
      // The heading of a page may say more.
      if (within(own, called) && (kind === "page" || within(called, own))) scores.set(number, Math.floor((score * NAMED) / 100));
    }
    const ranked = [...scores].sort(([one, high], [other, low]) => low - high || one - other);
    const shown = new Set<string>();
    const answers: Answer[] = [];
    for (const [number, score] of ranked) {
      if (score * 100 < faint) break;
      const document = this.index.documents[number]!;
      // A symbol may be the same sign on a card and on the table.
      const told = document.kind === "symbol" ? [[...this.stemsIn(document.title)].join(" ")] : document.rules;
      if (told.length > 0 && told.every((one) => shown.has(one))) continue;
      for (const one of told) shown.add(one);
      answers.push({ document, score });
    }
    return answers;
  }

  /** A text in pieces; every second one is a word that was looked for. */
  lit(text: string, wish: string): string[] {
    const stems = new Set(this.asked(wish).flatMap((word, place, all) => [...this.candidates(word, place === all.length - 1)].map(([stem]) => stem)));
    const pieces = [""];
    for (const piece of text.split(/([\p{L}\p{M}\p{N}]+)/u)) {
      const word = folded(piece);
      const hit = /^[a-z0-9]+$/.test(word) && !this.silent.has(word) && stems.has(this.stem(word));
      if (hit) pieces.push(piece, "");
      else pieces[pieces.length - 1] += piece;
    }
    return pieces;
  }
}

function within(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return [...one].every((stem) => other.has(stem));
}
