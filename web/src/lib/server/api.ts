/** The server's doors, typed. Every refusal becomes a `Refused`. */

import type { Analysis, ChatLine, Created, EventInfo, Film, GameSheet, Hint, InvitationInfo, LabSearchWish, LabSheet, LabStudy, LabWish, Language, LessonInfo, LessonRefusal, LessonWish, NewTable, PackInfo, Pad, PlayOnWish, Problem, Rulebook, RuleInfo, SearchIndex, SeatCode, Step, TableState, TableSummary, Tonight, Trial, Update } from "../../generated/api";
import { language } from "../page/language";
import { ROOT } from "../page/root";
import type { Choice, Component, Pace } from "./names";

/** What the server refused, and why. `error` is `offline` when it could not be reached at all. */
export class Refused extends Error {
  readonly status: number;
  readonly error: string;
  readonly rule: string;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = "Refused";
    this.status = status;
    this.error = problem.error;
    this.rule = problem.rule;
  }

  get stale(): boolean {
    return this.error === "stale";
  }

  get offline(): boolean {
    return this.error === "offline";
  }
}

/** No seat: a spectator, or a screen that is being passed on. Whoever holds one seat sees from it all the same. */
export const NOBODY = -1;

type Fetch = typeof fetch;

const NAMED = /^\/(locales|numbers)\/|^\/languages$/;

async function problem(answer: Response): Promise<Refused> {
  let told: Partial<Problem> = {};
  try {
    const body: unknown = await answer.json();
    if (typeof body === "object" && body !== null) told = body as Partial<Problem>;
  } catch {
    // Not our server's words (a proxy, perhaps): the status has to do.
  }
  return new Refused(answer.status, {
    error: told.error ?? `http-${answer.status}`,
    message: told.message ?? "",
    rule: told.rule ?? "",
  });
}

/** The same door, answered in the language that is spoken here. */
export const inLanguage = (path: string, spoken = language.now): string => `${path}${path.includes("?") ? "&" : "?"}lang=${spoken}`;

function sender(ask: Fetch) {
  return async function send(method: string, path: string, body?: unknown, cache: RequestCache = "default"): Promise<Response> {
    const text = typeof body === "string";
    let answer: Response;
    // Where the address names a language already, that is the one.
    const address = NAMED.test(path) ? path : inLanguage(path);
    try {
      answer = await ask(`${ROOT}/api${address}`, {
        method,
        cache,
        credentials: "same-origin",
        headers: body === undefined ? {} : { "content-type": text ? "text/plain; charset=utf-8" : "application/json" },
        ...(body === undefined ? {} : { body: text ? body : JSON.stringify(body) }),
      });
    } catch {
      throw new Refused(0, { error: "offline", message: "", rule: "" });
    }
    if (!answer.ok) throw await problem(answer);
    return answer;
  };
}

const plain: Fetch = (...wish) => fetch(...wish);
/** One request whose answer is JSON, for doors that are not among those below. */
export const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => (await sender(plain)(method, path, body)).json() as Promise<T>;

