/** Walking the click paths of any game: everything that can be touched is a step, buttons too. */

import { Walking } from "../../touch/walking.svelte";

export class GenericWalking extends Walking {
  /** what has been touched so far */
  readonly steps: readonly string[] = $derived.by(() => (this.asked().playable ? this.walked : []));
}
