/**
 * A long page is laid piece by piece, from its top to its end: whoever scrolls or presses something meanwhile need not wait
 * for all of it. `Later.svelte` is a piece.
 */

import { flushSync } from "svelte";

/** Milliseconds of laying before the browser may do something else: half of a frame. */
const SLICE = 8;

/** What has to be laid, in the order of the page. */
const waiting = new Set<() => void>();
/** until when the page goes on laying; it lays nothing now: 0 */
let until = 0;
let planned = false;

function next(): void {
  const [lay, ...rest] = waiting;
  if (!lay) return;
  waiting.clear();
  lay();
  flushSync();
  // The pieces of this piece come before those behind it.
  rest.forEach((one) => waiting.add(one));
}

function plan(): void {
  if (planned) return;
  planned = true;
  setTimeout(() => {
    planned = false;
    until = performance.now() + SLICE;
    while (waiting.size > 0 && performance.now() < until) next();
    until = 0;
    if (waiting.size > 0) plan();
  });
}

/** Whether a piece may be laid with the piece it is a part of: nothing waits, and there is time left. What is no piece has
 * taken its time already. */
export function atOnce(): boolean {
  return waiting.size === 0 && performance.now() < until;
}

/** Let the browser do something else before the next long thing. */
export const breath = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Lay a piece when it is its turn; what comes back forgets it. */
export function inTurn(lay: () => void): () => void {
  waiting.add(lay);
  plan();
  return () => void waiting.delete(lay);
}

/** Lay everything that waits: somebody wants a certain place of the page, or all of it on paper. */
export function finish(): void {
  until = Infinity;
  while (waiting.size > 0) next();
  until = 0;
}

/** A long list in pieces of so many. */
export function cut<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, n) => list.slice(n * size, (n + 1) * size));
}

if (typeof addEventListener === "function") addEventListener("beforeprint", finish);
