/** Which language somebody wants: the address says so, or what was chosen on this device, or the browser's languages. */

import { cell } from "./cell";
import { baseOf, bestOf, FALLBACK, PSEUDO } from "./language";
import { ROOT } from "./root";
import { settings } from "./settings";

const NAME = /^[a-z]{2,8}$/;
export const LANG = "lang";

/** What an address asks for, `?lang=de`. */
export function askedBy(search: string): string {
  const asked = new URLSearchParams(search).get(LANG) ?? "";
  return NAME.test(asked) || asked === PSEUDO ? asked : "";
}

/** A link of somebody else changes this visit; it is kept only where nothing was chosen so far. */
const visit = cell("");

export const wish = {
  /** empty: the browser's */
  get now(): string {
    return visit.value || settings.now.language;
  },
};

/** Speak this one here, today and the next time. */
export function choose(language: string): void {
  visit.value = "";
  settings.set({ language });
}

/** Take the wish out of the address: it holds for the whole visit, wherever that leads. */
export function readAddress(): void {
  const asked = askedBy(location.search);
  if (!asked) return;
  if (settings.now.language) visit.value = asked;
  else settings.set({ language: asked });
  const fields = new URLSearchParams(location.search);
  fields.delete(LANG);
  const rest = fields.toString();
  history.replaceState(history.state, "", location.pathname + (rest && `?${rest}`) + location.hash);
}

/** The first of the browser's languages that is spoken here. The server has looked at the same list (`served`); English is there. */
export async function browsers(known: () => Promise<readonly { id: string }[]>, wanted: readonly string[] = navigator.languages, served = document.documentElement.lang): Promise<string> {
  const first = baseOf(wanted[0] ?? FALLBACK);
  if (first === FALLBACK || first === served) return first;
  return known().then(
    (there) => bestOf(wanted, there.map(({ id }) => id)),
    () => FALLBACK,
  );
}

/** Tell the server, so that the next page fetches the right words at once. It is no secret, and nothing else is in it. */
export function remember(language: string): void {
  document.cookie = `${LANG}=${language}; path=${ROOT}/; max-age=31536000; samesite=strict`;
}

/** An address of ours as it is handed on: whoever follows it reads it in the same language. */
export function withLanguage(address: string, language: string): string {
  const url = new URL(address, location.origin);
  url.searchParams.set(LANG, language);
  return url.href;
}
