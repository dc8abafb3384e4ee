/** Where this house lies on its site: empty, or the sub-path the server put into the page (`/games`). */

const told = typeof document === "undefined" ? "" : (document.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "");

/** Without the stroke at its end; the page as it is built, without a server, says `./`. */
export const ROOT = told.startsWith("/") ? told.replace(/\/$/, "") : "";

/** A path of the site as the house knows it, or null if it is none of its own. */
export function within(pathname: string, root = ROOT): string | null {
  if (pathname === root) return "/";
  return pathname.startsWith(`${root}/`) ? pathname.slice(root.length) : null;
}
