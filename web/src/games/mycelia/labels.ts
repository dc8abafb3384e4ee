/** Spoken names of what lies on the table. */

import type { Component } from "../../lib/contract";
import { t } from "../../lib/words";

export function cardLabel(card: Component, cost = card.cost ?? 0): string {
  const words = [card.single_words ? t("my-single", { words: card.single_words }) : "", card.function_words ?? ""];
  return t("my-card", { name: card.name ?? "", cost, words: words.join(" ").trim() });
}

/** An option begins a line: its first letter is large. */
export function sentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
