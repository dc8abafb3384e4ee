/** Nightweave's activity cards: the words of her actions (see lair/cards.py), as signs and as sentences. */

import type { Season } from "../../../generated/everdell";
import { t } from "../../../lib/page/words";
import type { Component } from "../../../lib/server/names";
import { type Pack, type Sign, signsOf, textOf } from "./pack";
import { SEASONS } from "./view";

export interface Action {
  kind: "basic" | "forest" | "journey" | "own-city" | "open-card" | "basic-event" | "special-event" | "haven" | "draw" | "discard" | "play-hand" | "play-meadow" | "enter" | "elsewhere";
  /** a location, or a clearing of the forest */
  at: string;
  /** points for it: a number, or those of her level */
  points: number | "level";
  then: "draw" | "discard" | "";
  /** a discard of the backup, which brings no point */
  quiet?: boolean;
}

const PLAIN = new Set(["own city", "open card", "basic event", "special event", "haven", "draw", "discard", "play hand", "play meadow", "enter"]);

/** `play meadow, draw`, `forest top_left + 1 point`. */
export function actionOf(text: string): Action {
  const [does = "", bonus = ""] = text.split(" + ");
  const [words = "", second = ""] = does.split(", ");
  const points = bonus === "level" ? "level" : Number.parseInt(bonus || "0", 10);
  const then = second === "draw" || second === "discard" ? second : "";
  const made = (kind: Action["kind"], at = ""): Action => ({ kind, at, points, then });
  if (PLAIN.has(words)) return made(words.replace(" ", "-") as Action["kind"]);
  if (words.startsWith("forest ")) return made("forest", words.slice(7));
  if (words.startsWith("journey")) return made("journey", words);
  return words === "ambassador" || words === "wonder" ? made("elsewhere", words) : made("basic", words);
}

/** Her first and her second action in a season; none before the card comes into play. */
export function rowOf(card: Component, season: Season): Action[] {
  const text = textOf(card, season);
  return text ? text.split(" / ").map(actionOf) : [];
}

/** What she does if neither is possible, and whether she takes the points of her level for it. */
export function backupOf(card: Component): { actions: Action[]; level: boolean } {
  const parts = textOf(card, "backup").split(", ").filter(Boolean);
  return { actions: parts.filter((part) => part !== "level").map((part) => (part === "discard" ? { ...actionOf(part), quiet: true } : actionOf(part))), level: parts.includes("level") };
}

/** The seasons a card has rows for. */
export const seasonsOf = (card: Component): Season[] => SEASONS.filter((season) => textOf(card, season) !== "");

export function actionWords(action: Action, pack: Pack): string {
  const { kind, at, then } = action;
  if (action.quiet) return t("ev-quiet-discard");
  const place = kind === "forest" ? t("everdell-clearing", { clearing: at }) : kind === "basic" || kind === "journey" ? pack.nameOf(at) : "";
  return t("everdell-her-action", { what: kind, place, points: action.points, then: then || "none" });
}

/** Who or what she moves, and where to: each a sign of the sprite, with a number. */
export function actionSigns(action: Action, pack: Pack, level: number): Sign[] {
  if (action.quiet) return one("trash-card");
  const found = moved(action, pack);
  if (action.then === "draw") found.push({ sign: "card", n: "+" });
  if (action.then === "discard") found.push({ sign: "trash-card", n: "" }, { sign: "points", n: "1" });
  const points = action.points === "level" ? level : action.points;
  if (points > 0) found.push({ sign: "points", n: String(points) });
  return found;
}

const one = (...signs: string[]): Sign[] => signs.map((sign) => ({ sign, n: "" }));

function moved({ kind, at }: Action, pack: Pack): Sign[] {
  switch (kind) {
    case "basic":
      return [...one("spider", "to"), ...signsOf(textOf(pack.location(at), "does")).map(({ sign, n }) => ({ sign, n: n === "1" ? "" : n }))];
    case "forest":
      return one("spider", "to", `clearing-${at}`);
    case "journey":
      return [...one("spider", "to", "journey"), { sign: "points", n: /\d+/.exec(at)?.[0] ?? "" }];
    case "own-city":
      return one("spider", "to", "lair");
    case "open-card":
      return one("spider", "to", "open");
    case "basic-event":
      return one("spider", "to", "event");
    case "special-event":
      return one("spider", "to", "special");
    case "haven":
      return one("spider", "to", "haven");
    case "draw":
      return [{ sign: "card", n: "+" }];
    case "discard":
      return [...one("trash-card", "to"), { sign: "points", n: "1" }];
    case "play-hand":
      return one("card", "to", "lair");
    case "play-meadow":
      return one("die", "meadow", "to", "lair");
    case "enter":
      return one("nightweave", "to", "meadow");
    case "elsewhere":
      // With Pearlbrook: her frog goes to the river, or she builds and adorns.
      return at === "ambassador" ? one("frog-sign", "to", "lily-pad") : one("adorn-back");
  }
}
