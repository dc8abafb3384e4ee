/** The service worker as the page sees it: whether the server can be reached, and whether there is a newer client. */

import { cell } from "./cell";
import { language } from "./language";
import { ROOT } from "./root";

const offline = cell(false);
const renewed = cell(false);

export const connection = {
  /** Nothing comes from the server; what is shown was kept in this browser. */
  get lost(): boolean {
    return offline.value;
  },
  /** Another version of the client has taken over; this page still shows the old one. */
  get renewed(): boolean {
    return renewed.value;
  },
};

/** Milliseconds after which a page that has its files is taken to be laid. */
const PAUSE = 2000;
/** Safari has no word for it. */
const idle = (act: () => void): void => void (window.requestIdleCallback ? window.requestIdleCallback(act) : setTimeout(act, PAUSE));

export function startWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // not on a safe address, or the browser has none
  // The first worker of a page that came without one is no renewal.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    renewed.value = controlled;
    controlled = true;
  });
  serviceWorker.addEventListener("message", (event: MessageEvent<{ offline?: boolean }>) => {
    if (typeof event.data?.offline === "boolean") offline.value = event.data.offline;
  });
  addEventListener("offline", () => (offline.value = true));
  addEventListener("online", () => (offline.value = false));
  offline.value = navigator.onLine === false;
  // It fetches every file of the client. The page has its own by now, but not what it asks the server for, and is not laid.
  const begin = () => setTimeout(() => idle(() => void serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined)), PAUSE);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}

/** What can be read without the server comes once there is nothing else to do: in the language that is spoken. */
export function fetchAhead(): void {
  const spoken = language.now;
  void navigator.serviceWorker?.ready.then(({ active }) => idle(() => active?.postMessage({ ahead: spoken })));
}
