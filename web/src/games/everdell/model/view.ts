/** A table's view as Everdell's, and the words it is written in. */

import type { TableState } from "../../../generated/api";
import type { Colour, Resource, Season, TableView } from "../../../generated/everdell";

/** Resources that are there; those that are not are left out. */
export type Goods = Partial<Record<Resource, number>>;

export const RESOURCES: readonly Resource[] = ["twig", "resin", "pebble", "berry"];
export const COLOURS: readonly Colour[] = ["tan", "green", "red", "blue", "purple"];
export const SEASONS: readonly Season[] = ["winter", "spring", "summer", "autumn"];

export function viewOf(table: TableState): TableView {
  return table.view as TableView;
}

/** Whether a seat is asked for its turn, not for something inside of it. */
export function atTurn(view: TableView): boolean {
  return (view.doing.at(-1) ?? "turn").startsWith("turn");
}
