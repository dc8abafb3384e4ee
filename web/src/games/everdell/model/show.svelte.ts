/** Showing what happened in Everdell: where it happened, and whose doing it was. */

import { RIVAL_SEAT } from "../../../art/seats";
import type { EventInfo, TableState } from "../../../generated/api";
import type { TableView } from "../../../generated/everdell";
import { Show } from "../../../table/show/show.svelte";
import { after, byRival, thingsOf, weight } from "./scene";
import { viewOf } from "./view";

export class EverdellShow extends Show<TableView> {
  /** whose doing is told */
  teller = $state(-1);
  /** the things the event is about */
  told = $state.raw<ReadonlySet<string>>(new Set());

  protected readonly quick = 320;

  protected override viewOf(table: TableState): TableView {
    return viewOf(table);
  }

  protected override clear(): void {
    this.teller = -1;
    this.told = new Set();
  }

  protected override tell(now: TableView, event: EventInfo, mine: boolean): TableView | Promise<TableView> {
    const his = byRival(event);
    const view = after(now, event);
    this.told = new Set(thingsOf(event, view.players.length));
    this.teller = his ? RIVAL_SEAT : event.seat;
    if (event.words) this.narration = event.words;
    return this.hold(view, weight(event) * this.pace(mine && !his));
  }
}
