/** Tonight's set-up from the server; without a connection the engine of this browser deals the same. */

import { workOut } from "../../engine/engine";
import type { Tonight } from "../../generated/api";
import { language } from "../page/language";
import { api, Refused } from "../server/api";

/** `alone` is called when this device begins to work it out, which takes some seconds the first time. */
export async function dealt(game: string, seed: number, wishes: string, alone: () => void): Promise<Tonight> {
  try {
    return await api.tonight(game, seed, wishes);
  } catch (error) {
    if (!(error instanceof Refused) || !error.offline) throw error;
    alone();
    const found = await workOut<Tonight>({ game, seed, options: wishes }, language.now, "tabletop").catch(() => null);
    if (!found?.state) throw error;
    return found.state;
  }
}
