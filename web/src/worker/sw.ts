/**
 * The service worker: the client opens without a connection. Words, rules, cards and lessons are fetched ahead once a page
 * has nothing else to do; of games it has those that this browser has seen.
 *
 * The build puts the files and a version into it, so that another build is another worker. A new worker takes over
 * at once and keeps the files of the one before it: a page that is open goes on with its own.
 */

import { kindOf, lists, moments, tableOf, textsOf } from "./caching";
import { clickedPath, noteOf, shown, type Shown } from "./telling";

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Waiting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface OpenPage {
  url: string;
  postMessage(said: unknown): void;
  focus(): Promise<unknown>;
}
interface Pushed extends Waiting {
  data: { json(): unknown } | null;
}
interface Clicked extends Waiting {
  /** the button; empty for the note itself */
  action: string;
  notification: { close(): void; data?: Partial<Shown["data"]> };
}
interface Worker {
  location: Location;
  registration: { showNotification(title: string, more: Shown): Promise<void> };
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void>; matchAll(which?: { type: "window" }): Promise<OpenPage[]>; openWindow(url: string): Promise<unknown> };
  addEventListener(name: "push", act: (event: Pushed) => void): void;
  addEventListener(name: "notificationclick", act: (event: Clicked) => void): void;
  addEventListener(name: "install" | "activate", act: (event: Waiting) => void): void;
  addEventListener(name: "fetch", act: (event: Fetching) => void): void;
  addEventListener(name: "message", act: (event: Waiting & { data?: { ahead?: string } }) => void): void;
}

const worker = self as unknown as Worker;
const VERSION = "BUILD_VERSION";
const FILES = "BUILD_FILES".split(" ");
/** Where the house lies. Another one may share the site, and with it the caches: names begin with the sub-path. */
const HOME = new URL("./", worker.location.href);
const ROOT = HOME.pathname.replace(/\/$/, "");
const SHELLS = `${ROOT}shell-`;
const SHELL = SHELLS + VERSION;
const TEXTS = `${ROOT}texts`;
/** One cache a finished game: the oldest goes when there are too many. */
const GAME = `${ROOT}game-`;
const GAMES = 8;
/** ms between two moments that are fetched ahead: others use the server too */
const PACE = 100;

/** How an answer was packed says nothing about what it is. */
const SAME = { ignoreVary: true };

const here = (path: string): string => ROOT + path;

let lost = false;

/** Tell the pages when the connection goes and when it is back. */
async function tell(offline: boolean): Promise<void> {
  if (offline === lost) return;
  lost = offline;
  for (const page of await worker.clients.matchAll()) page.postMessage({ offline });
}

async function ask(request: Request | string): Promise<Response> {
  const answer = await fetch(request);
  void tell(false);
  return answer;
}

async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  await shell.addAll(FILES.map((file) => new Request(here(file), file === "/" ? { cache: "no-cache" } : {})));
  await worker.skipWaiting();
}

async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  // The last one stays for pages that are still open.
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function page(request: Request): Promise<Response> {
  try {
    return await ask(request);
  } catch (error) {
    const kept = await (await caches.open(SHELL)).match(`${ROOT}/`, SAME);
    if (!kept) throw error;
    void tell(true);
    return kept;
  }
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, SAME)) ?? ask(request);
}

async function text(request: Request): Promise<Response> {
  const cache = await caches.open(TEXTS);
  try {
    const answer = await ask(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(request, SAME);
    if (!kept) throw error;
    void tell(true);
    return kept;
  }
}

/** Whether tables are over, as far as their own answers are on the way or here. */
const verdicts = new Map<string, Promise<boolean>>();

async function game(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
  const address = new URL(request.url);
  const { id, whole } = tableOf(HOME, address);
  const asked = ask(request);
  if (whole) verdicts.set(id, asked.then(isOver, () => false));
  try {
    const answer = await asked;
    if (!answer.ok) return answer;
    if ((await caches.has(GAME + id)) || (await verdicts.get(id))) {
      await (await caches.open(GAME + id)).put(request, answer.clone());
      if (address.pathname.endsWith("/steps")) later(keep(id, answer.clone(), address.searchParams.get("lang") ?? "en"));
    }
    return answer;
  } catch (error) {
    void tell(true);
    const kept = (await caches.has(GAME + id)) ? await (await caches.open(GAME + id)).match(request, SAME) : undefined;
    if (!kept) throw error;
    return kept;
  }
}

const isOver = async (answer: Response): Promise<boolean> => answer.ok && ((await answer.clone().json()) as { over?: boolean }).over === true;

/** Keep a finished game whole: every moment that a replay may show. */
async function keep(id: string, steps: Response, language: string): Promise<void> {
  const cache = await caches.open(GAME + id);
  const count = ((await steps.json()) as unknown[]).length;
  for (const address of moments(id, count, language).map(here)) {
    if (await cache.match(address, SAME)) continue;
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return;
    await cache.put(address, answer);
    await new Promise((done) => setTimeout(done, PACE));
  }
  const kept = (await caches.keys()).filter((name) => name.startsWith(GAME));
  await Promise.all(kept.slice(0, -GAMES).map((name) => caches.delete(name)));
}

/** Fetch ahead whatever can be read without the server; what is there already in this version stays. */
async function ahead(language: string): Promise<void> {
  const cache = await caches.open(TEXTS);
  const mark = here(`/ahead/${language}`);
  if ((await (await cache.match(mark))?.text()) === VERSION) return;
  const take = async (address: string): Promise<Response | null> => {
    const answer = await fetch(address).catch(() => null);
    if (!answer?.ok) return null;
    await cache.put(address, answer.clone());
    return answer;
  };
  const all = await Promise.all(lists(language).map(here).map(take));
  const [games, lessons] = await Promise.all([`/api/games?lang=${language}`, `/api/lessons?lang=${language}`].map(here).map(async (address) => (await cache.match(address, SAME))?.json()));
  if (all.includes(null) || !games || !lessons) return;
  for (const address of textsOf(games, lessons, language).map(here)) {
    await take(address);
    await new Promise((done) => setTimeout(done, PACE));
  }
  await cache.put(mark, new Response(VERSION));
}

/** Show a page: the one that is open already, or a new one. */
async function lead(path: string): Promise<void> {
  const address = new URL(here(path), worker.location.origin).href;
  const open = (await worker.clients.matchAll({ type: "window" })).find((page) => page.url.split("#")[0] === address);
  await (open ? open.focus() : worker.clients.openWindow(address));
}

worker.addEventListener("message", (event) => {
  const language = event.data?.ahead;
  if (typeof language === "string") event.waitUntil(ahead(language));
});
// It is somebody's turn: the server tells, and a click leads to the table, or its button to the end of such notes.
worker.addEventListener("push", (event) => {
  const told = noteOf(event.data?.json());
  if (told) event.waitUntil(worker.registration.showNotification(told.title, shown(told)));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(clickedPath(event.action, event.notification.data)));
});
worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  const kind = kindOf(request.method, request.mode === "navigate", HOME, address);
  if (kind === "pass") return;
  const answers = { page, file, text, game: () => game(request, (work) => event.waitUntil(work)) };
  event.respondWith(answers[kind](request));
});
