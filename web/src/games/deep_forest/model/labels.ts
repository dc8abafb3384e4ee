/** Spoken names and amounts. */

import { t } from "../../../lib/page/words";
import type { Gives } from "./strips";
import { RESOURCES } from "./view";

export function amounts(gives: Gives): string {
  const parts = RESOURCES.filter((one) => gives[one] > 0).map((resource) => t("deep_forest-amount", { n: gives[resource], resource }));
  return parts.join(", ") || t("deep_forest-nothing");
}

export const percent = (chance: number): number => Math.round(chance * 100);
