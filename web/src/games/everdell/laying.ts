/** How a new table of Everdell is laid: what belongs together, and what does not apply. */

import type { Laying, Options } from "../../lib/play/laying";

/** Nightweave plays against one or two. */
const hunted = (options: Options, seats: number): boolean => options["nightweave"] === true && seats <= 2;
/** Some of her cards are in play: those are made for the base game's. */
const spun = (options: Options): boolean =>
  options["nightweave"] === true && (some(options["personality"]) || some(options["plan"]) || options["intrigues"] === true);
const some = (choice: unknown): boolean => choice !== undefined && choice !== "none";
const without = (value: boolean | string) => (options: Options) => (spun(options) ? { value, why: "ev-fixed-modules" } : null);

/** What Rugwort may be like with Bellfaire, more than one at a time. */
const TRAITS = ["cranky", "glitzy", "hasty", "lucky", "squatty"];
/** One box has legends for so many. */
const FEW_LEGENDS = 5;
/** More than this many need Bellfaire's boards. */
const USUAL = 4;
const has = (options: Options, land: string, seats: number): boolean => options[land] === true || (land === "bellfaire" && seats > USUAL);

export const laying: Laying = {
  groups: [
    { name: "alone", settings: ["rugwort", "mood", ...TRAITS], picture: "power-rats" },
    { name: "lair", settings: ["nightweave", "difficulty", "personality", "plan", "intrigues", "spring_worker"], picture: "power-spiders" },
    { name: "box", settings: ["farms", "corrin", "extra", "rugwort_cards", "legends", "powers"], picture: "farm" },
    { name: "pearlbrook", settings: ["pearlbrook"], picture: "wonder-mistrise_fountain" },
    { name: "newleaf", settings: ["newleaf", "tickets", "reservations"], picture: "train-engine" },
    { name: "bellfaire", settings: ["bellfaire", "market", "garland"], picture: "market-stall" },
    { name: "spirecrest", settings: ["spirecrest"], picture: "big-honeypaw" },
    { name: "start", settings: ["first"], picture: "ever_tree" },
  ],
  hidden: {
    rugwort: (options, seats) => seats > 1 || hunted(options, seats),
    mood: (options, seats) => seats > 1 || hunted(options, seats) || options["bellfaire"] === true,
    ...Object.fromEntries(TRAITS.map((trait) => [trait, (options: Options, seats: number) => seats > 1 || hunted(options, seats) || options["bellfaire"] !== true])),
    tickets: (options) => options["newleaf"] !== true,
    reservations: (options) => options["newleaf"] !== true,
    market: (options, seats) => !has(options, "bellfaire", seats),
    garland: (options, seats) => !has(options, "bellfaire", seats),
    first: (_, seats) => seats === 1,
    nightweave: (_, seats) => seats > 2,
    difficulty: (options, seats) => !hunted(options, seats),
    personality: (options, seats) => !hunted(options, seats),
    plan: (options, seats) => !hunted(options, seats) || seats > 1,
    intrigues: (options, seats) => !hunted(options, seats) || seats > 1,
    spring_worker: (options, seats) => !hunted(options, seats) || !some(options["powers"]),
  },
  fixed: {
    plan: (options) => (options["intrigues"] === true ? { value: "none", why: "ev-fixed-plan" } : null),
    intrigues: (options) => (some(options["plan"]) ? { value: false, why: "ev-fixed-intrigues" } : null),
    farms: without(false),
    corrin: without(false),
    extra: without(false),
    rugwort_cards: without(false),
    legends: (options, seats) => without("none")(options) ?? (seats > FEW_LEGENDS && ["first", "more"].includes(String(options["legends"])) ? { value: "both", why: "ev-fixed-legends" } : null),
    powers: (options, seats) => (seats > USUAL && options["powers"] === "mistwood" ? { value: "all", why: "ev-fixed-powers" } : null),
    bellfaire: (_, seats) => (seats > USUAL ? { value: true, why: "ev-fixed-bellfaire" } : null),
  },
  entries: { personality: "personality", plan: "plan", garland: "garland" },
  rival: (options, seats) => (hunted(options, seats) ? { name: "ev-rival-nightweave", about: "ev-rival-nightweave-about" } : null),
};
