/** A table's view as Mycelia's. */

import type { TableState } from "../../../generated/api";
import type { TableView } from "../../../generated/mycelia";

export function viewOf(table: TableState): TableView {
  return table.view as TableView;
}
