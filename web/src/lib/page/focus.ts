/** Keys and focus: one stop of the Tab key in each region, and the focus follows a move chosen with the keys. */

export const TOUCH = ".thing, .act";

/** Whether the Tab key stops here; written only if it changes, because the browser styles whatever is written to anew. */
function reach(thing: HTMLElement, stop: boolean): void {
  const index = stop ? "0" : "-1";
  if (thing.getAttribute("tabindex") !== index) thing.setAttribute("tabindex", index);
}

export class Focus {
  /** the last thing was touched with the keys */
  byKeys = false;
  readonly #root: () => HTMLElement | undefined;
  /** where the focus goes after a move, in this order */
  readonly #regions: readonly string[];
  /** a move was chosen with the keys: the focus goes on to what is asked next */
  #acted = false;

  constructor(root: () => HTMLElement | undefined, regions: readonly string[]) {
    this.#root = root;
    this.#regions = regions;
  }

  chose(): void {
    this.#acted = this.byKeys;
  }

  /** Where one was last, else what can be touched, else the first. `asked`: the player is to decide. */
  settle(asked: boolean): void {
    for (const region of this.#root()?.querySelectorAll("[data-region]") ?? []) {
      const things = [...region.querySelectorAll<HTMLElement>(TOUCH)];
      const last = things.find((thing) => thing === document.activeElement);
      const stop = last ?? things.find((thing) => thing.classList.contains("can")) ?? things[0];
      for (const thing of things) reach(thing, thing === stop);
    }
    if (this.#acted && asked) this.#goOn();
  }

  enter(event: FocusEvent): void {
    const thing = event.target instanceof HTMLElement ? event.target : null;
    if (thing?.matches(":focus-visible")) this.byKeys = true;
    if (!thing?.matches(TOUCH)) return;
    for (const one of thing.closest("[data-region]")?.querySelectorAll<HTMLElement>(TOUCH) ?? []) reach(one, one === thing);
  }

  #goOn(): void {
    this.#acted = false;
    const root = this.#root();
    const at = document.activeElement;
    if (at && at !== document.body && (!root?.contains(at) || at.classList.contains("can"))) return;
    for (const region of this.#regions) {
      const thing = root?.querySelector<HTMLElement>(`[data-region="${region}"] .can`);
      if (thing) return thing.focus();
    }
  }
}
