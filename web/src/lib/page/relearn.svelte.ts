import { untrack } from "svelte";

import { language } from "./language";

/** In a component: do this whenever another language is spoken than before. */
export function onLanguage(act: () => void): void {
  let before = untrack(() => language.now);
  $effect(() => {
    const now = language.now;
    if (now === before) return;
    before = now;
    untrack(act);
  });
}
