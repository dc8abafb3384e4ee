/** Sprites: symbols that are laid into the page once and drawn by their name. Nothing else in a drawing has an id. */

export interface Sheet {
  /** what its symbols are drawn in, `64 64` */
  box: string;
  symbols: Readonly<Record<string, string>>;
  /** what their names begin with behind that of the set */
  prefix?: string;
  /** they may be larger than their box */
  over?: boolean;
}

/** The id of a symbol. Parts of a page are called `ev-city` as well: the drawings have a beginning of their own. */
const idOf = (set: string, name: string): string => `art-${set}-${name}`;

/** What a `use` refers to: a symbol of a set, `tw` for the shared ones. */
export const symbol = (set: string, name: string): string => `#${idOf(set, name)}`;

/** How the symbols of a set are laid into the page; `part`: a part of it that comes later than the rest. */
export function layer(set: string, sheets: () => readonly Sheet[], part = "sprite"): () => void {
  const holderId = idOf(set, part);
  return () => {
    if (typeof document === "undefined" || document.getElementById(holderId)) return;
    const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    holder.id = holderId;
    holder.setAttribute("width", "0");
    holder.setAttribute("height", "0");
    holder.setAttribute("aria-hidden", "true");
    holder.style.position = "absolute";
    holder.innerHTML = sheets()
      .flatMap(({ box, symbols, prefix = "", over }) =>
        Object.entries(symbols).map(([id, body]) => `<symbol id="${idOf(set, prefix + id)}" viewBox="0 0 ${box}"${over ? ' overflow="visible"' : ""}>${body}</symbol>`),
      )
      .join("");
    document.body.prepend(holder);
  };
}
