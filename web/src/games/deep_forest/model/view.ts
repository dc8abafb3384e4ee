/** A table's view as the deep forest's, and the words it is written in. */

import type { TableState } from "../../../generated/api";
import type { Obstacle, Resource, TableView } from "../../../generated/deep_forest";

export const RESOURCES: readonly Resource[] = ["potion", "book", "coin", "marker"];
export const OBSTACLES: readonly Obstacle[] = ["thicket", "gate", "guard"];

export function viewOf(table: TableState): TableView {
  return table.view as TableView;
}

/** What is going on: enter, choose, lay, stand, double, forest, commit, fight, claim, closing; "" at the end. */
export function stageOf(view: TableView): string {
  return view.stage[0]?.split(" ")[0] ?? "";
}
