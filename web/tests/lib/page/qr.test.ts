/** The drawing of a QR code shows the modules of the code, no more and no fewer. */

import { encode } from "uqr";
import { expect, it } from "vitest";

import { qrDrawing } from "../../../src/lib/page/qr";

/** Which modules a path fills. */
function filled(path: string): Set<string> {
  return new Set([...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, n]) => Array.from({ length: Number(n) }, (_, i) => `${Number(x) + i} ${y}`)));
}

it.each(["https://example.org/companion/nightweave#r=Ab_9", `https://example.org/companion/gwidyon#s=${"x".repeat(2000)}`])("draws the code of a link", (link) => {
  const code = encode(link, { border: 4, boostEcc: true });
  const dark = code.data.flatMap((row, y) => row.flatMap((one, x) => (one ? [`${x} ${y}`] : [])));
  const drawing = qrDrawing(link);
  expect(drawing?.wide).toBe(code.size);
  expect(filled(drawing?.path ?? "")).toEqual(new Set(dark));
  expect(dark.every((place) => place.split(" ").every((one) => Number(one) >= 4 && Number(one) < code.size - 4))).toBe(true);
});

it("draws nothing for a link that no code can hold", () => {
  expect(qrDrawing("x".repeat(2954))).toBeNull();
});

/** A code that another reader, zxing-cpp, read as this link: rows of modules, as hexadecimal numbers. */
const READ = {
  link: "https://example.org/companion/nightweave#r=Ab_9",
  rows: "1fc81f7f 105b7141 174e535d 175afa5d 1745135d 10542541 1fd5557f 17600 1f7df8aa c085771 18dbe5b0 b9e23aa 175bca0c 5b51ef1 1664797c c1d5792 12caa80c 1cab1ff5 14d8b414 13826202 167ec9f7 105f1f 1fddab5c 104b1311 175189f5 1756dfaf 17507bfe 1055557a 1fd54ef4",
};

it("draws what a camera reads as the link", () => {
  const drawing = qrDrawing(READ.link);
  const dark = filled(drawing?.path ?? "");
  const inner = Array.from({ length: (drawing?.wide ?? 0) - 8 }, (_, n) => n + 4);
  const rows = inner.map((y) => inner.reduce((sum, x) => sum * 2 + (dark.has(`${x} ${y}`) ? 1 : 0), 0).toString(16));
  expect(rows.join(" ")).toBe(READ.rows);
});
