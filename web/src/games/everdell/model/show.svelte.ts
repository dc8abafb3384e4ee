/** Showing what happened in Everdell: where it happened, and whose doing it was. */

import type { EventInfo, TableState } from "../../../lib/server/contract";
import { Show } from "../../../table/show/show.svelte";
import { after, byRival, thingsOf, weight } from "./scene";
import { type EverdellView, viewOf } from "./view";

export class EverdellShow extends Show<EverdellView> {
  /** whose doing is told */
  teller = $state(-1);
  /** the things the event is about */
  told = $state.raw<ReadonlySet<string>>(new Set());

  protected readonly quick = 320;

  protected override viewOf(table: TableState): EverdellView {
    return viewOf(table);
  }

  protected override clear(): void {
    this.teller = -1;
    this.told = new Set();
  }

  protected override tell(now: EverdellView, event: EventInfo, mine: boolean): EverdellView | Promise<EverdellView> {
    const his = byRival(event);
    const view = after(now, event);
    this.told = new Set(thingsOf(event, view.players.length));
    this.teller = his ? 4 : event.seat;
    if (event.words) this.narration = event.words;
    return this.hold(view, weight(event) * this.pace(mine && !his));
  }
}
