/** What is held only on the cards of the small boxes and on legends. Boxes of 64. */

import { ellipse, shape, stroke } from "../../../art/pen";

export const BOX_PROPS: Readonly<Record<string, string>> = {
  banner: stroke("M16 4V62", "var(--line)", 7) + stroke("M16 4V62", "#a8703f", 3) + shape("M16 8H54L44 22L54 36H16Z", "#b4472a") + ellipse(31, 22, 6, 6, "#e3bd52", 2),
  sword: stroke("M14 54L48 12", "var(--line)", 9) + stroke("M14 54L48 12", "#d8dde0", 4.6) + stroke("M14 40L28 54", "var(--line)", 8) + stroke("M14 40L28 54", "#e3bd52", 4) + stroke("M18 50L8 60", "#7c5030", 6),
  balls: ellipse(14, 34, 11, 11, "#d9574a", 3) + ellipse(34, 12, 11, 11, "#e3bd52", 3) + ellipse(52, 36, 11, 11, "#3f6f8f", 3),
  mallet: stroke("M20 60L44 24", "var(--line)", 9) + stroke("M20 60L44 24", "#a8703f", 4.6) + shape("M26 10L38 4L62 30L50 38Z", "#c08a4e"),
  bell: shape("M14 46C20 40 18 16 32 12C46 16 44 40 50 46Z", "#e3bd52") + ellipse(32, 52, 5, 5, "#8a5a1c", 2) + stroke("M32 12V4", "var(--line)", 5),
  sack: shape("M14 26C6 40 6 60 16 60H48C58 60 58 40 50 26Z", "#c9b489") + shape("M22 26L16 10C26 14 38 14 48 10L42 26Z", "#dccba4") + stroke("M20 26H44", "#8a5a1c", 4),
  sceptre: stroke("M20 60L40 24", "var(--line)", 8) + stroke("M20 60L40 24", "#e3bd52", 4) + ellipse(45, 15, 11, 11, "#b5456e", 3) + stroke("M39 12C41 8 44 7 47 8", "#fff", 2.4, 0.8),
  orb: ellipse(32, 28, 22, 22, "#b9d8e4", 3) + stroke("M18 24C20 16 26 12 32 11", "#fff", 4, 0.9) + shape("M16 50H48L54 60H10Z", "#6b3f86", 2.6) + shape("M34 18L37 25L44 28L37 31L34 38L31 31L24 28L31 25Z", "#fff", 0.8),
  "crown-sign": shape("M8 50L6 16L22 30L32 8L42 30L58 16L56 50Z", "#e3bd52"),
};
