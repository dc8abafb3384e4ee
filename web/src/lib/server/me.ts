/** Oneself at the server: signing in, ways to come back, and everything it knows. */

import type { Codes, Me, NotifyInfo, NotifyWish, PasskeyOptions, Problem, TableNotify } from "../../generated/api";
import { ROOT } from "../page/root";
import { settings } from "../page/settings";
import { ask, inLanguage, Refused } from "./api";

/** What is not told any more: by which way, and of which table; empty: of any. */
export interface Stopped {
  channel: string;
  table: string;
}

/** The browser's half of passkeys as JSON; older browsers have no words for it. */
interface PasskeyWords {
  parseCreationOptionsFromJSON(options: unknown): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: unknown): PublicKeyCredentialRequestOptions;
}
interface Answer extends Credential {
  toJSON(): unknown;
}
const browser = (): PasskeyWords | null => {
  const known = (globalThis as { PublicKeyCredential?: unknown }).PublicKeyCredential as PasskeyWords | undefined;
  return known && "parseCreationOptionsFromJSON" in known ? known : null;
};

/** Whether this browser can make passkeys and show them. */
export const hasPasskeys = (): boolean => browser() !== null;

function told(answer: Credential | null): string {
  if (answer === null) throw new DOMException("", "NotAllowedError");
  return JSON.stringify((answer as Answer).toJSON());
}
/** The name of somebody new; the settings of this browser learn it, so that the next table proposes it. */
function called(name: string): string {
  if (name && !settings.now.name) settings.set({ name });
  return name;
}

const MARK = "tanglewood.signed-in";
/** Whether somebody is signed in here, as far as this browser remembers: guests' pages need not ask. */
export function isSignedIn(): boolean {
  try {
    return localStorage.getItem(MARK) === "yes";
  } catch {
    return false;
  }
}
function remember(now: Me): Me {
  try {
    if (now.signed_in) localStorage.setItem(MARK, "yes");
    else localStorage.removeItem(MARK);
  } catch {
    // A browser that keeps nothing is told of every turn.
  }
  return now;
}

/** Languages are told in turn, so that the last one counts. */
let spoken: Promise<unknown> = Promise.resolve();

export const me = {
  read: async () => remember(await ask<Me>("GET", "/me")),
  rename: async (name: string) => {
    settings.set({ name });
    return ask<Me>("POST", "/me/name", { name });
  },
  /** What mails and messages are written in, and every other device speaks. */
  speak: (language: string): Promise<unknown> => (spoken = spoken.catch(() => undefined).then(() => ask<Me>("POST", "/me/language", { language }))),
  /** Make a passkey: for whoever is signed in, or to become somebody who is. */
  addPasskey: async (name = "") => {
    const { options } = await ask<PasskeyOptions>("POST", "/me/passkeys/begin", { name: called(name) });
    const publicKey = browser()!.parseCreationOptionsFromJSON(JSON.parse(options));
    return remember(await ask<Me>("POST", "/me/passkeys", { credential: told(await navigator.credentials.create({ publicKey })), name }));
  },
  removePasskey: (id: string) => ask<Me>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  showPasskey: async () => {
    const { options } = await ask<PasskeyOptions>("POST", "/me/sign-in/begin", {});
    const publicKey = browser()!.parseRequestOptionsFromJSON(JSON.parse(options));
    return remember(await ask<Me>("POST", "/me/sign-in", { credential: told(await navigator.credentials.get({ publicKey })) }));
  },
  sendLink: (address: string, name = "") => {
    called(name);
    return ask<unknown>("POST", "/me/mail", { address });
  },
  useLink: async (token: string) => remember(await ask<Me>("POST", "/me/link", { token, name: settings.now.name })),
  removeMail: () => ask<Me>("DELETE", "/me/mail"),
  newCodes: async () => (await ask<Codes>("POST", "/me/codes", {})).codes,
  recover: async (code: string) => remember(await ask<Me>("POST", "/me/recover", { code })),
  signOut: async (everywhere: boolean) => {
    await ask<unknown>("POST", "/me/sign-out", { everywhere });
    return null;
  },
  signOutDevice: (id: string) => ask<Me>("DELETE", `/me/devices/${id}`),
  remove: async () => {
    await ask<unknown>("DELETE", "/me");
    return null;
  },
  stop: async (token: string): Promise<Stopped> => {
    const answer = await fetch(ROOT + inLanguage(`/stop?t=${encodeURIComponent(token)}`), { method: "POST" });
    if (!answer.ok) throw new Refused(answer.status, (await answer.json()) as Problem);
    return answer.json() as Promise<Stopped>;
  },
};

/** How somebody is told that it is their turn. */
export const turns = {
  read: () => ask<NotifyInfo>("GET", "/me/notify"),
  choose: (wishes: NotifyWish) => ask<NotifyInfo>("POST", "/me/notify", wishes),
  ofTable: (id: string) => ask<TableNotify>("GET", `/tables/${encodeURIComponent(id)}/notify`),
  chooseForTable: (id: string, wish: TableNotify) => ask<TableNotify>("POST", `/tables/${encodeURIComponent(id)}/notify`, wish),
  /** The table is before somebody's eyes. */
  seen: (id: string, number: number) => ask<unknown>("POST", `/tables/${encodeURIComponent(id)}/seen`, { number }),
  /** Whether this browser takes push messages of this server now. */
  pushed: async (): Promise<boolean> => {
    const worker = await navigator.serviceWorker?.getRegistration();
    return (await worker?.pushManager?.getSubscription()) != null;
  },
  startPush: async (info: NotifyInfo): Promise<NotifyInfo> => {
    if ((await Notification.requestPermission()) !== "granted") throw new DOMException("", "NotAllowedError");
    const worker = await navigator.serviceWorker.ready;
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: info.push_key });
    const { endpoint, keys } = made.toJSON();
    return ask<NotifyInfo>("POST", "/me/notify/push", { endpoint, public_key: keys?.p256dh ?? "", auth: keys?.auth ?? "" });
  },
  endPush: async (): Promise<NotifyInfo> => {
    const worker = await navigator.serviceWorker?.getRegistration();
    const kept = await worker?.pushManager.getSubscription();
    await kept?.unsubscribe();
    return kept ? ask<NotifyInfo>("POST", "/me/notify/push/end", { endpoint: kept.endpoint }) : turns.read();
  },
};
export const canPush = (): boolean => "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
