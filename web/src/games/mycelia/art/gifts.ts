/** The gifts of Prisma: sixteen simple things. Box 120 x 120. */

import { ellipse, group, patch, shape, stroke } from "../../../art/pen";

const light = (d: string): string => stroke(d, "#fff", 3, 0.7);

const THINGS: Record<string, string> = {
  viatica:
    stroke("M22 100L92 26", "var(--line)", 11) + stroke("M22 100L92 26", "#9a6d3c", 5.5) +
    shape("M62 44C48 52 42 74 54 84C70 94 98 88 100 68C101 54 90 46 82 42Z", "#c8503c") +
    shape("M84 22C92 12 106 20 98 32C92 40 76 44 68 46C68 36 76 30 84 22Z", "#c8503c") +
    [[62, 66], [78, 58], [74, 76], [90, 70]].map(([x, y]) => ellipse(x!, y!, 3.4, 3.4, "#fbe9d0")).join(""),
  umbra:
    stroke("M60 24V92C60 102 76 102 76 92", "var(--line)", 8) + stroke("M60 24V92C60 102 76 102 76 92", "#9a6d3c", 3.4) +
    shape("M14 62C16 30 40 16 60 16C80 16 104 30 106 62C98 54 90 54 83 62C76 54 68 54 60 62C52 54 44 54 37 62C30 54 22 54 14 62Z", "#5c4a86") +
    stroke("M60 16C46 28 38 44 37 62M60 16C74 28 82 44 83 62", "var(--line)", 2.4) + light("M28 46C34 34 40 28 48 24"),
  petasus:
    shape("M8 84C24 70 96 70 112 84C100 98 20 98 8 84Z", "#8a6a3e") +
    shape("M32 82C32 52 40 32 62 30C84 32 88 56 88 82C76 90 44 90 32 82Z", "#a5814e") +
    shape("M32 72C46 80 74 80 88 72V82C76 90 44 90 32 82Z", "#3f6230", 2.6) +
    shape("M80 70C88 48 104 40 110 26C114 46 108 66 88 76Z", "#e9dcb4", 2.4) + light("M42 62C43 52 47 44 52 40"),
  velamen:
    shape("M30 22C50 14 72 14 90 22C94 50 102 76 108 102C96 98 92 108 82 102C74 98 70 108 60 102C50 98 46 108 38 102C28 98 24 106 12 102C18 76 26 50 30 22Z", "#d8e8e4") +
    stroke("M42 22C40 50 34 78 30 98M60 18V100M78 22C80 50 86 78 90 98", "#8fb0ac", 2.4) +
    shape("M28 24C48 16 72 16 92 24C92 32 88 34 86 32C70 26 50 26 34 32C30 34 28 30 28 24Z", "#b48ad0", 2.6) + ellipse(60, 24, 4, 4, "#f3d36b", 2),
  reticulus:
    stroke("M44 42C40 14 80 14 76 42", "var(--line)", 8) + stroke("M44 42C40 14 80 14 76 42", "#b98a4c", 3.6) +
    shape("M30 42H90C104 72 96 104 60 106C24 104 16 72 30 42Z", "#e9d3a0") +
    stroke("M30 56L88 104M44 44L98 84M64 44L98 66M90 56L32 104M76 44L22 84M56 44L22 66", "#8a6230", 2.6) + stroke("M30 42H90", "var(--line)", 6),
  globi:
    [[38, 72, 26, "#6db7dc"], [82, 76, 22, "#e3a24a"], [62, 38, 20, "#8fbf6a"]].map(([x, y, r, c]) => ellipse(+x!, +y!, +r!, +r!, String(c), 3) + light(`M${+x! - +r! * 0.6} ${+y! - +r! * 0.1}q2 -${+r! * 0.4} ${+r! * 0.4} -${+r! * 0.5}`)).join(""),
  clessidra:
    shape("M34 22H86C86 44 70 52 66 60C70 68 86 76 86 98H34C34 76 50 68 54 60C50 52 34 44 34 22Z", "#e4f1f4") +
    patch("M42 36H78C74 46 66 50 60 58C54 50 46 46 42 36ZM42 95C44 84 54 80 60 76C66 80 76 84 78 95Z", "#e0b04a") + stroke("M60 56V76", "#e0b04a", 3) +
    shape("M28 14H92V24H28ZM28 96H92V106H28Z", "#9a6d3c") + light("M42 30C43 38 47 43 50 46"),
  lux:
    `<circle cx="60" cy="66" r="48" fill="#ffe38a" opacity=".35"/>` + stroke("M44 30C44 8 76 8 76 30", "var(--line)", 5) +
    shape("M36 34L46 26H74L84 34ZM32 98H88V106H32Z", "#6b5a3a") + shape("M38 34H82L86 98H34Z", "#fff3c4") +
    shape("M60 48C70 62 74 70 70 80C66 90 54 90 50 80C46 70 54 62 60 48Z", "#f29a2e", 2.4) + ellipse(60, 79, 5, 7, "#ffe38a") + stroke("M52 34V98M68 34V98", "var(--line)", 2),
  falx:
    shape("M58 84C92 74 100 34 70 12C116 22 120 84 66 96Z", "#c9ced2") + patch("M66 92C104 82 110 40 88 22C112 44 108 84 66 96Z", "#9aa3a8") +
    stroke("M62 88L30 108", "var(--line)", 14) + stroke("M62 88L30 108", "#9a6d3c", 8) + light("M90 34C97 46 97 58 92 68"),
  anellus:
    `<circle cx="60" cy="72" r="30" fill="none" stroke="var(--line)" stroke-width="16"/><circle cx="60" cy="72" r="30" fill="none" stroke="#e6b840" stroke-width="10"/>` +
    shape("M44 26H76L86 38L60 60L34 38Z", "#8fd0c8") + stroke("M34 38H86M52 38L60 60L68 38L60 26L52 38", "var(--line)", 2) + light("M38 88C44 97 52 100 58 101"),
  perspicillum:
    ellipse(34, 66, 24, 24, "#dff0f4", 6) + ellipse(88, 66, 24, 24, "#dff0f4", 6) +
    `<circle cx="34" cy="66" r="24" fill="none" stroke="#b98a2e" stroke-width="3"/><circle cx="88" cy="66" r="24" fill="none" stroke="#b98a2e" stroke-width="3"/>` +
    stroke("M56 60C58 54 64 54 66 60M12 60C10 50 16 42 22 40M110 60C112 50 106 42 100 40", "var(--line)", 5) + light("M22 60C24 54 28 51 32 50") + light("M76 60C78 54 82 51 86 50"),
  virga:
    stroke("M24 102L82 36", "var(--line)", 12) + stroke("M24 102L82 36", "#7c5a3c", 6.5) +
    group(shape("M0 -24L6 -7L24 0L6 7L0 24L-6 7L-24 0L-6 -7Z", "#f3d36b"), 86, 30) +
    [[50, 28, 5], [104, 62, 4], [64, 58, 3]].map(([x, y, r]) => group(patch("M0 -2L.6 -.6L2 0L.6 .6L0 2L-.6 .6L-2 0L-.6 -.6Z", "#b48ad0"), x, y, r)).join(""),
  iris:
    ["#d8463a", "#ef9a34", "#f2d34e", "#6fae52", "#4d8fc4", "#8a62b4"].map((colour, i) => stroke(`M${12 + i * 7} 96A${48 - i * 7} ${56 - i * 7} 0 0 1 ${108 - i * 7} 96`, colour, 7.4)).join("") +
    stroke("M8 96A52 60 0 0 1 112 96M50 96A10 18 0 0 1 70 96", "var(--line)", 3) +
    shape("M2 102C-2 92 8 86 16 90C20 82 34 84 36 92C46 92 46 104 36 104H8C4 104 2 104 2 102Z", "#fff", 2.6) + shape("M76 102C72 92 82 88 88 90C94 82 106 84 108 92C118 92 118 104 110 104H82C78 104 76 104 76 102Z", "#fff", 2.6),
  lyra:
    shape("M30 16C20 40 28 60 40 84C46 98 74 98 80 84C92 60 100 40 90 16C82 20 82 30 84 36C84 56 76 66 70 78H50C44 66 36 56 36 36C38 30 38 20 30 16Z", "#d9a53c") +
    stroke("M34 32H86", "var(--line)", 7) + stroke("M34 32H86", "#9a6d3c", 3) + stroke("M50 34V80M60 34V80M70 34V80", "var(--line)", 2) + shape("M42 90H78L84 104H36Z", "#b9832c") + light("M30 34C30 44 33 54 37 62"),
  gemma:
    shape("M34 22H86L106 48L60 106L14 48Z", "#b48ad0") + patch("M14 48L34 22L44 48Z", "#d9c0ee") + patch("M44 48H76L60 106Z", "#c7a4e4") + patch("M76 48L106 48L60 106Z", "#8d62b4") + patch("M34 22H86L76 48H44Z", "#e6d4f5") +
    stroke("M34 22H86L106 48L60 106L14 48ZM14 48H106M34 22L44 48L60 106L76 48L86 22M44 48L60 22L76 48", "var(--line)", 2.6) + light("M30 36L38 28"),
  simulacrum:
    shape("M34 98H86V110H34Z", "#8d8678") + shape("M44 98C46 84 42 70 46 62C36 60 32 50 36 42C30 22 90 22 84 42C88 50 84 60 74 62C78 70 74 84 76 98Z", "#bdb6a8") +
    shape("M26 46C26 26 42 12 60 12C78 12 94 26 94 46C82 52 38 52 26 46Z", "#a39b8d") + stroke("M50 58v5M70 58v5M54 72q6 5 12 0", "var(--line)", 3.4) + patch("M66 62C72 72 68 86 70 98H76C74 84 78 70 74 62Z", "#9a9285") + light("M36 38C39 30 44 25 50 22"),
};

export const GIFTS: ReadonlySet<string> = new Set(Object.keys(THINGS));

export function gift(id: string): string {
  return THINGS[id] ?? "";
}
