/** What the reading panel tells: a tile of the forest, a monster, or what goes on now. */

import type { MonsterView } from "../../../generated/deep_forest";
import { hasWords, t } from "../../../lib/page/words";
import type { Barred } from "./barred";
import { RULES } from "./symbols";

export interface Reads {
  name: string;
  words: string[];
  /** the drawing, and the size of its box */
  sign: string;
  box: number;
  /** id of the rule behind it */
  rule: string;
  /** what is so at this moment, and whether that forbids something */
  now?: string;
  forbidden?: boolean;
  /** the field of the own forest it lies on */
  field?: string;
}

const DRAWN: Readonly<Record<string, string>> = { hidden: "fol-0", forest: "wood-0", bare: "bare-0", wall: "wall-0" };

export function tileReads(tile: string): Reads | undefined {
  const key = `symbol-deep-forest-${tile}`;
  if (!hasWords(key)) return undefined;
  return { name: t(key), words: [t(`${key}-about`)], sign: DRAWN[tile] ?? tile, box: tile in DRAWN && tile !== "wall" ? 94 : 64, rule: RULES[tile] ?? "" };
}

/** A field: its tile, and either why one cannot go there or what else is to be said of it. */
export function fieldReads(tile: string, field: string, bar: Barred | null, now: string): Reads | undefined {
  const reads = tileReads(tile);
  if (!reads) return undefined;
  return bar ? { ...reads, field, now: bar.words, forbidden: true, rule: bar.rule } : { ...reads, field, now };
}

export function monsterReads(one: MonsterView): Reads {
  const words = [t("df-monster", { name: one.name, strength: one.strength, gold: one.gold })];
  if (one.boost) words.push(t("df-monster-boost", { resource: one.boost }));
  if (one.advantage) words.push(t("deep_forest-advantage", { advantage: one.advantage }));
  words.push(t("df-monster-left", { n: one.left }));
  return { name: one.name, words, sign: `mon-${one.id}`, box: 120, rule: "DF.fight.announce" };
}

const STAGES: Readonly<Record<string, readonly [sign: string, words: string, rule: string]>> = {
  choose: ["strip", "df-help-market", "DF.market.strip"],
  lay: ["strip", "df-help-market", "DF.market.strip"],
  stand: ["strip", "df-help-market", "DF.market.pawn"],
  double: ["strip", "df-help-market", "DF.market.pawn"],
  commit: ["sword", "df-help-fights", "DF.fight.swords"],
  fight: ["sword", "df-help-fights", "DF.fight.rolls"],
  claim: ["sword", "df-help-fights", "DF.fight.card"],
};

/** What one does at this stage. */
export function stageReads(stage: string): Reads {
  const [sign, words, rule] = STAGES[stage] ?? ["marker", "df-help-path", "DF.walk.step"];
  const place = stage in STAGES ? (sign === "sword" ? "df-fight" : "df-market") : "df-forest-own";
  return { name: t(place), words: [t(words)], sign, box: 64, rule };
}
