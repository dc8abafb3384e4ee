/** Keys of the whole page and walking with arrows through what can be touched. */

export type Keys = Record<string, (event: KeyboardEvent) => void>;

/** Someone is writing: letters belong to the text. */
export function writing(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "button", "submit", "range"].includes(target.type);
}

/** The name of a key as our tables write it: letters small, others as the browser calls them. */
export function keyName(event: Pick<KeyboardEvent, "key">): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

export function onKeys(keys: () => Keys): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (writing(event.target) && event.key !== "Escape") return;
    if (document.querySelector("dialog[open]")) return;
    const act = keys()[keyName(event)];
    if (!act) return;
    act(event);
  };
}

export interface Box {
  x: number;
  y: number;
}

/** The index of the nearest thing in the direction of an arrow; -1 if there is none. */
export function nearest(from: Box, others: readonly Box[], arrow: string): number {
  let best = -1;
  let least = Infinity;
  others.forEach((box, index) => {
    const dx = box.x - from.x;
    const dy = box.y - from.y;
    const [along, aside] =
      arrow === "ArrowRight" ? [dx, dy] : arrow === "ArrowLeft" ? [-dx, dy] : arrow === "ArrowDown" ? [dy, dx] : [-dy, dx];
    if (along <= 4) return;
    // Straight ahead beats near: an arrow should not drift off a row.
    const cost = along + Math.abs(aside) * 2.2;
    if (cost < least) {
      least = cost;
      best = index;
    }
  });
  return best;
}

const ARROWS = new Set(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]);

/** Arrow keys walk between everything in `root` that fits `selector`. */
export function walk(root: HTMLElement, event: KeyboardEvent, selector: string): boolean {
  if (!ARROWS.has(event.key) || event.defaultPrevented || writing(event.target)) return false;
  if (event.target instanceof HTMLInputElement) return false;
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>(selector)].filter(
    (thing) => thing.getClientRects().length > 0,
  );
  if (things.length === 0) return false;
  const middle = (thing: Element): Box => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const at = document.activeElement;
  const inside = at instanceof Element && root.contains(at) && at !== root;
  const index = inside ? nearest(middle(at), things.map(middle), event.key) : 0;
  const next = things[index];
  if (!next) return false;
  event.preventDefault();
  next.focus();
  return true;
}
