/** What the page gives to a table, whatever is played there. */

import type { Step, TableState } from "../generated/api";
import type { Component } from "../lib/server/names";

export interface TableProps {
  state: TableState;
  /** the steps that led to `state` and are still to be shown; may be empty */
  steps: Step[];
  components: Component[];
  names: string[];
  playable: boolean;
  /** ms an event is shown; 0 = at once */
  pace: number;
  onchoose: (text: string) => void;
  onrefused: (wish: string) => void;
  /** an event of `steps` begins to be shown: so many of them have been told now */
  ontold?: (steps: readonly Step[], events: number) => void;
  onanimated: () => void;
}
