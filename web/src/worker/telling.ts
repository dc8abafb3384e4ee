/** What the server pushes: a note that it is somebody's turn. */

export interface Note {
  title: string;
  body: string;
  /** a path of this house */
  url: string;
  /** notes of one table replace each other */
  tag: string;
}

/** A pushed message, if it is one of ours: it leads nowhere but to our own pages. */
export function noteOf(pushed: unknown): Note | null {
  const { title, body, url, tag } = (pushed ?? {}) as Partial<Record<keyof Note, unknown>>;
  if (typeof title !== "string" || typeof body !== "string" || typeof tag !== "string") return null;
  return { title, body, tag, url: typeof url === "string" && /^\/(?!\/)/.test(url) ? url : "/" };
}
