/** How a new table of Everdell is laid: what belongs together, and what does not apply. */

import type { Laying } from "../../lib/laying";

export const laying: Laying = {
  groups: [
    { name: "alone", settings: ["rugwort", "mood"] },
    { name: "start", settings: ["first"] },
  ],
  hidden: {
    rugwort: (_, seats) => seats > 1,
    mood: (_, seats) => seats > 1,
    first: (_, seats) => seats === 1,
  },
};
