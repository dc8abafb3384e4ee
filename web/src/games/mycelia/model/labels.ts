/** Spoken names and words of what lies on the table. */

import type { TableView, TrackView } from "../../../generated/mycelia";
import { t } from "../../../lib/page/words";
import type { Component } from "../../../lib/server/names";

const text = (card: Component, field: string): string => (typeof card[field] === "string" ? card[field] : "");

/** What a gift does while it lies in the gift area. */
export function abilityOf(card: Component): string {
  return text(card, "ability_words");
}

/** What happens once: when a card is hired, or when a gift is bought. */
export function singleWords(card: Component): string {
  if (!card.single_words) return "";
  return card.table === "gift" ? t("my-bought", { words: card.single_words }) : t("my-single", { words: card.single_words });
}

/** How many cards a gift draws when it is laid. */
export function drawWords(card: Component): string {
  return card.table === "gift" ? t("my-draws", { n: Number(card["draw"] ?? 0) }) : "";
}

const LONG = 11;
/** The end of a Latin syllable: before the last consonant that another vowel follows; `tr` or `ph` are one. */
const SYLLABLE = /([aeiouy][^aeiouy]*?)(?=(?:[bcdfgpt][rl]|[cprt]h|[b-df-hj-np-tv-xz])[aeiouy])/g;

/** A name whose long words may be broken between syllables, if there is no other way. */
export function breakable(name: string): string {
  return name
    .split(" ")
    .map((word) => (word.length < LONG ? word : word.replaceAll(SYLLABLE, "$1\u00ad")))
    .join(" ");
}

export function colourOf(card: Component): string {
  return text(card, "colour");
}

export function cardLabel(card: Component, cost = card.cost ?? 0): string {
  const words = [singleWords(card), drawWords(card), card.function_words ?? "", abilityOf(card)];
  return t("my-card", { name: card.name ?? "", cost, words: words.filter(Boolean).join(" ") });
}

export function giftLabel(card: Component, working: boolean): string {
  return t("my-gift", { name: card.name ?? "", words: abilityOf(card) || t("my-gift-idle"), works: working ? "yes" : "no" });
}

/** The steps of a solo card, in sentences. */
export function stepsOf(card: Component): string[] {
  const words = card["steps_words"] ?? card["steps"];
  return Array.isArray(words) ? words.map(String) : [];
}

/** Who stands where on the ring of favours. */
export function ringWords(view: TableView, track: TrackView, nameOf: (seat: number) => string): string {
  const at = (name: string, space: number): string => t("my-favour-at", { name, space, kind: track.spaces[space] ?? "plain" });
  const all = view.players.map((player) => at(nameOf(player.seat), player.favour));
  if (view.gwidyon) all.push(at(t("my-gwidyon"), view.gwidyon.favour));
  return t("my-favours-say", { all: all.join(" ") });
}
