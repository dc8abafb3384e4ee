/** How a new table of Mycelia is laid: what belongs together, and what does not apply. */

import type { Laying } from "../../lib/play/laying";

export const laying: Laying = {
  groups: [
    { name: "alone", settings: ["gwidyon"], picture: "marasmius-rotula" },
    { name: "box", settings: ["expansion", "prisma"], picture: "lepista-nuda" },
    { name: "start", settings: ["setup", "first"], picture: "boletus-edulis" },
    { name: "asking", settings: ["ask_leaves"], picture: "drifting-leaf" },
  ],
  hidden: {
    gwidyon: (_, seats) => seats > 1,
    first: (_, seats) => seats === 1,
  },
  fixed: {
    expansion: ({ prisma }) => (prisma === true ? { value: true, why: "web-fixed-mycelia-expansion" } : null),
  },
};
