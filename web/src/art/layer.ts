/**
 * Sprites: symbols that are laid into the page once and drawn by their name. Nothing else in a drawing has an id.
 *
 * A symbol is laid when it is drawn for the first time. A game has hundreds of them and a page shows a few: whatever lies in
 * the page is parsed, and styled again with everything else.
 */

export interface Sheet {
  /** what its symbols are drawn in, `64 64` */
  box: string;
  symbols: Readonly<Record<string, string>>;
  /** what their names begin with behind that of the set */
  prefix?: string;
  /** they may be larger than their box */
  over?: boolean;
}

/** What is known of a set: its symbols by their names, which of them are wanted, and which lie in the page. */
interface Shelf {
  sources: (() => readonly Sheet[])[];
  known: Map<string, string>;
  wanted: Set<string>;
  laid: Set<string>;
  holder?: SVGSVGElement;
  /** somebody lays them in a moment */
  soon?: boolean;
}

const shelves = new Map<string, Shelf>();

function shelfOf(set: string): Shelf {
  let shelf = shelves.get(set);
  if (!shelf) shelves.set(set, (shelf = { sources: [], known: new Map(), wanted: new Set(), laid: new Set() }));
  return shelf;
}

/** The id of a symbol. Parts of a page are called `ev-city` as well: the drawings have a beginning of their own. */
const idOf = (set: string, name: string): string => `art-${set}-${name}`;

/** What a `use` refers to: a symbol of a set, `tw` for the shared ones. It lies in the page before anybody sees it. */
export function symbol(set: string, name: string): string {
  const shelf = shelfOf(set);
  if (!shelf.laid.has(name) && !shelf.wanted.has(name)) {
    shelf.wanted.add(name);
    soon(set, shelf);
  }
  return `#${idOf(set, name)}`;
}

/** What is wanted at a time is laid at a time: whenever a symbol comes, the browser looks at all drawings again. */
function soon(set: string, shelf: Shelf): void {
  if (shelf.soon || typeof document === "undefined") return;
  shelf.soon = true;
  queueMicrotask(() => {
    shelf.soon = false;
    put(set, shelf);
  });
}

/** Lay what is wanted into the page; what is on a sheet that is not there yet comes with that. */
function put(set: string, shelf: Shelf): void {
  for (const source of shelf.sources.splice(0)) {
    for (const { box, symbols, prefix = "", over } of source()) {
      for (const [id, body] of Object.entries(symbols)) {
        const name = prefix + id;
        shelf.known.set(name, `<symbol id="${idOf(set, name)}" viewBox="0 0 ${box}"${over ? ' overflow="visible"' : ""}>${body}</symbol>`);
      }
    }
  }
  let drawn = "";
  for (const name of shelf.wanted) {
    const body = shelf.known.get(name);
    if (body === undefined) continue;
    shelf.wanted.delete(name);
    shelf.laid.add(name);
    drawn += body;
  }
  if (!drawn) return;
  (shelf.holder ??= holderOf(set)).insertAdjacentHTML("beforeend", drawn);
}

function holderOf(set: string): SVGSVGElement {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.id = idOf(set, "sprite");
  holder.setAttribute("width", "0");
  holder.setAttribute("height", "0");
  holder.setAttribute("aria-hidden", "true");
  holder.style.position = "absolute";
  document.body.prepend(holder);
  return holder;
}

/** How the symbols of some sheets of a set become known, once. */
export function layer(set: string, sheets: () => readonly Sheet[]): () => void {
  let known = false;
  return () => {
    if (known) return;
    known = true;
    const shelf = shelfOf(set);
    shelf.sources.push(sheets);
    if (shelf.wanted.size > 0) soon(set, shelf);
  };
}
