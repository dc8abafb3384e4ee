/** Letters that are no letter with a mark. */
const LETTERS: Record<string, string> = { ß: "ss", ł: "l", œ: "oe", æ: "ae", ø: "o" };

/** A text in small letters without their marks: people type `krol` and `ecureuil`. The server does the same. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßłœæø]/g, (letter) => LETTERS[letter]!)
    .normalize("NFD")
    .replace(/\p{M}/gu, "");

/** Whether a text has every word somebody looks for. */
export function searching(search: string): (text: string) => boolean {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return (text) => {
    const small = folded(text);
    return words.every((word) => small.includes(word));
  };
}
