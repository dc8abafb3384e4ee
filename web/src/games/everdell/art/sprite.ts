/** The symbols of Everdell, laid into the page once: `#ev-twig`, `#ev-worker-1`, `#ev-card-farm`. */

import { EMBLEMS } from "./emblems";
import { PIECES } from "./pieces";

const ID = "ev-sprite";

/** Put the symbols into the page, once. */
export function lay(): void {
  if (typeof document === "undefined" || document.getElementById(ID)) return;
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = ID;
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.style.position = "absolute";
  holder.innerHTML =
    Object.entries(PIECES).map(([id, body]) => `<symbol id="ev-${id}" viewBox="0 0 64 64">${body}</symbol>`).join("") +
    Object.entries(EMBLEMS).map(([id, body]) => `<symbol id="ev-card-${id}" viewBox="0 0 120 104" overflow="visible">${body}</symbol>`).join("");
  document.body.prepend(holder);
}
