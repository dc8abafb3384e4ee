/** What settings and their choices are called. */

import type { SettingInfo } from "../../generated/api";
import { hasWords, sentence, t } from "../../lib/page/words";
import { strengthOf } from "../cast/growth";

export function settingWords(game: string, setting: Pick<SettingInfo, "name">): string {
  const key = `web-setting-${game}-${setting.name}`.replaceAll("_", "-");
  if (!hasWords(key) && setting.name === "first") return t("web-setting-first");
  return hasWords(key) ? t(key) : setting.name.replaceAll("_", " ");
}

/** What a setting brings to the table: a box is called by its name. */
export function boxWords(game: string, setting: Pick<SettingInfo, "name">): string {
  const key = `web-card-set-${game}`.replaceAll("_", "-");
  const box = hasWords(key) ? t(key, { set: setting.name }) : setting.name;
  return box === setting.name ? settingWords(game, setting) : sentence(box);
}

/** What a setting does: in the words of the game, in those all games share, else as the server says it. */
export function aboutWords(game: string, setting: Pick<SettingInfo, "name" | "about">): string {
  const name = setting.name.replaceAll("_", "-");
  const own = `web-about-${game.replaceAll("_", "-")}-${name}`;
  if (hasWords(own)) return t(own);
  return setting.name === "first" ? t("web-about-first") : setting.about;
}

/** What a choice is called; `names` are those of the seats, for the setting that says who begins. */
export function choiceWords(game: string, setting: Pick<SettingInfo, "name">, choice: string, names: readonly string[] = []): string {
  if (setting.name === "first") return /^\d+$/.test(choice) ? (names[Number(choice)] ?? t("web-seat-number", { n: Number(choice) + 1 })) : t("web-first-random");
  const key = `web-choice-${game}-${setting.name}`.replaceAll("_", "-");
  // A choice that is a number is looked up as one.
  if (hasWords(key)) return t(key, { choice: /^\d+$/.test(choice) ? Number(choice) : choice });
  if (choice === "random") return t("web-random");
  return choice;
}

/** Who usually plays for a level. */
export function botName(level: string): string {
  const key = `cast-${level}`;
  return hasWords(key) ? t(key) : sentence(level);
}

/** A level in one line: who plays for it, how strong, and how. */
export function botWords(level: string): string {
  const key = `web-bot-about-${level}`;
  return hasWords(key) ? t("web-bot-named", { name: botName(level), strength: strengthOf(level), about: t(key) }) : sentence(level);
}
