/** What settings and their choices are called. */

import type { SettingInfo } from "../../generated/api";
import { hasWords, sentence, t } from "../../lib/page/words";

export function settingWords(game: string, setting: SettingInfo): string {
  const key = `web-setting-${game}-${setting.name}`.replaceAll("_", "-");
  return hasWords(key) ? t(key) : setting.name.replaceAll("_", " ");
}

export function choiceWords(game: string, setting: SettingInfo, choice: string): string {
  const key = `web-choice-${game}-${setting.name}`.replaceAll("_", "-");
  // A choice that is a number is looked up as one.
  if (hasWords(key)) return t(key, { choice: /^\d+$/.test(choice) ? Number(choice) : choice });
  if (choice === "random") return t("web-random");
  if (setting.name === "first" && /^\d+$/.test(choice)) return t("web-seat-number", { n: Number(choice) + 1 });
  return choice;
}

/** What a bot is called. */
export function botWords(bot: string): string {
  const key = `web-bot-${bot}`;
  return hasWords(key) ? t(key) : sentence(bot);
}
