/** Showing what happened in the deep forest: the dice roll. */

import type { EventInfo, TableState } from "../../../generated/api";
import type { TableView } from "../../../generated/deep_forest";
import { Show, type Stage } from "../../../table/show/show.svelte";
import type { Pack } from "./board";
import { after, weightOf } from "./scene";
import { viewOf } from "./view";

/** Dice take their time whoever rolls them. */
const ROLL = 700;

export class ForestShow extends Show<TableView> {
  /** ms the dice roll now */
  rolling = $state(0);

  /** the field that is turned up now, and whose it is: a ray leads there from the pawn */
  lit = $state.raw<{ seat: number; field: string } | null>(null);

  protected readonly quick = 340;
  readonly #pack: () => Pack;

  constructor(stage: () => Stage, pack: () => Pack) {
    super(stage);
    this.#pack = pack;
  }

  protected override viewOf(table: TableState): TableView {
    return viewOf(table);
  }

  protected override clear(): void {
    this.rolling = 0;
    this.lit = null;
  }

  protected override tell(now: TableView, event: EventInfo, mine: boolean): TableView | Promise<TableView> {
    const rolled = event.name === "rolled";
    const ms = rolled ? Math.max(ROLL, mine ? 0 : this.pace(false)) : weightOf(event) * this.pace(mine);
    this.rolling = rolled ? ms : 0;
    this.lit = event.name === "revealed" ? { seat: event.seat, field: String(event.values["field"]) } : null;
    if (event.words && ms > 0) this.narration = event.words;
    return this.hold(after(now, event, this.#pack()), ms);
  }
}
