/** The strip in the hand that lays it: where it would lie, how it is turned, what the market would show then. */

import type { Cell, StripView, TableView } from "../../../generated/deep_forest";
import { around, fromLetters, type Gives, givesOf, inside, laidOn, layMove, moved, type Spot, turned } from "./strips";

interface Table {
  view: () => TableView;
  /** the moves that are possible now */
  texts: () => ReadonlySet<string>;
}

export class Placing {
  readonly #table: Table;
  /** a strip that is being dragged from the hand and has not been chosen yet */
  dragged = $state.raw<StripView | null>(null);
  /** the pointer is over the market */
  over = $state(false);
  #wanted = $state.raw<Spot>({ row: 1, column: 0, turn: 0 });

  readonly #market = $derived.by(() => this.#table.view().market);
  /** the strip to be laid, null if none is */
  readonly strip = $derived.by<readonly Cell[] | null>(() =>
    this.#market.laying ? this.#market.laying_cells : this.dragged && this.over ? this.dragged.cells : null,
  );
  readonly spot = $derived.by(() => inside(this.#wanted, this.#market.size, this.strip?.length ?? 3));
  /** the grid as it would be */
  readonly grid = $derived.by(() => (this.strip ? laidOn(this.#market.cells, this.strip, this.spot, this.#market.size) : this.#market.cells));
  /** the move that lays it, "" if it cannot be laid now */
  readonly move = $derived.by(() => {
    if (!this.#market.laying || !this.strip) return "";
    const text = layMove(this.spot, this.#market.size, this.strip.length, this.#table.texts());
    return this.#table.texts().has(text) ? text : "";
  });

  constructor(table: Table) {
    this.#table = table;
  }

  /** What each edge gives, or would give with the strip lying there. */
  gives(index: number): Gives {
    const market = this.#market;
    const edge = market.edges[index]!;
    if (!this.strip) return edge.gives;
    const told = this.move ? market.previews[this.move]?.[index] : undefined;
    return told === undefined ? givesOf(this.grid, edge.edge, market.size) : fromLetters(told);
  }

  turn(): void {
    const strip = this.strip ?? this.dragged?.cells;
    if (strip) this.#wanted = turned(this.spot, this.#market.size, strip);
  }

  /** Lie with the middle on this cell. */
  to(row: number, column: number): void {
    this.#wanted = around(row, column, this.spot.turn, this.#market.size, this.strip?.length ?? this.dragged?.cells.length ?? 3);
  }

  /** One cell on by an arrow key; false for other keys. */
  key(key: string): boolean {
    const next = this.strip && moved(this.spot, key, this.#market.size, this.strip.length);
    if (next) this.#wanted = next;
    return next !== null;
  }
}

/** Follow a pointer: `begin` once it has moved a little, `move` with each step, `end` when it is let go. */
export function drag(node: HTMLElement, hooks: () => { begin: () => boolean; move: (x: number, y: number) => void; end: (done: boolean) => void }): { destroy: () => void } {
  const FAR = 7;
  let from: { x: number; y: number; id: number } | null = null;
  let going = false;
  let swallow = false;

  function down(event: PointerEvent): void {
    swallow = false;
    if (event.button === 0) from = { x: event.clientX, y: event.clientY, id: event.pointerId };
  }
  function move(event: PointerEvent): void {
    if (!from || event.pointerId !== from.id) return;
    if (!going) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (!hooks().begin()) {
        from = null;
        return;
      }
      going = true;
      node.setPointerCapture(event.pointerId);
    }
    event.preventDefault();
    hooks().move(event.clientX, event.clientY);
  }
  function up(event: PointerEvent): void {
    from = null;
    if (!going) return;
    going = false;
    swallow = true;
    hooks().end(event.type === "pointerup");
  }
  /** The click at the end of a drag is none. */
  function click(event: MouseEvent): void {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  node.addEventListener("click", click, true);
  return {
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
      node.removeEventListener("click", click, true);
    },
  };
}
