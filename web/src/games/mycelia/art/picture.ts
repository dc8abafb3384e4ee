/**
 * What a picture consists of: a ground and bodies from back to front.
 * Box 120 x 120, ground at y = 108; a body stands with its foot on (x, y), `s` times its size.
 */

export type Profile = "dome" | "flat" | "bell" | "cone" | "egg" | "knob" | "point" | "ball";
export type Spots =
  | "dots" | "scales" | "rings" | "grooves" | "spikes" | "glitter" | "veins" | "shag" | "pits" | "stains" | "streaks" | "none";

interface Place {
  x?: number;
  y?: number;
  s?: number;
  /** degrees */
  turn?: number;
}

/** A cap on a stem: most mushrooms. */
export interface Cap extends Place {
  form: "cap";
  cap: Profile;
  /** half width, height */
  w: number;
  h: number;
  c: string;
  spots?: Spots;
  sc?: string;
  gills?: "lines" | "pores" | "teeth" | "none" | "decurrent";
  gc?: string;
  /** half width of the stem at top and foot */
  stem: readonly [number, number];
  /** length of the stem below the rim */
  l: number;
  st?: string;
  mark?: "snake" | "net" | "dots" | "band" | "none";
  lean?: number;
  ring?: "skirt" | "band";
  volva?: string;
  /** a net that hangs from the cap */
  veil?: string;
  /** a torn or wavy rim */
  rim?: "split" | "wave" | "hang";
  /** light around it */
  glow?: string;
}

/** A cap that sinks in the middle, seen a little from above. */
export interface Dish extends Place {
  form: "dish";
  w: number;
  h: number;
  c: string;
  gc: string;
  rings?: string;
  stain?: string;
  stem: readonly [number, number];
  l: number;
  st?: string;
  glow?: string;
}

export interface Simple extends Place {
  form: "funnel" | "cup" | "club" | "horn" | "frill" | "brain" | "beard" | "morel" | "star" | "arms" | "cage" | "hoof" | "bat";
  w: number;
  h: number;
  c: string;
  /** a second colour: inside, tips, spines, pores */
  c2?: string;
  n?: number;
}

/** A bracket that grows sideways from wood. */
export interface Fan extends Place {
  form: "fan";
  w: number;
  h: number;
  /** zones from the rim to the foot */
  c: readonly string[];
  ribs?: string;
  gloss?: boolean;
  glow?: string;
}

export interface Leaf extends Place {
  form: "leaf";
  c: string;
  kind?: "oak" | "maple";
}

export type Body = Cap | Dish | Simple | Fan | Leaf;
export type Ground = "grass" | "water" | "log" | "branch" | "stump" | "trunk" | "moss" | "frost" | "litter" | "air" | "mossy log";
export type Scene = "wood" | "litter" | "moss" | "pond" | "night" | "frost" | "meadow";

export interface Picture {
  scene: Scene;
  on: Ground;
  bodies: readonly Body[];
}
