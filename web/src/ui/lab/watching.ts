/** Asks for a study again and again while it is being played. */

import type { LabStudy } from "../../generated/api";

export const BUSY: readonly LabStudy["status"][] = ["waiting", "running"];
/** ms between two looks */
const PAUSE = 1000;

/** `tell` hears of every look, `fail` of one that did not work; whoever watches stops it with what is returned. */
export function watching(look: () => Promise<LabStudy>, tell: (study: LabStudy) => void, fail: (problem: unknown) => void): () => void {
  let over = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async () => {
    try {
      const study = await look();
      if (over) return;
      tell(study);
      if (!BUSY.includes(study.status)) return;
    } catch (problem) {
      if (over) return;
      fail(problem);
    }
    timer = setTimeout(() => void again(), PAUSE);
  };
  void again();
  return () => {
    over = true;
    clearTimeout(timer);
  };
}
