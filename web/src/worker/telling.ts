/** What the server pushes: a note that it is somebody's turn. */

export interface Note {
  title: string;
  body: string;
  /** a path of this house */
  url: string;
  /** notes of one table replace each other */
  tag: string;
  /** a path of this house too: there such notes end; empty if the server names none */
  stop: string;
  /** what the button that leads there says */
  button: string;
}

const isPath = (path: unknown): path is string => typeof path === "string" && /^\/(?!\/)/.test(path);

/** A pushed message, if it is one of ours: it leads nowhere but to our own pages. */
export function noteOf(pushed: unknown): Note | null {
  const { title, body, url, tag, stop, button } = (pushed ?? {}) as Partial<Record<keyof Note, unknown>>;
  if (typeof title !== "string" || typeof body !== "string" || typeof tag !== "string") return null;
  const end = isPath(stop) && typeof button === "string" ? { stop, button } : { stop: "", button: "" };
  return { title, body, tag, url: isPath(url) ? url : "/", ...end };
}

/** What a notification shows besides its title, and where its clicks lead: `data` comes back with them. */
export interface Shown {
  body: string;
  tag: string;
  data: { url: string; stop: string };
  actions: { action: string; title: string }[];
}

const STOP = "stop";

/** A note as a browser shows it; one that knows no buttons leaves them out. */
export function shown({ body, tag, url, stop, button }: Note): Shown {
  return { body, tag, data: { url, stop }, actions: stop ? [{ action: STOP, title: button }] : [] };
}

/** Where a click leads: to the table, or to the page that ends such notes at once. */
export const clickedPath = (action: string, data: Partial<Shown["data"]> | undefined): string => (action === STOP && data?.stop) || data?.url || "/";
