/** Signs of Prisma and of the solo game: spaces of the favour track, mushrooms on it, Gwidyon's chip. Box 64 x 64. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";

const STEM = shape("M25 36C27 46 25 55 22 61H42C39 55 37 46 39 36Z", "#f4e6c8", 2.6) + patch("M34 38C35 48 35 55 36 59H41C38 54 36 46 38 38Z", "#d9c7a0");
const STAR = "M32 4L40 12L52 10L52 23L61 32L52 41L52 54L40 52L32 60L24 52L12 54L12 41L3 32L12 23L12 10L24 12Z";
const CROSS = "M20 20L44 44M44 20L20 44";

/** A mushroom whose cap is the sign of its player. */
const onStem = (cap: string): string => STEM + group(cap, 6, 0, 0.81);

/** The chip: a wooden disc with a notched rim. */
const disc = (rim: string, face: string): string => {
  let notches = "";
  for (let i = 0; i < 16; i++) {
    const angle = (i * Math.PI) / 8;
    const at = (r: number): string => `${(32 + Math.cos(angle) * r).toFixed(1)} ${(32 + Math.sin(angle) * r).toFixed(1)}`;
    notches += `M${at(25.5)}L${at(28.5)}`;
  }
  return ellipse(32, 32, 30, 30, rim, 3) + stroke(notches, "var(--line)", 2, 0.55) + ellipse(32, 32, 23, 23, face, 2);
};

export function extras(seats: readonly string[]): Record<string, string> {
  const mushrooms = seats.map((sign, i) => [`shroom-${i + 1}`, onStem(sign)] as const);
  return {
    ...Object.fromEntries(mushrooms),
    "shroom-idle":
      STEM + shape("M6 36C6 20 18 9 32 9C46 9 58 20 58 36C50 41 14 41 6 36Z", "#b7b0a3", 2.8) + stroke("M18 28q5 -8 12 -10M40 20q6 4 8 10", "#8d8678", 3),
    gwidyon: shape(STAR, "#f2c53d") + stroke(CROSS, "var(--line)", 4.6),
    "shroom-gwidyon": onStem(shape(STAR, "#f2c53d") + stroke(CROSS, "var(--line)", 5.4)),

    // Colour and shape go together: on the track, at the piles and on the gifts.
    "space-start": ellipse(32, 32, 28, 28, "#e6d8b8", 3) + ellipse(32, 32, 20, 20, "none", 2.4),
    "space-plain": ellipse(32, 32, 27, 27, "#fbf5e6", 3),
    "space-green": shape("M12 6H52C56 6 58 8 58 12V52C58 56 56 58 52 58H12C8 58 6 56 6 52V12C6 8 8 6 12 6Z", "#9cc26e"),
    "space-amber": shape("M32 1L63 32L32 63L1 32Z", "#f0b64e"),
    "space-violet": shape("M32 1L40 17L55 9L47 24L63 32L47 40L55 55L40 47L32 63L24 47L9 55L17 40L1 32L17 24L9 9L24 17Z", "#c7a4e4", 2.8),

    "chip-remove":
      disc("#b0762e", "#fbe7b4") +
      shape("M32 27C31.4 31 24 37 24 43.5C24 48.5 27.5 51.5 32 51.5C36.5 51.5 40 48.5 40 43.5C40 37 32.7 32 32 27Z", "#6db7dc", 2.4) +
      stroke("M28 43.5C28 40.5 29.3 38.4 30.5 37.4", "#fff", 2.2, 0.9) +
      stroke("M32 24V13M25.5 18.5L32 12L38.5 18.5", "var(--line)", 4),
    "chip-rest":
      disc("#6b6790", "#d8d6ea") +
      shape("M38 17C28 18 21 25 22 34C23 42 31 48 41 46C34 43 30 38 30 32C30 26 33 20 38 17Z", "#efe2b2", 2.4) +
      stroke("M38 27H45L38 35H45M45 40H50L45 46H50", "var(--line)", 2.6),
    "solo-back": group(
      shape("M-18 -25H18C20 -25 21 -23 21 -21V21C21 24 20 25 18 25H-18C-20 25 -21 24 -21 21V-21C-21 -24 -20 -25 -18 -25Z", "#57507d") +
        stroke("M-15 -19H15V19H-15Z", "#8f88b8", 2) +
        group(shape(STAR, "#f2c53d", 3.6) + stroke(CROSS, "var(--line)", 5), -13.4, -13.4, 0.42),
      32, 32, 1, -5,
    ),
    gift:
      shape("M8 26H56V58C56 60 55 61 53 61H11C9 61 8 60 8 58Z", "#e9c47e") + shape("M4 18H60V30H4Z", "#f3dfae") + patch("M26 18H38V61H26Z", "#b4472a") +
      stroke("M26 18V61M38 18V61", "var(--line)", 2) + shape("M32 18C22 18 14 14 16 7C19 0 30 6 32 18C34 6 45 0 48 7C50 14 42 18 32 18Z", "#b4472a", 2.8),
  };
}
