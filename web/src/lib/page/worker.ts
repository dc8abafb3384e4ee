/** The service worker as the page sees it: whether the server can be reached, and whether there is a newer client. */

import { cell } from "./cell";
import { ROOT } from "./root";
import { settings } from "./settings";

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
  // Its files are fetched once the page has all of its own.
  const begin = () => void serviceWorker.register(`${ROOT}/sw.js`).catch(() => undefined);
  // What can be read without the server comes once there is nothing else to do.
  const idle = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 2000));
  void serviceWorker.ready.then(({ active }) => idle(() => active?.postMessage({ ahead: settings.now.language })));
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
