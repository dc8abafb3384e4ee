/** What happened beside the moves: resigning, time that was up, an end by agreement. */

import type { NoticeInfo, Step, TableState } from "../../generated/api";
import { list } from "../page/language";
import { t } from "../page/words";

/** Steps with the notices up to a moment among them, each before the step it came before. */
export function withNotices(steps: readonly Step[], notices: readonly NoticeInfo[], until: number): Step[] {
  const beside = notices
    .filter((notice) => notice.number <= until)
    .map(({ number, seat, kind, words }): Step => {
      const event = { name: `table-${kind}`, seat, values: {}, words, head: true, unasked: "" };
      const line = { words, name: event.name, seat, head: false, deed: true, joins: false, events: 1 };
      return { number: number - 0.5, seat, kind: "move", label: words, events: [event], story: [line] };
    });
  return beside.length === 0 ? [...steps] : [...steps, ...beside].sort((one, other) => one.number - other.number);
}

/** The sentence of a game that ended before its rules ended it; empty: it did not. `rival` is an opponent without a seat. */
export function endWords(table: Pick<TableState, "result" | "seats" | "mine">, rival: string): string {
  const result = table.result;
  if (!result?.ended) return "";
  if (result.ended === "agreement") return t("web-ended-agreement");
  const gone = result.resigned.at(-1) ?? -1;
  const you = table.mine.length === 1 && table.mine.includes(gone) ? "yes" : "no";
  const winner = result.winners[0];
  const won = table.mine.length === 1 && winner === table.mine[0] ? "you" : "other";
  const winners = list(result.winners.map((seat) => table.seats[seat]?.name ?? ""));
  return t(result.ended === "time" ? "web-ended-time" : "web-ended-resigned", { you, won, name: table.seats[gone]?.name ?? "", winner: winners || rival || t("web-ended-rival") });
}