export function makeApi(asking: Fetch = plain) {
  const send = sender(asking);
  const get = async <T>(path: string): Promise<T> => (await send("GET", path)).json() as Promise<T>;
  const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
    (await send("POST", path, body)).json() as Promise<T>;
  const remove = async <T>(path: string): Promise<T> => (await send("DELETE", path)).json() as Promise<T>;
  const part = encodeURIComponent;
  /** whose eyes are on the screen, where several people share it */
  const eyes = (looking: number, more = "") => `?looking=${looking}${more}`;
  const at = (id: string, door = "") => `/tables/${part(id)}${door}`;

  return {
    games: () => get<GameSheet[]>("/games"),
    rules: (game: string) => get<RuleInfo[]>(`/games/${part(game)}/rules`),
    rulebook: (game: string) => get<Rulebook>(`/games/${part(game)}/rulebook`),
    search: (game: string) => get<SearchIndex>(`/games/${part(game)}/search/${language.now}`),
    components: (game: string, pack = "") => get<Component[]>(`/games/${part(game)}/components${pack ? `?pack=${part(pack)}` : ""}`),
    tryOptions: (game: string, options: Record<string, Choice>, pack = "") => post<Trial>(`/games/${part(game)}/options`, { options, pack }),
    numbers: (spoken: string, pack = "") => get<Record<string, number>>(`/numbers/${part(spoken)}${pack ? `?pack=${part(pack)}` : ""}`),
    pack: (id: string) => get<PackInfo>(`/packs/${part(id)}`),
    sendPack: (game: string, name: string, content: string) => post<PackInfo>(`/games/${part(game)}/packs`, { name, content }),
    languages: () => get<Language[]>("/languages"),
    locale: (spoken: string) => get<Record<string, string>>(`/locales/${part(spoken)}`),
    pad: (game: string) => get<Pad>(`/games/${part(game)}/pad`),
    sheets: (game: string) => get<string[]>(`/games/${part(game)}/sheets`),
    tonight: (game: string, seed: number, wishes: string) => get<Tonight>(`/games/${part(game)}/tonight?seed=${seed}&options=${part(wishes)}`),
    tables: () => get<TableSummary[]>("/tables"),
    newTable: (wish: NewTable) => post<Created>("/tables", wish),
    table: (id: string, looking = NOBODY, moment?: number) =>
      get<TableState>(at(id, eyes(looking, moment === undefined ? "" : `&at=${moment}`))),
    steps: (id: string, looking = NOBODY) => get<Step[]>(at(id, `/steps${eyes(looking)}`)),
    opening: (id: string, looking = NOBODY) => get<EventInfo[]>(at(id, `/opening${eyes(looking)}`)),
    move: (id: string, looking: number, number: number, seat: number, move: string) =>
      post<Update>(at(id, `/moves${eyes(looking)}`), { number, seat, move }),
    undo: (id: string, looking: number, number: number, seat: number) =>
      post<Update>(at(id, `/undo${eyes(looking)}`), { number, seat }),
    join: (id: string, token: string, name: string) => post<TableState>(at(id, `/join${eyes(NOBODY)}`), { token, name }),
    chat: (id: string) => get<ChatLine[]>(at(id, "/chat")),
    say: (id: string, text: string) => post<ChatLine>(at(id, "/chat"), { text }),
    // A browser lets a second request for the same thing wait for the first, 20 seconds long, unless nothing is kept.
    hint: async (id: string) => (await send("GET", at(id, "/hint"), undefined, "no-store")).json() as Promise<Hint[]>,
    giveUpHint: async (id: string) => void (await send("DELETE", at(id, "/hint"))),
    analysis: (id: string) => get<Analysis>(at(id, "/analysis")),
    analyse: (id: string, level = "") => post<Analysis>(at(id, "/analysis"), { level }),
    stopAnalysis: async (id: string) => void (await send("DELETE", at(id, "/analysis"))),
    standIn: (id: string, looking: number, seat: number, bot: string) =>
      post<TableState>(at(id, `/seats/${seat}/bot${eyes(looking)}`), { bot }),
    giveBack: (id: string, looking: number, seat: number) => remove<TableState>(at(id, `/seats/${seat}/bot${eyes(looking)}`)),
    consent: (id: string, looking: number, seat: number, bot: string) =>
      post<TableState>(at(id, `/seats/${seat}/consent${eyes(looking)}`), { bot }),
    takeConsentBack: (id: string, looking: number, seat: number) =>
      remove<TableState>(at(id, `/seats/${seat}/consent${eyes(looking)}`)),
    vote: (id: string, looking: number, seat: number) => post<TableState>(at(id, `/seats/${seat}/vote${eyes(looking)}`)),
    withdrawVote: (id: string, looking: number, seat: number) =>
      remove<TableState>(at(id, `/seats/${seat}/vote${eyes(looking)}`)),
    pace: (id: string, looking: number, pace: Pace) => post<TableState>(at(id, `/pace${eyes(looking)}`), { pace }),
    resign: (id: string, looking: number, seat: number) => post<TableState>(at(id, `/seats/${seat}/resign${eyes(looking)}`)),
    agree: (id: string, looking: number) => post<TableState>(at(id, `/agreement${eyes(looking)}`)),
    decline: (id: string, looking: number) => remove<TableState>(at(id, `/agreement${eyes(looking)}`)),
    invitation: (id: string, token: string) => post<InvitationInfo>(at(id, "/invitation"), { token }),
    seatCode: (id: string, seat: number) => post<SeatCode>(at(id, `/seats/${seat}/code`)),
    takeSeat: (code: string) => post<{ id: string }>("/seats", { code }),
    rematch: (id: string) => post<{ id: string }>(at(id, "/rematch")),
    branch: (id: string, moment: number, bot: string) => post<{ id: string }>(at(id, "/branch"), { at: moment, bot }),
    record: async (id: string) => (await send("GET", at(id, "/record"))).text(),
    lessons: () => get<LessonInfo[]>("/lessons"),
    film: (game: string, lesson: string, turns: readonly string[] = []) =>
      get<Film>(`/lessons/${part(game)}/${part(lesson)}${turns.length > 0 ? `?turns=${turns.join(",")}` : ""}`),
    lessonRefusal: (game: string, lesson: string, wish: LessonWish) =>
      post<LessonRefusal>(`/lessons/${part(game)}/${part(lesson)}/refusal`, wish),
    playOn: (game: string, lesson: string, wish: PlayOnWish) => post<{ id: string }>(`/lessons/${part(game)}/${part(lesson)}/table`, wish),
    lab: () => get<LabSheet>("/lab"),
    study: (id: string) => get<LabStudy>(`/lab/${part(id)}`),
    without: (game: string) => get<string[]>(`/lab/without/${part(game)}`),
    beginStudy: (wish: LabWish) => post<LabStudy>("/lab", wish),
    beginSearch: (wish: LabSearchWish) => post<LabStudy>("/lab/search", wish),
    stopStudy: (id: string) => post<LabStudy>(`/lab/${part(id)}/stop`),
    resumeStudy: (id: string) => post<LabStudy>(`/lab/${part(id)}/resume`),
    removeStudy: async (id: string) => void (await send("DELETE", `/lab/${part(id)}`)),
    open: (record: string) => post<{ id: string }>("/records", record),
  };
}

