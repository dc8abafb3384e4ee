/** How a new table of the deep forest is laid: what belongs together. */

import type { Laying } from "../../lib/play/laying";

export const laying: Laying = {
  groups: [
    { name: "start", settings: ["first"] },
    { name: "box", settings: ["sparse", "limited_supply"] },
  ],
};
