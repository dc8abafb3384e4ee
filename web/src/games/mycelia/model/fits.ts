/** Which fields fit the picture that is asked for: all of them, and those that miss by their number alone. */

import type { PlayerView } from "../../../generated/mycelia";
import { t } from "../../../lib/page/words";
import { FIELDS, type Ground, type Pack } from "./board";
import { type Icon, icons, type Picture } from "./icons";

function split(list: readonly Icon[], kind: "and" | "or"): Icon[][] {
  const found: Icon[][] = [[]];
  for (const icon of list) {
    if (icon.kind === kind) found.push([]);
    else found.at(-1)!.push(icon);
  }
  return found;
}

/** The icons of a part. A stroke makes one part of the whole line. */
function partsOf(line: readonly Icon[]): Icon[][] {
  return split(line, "or").length > 1 ? [[...line]] : split(line, "and");
}

/** A line inside another: that of a side of a stroke, of what stands in brackets, or of what the others get. */
function inside(line: readonly Icon[], part: number, side: number): Icon[] {
  const sides = split(line, "or");
  if (sides.length > 1) return sides[side] ?? [];
  const holder = (partsOf(line)[part] ?? []).find((icon) => "inside" in icon);
  return holder && "inside" in holder ? (split(holder.inside, "or")[side] ?? []) : [];
}

const RUN = /^run \d+ (function|single|tile):([\w-]+)((?:\/\d+\.\d+)*) (\d+) \d+$/;

/** The picture of a field that is asked for now; null if something else is. */
export function pictureAsked(doing: readonly string[], pack: Pack): Picture | null {
  const [, kind, id = "", path = "", at] = RUN.exec(doing.at(-1) ?? "") ?? [];
  if (!kind) return null;
  const text = kind === "tile" ? pack.tile(id).function : kind === "single" ? pack.card(id).single : pack.card(id).function;
  let line = icons(text ?? "") ?? [];
  for (const step of path.split("/").filter(Boolean)) {
    const [part, side] = step.split(".").map(Number);
    line = inside(line, part ?? 0, side ?? 0);
  }
  if (split(line, "or").length > 1) return null;
  const found = (partsOf(line)[Number(at)] ?? []).find((icon) => icon.kind !== "times");
  return found?.kind === "field" ? found : null;
}

export interface Miss {
  rule: string;
  words: string;
  /** its number alone is wrong */
  number: boolean;
}

/** Why a field does not fit; null if it does. The same order as the rules ask in. */
export function missOf(picture: Picture, field: string, player: PlayerView, ground: Ground): Miss | null {
  const no = (rule: string, words: string, values: Record<string, string | number>, number = false): Miss => ({ rule, number, words: t(`mycelia-no-${words}`, { field, ...values }) });
  if (ground === "shrine" || player.shrine_fields.includes(field)) return no("MY.drop.shrine_no_field", "shrine", {});
  if (picture.land !== "any" && picture.land !== ground) return no("MY.eff.field", "landscape", { wanted: picture.land, found: ground });
  const n = player.drops[FIELDS.indexOf(field)] ?? 0;
  const need = picture.around ? picture.drops : Math.max(picture.drops, 1);
  if (picture.exact && n !== need) return no("MY.eff.beetle", "beetle", { need, n }, true);
  return n < need ? no("MY.eff.at_least", "at-least", { need, n }, true) : null;
}
