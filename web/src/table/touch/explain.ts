/**
 * Every symbol explains itself: what carries these attributes says its name, what it does and its rule in a bubble, when
 * it is pointed at, held with a finger, or asked with `?`. `Explain.svelte`, once on the page, shows the bubble.
 *
 *   <span {...explain("GAME-berry", { now: t("..."), rule: "resource.limits" })}>...</span>
 *
 * The words are Fluent messages: `symbol-GAME-berry` (its name) and `symbol-GAME-berry-about` (one sentence).
 * Nothing here takes the focus: `?` and the arrows reach the symbols from whatever has it.
 */

import { hasWords, t } from "../../lib/page/words";

export interface Wish {
  /** what it does or says at this moment, a sentence of its own behind the general one */
  now?: string | undefined;
  /** id of its rule, where the game has not said it once for all (`tellRules`) */
  rule?: string | undefined;
  /** nothing beside it says its name: screen readers get it from here */
  named?: boolean;
}

/** What is said of a symbol. */
export interface Said {
  name: string;
  about: string;
  now: string;
  /** the game and its rule, for the link; empty if there is none */
  game: string;
  rule: string;
}

export const EXPLAINED = "[data-explain]";

const rules = new Map<string, { game: string; rule: string }>();

/** The rules of a game's symbols, `tellRules("GAME", { berry: "resource.limits" })`. */
export function tellRules(game: string, ofSymbols: Readonly<Record<string, string>>): void {
  for (const [symbol, rule] of Object.entries(ofSymbols)) rules.set(`${game.replaceAll("_", "-")}-${symbol}`, { game, rule });
}

/** The attributes of what explains itself; none if nobody has written words for it. `symbol`: `GAME-NAME`. */
export function explain(symbol: string, { now, rule, named }: Wish = {}): Record<string, string> {
  if (!hasWords(`symbol-${symbol}`)) return {};
  return {
    "data-explain": symbol,
    ...(now ? { "data-explain-now": now } : {}),
    ...(rule ? { "data-explain-rule": rule } : {}),
    ...(named ? { role: "img", "aria-label": t(`symbol-${symbol}`) } : {}),
  };
}

export function saidOf(element: HTMLElement | SVGElement): Said {
  const symbol = element.dataset["explain"] ?? "";
  const told = rules.get(symbol);
  const about = `symbol-${symbol}-about`;
  return {
    // A face is somebody: it brings its name along (`ui/cast/company.ts`).
    name: element.dataset["explainName"] ?? t(`symbol-${symbol}`),
    about: hasWords(about) ? t(about) : "",
    now: element.dataset["explainNow"] ?? "",
    game: told?.game ?? symbol.split("-")[0] ?? "",
    rule: element.dataset["explainRule"] ?? told?.rule ?? "",
  };
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a bubble of this size goes, so that it lies in the window and not over what it speaks of. */
export function beside(of: Box, size: { width: number; height: number }, window: { width: number; height: number }, gap = 8): { left: number; top: number } {
  const within = (at: number, length: number, all: number): number => Math.max(gap, Math.min(at, all - length - gap));
  const middle = within((of.left + of.right - size.width) / 2, size.width, window.width);
  if (of.top - gap - size.height >= gap) return { left: middle, top: of.top - gap - size.height };
  if (of.bottom + gap + size.height <= window.height - gap) return { left: middle, top: of.bottom + gap };
  const top = within((of.top + of.bottom - size.height) / 2, size.height, window.height);
  const left = of.right + gap + size.width <= window.width - gap ? of.right + gap : of.left - gap - size.width;
  return { left: within(left, size.width, window.width), top };
}
