/** What the service worker does with a request: nothing here touches a cache, so that it can be tested by itself. */

/**
 * - `page`: any address of the client; without a connection the page that was kept opens and says the rest
 * - `file`: a built file; its name changes with its content, so what is kept is right
 * - `text`: rules, cards, lessons, words and lists; the server's answer, else the last one
 * - `game`: something of a table; kept once the game is over, as nothing can change then
 * - `pass`: everything else goes to the server and nowhere else
 */
export type Kind = "page" | "file" | "text" | "game" | "pass";

const TEXTS = [/^\/api\/games(\/|$)/, /^\/api\/languages$/, /^\/api\/locales\//, /^\/api\/numbers\//, /^\/api\/lessons(\/|$)/, /^\/api\/rules(\/|$)/, /^\/api\/rulebook(\/|$)/, /^\/api\/search(\/|$)/, /^\/api\/tables\/?$/, /^\/api\/companion\/?$/];
const GAME = /^\/api\/tables\/([^/]+)(?:\/(steps|opening|analysis))?$/;

/** The path of an address within the house; null if it lies elsewhere. The page's own `within` is not for a worker: what both
 * import would become a file of its own, which a worker of the old kind cannot load. */
function inside(home: URL, address: URL): string | null {
  if (address.origin !== home.origin) return null;
  const root = home.pathname.replace(/\/$/, "");
  if (address.pathname === root) return "/";
  return address.pathname.startsWith(`${root}/`) ? address.pathname.slice(root.length) : null;
}

/** `home` is the address of the house: a site, and a sub-path if it has one. */
export function kindOf(method: string, navigates: boolean, home: URL, address: URL): Kind {
  const pathname = inside(home, address);
  if (method !== "GET" || pathname === null) return "pass";
  if (pathname.startsWith("/assets/")) return "file";
  if (TEXTS.some((one) => one.test(pathname))) return "text";
  if (GAME.test(pathname)) return "game";
  return navigates && !pathname.startsWith("/api/") ? "page" : "pass";
}

/** The table a request of the kind `game` is about, and whether it asks for the table itself, which says if it is over. */
export function tableOf(home: URL, address: URL): { id: string; whole: boolean } {
  const [, id = "", part] = GAME.exec(inside(home, address) ?? "") ?? [];
  return { id, whole: part === undefined };
}

/** What the pages ask for carries the language they speak. */
const inLanguage = (path: string, language: string): string => `${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

/** What every page reads, whichever is opened first: words, lists, and the texts of all games in a language. */
export function lists(language: string): string[] {
  return [`/api/locales/${language}`, `/api/numbers/${language}`, "/api/languages", ...["/api/games", "/api/lessons", "/api/tables", "/api/companion"].map((path) => inLanguage(path, language))];
}
export function textsOf(games: readonly { id: string }[], lessons: readonly { game: string; id: string }[], language: string): string[] {
  const part = encodeURIComponent;
  return [
    ...games.flatMap(({ id }) => ["rulebook", "components", "rules", "pad", `search/${language}`].map((what) => `/api/games/${part(id)}/${what}`)),
    ...lessons.map(({ game, id }) => `/api/lessons/${part(game)}/${part(id)}`),
  ].map((path) => inLanguage(path, language));
}

/** The addresses of every moment of a finished game, as the replay asks for them in a language. */
export function moments(id: string, count: number, language: string): string[] {
  return Array.from({ length: count + 1 }, (_, at) => inLanguage(`/api/tables/${id}?looking=-1&at=${at}`, language));
}
