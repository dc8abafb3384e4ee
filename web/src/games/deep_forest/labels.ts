/** Spoken names and amounts. */

import { t } from "../../lib/words";
import type { Gives } from "./strips";
import { RESOURCES } from "./view";

export function amounts(gives: Gives): string {
  const parts = RESOURCES.filter((one) => gives[one] > 0).map((resource) => t("deep_forest-amount", { n: gives[resource], resource }));
  return parts.join(", ") || t("deep_forest-nothing");
}

/** An option begins a line: its first letter is large. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const percent = (chance: number): number => Math.round(chance * 100);
