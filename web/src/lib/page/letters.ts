/** How many letters the longest word of a name has: what is drawn in a narrow box is set so small that it fits. */
export const longestWord = (name: string): number => Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));

const DOT = "·";
const SOFT = "\u00ad";
const lists = new Map<string, ReadonlyMap<string, string>>();

function wordsOf(list: string): ReadonlyMap<string, string> {
  let found = lists.get(list);
  if (!found) lists.set(list, (found = new Map(list.split(/\s+/).map((word) => [word.replaceAll(DOT, ""), word.replaceAll(DOT, SOFT)]))));
  return found;
}

/** A name that may be divided where the list has a dot: not every browser knows the syllables of every language. */
export const divided = (name: string, list: string): string => name.replace(/\p{L}+/gu, (word) => wordsOf(list).get(word) ?? word);
