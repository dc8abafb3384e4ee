/** The drawings of the lands: each land's come when it is on the table, all of them where every card is shown. */

import { layer, type Sheet } from "../../../../art/layer";

const LANDS: Readonly<Record<string, () => Promise<{ sheets: readonly Sheet[] }>>> = {
  pearlbrook: () => import("./pearlbrook"),
  newleaf: () => import("./newleaf"),
  bellfaire: () => import("./bellfaire"),
  spirecrest: () => import("./spirecrest"),
};

const asked = new Set<string>();

/** Fetch the symbols of a land, once. A name without drawings is fine: not every box has some. */
export function layLand(land: string): void {
  if (asked.has(land)) return;
  asked.add(land);
  // Without its drawings a land can be played all the same: everything is written beside them.
  void LANDS[land]?.().then(({ sheets }) => layer("ev", () => sheets)(), () => void asked.delete(land));
}

export function layAll(): void {
  Object.keys(LANDS).forEach(layLand);
}
