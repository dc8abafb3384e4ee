/** Showing what happened at a table nobody has drawn: it is told in words, one after the other. */

import type { EventInfo, TableState } from "../../../generated/api";
import { Show } from "../../show/show.svelte";

export interface Shown {
  viewer: number;
  table: TableState;
}

export class GenericShow extends Show<Shown> {
  protected override readonly quick = 350;
  /** who does what is being told */
  seat = $state(-1);

  protected override viewOf(table: TableState): Shown {
    return { viewer: table.viewer, table };
  }

  protected override tell(now: Shown, event: EventInfo, mine: boolean): Shown | Promise<Shown> {
    if (event.words === "") return now;
    this.narration = event.words;
    this.seat = event.seat;
    return this.hold(now, this.pace(mine));
  }

  protected override clear(): void {
    this.seat = -1;
  }
}
