/** Walking over the table of Mycelia: buttons stand beside the paths, and a question may begin in their midst. */

import type { Option } from "../../../generated/api";
import { split, walkedThrough } from "../../../table/touch/paths";
import { Walking } from "../../../table/touch/walking.svelte";
import { begin, isButton, meanings } from "./paths";

export class MyceliaWalking extends Walking {
  readonly buttons = $derived.by(() => (this.live ? this.choices.filter(isButton) : []));
  readonly through = $derived.by(() => (this.live ? walkedThrough(this.paths, this.walked) : []));
  /** The picked field, from which arrows go. */
  readonly source = $derived.by(() => {
    const [kind, id] = split(this.walked.at(-1) ?? "");
    return this.asked().playable && (kind === "field" || kind === "prism") ? id : null;
  });
  /** Something has to be decided with buttons: they come first on a phone. */
  readonly deciding = $derived.by(
    () => this.through.length > 0 || this.buttons.some((option) => !/^button:(skip|end)$/.test(option.path[0] ?? "")),
  );

  protected override pathsOf(choices: Option[]): Option[] {
    return choices.filter((option) => !isButton(option));
  }

  protected override begin(paths: Option[]): string[] {
    return begin(paths);
  }

  protected override meanings(thing: string): string[] {
    return meanings(thing);
  }
}
