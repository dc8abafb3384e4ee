/** Spoken names and words of what lies on the table. */

import type { CityCard, EventView, LocationView, Price, Season, WorkerView } from "../../../generated/everdell";
import { list } from "../../../lib/page/language";
import { t } from "../../../lib/page/words";
import type { Component } from "../../../lib/server/names";
import { actionWords, backupOf, rowOf } from "./activity";
import { colourOf, costOf, isCritter, needsOf, type Pack, pointsOf, textOf } from "./pack";
import { cityCard } from "./paths";
import type { Goods } from "./view";
import { RESOURCES } from "./view";

/** What a seat is called; below 0 is the opponent without one. */
export type Names = (seat: number) => string;

/** `2 twigs and 1 berry`. */
export function goodsWords(goods: Goods): string {
  const parts = RESOURCES.filter((it) => goods[it]).map((it) => t("everdell-goods", { kind: it, n: goods[it] ?? 0 }));
  if (parts.length < 2) return parts[0] ?? t("everdell-nothing");
  return list(parts);
}

export function kindWords(card: Component): string {
  return t("ev-kind", { colour: colourOf(card), unique: card["unique"] ? "yes" : "no", critter: isCritter(card) ? "yes" : "no" });
}

/** A way to pay as a page says it. */
export function wayWords(way: string, pack: Pack): string {
  const [verb = "", ref = ""] = way.split(" ");
  return t("ev-way", { way: verb, card: ref ? pack.nameOf(cityCard(ref).card) : "" });
}

/** What a card would cost now, and why. */
export function priceWords(price: Price, pack: Pack): string {
  if (!price.fits) return t("ev-price-no-room");
  if (price.ways.length > 0) return t("ev-price-ways", { ways: price.ways.map((way) => wayWords(way, pack)).join("; ") });
  return t("ev-price-missing", { goods: goodsWords(price.missing) });
}

export function cardLabel(card: Component, pack: Pack, price?: Price | null): string {
  const words = t("ev-card", {
    name: card.name ?? "",
    kind: kindWords(card),
    cost: goodsWords(costOf(card)),
    points: pointsOf(card),
    words: textOf(card),
  });
  return price ? `${words} ${priceWords(price, pack)}` : words;
}

export function workersWords(workers: readonly WorkerView[], names: Names): string {
  if (workers.length === 0) return t("ev-nobody");
  return workers.map((one) => names(one.seat)).join(", ");
}

export function locationLabel(place: LocationView, entry: Component, names: Names, web = false): string {
  const spaces = place.spaces === 0 ? "shared" : String(place.spaces);
  const words = t("ev-location", { name: entry.name ?? place.id, words: textOf(entry), spaces, workers: workersWords(place.workers, names) });
  return web ? `${words} ${t("ev-web-here")}` : words;
}

export function needsWords(entry: Component, pack: Pack): string {
  const { cards, colours, kinds } = needsOf(entry);
  const parts = [...cards.map((id) => pack.card(id).name ?? id), ...colours.map(([colour, n]) => t("ev-need-colour", { colour, n })), ...kinds.map(([kind, n]) => t("ev-need-kind", { kind: kind.replaceAll(" ", "-"), n }))];
  return parts.join(", ");
}

export function eventLabel(event: EventView, entry: Component, pack: Pack, names: Names, webs = 0): string {
  const owner = event.owner === -1 ? "" : names(event.owner);
  const words = t("ev-event", {
    name: entry.name ?? event.id,
    needs: needsWords(entry, pack),
    points: pointsOf(entry),
    words: event.sort === "special" ? textOf(entry) : "",
    state: owner ? "taken" : event.met ? "met" : "open",
    owner,
  });
  return webs ? `${words} ${t("ev-webs-here", { n: webs })}` : words;
}

export function cityLabel(one: CityCard, card: Component, names: Names): string {
  const notes: string[] = [];
  if (one.occupied) notes.push(t("ev-occupied"));
  if (one.tokens) notes.push(t("everdell-goods", { kind: "points", n: one.tokens }));
  if (RESOURCES.some((it) => one.stored[it])) notes.push(goodsWords(one.stored));
  if (one.down) notes.push(t("ev-down"));
  if (one.web) notes.push(t("ev-web-on-card"));
  if (one.over) notes.push(t("everdell-label-over"));
  if (one.prisoners.length) notes.push(t("ev-prisoners", { n: one.prisoners.length }));
  if (one.workers.length) notes.push(workersWords(one.workers, names));
  return t("ev-city-card", { name: card.name ?? one.card, kind: kindWords(card), points: one.points, noted: notes.length ? "yes" : "no", notes: notes.join(", "), words: textOf(card) });
}

/** An activity card of Nightweave's as it is spoken: what she does in her season. */
export function activityLabel(card: Component, season: Season, pack: Pack): string {
  const [first, second] = rowOf(card, season).map((action) => actionWords(action, pack));
  const { actions, level } = backupOf(card);
  const backup = [...actions.map((action) => actionWords(action, pack)), ...(level ? [t("ev-level-token")] : [])].join(", ");
  return t("ev-activity-card", { season, first: first ?? "", second: second ?? "", backup, arrow: textOf(card, "arrow") });
}

/** A personality, plan or intrigue as it is spoken. */
export function moduleLabel(card: Component): string {
  const foil = textOf(card, "foil");
  const kind = t("ev-module", { table: card.table, kind: textOf(card, "kind") || "none" });
  return `${kind}: ${card.name}. ${textOf(card)}${foil ? ` ${t("ev-foil")} ${foil}` : ""}`;
}
