/** What the page gives to a table, whatever is played there. */

import type { Snippet } from "svelte";

import type { Step, TableState } from "../generated/api";
import type { Component } from "../lib/server/names";

/** What the page puts into the table's frame. */
export interface Around {
  /** what happened, under the opponents; a phone has it in a sheet of the page */
  log?: Snippet | undefined;
  /** what others did since my turn, where the log has no place; it stands where the opponents stand */
  news?: Snippet | undefined;
  /** stands in place of the reading panel: the guide of a lesson, the look back */
  guide?: Snippet | undefined;
  /** hints: beside the table, so that the cards they name can be read */
  advice?: Snippet | undefined;
}

export interface TableProps {
  state: TableState;
  /** the steps that led to `state` and are still to be shown; may be empty */
  steps: Step[];
  components: Component[];
  names: string[];
  playable: boolean;
  /** ms an event is shown; 0 = at once */
  pace: number;
  around?: Around | undefined;
  onchoose: (text: string) => void;
  onrefused: (wish: string) => void;
  /** an event of `steps` begins to be shown: so many of them have been told now */
  ontold?: (steps: readonly Step[], events: number) => void;
  onanimated: () => void;
}
