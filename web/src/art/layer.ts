/** Sprites: symbols that are laid into the page once and drawn by their name, `#tw-drop`. */

export interface Sheet {
  /** what its symbols are drawn in, `64 64` */
  box: string;
  symbols: Readonly<Record<string, string>>;
  /** what their names begin with behind that of the set */
  prefix?: string;
  /** they may be larger than their box */
  over?: boolean;
}

/** How the symbols of a set are laid into the page; the names of all of them begin with that of the set. */
export function layer(set: string, sheets: () => readonly Sheet[]): () => void {
  const holderId = `${set}-sprite`;
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
        Object.entries(symbols).map(([id, body]) => `<symbol id="${set}-${prefix}${id}" viewBox="0 0 ${box}"${over ? ' overflow="visible"' : ""}>${body}</symbol>`),
      )
      .join("");
    document.body.prepend(holder);
  };
}
