/**
 * The engine in this browser, for when there is no connection: the server's own code, run by Pyodide in a worker.
 *
 * It takes some megabytes, so it is fetched only where somebody begins a game that can do without a server, and kept.
 */

import { ROOT } from "../lib/page/root";
import type { Given, Part, Wanted } from "./run";

interface About {
  folder: string;
  files: Record<string, number>;
}
const CACHES = `${ROOT}engine-`;

const address = (about: About): string => `${location.origin}${ROOT}/${about.folder}/`;

const ABOUT = `${ROOT}/engine.json`;

/** What the server has. */
async function find(): Promise<About | null> {
  const answer = await fetch(ABOUT).catch(() => null);
  return answer?.ok ? ((await answer.json()) as About) : null;
}

/** Whether this device wants to be spared: it says so where its owner pays for what is fetched. */
const spares = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Fetch the engine and keep it; true once all of it is here. What another version left behind goes. */
export async function keepEngine(): Promise<boolean> {
  if (!("caches" in globalThis) || spares()) return false;
  const about = await find();
  if (!about) return false;
  const name = CACHES + about.folder.split("-").at(-1);
  const cache = await caches.open(name);
  for (const file of Object.keys(about.files)) {
    const wanted = address(about) + file;
    if (!(await cache.match(wanted))) await cache.add(wanted);
  }
  await cache.put(ABOUT, Response.json(about));
  const old = (await caches.keys()).filter((it) => it.startsWith(CACHES) && it !== name);
  await Promise.all(old.map((it) => caches.delete(it)));
  return true;
}

let worker: Worker | null = null;
let count = 0;
const waiting = new Map<number, (given: Given) => void>();

function start(): Worker {
  const started = new Worker(new URL("./run.ts", import.meta.url), { type: "module" });
  started.addEventListener("message", ({ data }: MessageEvent<Given>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  return started;
}

/** What a wish leads to, worked out here; null if the engine is not. */
export async function workOut<T>(wish: unknown, language: string, part: Part = "companion"): Promise<{ state?: T; problem?: string } | null> {
  const kept = await caches.match(ABOUT);
  if (!kept) return null;
  const about = (await kept.json()) as About;
  worker ??= start();
  const number = ++count;
  const answered = new Promise<Given>((done) => waiting.set(number, done));
  worker.postMessage({ number, folder: address(about), part, wish: JSON.stringify(wish), language } satisfies Wanted);
  const { answer, failed } = await answered;
  if (failed) console.error(failed);
  return answer === undefined ? null : (JSON.parse(answer) as { state?: T; problem?: string });
}
