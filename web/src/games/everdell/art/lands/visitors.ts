/** The visitors of Newleaf: everybody has a suitcase, and something no other one wears. Box 120 x 104. */

import { ellipse, group, shape, stroke } from "../../../../art/pen";
import type { Hat, Species } from "../animals";
import { bloom, bust, CASE, star } from "./common";

const BAG = group(CASE, 76, 62, 0.58);
const SMALL_BAG = group(CASE, 84, 72, 0.42);

/** What they wear beside a hat. */
const WORN = {
  scarf: (colour: string): string => shape("M36 70C46 80 74 80 84 70L88 78C76 88 44 88 32 78Z", colour, 2.6) + shape("M40 80L34 100H46L50 84Z", colour, 2.4),
  glasses: stroke("M40 44H36M84 44H80M57 44H63", "var(--line)", 2.4) + stroke("M49 36A8 8 0 1 1 48.9 36ZM71 36A8 8 0 1 1 70.9 36Z", "var(--line)", 2.6),
  monocle: stroke("M71 35A9 9 0 1 1 70.9 35Z", "#a87d1c", 3) + stroke("M80 46C86 56 86 66 82 74", "#a87d1c", 1.8),
  moustache: shape("M60 60C52 56 44 58 40 66C48 68 56 67 60 63C64 67 72 68 80 66C76 58 68 56 60 60Z", "#5a4632", 2),
  beard: shape("M42 58C40 76 50 88 60 90C70 88 80 76 78 58C72 66 48 66 42 58Z", "#d9cfc0", 2.4),
  tie: shape("M60 78L50 72V84ZM60 78L70 72V84Z", "#b4472a", 2.2) + ellipse(60, 78, 3, 3, "#e3bd52", 1.6),
  rose: bloom(42, 82, "#d9574a", 3.2),
  daisy: bloom(80, 26, "#fbf3dd", 3.6),
  pearls: [40, 47, 54, 61, 68, 75, 81].map((x, i) => ellipse(x, 74 + [0, 4, 6, 7, 6, 4, 0][i]!, 3, 3, "#f6eef4", 1.4)).join(""),
  patch: shape("M62 38H78V48C72 52 66 50 62 46Z", "#3a2f2a", 1.8) + stroke("M38 32L84 42", "#3a2f2a", 2.2),
  freckles: stroke("M42 54V54.2M46 58V58.2M78 54V54.2M74 58V58.2", "#8a4f2a", 2.8),
  earring: ellipse(86, 50, 3.4, 3.4, "#e3bd52", 1.8),
  medal: shape("M40 78L36 92L42 90L46 96L48 82Z", "#b4472a", 1.8) + ellipse(44, 78, 6, 6, "#e3bd52", 2.2),
  star: star(42, 82, 7),
  cape: shape("M34 70C18 78 14 96 18 104H40L46 76Z", "#8a3f6a", 2.6) + shape("M86 70C102 78 106 96 102 104H80L74 76Z", "#8a3f6a", 2.6),
  leaf: shape("M82 24C90 10 102 10 106 14C104 26 94 32 82 24Z", "#8fb35a", 2.2),
} as const;

type Worn = Exclude<keyof typeof WORN, "scarf">;
const visitor = (species: Species, coat: string, fur: string, face: string, hat: Hat | "" = "", ...worn: (Worn | `#${string}`)[]): string =>
  bust(species, coat, fur, face, hat) + worn.map((one) => (one.startsWith("#") ? WORN.scarf(one) : WORN[one as Worn])).join("") + BAG;

/** Somebody smaller beside. */
const beside = (drawing: string, x: number, y: number, s: number): string => group(drawing, x, y, s);

