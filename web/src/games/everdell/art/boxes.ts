/** The cards of the small boxes and the legends: who is on them, and what is built there. Box 120 x 104. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";
import type { Critter } from "./animals";
import { GROUND, type House, sign } from "./buildings";

const SNOW = patch("M20 52C24 40 34 26 44 20C54 15 66 15 76 20C86 26 96 40 100 52C92 46 88 50 82 46C74 52 68 46 60 50C52 46 46 52 38 46C32 50 28 46 20 52Z", "#fff") + ellipse(12, 20, 2.4, 2.4, "#8fb6cc") + ellipse(26, 8, 2, 2, "#8fb6cc") + ellipse(104, 14, 2.6, 2.6, "#8fb6cc") + ellipse(112, 38, 2, 2, "#8fb6cc");
const sprout = (x: number, y: number): string => stroke(`M${x} ${y}V${y - 12}`, "#4d7a35", 3) + shape(`M${x} ${y - 9}C${x - 9} ${y - 10} ${x - 11} ${y - 16} ${x - 10} ${y - 20}C${x - 3} ${y - 19} ${x} ${y - 15} ${x} ${y - 9}ZM${x} ${y - 11}C${x + 9} ${y - 12} ${x + 11} ${y - 18} ${x + 10} ${y - 22}C${x + 3} ${y - 21} ${x} ${y - 17} ${x} ${y - 11}Z`, "#8fb35a", 1.8);
const flower = (x: number, y: number, petal: string, heart = "#f0cf6b", r = 3.6): string =>
  [0, 1, 2, 3, 4].map((i) => ellipse(x + Math.cos(i * 1.257) * r * 1.4, y + Math.sin(i * 1.257) * r * 1.4, r, r, petal, 1.4)).join("") + ellipse(x, y, r * 0.8, r * 0.8, heart, 1.2);
const bee = (x: number, y: number): string => ellipse(x + 2, y - 5, 4, 3, "#eef4f8", 1.2) + ellipse(x - 4, y - 5, 4, 3, "#eef4f8", 1.2) + ellipse(x, y, 7, 5, "#f0c53c", 1.8) + stroke(`M${x - 2} ${y - 4}V${y + 4}M${x + 2} ${y - 4}V${y + 4}`, "#3b2d1e", 2);
const sunflower = (x: number, y: number): string => stroke(`M${x} 100V${y}`, "#4d7a35", 3.4) + flower(x, y, "#f0b429", "#7c4a1e", 4.6);
const pumpkin = (x: number, y: number, s = 1): string => group(ellipse(-8, 0, 8, 9, "#d9722a", 2) + ellipse(8, 0, 8, 9, "#d9722a", 2) + ellipse(0, 0, 8, 10, "#e8893a", 2) + stroke("M0 -10C0 -14 3 -16 6 -16", "#4d7a35", 3.4), x, y, s);
const banner = (x: number, y: number, colour: string): string => stroke(`M${x} ${y}V${y - 24}`, "var(--line)", 3) + shape(`M${x} ${y - 24}L${x + 17} ${y - 19}L${x} ${y - 13}Z`, colour, 2);
const star = (x: number, y: number): string => shape(`M${x} ${y - 6}L${x + 2} ${y - 2}L${x + 6} ${y}L${x + 2} ${y + 2}L${x} ${y + 6}L${x - 2} ${y + 2}L${x - 6} ${y}L${x - 2} ${y - 2}Z`, "#f0cf6b", 1.4);

export const BOX_HOUSES: Readonly<Record<string, House>> = {
  season_farm_1: { roof: "thatch", colour: "#c9b489", wall: "#e6e2d8", extra: SNOW },
  season_farm_2: { roof: "thatch", colour: "#a8834a", wall: "#d9c8a2", extra: shape("M2 98C4 78 30 74 40 98Z", "#8a6a3a") + shape("M12 98V90C12 84 26 84 26 90V98Z", "#4a3320", 2) + stroke("M96 98C92 88 100 84 96 76M104 98C108 88 102 82 110 76", "#a8703f", 3) },
  season_farm_3: { roof: "thatch", colour: "#d6c46a", wall: "#f0e0bd", extra: sprout(14, 100) + sprout(106, 100) + sprout(60, 24) },
  season_farm_4: { roof: "thatch", colour: "#e3c169", wall: "#f6e4e0", extra: flower(28, 42, "#f0a9b8") + flower(48, 26, "#f7c6d0") + flower(74, 24, "#f0a9b8") + flower(92, 44, "#f7c6d0") + flower(14, 90, "#f0a9b8") + flower(106, 92, "#f7c6d0") },
  season_farm_5: { roof: "thatch", colour: "#e8b93c", wall: "#f7e6b8", extra: bee(20, 22) + bee(100, 18) + bee(106, 62) + shape("M6 98C2 84 10 76 18 76C26 76 34 84 30 98Z", "#e3bd52", 2.4) + stroke("M7 90H29M8 83H28", "#a87d1c", 2.4) },
  season_farm_6: { roof: "thatch", colour: "#f0c53c", wall: "#f0e0bd", extra: ellipse(102, 16, 11, 11, "#f7d978", 2.4) + stroke("M102 0V-6M118 16H124M86 16H80M113 5L117 1M91 5L87 1", "#e0a23c", 3) + sunflower(14, 62) + sunflower(106, 66) },
  season_farm_7: { roof: "thatch", colour: "#c98a3a", wall: "#e6d0a0", extra: shape("M100 2C88 4 84 20 94 28C102 34 114 30 116 22C106 24 98 14 100 2Z", "#f7e6a8", 2.4) + stroke("M10 98L18 70M16 98L18 70M24 98L18 70", "#e3c169", 4) + stroke("M10 84H26", "#8a5a1c", 3) },
  season_farm_8: { roof: "thatch", colour: "#d99a4a", wall: "#f0dcb8", extra: pumpkin(18, 88) + pumpkin(104, 90, 0.9) + pumpkin(60, 22, 0.6) },
  gazette: { roof: "gable", colour: "#4f6f8a", wall: "#efe9da", extra: shape("M40 34H80V54H40Z", "#fbf5e6", 2.4) + stroke("M44 40H76M44 45H58M44 49H58M63 45H76M63 49H76", "#55525a", 2) },
  mcgregors_market: { roof: "awning", colour: "#4d7a35", wall: "#f0e0bd", extra: pumpkin(16, 90, 0.8) + ellipse(100, 92, 7, 7, "#b4472a", 2) + ellipse(110, 94, 6, 6, "#8fb35a", 2) + sign("berry", 46, 8, 0.44) + star(20, 20) + star(100, 20) },
  oleanders_opera_house: { roof: "dome", colour: "#b5456e", wall: "#f6e4d8", extra: stroke("M36 62V96M84 62V96", "#e3bd52", 6) + sign("lute", 48, 24, 0.38) + star(18, 24) + star(102, 24) },
  the_green_acorn: { roof: "cap", colour: "#5f8a3a", wall: "#f0e0bd", sign: "acorn", extra: banner(98, 40, "#e3bd52") + star(20, 16) },
  click_clacks: { roof: "awning", colour: "#6b3f86", wall: "#f0e0bd", extra: shape("M6 98V80H26V98ZM94 98V78H116V98Z", "#c08a4e", 2.4) + ellipse(60, 22, 13, 13, "#e3bd52", 2.6) + ellipse(60, 22, 5, 5, "#fbf3dd", 2) + stroke("M60 6V10M60 34V38M44 22H48M72 22H76M49 11L52 14M68 30L71 33M71 11L68 14M52 30L49 33", "var(--line)", 3.4) },
  king_norths_treasury: { roof: "dome", colour: "#3f6f8f", wall: "#d8dfe6", extra: sign("crown-sign", 46, 20, 0.44) + [14, 22, 18].map((x, i) => ellipse(x, 94 - i * 6, 7, 4, "#f0cf6b", 1.8)).join("") + [100, 108, 104].map((x, i) => ellipse(x, 94 - i * 6, 7, 4, "#f0cf6b", 1.8)).join("") },
};

export const BOX_CRITTERS: Readonly<Record<string, Critter>> = {
  corrin_evertail_the_king: { species: "squirrel", coat: "#6b3f86", fur: "#b5652f", face: "#f6dcb8", hat: "crown", holds: "banner" },
  corrin_evertail_the_leader: { species: "squirrel", coat: "#2f5a86", fur: "#b5652f", face: "#f6dcb8", hat: "feather", holds: "banner" },
  corrin_evertail_the_warrior: { species: "squirrel", coat: "#8a4a2a", fur: "#b5652f", face: "#f6dcb8", hat: "knight", holds: "sword" },
  juggler: { species: "raccoon", coat: "#d9574a", fur: "#8f8a92", face: "#f1ece2", hat: "jester", holds: "balls" },
  scurrble_champion: { species: "mouse", coat: "#b4472a", fur: "#b89a7a", face: "#f3dcc0", hat: "laurel", holds: "mallet" },
  town_crier: { species: "bird", coat: "#a34a32", fur: "#c9a05a", face: "#f6e7c0", hat: "top", holds: "bell" },
  rugwort_the_robber: { species: "rat", coat: "#4a4540", fur: "#8d8478", face: "#d9cfc2", hat: "mask", holds: "sack" },
  rugwort_the_rowdy: { species: "rat", coat: "#5f7a3a", fur: "#8d8478", face: "#d9cfc2", hat: "cap", holds: "mallet" },
  rugwort_the_ruler: { species: "rat", coat: "#4d3f6b", fur: "#8d8478", face: "#d9cfc2", hat: "crown", holds: "sceptre" },
  amilla_glistendew: { species: "mouse", coat: "#b5456e", fur: "#f2e6d2", face: "#fffaf0", hat: "tiara", holds: "sceptre" },
  cirrus_windfall: { species: "bird", coat: "#6fa0bd", fur: "#f4f1ea", face: "#ffffff", hat: "feather", holds: "card" },
  foresight: { species: "owl", coat: "#2f4a6b", fur: "#e6dcc8", face: "#fbf5e6", hat: "hood", holds: "orb" },
  fynn_nobletail: { species: "fox", coat: "#5b2f7a", fur: "#c46a2c", face: "#fbead0", hat: "crown", holds: "sword" },
  poe: { species: "bird", coat: "#38404f", fur: "#625b70", face: "#9a93ad", hat: "top", holds: "book" },
  strey_softpaw: { species: "raccoon", coat: "#38604f", fur: "#6f6a72", face: "#e6dfd4", hat: "hood", holds: "bow" },
  chipter_swipple: { species: "squirrel", coat: "#3f3a44", fur: "#8a4f2a", face: "#f1d2b0", hat: "sweep", holds: "lantern" },
  mayberry_matriarch: { species: "mouse", coat: "#7b3a86", fur: "#d9d0c4", face: "#fbf5ec", hat: "bonnet", holds: "berry" },
  jor_goldwing: { species: "bird", coat: "#8a3f6a", fur: "#e3b04a", face: "#f9e6b0", hat: "feather", holds: "lute" },
  tarry_hare: { species: "rabbit", coat: "#3f6f8f", fur: "#a98a6a", face: "#efe0cc", hat: "straw", holds: "pack" },
};

export const BOX_PLACES: Readonly<Record<string, string>> = {
  corrin_evertails_path:
    GROUND + shape("M20 100C40 84 30 66 54 56C70 48 60 34 74 24L90 26C84 40 90 52 76 62C62 72 76 86 78 100Z", "#e6cf9a") + stroke("M38 92L50 90M46 72L58 68M64 54L72 52M72 36L80 36", "#a8834a", 4) +
    stroke("M98 98V48", "var(--line)", 8) + stroke("M98 98V48", "#a8703f", 4.4) + shape("M82 40H110L116 47L110 54H82Z", "#c08a4e") + stroke("M88 47H104", "#5a3d12", 3) + shape("M4 98C2 82 10 70 14 62C20 72 28 84 24 98Z", "#6b8a3f", 2.4),
  corrin_evertails_field:
    shape("M4 100C8 74 30 62 60 62C90 62 112 74 116 100Z", "#cfae5a") + stroke("M22 98C26 84 34 74 44 68M44 98C46 86 50 76 56 68M76 98C74 86 70 76 66 68M98 98C94 84 88 74 78 68", "#8a6a2a", 3) +
    [18, 38, 60, 82, 102].map((x, i) => sprout(x, 88 - (i % 2) * 8)).join("") + shape("M44 62V34L60 20L76 34V62Z", "#f0e0bd") + shape("M38 38L60 16L82 38L76 42L60 26L44 42Z", "#4d7a35") + shape("M54 62V50C54 44 66 44 66 50V62Z", "#7c5030", 2.4) + banner(60, 18, "#b4472a"),
  carnival:
    GROUND + ellipse(60, 48, 38, 38, "none", 5) + stroke("M60 48L98 48M60 48L22 48M60 48V10M60 48V86M60 48L87 21M60 48L33 75M60 48L33 21M60 48L87 75", "#8d7350", 3) +
    ([[98, 48, "#d9574a"], [22, 48, "#3f6f8f"], [60, 10, "#e3bd52"], [60, 86, "#7fa044"], [87, 21, "#93488f"], [33, 75, "#eea22e"], [33, 21, "#5f8a3a"], [87, 75, "#b5456e"]] as const).map(([x, y, c]) => shape(`M${x - 8} ${y - 2}H${x + 8}L${x + 6} ${y + 8}H${x - 6}Z`, c, 2)).join("") + ellipse(60, 48, 6, 6, "#e3bd52", 2.6) + stroke("M60 54L40 100M60 54L80 100", "var(--line)", 5),
  scurrble_stadium:
    GROUND + ellipse(60, 66, 54, 32, "#d9b98a", 3) + ellipse(60, 66, 40, 21, "#c08a4e", 2.4) + ellipse(60, 68, 30, 15, "#7fa044", 2.4) + stroke("M60 53V83", "#fbf5e6", 2.4) + ellipse(60, 68, 6, 3.6, "none", 0) + stroke("M60 64A6 4 0 1 1 59.9 64Z", "#fbf5e6", 2) +
    banner(16, 50, "#b4472a") + banner(60, 38, "#3f6f8f") + banner(100, 50, "#e3bd52") + ellipse(48, 66, 3.4, 3.4, "#fff", 1.6),
  bridge_of_the_sky:
    ellipse(20, 92, 22, 10, "#eef4f8", 2.2) + ellipse(102, 92, 22, 10, "#eef4f8", 2.2) + ellipse(60, 98, 26, 8, "#fff", 2.2) + shape("M4 70C24 34 96 34 116 70V82C92 50 28 50 4 82Z", "#c9bfae") + stroke("M14 68V54M34 54V40M60 48V32M86 54V40M106 68V54", "var(--line)", 4) + stroke("M12 54C28 36 92 36 108 54", "#e3bd52", 3.6) + star(24, 18) + star(60, 12) + star(96, 18),
  silver_scale_spring:
    shape("M6 98C10 74 30 60 60 60C90 60 110 74 114 98Z", "#8f8c88") + ellipse(60, 82, 40, 17, "#6fb0cc", 2.8) + stroke("M34 80C42 76 50 84 58 80S76 76 86 82M44 90C52 87 62 93 74 89", "#dff0f6", 2.6) +
    shape("M44 58C40 40 56 34 54 16C66 26 80 40 76 58C74 68 46 68 44 58Z", "#b9d8e4") + stroke("M54 50C52 42 60 38 60 30M66 52C68 46 66 42 68 38", "#fff", 3) + shape("M88 74L100 68L98 80ZM88 74C82 68 74 70 70 76C76 82 84 80 88 74Z", "#d9dfe4", 1.8),
  everflame_tomb:
    GROUND + shape("M18 98V58L60 34L102 58V98Z", "#a39a8c") + shape("M10 60L60 28L110 60L104 68L60 42L16 68Z", "#7d7a80") + shape("M44 98V76C44 62 76 62 76 76V98Z", "#2c2733") + shape("M60 66C72 76 70 90 60 92C50 90 48 76 60 66Z", "#f08a2c", 2.4) + shape("M60 76C65 82 64 89 60 90C56 89 55 82 60 76Z", "#f7d978", 1.4) +
    shape("M60 4C68 12 68 22 60 26C52 22 52 12 60 4Z", "#f2b233", 2.4) + stroke("M26 70V94M94 70V94", "#6c665c", 5),
  darkdeep_prison:
    GROUND + shape("M10 98V30H20V38H30V30H40V38H80V30H90V38H100V30H110V98Z", "#5b5763") + shape("M40 98V64C40 48 80 48 80 64V98Z", "#1d1822") + stroke("M48 98V56M60 98V52M72 98V56M40 76H80", "#a9a2ae", 4) + shape("M20 52H32V64H20ZM88 52H100V64H88Z", "#1d1822", 2.4) + stroke("M26 52V64M94 52V64", "#a9a2ae", 3) + sign("lock", 51, 8, 0.3),
  strongroot_castle:
    GROUND + shape("M14 98V44H24V50H32V44H42V98ZM78 98V44H88V50H96V44H106V98Z", "#b58a5c") + shape("M36 98V30H46V37H54V30H66V37H74V30H84V98Z", "#c99f6d") + shape("M50 98V80C50 68 70 68 70 80V98Z", "#5a3d22", 2.6) +
    stroke("M2 98C10 84 4 70 14 58M118 98C110 84 116 70 106 58M30 98C34 88 28 78 34 66M90 98C86 88 92 78 86 66", "#6d4a2c", 5) + shape("M60 30C44 26 40 12 48 4C54 6 58 10 60 16C62 10 66 6 72 4C80 12 76 26 60 30Z", "#6f9a48", 2.6) + star(60, 54),
};
