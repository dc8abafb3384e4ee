/** Animals as busts: a coat, a head with the ears of its kind, and a hat if it wears one. Box 120 x 104. */

import { ellipse, patch, shape, stroke } from "./pen";

export type Species = "mouse" | "hedgehog" | "rabbit" | "squirrel" | "fox" | "badger" | "toad" | "bird" | "owl" | "mole" | "otter" | "raccoon" | "rat";
export type Hat = "straw" | "cap" | "crown" | "tiara" | "hood" | "top" | "jester" | "helmet" | "cowl" | "bonnet" | "feather" | "wig" | "sweep" | "knight" | "laurel" | "mask";

export interface Animal {
  species: Species;
  coat: string;
  fur: string;
  face: string;
  hat?: Hat;
}

const MUZZLE = "M46 58C48.7 51.7 50.7 48 60 48C69.3 48 71.3 51.7 74 58C76.7 64.3 75.3 64 68 67C60.7 70 59.3 70 52 67C44.7 64 43.3 64.3 46 58Z";
const COAT = "M28 104C10 96.8 27.2 90.2 32 80C36.8 69.8 35.6 73.6 44 70C52.4 66.4 50.4 68 60 68C69.6 68 67.6 66.4 76 70C84.4 73.6 83.2 69.8 88 80C92.8 90.2 110 96.8 92 104C74 111.2 46 111.2 28 104Z";
const QUILLS = "M26 64L20 54L28 50L20 40L30 36L26 24L38 26L40 14L50 20L60 8L70 20L80 14L82 26L94 24L90 36L100 40L92 50L100 54L94 64L60 76Z";
const TAIL = "M96 96C118 84 112 50 96 46C92 54 102 62 92 74Z";

const head = (fur: string): string => ellipse(60, 46, 26, 24, fur, 3);
const eyes = ellipse(50, 44, 3, 3.8, "#2e261c") + ellipse(70, 44, 3, 3.8, "#2e261c") + ellipse(51, 42.6, 1, 1, "#fff") + ellipse(71, 42.6, 1, 1, "#fff");
const snout = shape("M55 52C58 50 62 50 65 52L60 57Z", "#4a3320", 1.6) + stroke("M60 57V61M54 63C57 65 59 63 60 61C61 63 63 65 66 63", "var(--line)", 2);
const whiskers = stroke("M44 56L32 54M44 60L33 62M76 56L88 54M76 60L87 62", "var(--line)", 1.4);
const both = (draw: (x: number) => string): string => draw(-1) + draw(1);
const ear = (rx: number, ry: number, x: number, y: number, fur: string, inner: string): string =>
  both((side) => ellipse(60 + side * x, y, rx, ry, fur, 3) + ellipse(60 + side * x, y, rx * 0.54, ry * 0.54, inner));

