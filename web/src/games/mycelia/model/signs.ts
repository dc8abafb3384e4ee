/** What the reading panel tells besides cards: a field, the shrine, the supply card, the ring of favours. */

import type { TableView } from "../../../generated/mycelia";
import { t } from "../../../lib/page/words";
import type { Component } from "../../../lib/server/names";
import type { Ground } from "./board";
import type { Miss } from "./fits";
import { RULES } from "./symbols";

/** One thing in a sentence, what is so now, and its rule. */
export class Sign {
  constructor(
    /** its drawing, and the size of that */
    readonly drawing: string,
    readonly box: number,
    readonly name: string,
    readonly about: string,
    readonly now: string,
    readonly rule: string,
    readonly forbidden = false,
  ) {}
}

export type Reads = Component | Sign;

function symbolSign(symbol: string, now: string, drawing = symbol, box = 64): Sign {
  return new Sign(drawing, box, t(`symbol-mycelia-${symbol}`), t(`symbol-mycelia-${symbol}-about`), now, RULES[symbol] ?? "");
}

/** A field; while a picture is asked for, also whether it fits. */
export function fieldSign(field: string, ground: Ground, exit: boolean, drops: number, miss: Miss | null, fits: boolean): Sign {
  const symbol = exit || ground === "shrine" ? "shrine" : `land-${ground}`;
  const drawing = symbol === "shrine" ? symbol : `${symbol}-0`;
  const sign = symbolSign(symbol, symbol === "shrine" ? "" : t("my-field-drops", { n: drops }), drawing, symbol === "shrine" ? 64 : 100);
  const name = `${sign.name}, ${field}`;
  if (miss) return new Sign(drawing, sign.box, name, sign.about, miss.words, miss.rule, true);
  return new Sign(drawing, sign.box, name, sign.about, fits ? `${sign.now} ${t("my-field-fits")}` : sign.now, sign.rule);
}

export function shrineSign(view: TableView): Sign {
  const left = Math.max(0, view.capacity - view.shrine - view.collected);
  return symbolSign("wheel", view.ending ? t("my-shrine-never") : t("my-wheel-now", { n: view.shrine, of: view.capacity, left }), "die");
}

export function ringSign(says: string): Sign {
  return new Sign("favour", 64, t("my-ring"), t("my-ring-about"), says, RULES["favour"] ?? "");
}

export function mapSign(view: TableView): Sign {
  return symbolSign("map", t("my-map-now", { card: view.supply_card, side: "AB".charAt(view.supply_side) }), "die");
}
