/** How a table is touched, by pointer and by keys, and what is read large on it. */

import { tick } from "svelte";

import { Focus, TOUCH } from "../../lib/page/focus";
import { walk } from "../../lib/page/keys";
import { onLanguage } from "../../lib/page/relearn.svelte";
import type { TableProps } from "../props";
import type { Show } from "../show/show.svelte";
import type { Touching } from "./touching";
import type { Walking } from "./walking.svelte";

export interface Reach {
  show: Pick<Show<{ viewer: number }>, "playing" | "finish" | "own">;
  walking: () => Walking;
  /** where the focus goes after a move, in this order */
  regions: readonly string[];
  /** One step back in what lies open; false if there is none. */
  back: () => boolean;
  /** A key of the game's own; true if it was one. */
  key?: (event: KeyboardEvent) => boolean;
  /** A click that is not meant for what lies on the table now; true if it was one. */
  elsewhere?: (target: Element | null) => boolean;
  /** what is read large over everything can be used there: a click in it leaves it open */
  usable?: boolean;
}

export class Hands<Read = never> {
  root = $state<HTMLElement>();
  /** what is pointed at */
  pointed = $state.raw<Read | null>(null);
  /** what was pointed at last */
  last = $state.raw<Read | null>(null);
  /** what is read large over everything */
  peeked = $state.raw<Read | null>(null);
  /** the part of the board a phone shows; the tabs choose it */
  part = $state("");

  readonly touching: Touching<Read> = {
    can: (thing) => this.#reach.walking().next.has(thing),
    picked: (thing) => this.#reach.walking().picked(thing),
    press: (thing) => this.#reach.walking().press(thing),
    read: (what) => {
      this.pointed = what;
      if (what) this.last = what;
    },
    peek: (what) => {
      this.peeked = what;
      this.#pressing = true;
    },
  };

  readonly #props: () => Pick<TableProps, "playable">;
  readonly #reach: Reach;
  readonly #focus: Focus;
  /** the finger that opened what is read large has not let go yet */
  #pressing = false;

  constructor(props: () => Pick<TableProps, "playable">, reach: Reach) {
    this.#props = props;
    this.#reach = reach;
    this.#focus = new Focus(() => this.root, reach.regions);
  }

  /** A move was chosen. */
  chose(): void {
    this.#focus.chose();
  }

  /** The focus finds its place anew when any of this changes; called while the table is set up. */
  settle(changes: () => unknown[]): void {
    // What is read holds the words of before.
    onLanguage(() => (this.pointed = this.last = this.peeked = null));
    $effect(() => {
      void changes();
      void tick().then(() => this.#focus.settle(this.#reach.show.playing === null && this.#props().playable));
    });
  }

  readonly focusin = (event: FocusEvent): void => this.#focus.enter(event);

  readonly pointerdown = (): void => {
    this.#pressing = false;
  };

  readonly keydown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.root) return;
    if (this.#reach.key?.(event)) take(event);
    else if (this.#reach.show.playing && ["Escape", "Enter", " "].includes(event.key)) {
      take(event);
      this.#reach.show.finish();
    } else if (event.key === "Escape") {
      if (this.#reach.back()) take(event);
    } else if (event.key.startsWith("Arrow")) {
      if (event.shiftKey || !walk(this.root, event, ".can")) walk(this.root, event, `${TOUCH}, button, summary`);
    }
  };

  /** Escape also works where nothing on the table has the focus. */
  readonly windowKey = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const { show, back } = this.#reach;
    if (show.playing ? (show.finish(), true) : back()) event.preventDefault();
  };

  readonly click = (event: MouseEvent): void => {
    this.#focus.byKeys = event.detail === 0;
    const target = event.target instanceof Element ? event.target : null;
    if (this.peeked && !(this.#reach.usable && target?.closest(".peek"))) {
      if (!this.#pressing) {
        this.peeked = null;
        event.stopPropagation();
      }
      this.#pressing = false;
      return;
    }
    this.#pressing = false;
    if (this.#reach.elsewhere?.(target)) take(event);
    else if (this.#reach.show.playing) this.#hurry(event, target);
  };

  /** Somebody who is faster than the picture means what was touched, if only the own move was being shown. */
  #hurry(event: MouseEvent, target: Element | null): void {
    const { show } = this.#reach;
    const ours = show.own();
    take(event);
    show.finish();
    const thing = target?.closest<HTMLElement>("[data-thing]")?.dataset["thing"];
    if (ours && thing) void tick().then(() => this.touching.can(thing) && this.touching.press(thing));
  }
}

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
