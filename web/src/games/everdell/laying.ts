/** How a new table of Everdell is laid: what belongs together, and what does not apply. */

import type { Laying, Options } from "../../lib/play/laying";

/** Nightweave plays against one or two. */
const hunted = (options: Options, seats: number): boolean => options["nightweave"] === true && seats <= 2;
/** Some of her cards are in play: those are made for the base game's. */
const spun = (options: Options): boolean =>
  options["nightweave"] === true && (some(options["personality"]) || some(options["plan"]) || options["intrigues"] === true);
const some = (choice: unknown): boolean => choice !== undefined && choice !== "none";
const without = (value: boolean | string) => (options: Options) => (spun(options) ? { value, why: "ev-fixed-modules" } : null);

export const laying: Laying = {
  groups: [
    { name: "alone", settings: ["rugwort", "mood"] },
    { name: "lair", settings: ["nightweave", "difficulty", "personality", "plan", "intrigues"] },
    { name: "box", settings: ["farms", "corrin", "extra", "rugwort_cards", "legends", "powers"] },
    { name: "start", settings: ["first"] },
  ],
  hidden: {
    rugwort: (options, seats) => seats > 1 || hunted(options, seats),
    mood: (options, seats) => seats > 1 || hunted(options, seats),
    first: (_, seats) => seats === 1,
    nightweave: (_, seats) => seats > 2,
    difficulty: (options, seats) => !hunted(options, seats),
    personality: (options, seats) => !hunted(options, seats),
    plan: (options, seats) => !hunted(options, seats) || seats > 1,
    intrigues: (options, seats) => !hunted(options, seats) || seats > 1,
  },
  fixed: {
    plan: (options) => (options["intrigues"] === true ? { value: "none", why: "ev-fixed-plan" } : null),
    intrigues: (options) => (some(options["plan"]) ? { value: false, why: "ev-fixed-intrigues" } : null),
    farms: without(false),
    corrin: without(false),
    extra: without(false),
    rugwort_cards: without(false),
    legends: without("none"),
  },
  entries: { personality: "personality", plan: "plan" },
  rival: (options, seats) => (hunted(options, seats) ? { name: "ev-rival-nightweave", about: "ev-rival-nightweave-about" } : null),
};
