/** One picture for every card of Mycelia, true to the species where a few shapes can be. */

import type { Body, Cap, Fan, Picture } from "./picture";

const many = <T extends Body>(base: T, ...places: [x: number, y: number, s: number, extra?: Partial<T>][]): T[] =>
  places.map(([x, y, s, extra]) => ({ ...base, x, y, s, ...extra }));

const cap = (body: Omit<Cap, "form">): Cap => ({ form: "cap", ...body });
const fan = (body: Omit<Fan, "form">): Fan => ({ form: "fan", ...body });

export const MUSHROOMS: Record<string, Picture> = {
  // ------------------------------------------------------------------ start cards
  "drifting-leaf": {
    scene: "meadow", on: "air",
    bodies: [{ form: "leaf", c: "#e0a23c", x: 60, y: 60, s: 0.92, turn: 48 }],
  },
  "drifting-leaves": {
    scene: "litter", on: "air",
    bodies: [
      { form: "leaf", c: "#d9b648", x: 92, y: 40, s: 0.5, turn: -35 },
      { form: "leaf", kind: "oak", c: "#b8622a", x: 38, y: 46, s: 0.86, turn: -28 },
      { form: "leaf", c: "#c9503a", x: 78, y: 80, s: 0.68, turn: 62 },
    ],
  },
  "boletus-edulis": {
    scene: "litter", on: "grass",
    bodies: [cap({ cap: "dome", w: 46, h: 38, c: "#98602f", gills: "pores", gc: "#ece0ae", stem: [13, 22], l: 50, st: "#efe0bd", mark: "net" })],
  },
  "agaricus-campestris": {
    scene: "moss", on: "grass",
    bodies: [
      cap({ cap: "dome", w: 42, h: 34, c: "#fbf6ea", gc: "#e59a9a", stem: [9, 11], l: 46, st: "#fbf4e2", ring: "band", x: 54 }),
      cap({ cap: "ball", w: 17, h: 22, c: "#fbf6ea", gills: "none", stem: [7, 8], l: 14, st: "#fbf4e2", x: 99 }),
    ],
  },
  "coprinellus-micaceus": {
    scene: "pond", on: "stump",
    bodies: many(
      cap({ cap: "bell", w: 22, h: 26, c: "#cf9447", spots: "glitter", sc: "#fff4d8", gc: "#a58468", stem: [3.5, 4], l: 30, st: "#f6ecd6" }),
      [36, 88, 0.86, { lean: -8 }], [86, 87, 0.9, { lean: 9 }], [61, 86, 1.22], [44, 92, 0.62, { lean: -2 }], [77, 92, 0.6],
    ),
  },

  // ------------------------------------------------------------------ base game
  "laccaria-amethystina": {
    scene: "wood", on: "moss",
    bodies: many(
      cap({ cap: "flat", w: 30, h: 19, c: "#8a52ad", gills: "lines", gc: "#b184cc", stem: [4, 5], l: 52, st: "#a678c4", mark: "dots" }),
      [86, 104, 0.72, { lean: 5 }], [46, 106, 1.18, { lean: -4 }],
    ),
  },
  "marasmius-oreades": {
    scene: "litter", on: "grass",
    bodies: many(
      cap({ cap: "knob", w: 25, h: 17, c: "#d3a26a", sc: "#a8743e", spots: "streaks", gc: "#f6e6c4", stem: [2.6, 3], l: 42, st: "#e9cf9f" }),
      [30, 100, 0.62], [60, 97, 0.56], [91, 100, 0.64], [20, 110, 0.82, { lean: -4 }], [102, 110, 0.84, { lean: 4 }], [60, 111, 1.12],
    ),
  },
  "gliophorus-psittacinus": {
    scene: "moss", on: "moss",
    bodies: many(
      cap({ cap: "bell", w: 27, h: 28, c: "#5f9e3c", spots: "rings", sc: "#e6cf4a", gc: "#e9dc6e", stem: [5, 5.5], l: 44, st: "#cddc70" }),
      [34, 104, 0.66, { lean: -4, c: "#8db43e" }], [68, 106, 1.12, { lean: 3 }],
    ),
  },
  "mitrula-paludosa": {
    scene: "pond", on: "water",
    bodies: many(
      cap({ cap: "egg", w: 9.5, h: 32, c: "#f2b81f", gills: "none", stem: [3, 3.4], l: 46, st: "#fbf5e3" }),
      [34, 110, 0.86, { lean: -6 }], [84, 110, 0.94, { lean: 6 }], [58, 112, 1.2], [106, 110, 0.6, { lean: 3 }],
    ),
  },
  "cantharellus-cibarius": {
    scene: "wood", on: "grass",
    bodies: [
      { form: "funnel", w: 21, h: 33, c: "#f0b93f", c2: "#e09a1e", x: 97 },
      { form: "funnel", w: 42, h: 66, c: "#f3bf4a", c2: "#e39e22", x: 52 },
    ],
  },
  "hygrocybe-conica": {
    scene: "moss", on: "grass",
    bodies: many(
      cap({ cap: "cone", w: 31, h: 46, c: "#ef6423", spots: "streaks", sc: "#54322a", gc: "#f3cf57", stem: [5.5, 6.5], l: 42, st: "#f2b63c", mark: "dots" }),
      [92, 108, 0.62, { lean: 4, c: "#f08a2a" }], [50, 108, 1.05],
    ),
  },
  "suillus-grevillei": {
    scene: "pond", on: "litter",
    bodies: [
      cap({ cap: "bell", w: 19, h: 18, c: "#e08a26", gills: "pores", gc: "#f0d34e", stem: [6, 7], l: 22, st: "#e9bf62", x: 96 }),
      cap({ cap: "dome", w: 40, h: 30, c: "#e2912a", gills: "pores", gc: "#f3d958", stem: [9, 10], l: 52, st: "#eac668", ring: "skirt", mark: "dots", x: 52 }),
    ],
  },
  "lactarius-deliciosus": {
    scene: "litter", on: "litter",
    bodies: [{ form: "dish", w: 47, h: 34, c: "#e98c3e", gc: "#f3a95c", rings: "#c1602a", stain: "#7d9a55", stem: [11, 12], l: 46, st: "#f0b274" }],
  },
  "lepista-nuda": {
    scene: "wood", on: "litter",
    bodies: [cap({ cap: "flat", w: 47, h: 27, c: "#a183c4", gc: "#c5aede", stem: [11, 16], l: 42, st: "#cdbbe4", rim: "wave", mark: "dots" })],
  },
  "coprinus-comatus": {
    scene: "pond", on: "grass",
    bodies: [
      cap({ cap: "bell", w: 19, h: 34, c: "#f3e9d2", spots: "streaks", sc: "#4c4048", gc: "#3c3238", gills: "none", stem: [4, 5], l: 40, st: "#fbf4e4", rim: "hang", x: 92 }),
      cap({ cap: "egg", w: 22, h: 66, c: "#fbf4e4", spots: "shag", sc: "#e2cfa8", gills: "none", stem: [6, 7], l: 22, st: "#fffaf0", ring: "band", x: 46 }),
    ],
  },
  "macrolepiota-procera": {
    scene: "wood", on: "grass",
    bodies: [cap({ cap: "knob", w: 54, h: 30, c: "#e9d4ae", spots: "scales", sc: "#7b5230", gc: "#fbf3df", stem: [4.5, 9], l: 66, st: "#d6b88c", mark: "snake", ring: "band" })],
  },
  "panellus-mitis": {
    scene: "wood", on: "branch",
    bodies: many(
      fan({ w: 24, h: 28, c: ["#fbf3e2", "#f3e5c8", "#ead6b0"], ribs: "#a8895c" }),
      [56, 62, 0.72], [30, 94, 1.02, { turn: -8 }], [100, 82, 0.8, { turn: 10 }], [70, 90, 1.16],
    ),
  },
  "marasmius-rotula": {
    scene: "moss", on: "moss",
    bodies: many(
      cap({ cap: "dome", w: 25, h: 17, c: "#faf3e4", spots: "grooves", sc: "#8d7354", gills: "none", stem: [1.6, 1.8], l: 58, st: "#33261f", rim: "hang" }),
      [28, 104, 0.74, { lean: -4 }], [95, 105, 0.82, { lean: 4 }], [60, 107, 1.2],
    ),
  },
  "cyptotrama-asprata": {
    scene: "wood", on: "branch",
    bodies: [
      cap({ cap: "dome", w: 18, h: 15, c: "#f2ab26", spots: "spikes", sc: "#f7c64a", gc: "#fdf2d2", stem: [3.6, 4], l: 20, st: "#f5d27e", x: 98, y: 86 }),
      cap({ cap: "dome", w: 36, h: 28, c: "#ef9f1c", spots: "spikes", sc: "#f8cc52", gc: "#fdf2d2", stem: [5.5, 6.5], l: 34, st: "#f5d27e", mark: "dots", x: 50, y: 96 }),
    ],
  },
  "chlorociboria-aeruginascens": {
    scene: "litter", on: "log",
    bodies: many(
      { form: "cup", w: 25, h: 30, c: "#1f9aa0", c2: "#53c2bd" } as Body & { form: "cup" },
      [84, 88, 0.62], [42, 88, 0.9], [18, 92, 0.56], [66, 94, 1.06], [102, 95, 0.74], [38, 98, 0.6],
    ),
  },
  "phallus-indusiatus": {
    scene: "litter", on: "litter",
    bodies: [cap({ cap: "egg", w: 15, h: 24, c: "#6f7038", spots: "pits", sc: "#43461f", gills: "none", stem: [7.5, 9], l: 72, st: "#fbf6ea", volva: "#e7d6c2", veil: "#fffaf0" })],
  },
  "hygrophorus-hypothejus": {
    scene: "frost", on: "frost",
    bodies: many(
      cap({ cap: "flat", w: 32, h: 20, c: "#7e7440", spots: "stains", sc: "#5a5230", gills: "decurrent", gc: "#f2cd4e", stem: [6, 6.5], l: 48, st: "#f3d563" }),
      [92, 107, 0.68, { lean: 4 }], [48, 109, 1.14],
    ),
  },
  "rhodotus-palmatus": {
    scene: "pond", on: "mossy log",
    bodies: [
      cap({ cap: "dome", w: 20, h: 15, c: "#f0968c", spots: "veins", sc: "#fbdcd2", gc: "#fbd7c4", stem: [4.5, 5], l: 24, st: "#fbe6d8", lean: 8, x: 94, y: 92 }),
      cap({ cap: "dome", w: 40, h: 28, c: "#ee8a82", spots: "veins", sc: "#fce0d6", gc: "#fbd2be", stem: [7, 8], l: 42, st: "#fbe6d8", lean: -10, x: 56, y: 94 }),
    ],
  },
  "amanita-muscaria": {
    scene: "wood", on: "grass",
    bodies: [cap({ cap: "dome", w: 47, h: 44, c: "#d23a26", spots: "dots", sc: "#fdf3e2", gc: "#fbf2dc", stem: [8.5, 12], l: 48, st: "#faf1dc", ring: "skirt", volva: "#f1e4c8" })],
  },
  "sarcoscypha-coccinea": {
    scene: "wood", on: "mossy log",
    bodies: many(
      { form: "cup", w: 30, h: 34, c: "#d4222c", c2: "#f0b3a0" } as Body & { form: "cup" },
      [86, 88, 0.72], [32, 88, 0.84], [62, 99, 1.1],
    ),
  },

  // ------------------------------------------------------------------ expansion
  "mucidula-mucida": {
    scene: "moss", on: "trunk",
    bodies: [
      ...many(
        cap({ cap: "dome", w: 24, h: 17, c: "#f4f4ee", spots: "streaks", sc: "#c6cbc4", gc: "#fff", stem: [3.2, 4], l: 24, st: "#fbfaf2", ring: "band" }),
        [30, 44, 0.9, { lean: 26 }], [30, 106, 0.94, { lean: 30 }], [32, 78, 1.3, { lean: 34 }],
      ),
    ],
  },
  "hydnum-repandum": {
    scene: "wood", on: "moss",
    bodies: [cap({ cap: "flat", w: 46, h: 26, c: "#eab27a", gills: "teeth", gc: "#fbe6c8", stem: [13, 15], l: 44, st: "#fbf0da", rim: "wave" })],
  },
  "xylaria-hypoxylon": {
    scene: "wood", on: "stump",
    bodies: [{ form: "horn", w: 34, h: 78, c: "#3a3230", c2: "#f6f1e8", n: 4, y: 88 }],
  },
  "geastrum-triplex": {
    scene: "litter", on: "litter",
    bodies: [{ form: "star", w: 52, h: 58, c: "#b98a5c", c2: "#e2c9a2", y: 106 }],
  },
  "armillaria-mellea": {
    scene: "litter", on: "stump",
    bodies: many(
      cap({ cap: "flat", w: 22, h: 15, c: "#d79c3c", spots: "scales", sc: "#7c4a1c", gc: "#f8e7bc", stem: [4, 4.6], l: 34, st: "#e2bd84", ring: "band" }),
      [36, 84, 0.82, { lean: -12 }], [84, 84, 0.84, { lean: 12 }], [60, 82, 1.02], [26, 92, 0.74, { lean: -6, l: 22 }], [96, 92, 0.76, { lean: 6, l: 22 }],
      [46, 94, 0.92, { lean: -4, l: 26 }], [75, 95, 0.94, { lean: 5, l: 24 }],
    ),
  },
  "calocera-viscosa": {
    scene: "moss", on: "mossy log",
    bodies: [{ form: "horn", w: 38, h: 86, c: "#f5a31c", c2: "#fcc845", n: 3, y: 94 }],
  },
  "tylopilus-formosus": {
    scene: "moss", on: "litter",
    bodies: [cap({ cap: "dome", w: 45, h: 32, c: "#4a322b", gills: "pores", gc: "#e3b3a8", stem: [14, 17], l: 48, st: "#7a5a48", mark: "net" })],
  },
  "pleurotus-djamor": {
    scene: "litter", on: "branch",
    bodies: many(
      fan({ w: 30, h: 36, c: ["#f9a3b4", "#f27f9b", "#e86288"], ribs: "#c23f68" }),
      [58, 66, 0.82, { turn: -6 }], [28, 94, 0.92, { turn: -16 }], [96, 84, 0.88, { turn: 14 }], [62, 96, 1.16],
    ),
  },
  "fomes-fomentarius": {
    scene: "wood", on: "trunk",
    bodies: [{ form: "hoof", w: 42, h: 58, c: "#8f8a84", c2: "#e6d0ab", x: 66, y: 92 }, { form: "hoof", w: 20, h: 24, c: "#8f8a84", c2: "#e6d0ab", x: 44, y: 28 }],
  },
  "sparassis-crispa": {
    scene: "moss", on: "grass",
    bodies: [{ form: "frill", w: 46, h: 72, c: "#f1dfae" }],
  },
  "hericium-cirrhatum": {
    scene: "wood", on: "trunk",
    bodies: [{ form: "beard", w: 48, h: 86, c: "#f7ecd4", x: 54, y: 106 }],
  },
  "ganoderma-lucidum": {
    scene: "wood", on: "stump",
    bodies: [
      cap({ cap: "ball", w: 5.5, h: 3, c: "#7a2a1c", gills: "none", stem: [6, 7.5], l: 32, st: "#8a3420", lean: -16, x: 78, y: 88 }),
      fan({ w: 42, h: 44, c: ["#fbf0d2", "#eeb04a", "#c85a28", "#a3331f", "#7e2318"], gloss: true, x: 60, y: 60 }),
    ],
  },
  "trametes-versicolor": {
    scene: "moss", on: "log",
    bodies: many(
      fan({ w: 27, h: 28, c: ["#f6ecd6", "#8a6a4a", "#5f8193", "#b4763c", "#4c4a58", "#8fa06a"] }),
      [38, 66, 0.8], [86, 64, 0.84, { turn: 6 }], [60, 80, 0.98], [24, 98, 1, { turn: -6 }], [96, 96, 1.02, { turn: 6 }], [60, 104, 1.1],
    ),
  },
  "morchella-esculenta": {
    scene: "meadow", on: "grass",
    bodies: [{ form: "morel", w: 17, h: 48, c: "#cfa55c", c2: "#7b5226", x: 96 }, { form: "morel", w: 29, h: 94, c: "#d8b068", c2: "#7b5226", x: 50 }],
  },
  "clavulinopsis-fusiformis": {
    scene: "meadow", on: "moss",
    bodies: many(
      { form: "club", w: 5.5, h: 62, c: "#f4cc2e", c2: "#c07a1c" } as Body & { form: "club" },
      [44, 104, 0.9, { turn: -18 }], [76, 104, 0.92, { turn: 17 }], [53, 105, 1.16, { turn: -7 }], [68, 105, 1.2, { turn: 6 }], [36, 106, 0.6, { turn: -30 }], [84, 106, 0.62, { turn: 28 }], [60, 107, 1.34],
    ),
  },

  // ------------------------------------------------------------------ Prisma
  "entoloma-hochstetteri": {
    scene: "moss", on: "moss",
    bodies: many(
      cap({ cap: "point", w: 28, h: 36, c: "#2f6fc4", spots: "streaks", sc: "#1c4488", gc: "#e9a7a0", stem: [4.4, 5], l: 46, st: "#5b93d6" }),
      [90, 106, 0.64, { lean: 4 }], [50, 108, 1.14, { lean: -3 }],
    ),
  },
  "lactarius-indigo": {
    scene: "wood", on: "litter",
    bodies: [
      { form: "dish", w: 20, h: 17, c: "#5c86c4", gc: "#7ba4dc", rings: "#36579a", stem: [6, 6], l: 18, st: "#86a8d8", x: 98 },
      { form: "dish", w: 43, h: 32, c: "#567fc2", gc: "#6b98dc", rings: "#2f4f94", stem: [10, 11], l: 52, st: "#86a8d8", x: 50 },
    ],
  },
  "tremella-mesenterica": {
    scene: "wood", on: "branch",
    bodies: [{ form: "brain", w: 40, h: 48, c: "#f6bf1f", y: 96 }],
  },
  "mycena-chlorophos": {
    scene: "night", on: "log",
    bodies: many(
      cap({ cap: "bell", w: 21, h: 20, c: "#9dffb0", spots: "streaks", sc: "#3fbf78", gc: "#d8ffda", stem: [2, 2.4], l: 40, st: "#c9ffd4", glow: "#7dff9e" }),
      [26, 92, 0.72, { lean: -6 }], [96, 92, 0.78, { lean: 6 }], [60, 96, 1.26], [44, 98, 0.5, { lean: -3 }], [80, 98, 0.46, { lean: 3 }],
    ),
  },
  "coprinellus-disseminatus": {
    scene: "moss", on: "stump",
    bodies: many(
      cap({ cap: "bell", w: 16, h: 16, c: "#d9d2c8", spots: "grooves", sc: "#8f877e", gills: "none", stem: [1.8, 2], l: 20, st: "#fbf8ee" }),
      [30, 82, 0.62], [46, 78, 0.7], [62, 76, 0.74], [78, 78, 0.7], [92, 82, 0.62], [22, 94, 0.72], [38, 91, 0.84], [56, 90, 0.94], [74, 90, 0.9], [90, 93, 0.8],
      [30, 106, 0.82], [48, 106, 0.96], [67, 106, 1], [86, 106, 0.86], [104, 107, 0.7], [14, 107, 0.66],
    ),
  },
  "favolaschia-claudopus": {
    scene: "moss", on: "branch",
    bodies: many(
      { form: "bat", w: 20, h: 44, c: "#f0761e", c2: "#fcb45c" } as Body & { form: "bat" },
      [26, 98, 0.92, { turn: -14 }], [98, 84, 0.86, { turn: 16 }], [78, 74, 0.56, { turn: 8 }], [48, 76, 0.62, { turn: -8 }], [62, 97, 1.24],
    ),
  },
  "clathrus-ruber": {
    scene: "wood", on: "litter",
    bodies: [{ form: "cage", w: 40, h: 84, c: "#e2472f", y: 107 }],
  },
  "porpolomopsis-calyptriformis": {
    scene: "litter", on: "grass",
    bodies: many(
      cap({ cap: "cone", w: 33, h: 40, c: "#f3a0bd", spots: "streaks", sc: "#cf6e94", gc: "#fde3ea", stem: [4.6, 5], l: 46, st: "#fdf3ee", rim: "split" }),
      [90, 107, 0.64, { lean: 5 }], [48, 108, 1.14],
    ),
  },
  "aseroe-rubra": {
    scene: "pond", on: "grass",
    bodies: [{ form: "arms", w: 46, h: 84, c: "#e02f3c", c2: "#f8ddd0", y: 106 }],
  },
  "omphalotus-nidiformis": {
    scene: "night", on: "trunk",
    bodies: many(
      fan({ w: 36, h: 30, c: ["#fdf8e2", "#e9dcb4", "#b7e6a0", "#8de88a"], ribs: "#4fae62", glow: "#9dffa0" }),
      [58, 36, 0.68, { turn: 8 }], [60, 104, 0.86, { turn: 6 }], [70, 74, 1.14, { turn: 4 }],
    ),
  },
};
