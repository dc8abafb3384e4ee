/** The only words that cannot come from the server: it does not answer. */

const WORDS: Record<string, readonly [string, string]> = {
  de: ["Der Server von Tanglewood antwortet nicht.", "Noch einmal versuchen"],
  en: ["Tanglewood’s server does not answer.", "Try again"],
  es: ["El servidor de Tanglewood no responde.", "Intentarlo de nuevo"],
  fr: ["Le serveur de Tanglewood ne répond pas.", "Réessayer"],
  it: ["Il server di Tanglewood non risponde.", "Riprova"],
  nl: ["De server van Tanglewood antwoordt niet.", "Opnieuw proberen"],
  pl: ["Serwer Tanglewood nie odpowiada.", "Spróbuj ponownie"],
};

export function silentWords(language: string): { says: string; again: string } {
  const [says, again] = WORDS[language] ?? WORDS["en"]!;
  return { says, again };
}
