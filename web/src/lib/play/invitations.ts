/** Invitations of tables made in this browser: the server tells a link once, friends may need it again. */

import type { Created } from "../../generated/api";

const KEY = "tanglewood.invitations";
const KEEP = 20;

type Kept = Record<string, Created["invitations"]>;

function all(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepInvitations(created: Created): void {
  if (created.invitations.length === 0) return;
  const kept = Object.entries({ ...all(), [created.id]: created.invitations }).slice(-KEEP);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // They are shown now; a browser that keeps nothing cannot show them again.
  }
}

/** A new link for a seat takes the place of the old one. */
export function keepInvitation(id: string, made: Created["invitations"][number]): void {
  keepInvitations({ id, invitations: [...invitationsOf(id).filter((one) => one.seat !== made.seat), made] });
}

export function invitationsOf(id: string): Created["invitations"] {
  return all()[id] ?? [];
}

/** A link as a friend needs it, whole. It says no language: the friend may read another one, and their browser knows which. */
export function whole(link: string): string {
  return new URL(link, location.origin).href;
}
