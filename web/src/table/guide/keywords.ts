/** The words of a coach's sentence that matter: what it names of the game is set bold. */

import { language } from "../../lib/page/language";

export interface Piece {
  words: string;
  key: boolean;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A sentence in pieces; `names` are those of the components, and a plural with an s counts too; other languages have other endings. `others` are names that may
 *  contain one of these: the Bridge is not meant by the name of a wonder. */
export function keywords(sentence: string, names: readonly string[], others: readonly string[] = []): Piece[] {
  const keys = new Set(names.map((name) => name.toLowerCase()));
  const known = [...new Set([...names, ...others].filter((name) => name.length > 2))].sort((one, other) => other.length - one.length);
  if (known.length === 0) return [{ words: sentence, key: false }];
  const pattern = new RegExp(`(?<![\\p{L}])(${known.map(escaped).join("|")})${language.now === "en" ? "s?" : "\\p{L}{0,2}"}(?![\\p{L}])`, "giu");
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    if (!keys.has(found[1]?.toLowerCase() ?? "")) continue;
    if (found.index > from) pieces.push({ words: sentence.slice(from, found.index), key: false });
    pieces.push({ words: found[0], key: true });
    from = found.index + found[0].length;
  }
  if (from < sentence.length || pieces.length === 0) pieces.push({ words: sentence.slice(from), key: false });
  return pieces;
}
