/** QR codes of links, as drawings. */

import { encode } from "uqr";

/** The light modules around a code, as many as the standard asks for. */
const MARGIN = 4;

/** The dark modules as a path, one module a unit, in a square as wide as `wide`. */
export interface QrDrawing {
  path: string;
  wide: number;
}

/** The code of a link; null if it is longer than any code can hold, as that of a long game may be. */
export function qrDrawing(link: string): QrDrawing | null {
  try {
    const { data, size } = encode(link, { border: MARGIN, boostEcc: true });
    return { path: data.flatMap((row, y) => runs(row).map(([from, to]) => `M${from} ${y}h${to - from}v1h${from - to}z`)).join(""), wide: size };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Where the dark runs of a row begin and end: a camera sees no seams in one. */
function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = found.at(-1);
    if (dark && last?.[1] === x) last[1] = x + 1;
    else if (dark) found.push([x, x + 1]);
  }
  return found;
}
