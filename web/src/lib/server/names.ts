/** What the server's schema leaves open, and types it does not name. The others are in web/src/generated/api.ts. */

import type { PaceWish, SettingInfo } from "../../generated/api";

/** The value of an option of a game. */
export type Choice = SettingInfo["default"];

/** How fast bots play while somebody at the table looks on. */
export type Pace = PaceWish["pace"];

/** An entry of the pack: `table` says what it is (card, tile, ...). What else it has is up to the game. */
export interface Component {
  file: string;
  table: string;
  id?: string;
  name?: string;
  set?: string;
  cost?: number;
  copies?: number;
  function?: string;
  single?: string;
  /** `function` and `single` in words */
  function_words?: string;
  single_words?: string;
  source: string;
  note?: string;
  [field: string]: unknown;
}