export const VISITORS: Readonly<Record<string, string>> = {
  "visitor-bim_little": visitor("mouse", "#a83a34", "#d8b48c", "#f6e4cc", "cap", "freckles"),
  "visitor-bosley_tedwardson": visitor("otter", "#b5456e", "#8a6a4a", "#ecd9bd", "feather", "moustache"),
  "visitor-butterbell_sweetpaw": visitor("rabbit", "#e0a23c", "#f2e6d2", "#fffaf0", "bonnet", "daisy"),
  "visitor-diggs_deepwell": visitor("mole", "#6b6270", "#8a7f8c", "#d9d0d8", "helmet"),
  "visitor-dillweed_quicksniff": visitor("raccoon", "#5f7a3a", "#a39a92", "#f1ece2", "", "leaf", "#8fb35a"),
  "visitor-dim_dustlight": visitor("owl", "#55525a", "#8f8a7a", "#f0e6cc", "sweep"),
  "visitor-dip_dubble": visitor("toad", "#a34a32", "#9fbf6a", "#f4e3a0", "cap"),
  "visitor-dune_tarrington": visitor("fox", "#5b2f7a", "#d9b98a", "#fbf1df", "hood", "earring"),
  "visitor-dwell_northwatch": visitor("badger", "#8a6a3a", "#4a4540", "#f5efe2", "knight"),
  "visitor-edvard_triptail": visitor("fox", "#38604f", "#c9793c", "#f6e0c4", "feather"),
  "visitor-frin_stickly": visitor("squirrel", "#c9741a", "#8a4f2a", "#f1d2b0", "straw", "freckles"),
  "visitor-glindil_frink": visitor("owl", "#6b3f86", "#b9a0c4", "#f1e6f4", "wig"),
  "visitor-iggy_silverscale": visitor("toad", "#8a5f2a", "#7fa8a0", "#e6f0d8", "feather", "monocle"),
  "visitor-mossy_steptoe": visitor("hedgehog", "#5f7a3a", "#d2b08a", "#efdcc0", "straw"),
  "visitor-orin_nimblepaw": visitor("squirrel", "#2f5a86", "#c0743c", "#f3d7b4", "cap", "#e3bd52"),
  "visitor-oscar_longtale": visitor("rat", "#8a5f2a", "#b9a48c", "#eadccb", "top"),
  "visitor-phill_gurgle": visitor("toad", "#6b5a86", "#7a9a52", "#f4e3a0", "straw", "tie"),
  "visitor-piff_quillglow": visitor("hedgehog", "#d9822f", "#e6cfae", "#f8ead2", "", "star"),
  "visitor-plum_shortclaw": visitor("mole", "#7b3a86", "#5b5560", "#cfc4cc", "bonnet", "rose"),
  "visitor-quinn_cleanwhisker": visitor("otter", "#4f6f8a", "#8a6a4a", "#ecd9bd", "cap"),
  "visitor-reemy_sniggle": visitor("raccoon", "#d9574a", "#8f8a92", "#f1ece2", "jester"),
  "visitor-rivil_ablacus": visitor("bird", "#2f4a6b", "#6f8aa8", "#e3e9ef", "top", "glasses"),
  "visitor-ruby_dew": visitor("mouse", "#b5456e", "#e2c9a8", "#fbeedb", "bonnet"),
  "visitor-saris_clearwhistle": visitor("bird", "#6b8a3f", "#e3b04a", "#f9e6b0", "", "daisy", "#3f6f8f"),
  "visitor-sir_trivle_q_s_marqwill_iii": visitor("badger", "#7d2f4a", "#5b5560", "#f5efe2", "top", "monocle", "medal"),
  "visitor-skin_shinysnout": visitor("rat", "#3f6f4f", "#8d8478", "#d9cfc2", "helmet", "patch"),
  "visitor-snout_puddlehop": visitor("toad", "#3f6f8f", "#8fae5a", "#f4e3a0", "top"),
  "visitor-triss_peske": visitor("fox", "#b5456e", "#e6d8c4", "#fffaf0", "tiara", "pearls"),
  "visitor-vara_and_brun_mayberry":
    beside(bust("mouse", "#7b3a86", "#d9d0c4", "#fbf5ec", "bonnet"), -8, 14, 0.86) + beside(bust("mouse", "#5f7a3a", "#b89a7a", "#f3dcc0", "straw"), 36, 10, 0.86) + SMALL_BAG,
  "visitor-wildell_family":
    beside(bust("rabbit", "#8a9a5a", "#b8a48c", "#efe2d0"), -6, 4, 0.74) + beside(bust("rabbit", "#b06a2c", "#d9cbb8", "#f6ece0", "bonnet"), 38, 4, 0.74) + beside(bust("rabbit", "#4f86a8", "#e2d5c4", "#f8efe4"), 26, 52, 0.48) + SMALL_BAG,
  "visitor-willow_greengrin": visitor("otter", "#4d7a35", "#a5713c", "#fbf1df", "laurel", "earring"),
  "visitor-wimble_wuffle": visitor("rabbit", "#6f5b92", "#a98a6a", "#efe0cc", "sweep", "beard"),
};
