/** Something without a button of its own that the reading panel tells of while the pointer is on it. */

import type { Touching } from "../../../table/touch/touching";
import type { Reads } from "./signs";

export interface Told {
  touching: Touching<Reads>;
  reads: Reads;
}

/** The innermost thing under the pointer is told of. */
export function readable(node: Element, told: Told): { update: (told: Told) => void; destroy: () => void } {
  let now = told;
  const over = (event: Event): void => {
    event.stopPropagation();
    if ((event as PointerEvent).pointerType === "mouse") now.touching.read(now.reads);
  };
  const leave = (): void => now.touching.read(null);
  node.addEventListener("pointerover", over);
  node.addEventListener("pointerleave", leave);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("pointerover", over);
      node.removeEventListener("pointerleave", leave);
    },
  };
}
