/** Clocks: what a table agreed on, and what is left, in words. */

import type { ClockWish } from "../../generated/api";
import { t } from "../page/words";

export const MINUTES = [5, 10, 20, 30, 60, 120] as const;
export const INCREMENTS = [0, 5, 15, 30, 60] as const;
export const HOURS = [12, 24, 48, 72, 168, 336] as const;
export const USUAL: Record<ClockWish["kind"], ClockWish> = {
  live: { kind: "live", time: 20, increment: 15, then: "bot" },
  days: { kind: "days", time: 72, increment: 0, then: "bot" },
};

const two = (n: number): string => String(n).padStart(2, "0");

export const hourWords = (hours: number): string => (hours % 24 === 0 ? t("web-clock-days", { n: hours / 24 }) : t("web-clock-hours", { n: hours }));

/** Seconds as a clock shows them: 9:58, 1:02:03; from two hours on in words: 3 days. */
export function leftWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(whole / 3600);
  if (hours >= 48) return t("web-clock-days", { n: Math.floor(hours / 24) });
  if (hours >= 2) return t("web-clock-hours", { n: hours });
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** Soon up: the last half minute of a live clock, the last two hours of one of days. */
export const isShort = (seconds: number, clock: ClockWish): boolean => seconds <= (clock.kind === "live" ? 30 : 7200);

/** What a table agreed on, in one or two sentences. */
export function clockWords(clock: ClockWish): string {
  const rule = clock.kind === "live" ? t("web-clock-rule-live", { n: clock.time, more: clock.increment }) : t("web-clock-rule-days", { time: hourWords(clock.time) });
  return `${rule} ${t(`web-clock-then-${clock.then}-${clock.kind}`)}`;
}
