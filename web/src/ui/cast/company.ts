/** Who sits at the table, known to everything on it: the page says it once, a seat's face and strength look it up. */

import { getContext, setContext } from "svelte";

import type { SeatInfo } from "../../generated/api";
import { sentence, t } from "../../lib/page/words";
import { FACES } from "./faces";
import { strengthOf } from "./growth";

const KEY = Symbol("company");
type Company = () => readonly SeatInfo[];

export function giveCompany(seats: Company): void {
  setContext(KEY, seats);
}

/** Whoever sits at a seat; nobody where a page has said nothing. */
export function useCompany(): (seat: number) => SeatInfo | undefined {
  const seats = getContext<Company | undefined>(KEY);
  return (seat) => seats?.().find((one) => one.seat === seat);
}

/** The attributes by which a face says who it is (see `table/touch/explain.ts`). */
export function tellsOf(seat: number, name: string, info: Pick<SeatInfo, "face" | "bot"> | undefined): Record<string, string> {
  const animal = info?.face && FACES[info.face] ? t("web-face", { face: info.face }) : "";
  const strength = info?.bot ? t("web-growth", { strength: strengthOf(info.bot) }) : "";
  return {
    "data-explain": `seat-${Math.min(Math.max(seat, 0), 4) + 1}`,
    "data-explain-name": animal ? `${name}, ${animal}` : name,
    ...(strength ? { "data-explain-now": `${sentence(strength)}.` } : {}),
  };
}
