/** Addresses and pages, with the browser's own history. */

import { cell } from "./cell";
import { ROOT, within } from "./root";

/** An address without a game has an empty one: somebody chooses, and a new table is one of the first game. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; join: string; code: string; generic: boolean }
  | { page: "replay"; id: string; at: number | null; look: boolean; generic: boolean }
  | { page: "rules"; game: string; view: "pages" | "exact" | "symbols"; rule: string }
  | { page: "cards"; game: string; card: string }
  | { page: "learn"; game: string }
  | { page: "lesson"; game: string; lesson: string }
  | { page: "settings" }
  | { page: "me"; link: string; adds: string }
  | { page: "stop"; token: string }
  | { page: "tabletop"; game: string; part: TabletopPart; seed: string; wishes: string }
  | { page: "lab"; study: string }
  | { page: "open" }
  | { page: "companion"; rival: string; session: string; room: string }
  | { page: "lost" };

/** What there is beside a real table. */
export const TABLETOP = ["pad", "setup", "timer", "rules"] as const;
export type TabletopPart = (typeof TABLETOP)[number];

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Behind the address of a table or a replay: any game at the generic table, `?table=generic`. */
const GENERIC = "table=generic";
const asksGeneric = (search: string): boolean => new URLSearchParams(search).get("table") === "generic";

/** The mark of a replay that opens with the look back. */
const LOOK = "look";