const SPECIES: Record<Species, (one: Animal) => string> = {
  mouse: ({ fur, face }) => ear(13, 13, 22, 26, fur, face) + head(fur) + patch(MUZZLE, face) + eyes + snout + whiskers,
  otter: ({ fur, face }) => ear(8, 7, 24, 30, fur, face) + head(fur) + ellipse(60, 58, 18, 11, face) + eyes + snout + whiskers,
  hedgehog: ({ coat, fur, face }) =>
    shape(QUILLS, coat === "#6d5138" ? "#5a4632" : "#6d5138") + stroke("M40 34L36 28M52 24L50 17M68 24L70 17M80 34L84 28", fur, 2.2) + head(fur) + patch(MUZZLE, face) + eyes + snout,
  rabbit: ({ fur, face }) =>
    shape("M44 34C34 14 36 0 44 0C52 2 54 18 54 30Z", fur) + shape("M76 34C86 14 84 0 76 0C68 2 66 18 66 30Z", fur) +
    stroke("M46 26C42 14 42 8 44 6M74 26C78 14 78 8 76 6", face, 3.4) + head(fur) + patch(MUZZLE, face) + eyes + snout + whiskers,
  squirrel: ({ fur, face }) =>
    shape("M38 34L36 10L54 24Z", fur) + shape("M82 34L84 10L66 24Z", fur) + stroke("M37 12L34 4M83 12L86 4", "#7c3f1e", 3) + head(fur) + patch(MUZZLE, face) + eyes + snout + whiskers,
  fox: ({ fur, face }) =>
    shape("M34 40L30 8L54 24Z", fur) + shape("M86 40L90 8L66 24Z", fur) + stroke("M36 22L34 14L42 20M84 22L86 14L78 20", "#7c3f1e", 3) + head(fur) +
    patch("M36 52C42 50 52 48 60 52C68 48 78 50 84 52C82 62 72 70 60 70C48 70 38 62 36 52Z", face) + eyes + snout,
  badger: ({ fur, face }) =>
    both((side) => ellipse(60 + side * 24, 28, 9, 9, fur, 3)) + ellipse(60, 46, 27, 25, face) +
    patch("M46 24C40 36 40 52 44 66C36 62 32 52 34 38ZM74 24C80 36 80 52 76 66C84 62 88 52 86 38Z", fur) + stroke("M60 21A27 25 0 1 1 59.9 21Z") + eyes + snout,
  raccoon: ({ fur, face }) =>
    shape("M36 36L34 12L52 24Z", fur) + shape("M84 36L86 12L68 24Z", fur) + head(fur) + patch(MUZZLE, face) +
    patch("M36 42C42 34 54 36 58 44C56 52 42 54 36 48ZM84 42C78 34 66 36 62 44C64 52 78 54 84 48Z", "#4a4540") + both((side) => ellipse(60 + side * 10, 44, 3.4, 4, "#fff")) + eyes + snout,
  rat: ({ fur, face }) =>
    ear(11, 12, 25, 24, fur, "#c9909a") + shape("M34 42C34 26 46 20 60 20C74 20 86 26 86 42C86 54 72 70 60 72C48 70 34 54 34 42Z", fur) + patch("M48 54C52 48 68 48 72 54C72 62 66 69 60 70C54 69 48 62 48 54Z", face) +
    eyes + stroke("M44 36L54 39M76 36L66 39", "var(--line)", 2.6) + shape("M55 58C58 56 62 56 65 58L60 63Z", "#d98a8a", 1.6) + shape("M57 67H63V73H57Z", "#fffaf0", 1.6) + stroke("M60 67V73", "var(--line)", 1.2) + whiskers,
  toad: ({ fur }) =>
    both((side) => ellipse(60 + side * 18, 26, 11, 11, fur, 3) + ellipse(60 + side * 18, 25, 6.4, 6.4, "#f4e3a0", 2) + ellipse(60 + side * 18, 26, 2.6, 3.6, "#2e261c")) +
    shape("M32 50C28.7 38.7 26.7 40 36 32C45.3 24 44 26 60 26C76 26 74.7 24 84 32C93.3 40 91.3 38.7 88 50C84.7 61.3 88 60.7 74 66C60 71.3 60 71.3 46 66C32 60.7 35.3 61.3 32 50Z", fur) +
    stroke("M44 54C54 62 66 62 76 54") + ellipse(40, 42, 2.4, 2, "#6b8a3f") + ellipse(78, 40, 2.8, 2.2, "#6b8a3f"),
  bird: ({ fur, face }) =>
    stroke("M52 16C50 6 56 2 60 6C62 0 70 4 67 14", "#5b6b80", 3.4) + ellipse(60, 42, 25, 26, fur, 3) + ellipse(60, 52, 15, 14, face) + eyes + shape("M54 50L60 62L66 50Z", "#e0a23c", 2.4),
  owl: ({ fur, face }) =>
    shape("M34 36L32 8L52 22Z", fur) + shape("M86 36L88 8L68 22Z", fur) + ellipse(60, 44, 28, 26, fur, 3) +
    both((side) => ellipse(60 + side * 12, 42, 12, 12, face, 2.4) + ellipse(60 + side * 12, 42, 5, 6, "#2e261c") + ellipse(60 + side * 12 + 1.6, 39.6, 1.6, 1.6, "#fff")) +
    shape("M54 52L60 63L66 52Z", "#e0a23c", 2.4),
  mole: ({ fur, face }) =>
    ellipse(60, 46, 25, 24, fur, 3) + ellipse(60, 58, 13, 9, face, 2.4) + shape("M55 52H65L60 59Z", "#d98a8a", 2.2) +
    both((side) => ellipse(60 + side * 14, 40, 7, 7, "#f6ecd2", 2.4) + ellipse(60 + side * 14, 40, 2.6, 3, "#2e261c")) + stroke("M53 40H67", "var(--line)", 2.4),
};

