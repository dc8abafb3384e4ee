/** How long somebody may stay away before the others may let a bot play for them. */

import { t } from "../../lib/page/words";

/** Hours to choose from; null: never. */
export const TIMES = [24, 72, 168, 720, null] as const;
export const USUAL_TIME = 72;

export function timeWords(hours: number): string {
  return hours % 24 === 0 ? t("web-away-days", { n: hours / 24 }) : t("web-away-hours", { n: hours });
}

/** What a table agreed on, in a sentence. */
export function awayWords(hours: number | null): string {
  return hours === null ? t("web-away-rule-never") : t("web-away-rule", { time: timeWords(hours) });
}