export function parse(pathname: string, hash = "", search = ""): Route {
  const [page = "", what = "", ...more] = pathname.split("/").filter(Boolean).map(decode);
  const mark = decode(hash.replace(/^#/, ""));
  const one = what !== "" && more.length === 0;
  const generic = asksGeneric(search);
  if (page === "") return { page: "home" };
  if (page === "settings" && what === "") return { page: "settings" };
  if (page === "me" && what === "") return { page: "me", link: /^sign-in=(.+)$/.exec(mark)?.[1] ?? "", adds: /^add=(.+)$/.exec(mark)?.[1] ?? "" };
  if (page === "open" && what === "") return { page: "open" };
  if (page === "stop" && what === "") return { page: "stop", token: new URLSearchParams(search).get("t") ?? "" };
  if (page === "lab" && more.length === 0) return { page: "lab", study: what };
  if (page === "companion" && more.length === 0) return { page: "companion", rival: what, session: /^s=(.+)$/.exec(mark)?.[1] ?? "", room: /^r=(.+)$/.exec(mark)?.[1] ?? "" };
  if (page === "new" && more.length === 0) return { page: "new", game: what };
  if (page === "table" && one) return { page: "table", id: what, join: /^join=(.+)$/.exec(mark)?.[1] ?? "", code: /^seat=(.+)$/.exec(mark)?.[1] ?? "", generic };
  if (page === "replay" && one) return { page: "replay", id: what, at: /^\d+$/.test(mark) ? Number(mark) : null, look: mark === LOOK, generic };
  if (page === "rules" && more.length <= 1) {
    // The id of a rule has a dot, a place on the pages has none.
    const rule = new URLSearchParams(search).get("rule") ?? mark;
    const [view = rule.includes(".") ? "exact" : "pages"] = more;
    if (view === "pages" || view === "exact" || view === "symbols") return { page: "rules", game: what, view, rule };
  }
  if (page === "cards" && more.length === 0) return { page: "cards", game: what, card: mark };
  if (page === "tabletop" && more.length <= 1) {
    const part = TABLETOP.find((one) => one === (more[0] ?? "pad"));
    const asked = new URLSearchParams(search);
    if (part) return { page: "tabletop", game: what, part, seed: asked.get("seed") ?? "", wishes: asked.get("options") ?? "" };
  }
  if (page === "learn" && more.length === 0) return { page: "learn", game: what };
  if (page === "learn" && more.length === 1) return { page: "lesson", game: what, lesson: more[0] ?? "" };
  return { page: "lost" };
}

const part = encodeURIComponent;
/** No game: one chooses. */
const of = (game: string): string => game && `/${part(game)}`;

export const to = {
  home: () => `${ROOT}/`,
  new: (game: string) => `${ROOT}/new${of(game)}`,
  table: (id: string) => `${ROOT}/table/${part(id)}`,
  replay: (id: string, at?: number) => `${ROOT}/replay/${part(id)}${at === undefined ? "" : `#${at}`}`,
  lookBack: (id: string) => `${ROOT}/replay/${part(id)}#${LOOK}`,
  /** The rulebook; with the id of a rule that rule, with the id of a section that section. */
  rules: (game: string, rule = "") => `${ROOT}/rules${of(game)}${rule && `#${rule}`}`,
  exact: (game: string) => `${ROOT}/rules${of(game)}/exact`,
  symbols: (game: string, symbol = "") => `${ROOT}/rules${of(game)}/symbols${symbol && `#${symbol}`}`,
  cards: (game: string, card = "") => `${ROOT}/cards${of(game)}${card && `#${card}`}`,
  learn: (game: string) => `${ROOT}/learn${of(game)}`,
  lesson: (game: string, lesson = "") => `${ROOT}/learn${of(game)}/${part(lesson)}`,
  /** Beside a real table: the pad, tonight's set-up, the timer, the rules of what is in play. */
  tabletop: (game = "", part: TabletopPart = "pad") => `${ROOT}/tabletop${of(game)}${game && part !== "pad" ? `/${part}` : ""}`,
  /** A set-up that everybody with this address gets. */
  tonight: (game: string, seed: number, wishes: string) => `${ROOT}/tabletop${of(game)}/setup?seed=${seed}${wishes && `&options=${part(wishes)}`}`,
  settings: () => `${ROOT}/settings`,
  me: () => `${ROOT}/me`,
  open: () => `${ROOT}/open`,
  /** The opponents for a real table, or one of them. */
  companion: (rival = "") => `${ROOT}/companion${of(rival)}`,
  /** The studies, or one of them; `new` is the one that is being set up. */
  lab: (study = "") => `${ROOT}/lab${of(study)}`,
};

/** The same address at the generic table or at the game's own. */
export function atTable(address: string, generic: boolean): string {
  const [path = "", ...mark] = address.split("#");
  const [bare = ""] = path.split("?");
  return [generic && /^\/(table|replay)\//.test(within(bare) ?? "") ? `${bare}?${GENERIC}` : bare, ...mark].join("#");
}
/** Whoever is at the generic table stays there, from game to replay and rematch. */
export const staying = (address: string): string => (asksGeneric(location.search) && !address.includes("?") ? atTable(address, true) : address);

const here = () => parse(within(location.pathname) ?? location.pathname, location.hash, location.search);
const current = cell<Route>(typeof location === "undefined" ? { page: "home" } : here());

export const route = {
  get now(): Route {
    return current.value;
  },
};

/** Where we are in the browser's history. Every entry of ours knows its place, or one could not tell forward from back. */
let place = 0;
/** The page that is shown; while a guard holds the browser up, the address may be another. */
let path = "";
/** What asks before the page is left by the browser's buttons. */
let guard: ((leave: () => void) => void) | null = null;
/** The place whose guard has to ask once we are back there, and how far the browser went from it. */
let held: { place: number; by: number } | null = null;
/** The guard has asked, and the answer was to leave. */
let released = false;

/** The place of the entry the browser is at; one that knows none has just been made by a link to a mark. */
function placed(): number {
  const known: unknown = (history.state as { place?: unknown } | null)?.place;
  if (typeof known === "number") return known;
  history.replaceState({ place: place + 1 }, "");
  return place + 1;
}

/** From now on the browser's buttons do not leave this page unasked. They have left it by the time anybody hears of it, so it
 *  goes back there first: whoever stays finds the history as it was. */
export function guardLeaving(ask: (leave: () => void) => void): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

/** The browser is at another entry. */
function moved(): void {
  const before = place;
  place = placed();
  if (held) {
    const { place: home, by } = held;
    if (place !== home) return history.go(home - place); // somebody went on while we were on our way
    held = null;
    guard?.(() => {
      released = true;
      history.go(by);
    });
    return;
  }
  if (guard && !released && place !== before && location.pathname !== path) {
    held = { place: before, by: place - before };
    return history.go(before - place);
  }
  released = false;
  show();
}

function show(): void {
  path = location.pathname;
  current.value = here();
}

/** `stay`: at the generic table, if one is there. */
export function go(address: string, how: "push" | "replace" = "push", stay = true): void {
  const before = path;
  if (how === "push") place += 1;
  history[how === "push" ? "pushState" : "replaceState"]({ place }, "", stay ? staying(address) : address);
  show();
  if (how === "push" && location.pathname !== before) scrollTo(0, 0);
}

/** A link of ours that a plain click should follow without loading the page anew. */
export function ours(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  if (within(link.pathname) === null) return null; // the same site, but not this house
  // A mark on the same page is the browser's to jump to.
  if (link.pathname === location.pathname && link.hash) return null;
  return link;
}

export function listen(): void {
  document.addEventListener("click", (event) => {
    const link = ours(event);
    if (!link) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
  place = placed();
  path = location.pathname;
  addEventListener("popstate", moved);
  addEventListener("hashchange", () => {
    if (!held) show();
  });
}