const BRIM = "M28 28C40 20 80 20 92 28C80 34 40 34 28 28Z";
const HATS: Record<Hat, (coat: string) => string> = {
  straw: () => shape(BRIM, "#e3c169") + shape("M44 26C44 10 76 10 76 26Z", "#e3c169") + stroke("M44 24H76", "#b4472a", 4),
  cap: (coat) => shape("M38 28C38 10 82 10 82 28Z", coat) + stroke("M82 27L96 30L80 33"),
  crown: () => shape("M40 28L36 8L50 18L60 4L70 18L84 8L80 28Z", "#e3bd52") + ellipse(60, 22, 3.4, 3.4, "#b4472a", 1.6),
  tiara: () => shape("M42 26L44 14L53 20L60 6L67 20L76 14L78 26Z", "#f0d98a") + ellipse(60, 18, 3.4, 3.4, "#5f9ab8", 1.6),
  hood: (coat) => shape("M32 52C26 18 46 6 60 4C74 6 94 18 88 52C84 34 76 26 60 26C44 26 36 34 32 52Z", coat),
  top: () => shape("M44 24V2H76V24Z", "#4a4058") + stroke("M34 25H86", "var(--line)", 6) + stroke("M44 19H76", "#b4472a", 4),
  jester: (coat) =>
    shape("M38 28C30 16 22 16 18 24C26 26 30 32 40 32Z", coat) + shape("M82 28C90 16 98 16 102 24C94 26 90 32 80 32Z", "#3f6f8f") + shape("M40 31C46 14 74 14 80 31Z", "#e3bd52") +
    ellipse(17, 25, 3.4, 3.4, "#e3bd52", 2) + ellipse(103, 25, 3.4, 3.4, "#e3bd52", 2),
  helmet: () => shape("M34 32C34 6 86 6 86 32Z", "#d9a53a") + stroke("M30 32H90", "var(--line)", 5) + ellipse(60, 20, 7, 7, "#fff6c8", 2.6),
  cowl: (coat) => shape("M30 60C22 22 44 8 60 8C76 8 98 22 90 60L84 66C86 42 76 28 60 28C44 28 34 42 36 66Z", coat),
  bonnet: (coat) => shape("M34 34C30 12 46 4 60 4C74 4 90 12 86 34C76 20 44 20 34 34Z", coat) + stroke("M40 24C50 16 70 16 80 24", "#fff8e6", 2.6),
  feather: (coat) => shape("M34 30C40 8 78 6 88 26C74 26 52 30 34 34Z", coat) + shape("M76 18C88 14 98 4 100 -2C104 10 96 22 80 24Z", "#d9574a", 2.4),
  wig: () => shape("M34 60C20 60 20 46 27 42C22 32 32 24 38 26C40 12 80 12 82 26C88 24 98 32 93 42C100 46 100 60 86 60C86 42 80 28 60 28C40 28 34 42 34 60Z", "#f4efe4") + stroke("M30 50C26 48 28 44 31 45M90 50C94 48 92 44 89 45M42 24C44 20 48 20 49 23M71 23C72 20 76 20 78 24", "#a39a8c", 2.2),
  knight: () => shape("M34 40C30 10 46 4 60 4C74 4 90 10 86 40L76 36C76 28 70 26 60 26C50 26 44 28 44 36Z", "#b9bfc4") + stroke("M60 4V24", "#7d8285", 3) + shape("M58 6C52 -6 66 -12 78 -8C74 -2 68 2 62 6Z", "#b4472a", 2.4),
  laurel: () => [-1, 1].map((side) => [0, 1, 2, 3].map((i) => ellipse(60 + side * (26 - i * 6), 26 - i * 5, 5.4, 4, "#8fb35a", 2)).join("")).join("") + ellipse(60, 9, 4, 4, "#e3bd52", 2),
  mask: () => shape("M34 36C46 32 74 32 86 36C88 44 84 52 76 50C70 50 66 46 60 46C54 46 50 50 44 50C36 52 32 44 34 36Z", "#2e261c", 2) + ellipse(50, 42, 4.6, 4, "#fff") + ellipse(70, 42, 4.6, 4, "#fff") + ellipse(51, 42.4, 2, 2.4, "#2e261c") + ellipse(69, 42.4, 2, 2.4, "#2e261c"),
  sweep: () => shape("M40 28C38 8 82 8 80 28Z", "#3f3a44") + stroke("M34 28H86", "var(--line)", 6) + ellipse(42, 56, 3, 2.4, "#5b5560") + ellipse(76, 62, 3.4, 2.4, "#5b5560"),
};

/** An animal in its coat. */
export function animal(one: Animal): string {
  const tail = one.species === "squirrel" ? shape(TAIL, one.fur) : "";
  const coat = shape(COAT, one.coat) + stroke("M50 72L60 84L70 72", "#fff8e6", 2.6) + stroke("M60 84V100", "var(--line)", 2.4);
  return tail + coat + SPECIES[one.species](one) + (one.hat ? HATS[one.hat](one.coat) : "");
}