export const api = makeApi();

/** A door whose answer does not change while the page is open: asked once a key in a language. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const name = `${language.now} ${key}`;
    let answer = known.get(name);
    if (!answer) {
      answer = ask(key);
      known.set(name, answer);
      answer.catch(() => known.delete(name));
    }
    return answer;
  };
}

/** The components of a game, or those of a designer's pack: `GAME/PACK`. */
export const componentsOf = once((which) => api.components(...(which.split("/") as [string, string?])));
/** What `componentsOf` is asked for at a table. */
export const packOf = (table: { game: string; pack?: { id: string } | null }): string => (table.pack ? `${table.game}/${table.pack.id}` : table.game);
/** The numbers that sentences at a table quote; none where the game's own pack is played. */
export const numbersOf = (table: { pack?: { id: string } | null }): Promise<Record<string, number>> => (table.pack ? api.numbers(language.now, table.pack.id) : Promise.resolve({}));
/** The components that a bot can be told to do without. */
export const withoutOf = once((game) => api.without(game));
export const packInfo = once((id) => api.pack(id));
const allLessons = once(() => api.lessons());
export const lessons = () => allLessons("");
/** The address of a sheet to print. */
export const sheetAt = (game: string, sheet: string): string => `${ROOT}/api${inLanguage(`/games/${encodeURIComponent(game)}/sheets/${encodeURIComponent(sheet)}`)}`;
export const padOf = once((game) => api.pad(game));
export const rulesOf = once((game) => api.rules(game));
export const rulebookOf = once((game) => api.rulebook(game));
export const searchOf = once((game) => api.search(game));
const allLanguages = once(() => api.languages());
/** The languages there are, each with its name in itself. */
export const languages = () => allLanguages("");
const allGames = once(() => api.games());
export const games = () => allGames("");
/** The bot a new table of a game begins with. */
export const usualBot = async (game: string): Promise<string> => (await games()).find((one) => one.id === game)?.bot ?? "greedy";
