/**
 * A companion session in this browser: it is kept here, and the server works out what follows from it; without a connection
 * the engine of this browser does, which is fetched when a session begins.
 */

import { keepEngine, workOut } from "../../engine/engine";
import type { CompanionQuestion, CompanionStart, CompanionState, CompanionWish } from "../../generated/api";
import { language } from "../page/language";
import { t } from "../page/words";
import { ask, Refused } from "../server/api";
import type { Line } from "../server/stream";
import { dropAside, goesOn, layAside, worthKeeping } from "./aside";
import { readRoom, Room, type Seen, shareRoom } from "./room";

const KEPT = "companion:";

export type Answer = boolean | number | string | string[];

/** A session as it is kept: its words are in this language, and several phones share it in a room. */
type Kept = CompanionState & { language?: string; room?: Seen | null };

/** What a session that was kept before there were corrections does not have. */
const NEWER = { deeds: [], repairs: [], moved: [], forgotten: null } satisfies Partial<CompanionState>;

/** The sessions of this browser, by opponent. */
export function kept(rival: string): Kept | null {
  try {
    const text = localStorage.getItem(KEPT + rival);
    return text ? { ...NEWER, ...(JSON.parse(text) as Kept) } : null;
  } catch {
    return null;
  }
}

/** A wish that only shows a session: that of a link. */
const opens = (wish: CompanionWish): boolean => Object.keys(wish).every((key) => key === "session");

function why(error: unknown): string {
  if (error instanceof Refused && error.offline) return t("web-offline");
  return error instanceof Error ? error.message : String(error);
}

export class Companion {
  state = $state.raw<CompanionState | null>(null);
  busy = $state(false);
  /** what was wanted when the connection was lost: it is done as soon as it is back */
  waiting = $state.raw<CompanionWish | null>(null);
  /** the session of a link while another one is kept here: somebody says which of them goes on */
  offered = $state.raw<CompanionState | null>(null);
  problem = $state("");
  /** whether the engine is here, so that the connection may go */
  independent = $state(false);
  /** whether the engine works it out, which takes some seconds the first time */
  alone = $state(false);
  /** the room in which phones share this session, as it was seen last */
  shared = $state.raw<Seen | null>(null);
  /** how the line to the others is */
  line = $state<Line>("opening");
  /** whether another phone was faster, and what was answered here does not count */
  faster = $state(false);
  /** what the state is told in */
  private told: string;
  private room: Room | null = null;
  /** the room of a link, until its session is shown here */
  private wanted: Seen | null = null;
  private going: Promise<void> = Promise.resolve();

  constructor(state: Kept | null) {
    this.state = state;
    this.told = state?.language ?? "en";
    if (state) void this.prepare();
    if (state?.room) this.enter(state.room);
  }

  start = (start: CompanionStart) => this.send({ start });
  open = (session: string) => this.send({ session });
  tell = (tell: string) => this.go({ tell });
  answer = (answer: Answer) => this.go({ answer });
  undo = () => this.go({ undo: true });
  change = (entry: number, key: string) => this.go({ change: { entry, key } });
  /** that has not happened at all */
  drop = (entry: number) => this.go({ drop: entry });
  /** something was forgotten before an entry */
  insert = (entry: number, tell: string) => this.go({ insert: { entry, tell } });
  /** what could have been told before an entry */
  look = (entry: number) => this.go({ look: entry });
  retry = () => (this.waiting ? this.send(this.waiting) : Promise.resolve());

  /** Of the two the one that is kept here goes on. */
  keepMine(): void {
    const mine = this.offered && kept(this.offered.rival);
    this.offered = this.wanted = null;
    if (!mine) return;
    this.told = mine.language ?? "en";
    this.state = mine;
    void this.prepare();
    if (this.room) void this.room.push();
    else if (mine.room) this.enter(mine.room);
  }

  /** From now on other phones may follow. */
  async share(): Promise<void> {
    await this.quietly(async () => {
      this.problem = "";
      try {
        if (!this.state) return;
        this.enter({ ...(await shareRoom(this.state.session)), apart: false });
        this.keep(this.state);
      } catch (error) {
        this.problem = why(error);
      }
    });
  }

  /** Follow the room of a link. */
  async join(id: string): Promise<void> {
    try {
      const room = await readRoom(id);
      if (this.shared?.id === id) return;
      this.wanted = { ...room, apart: false };
      await this.open(room.session);
    } catch (error) {
      this.problem = why(error);
    }
  }

  /** Go on alone. */
  leave(): void {
    this.room?.leave();
    this.room = this.shared = null;
    if (this.state) this.keep(this.state);
  }

  /** The page is gone: nothing is heard any more. */
  close = () => this.room?.leave();
  nudge = () => this.room?.nudge();

  private enter(seen: Seen): void {
    this.room?.leave();
    this.shared = seen;
    this.room = new Room(seen, {
      session: () => this.state?.session ?? "",
      quietly: (work) => this.quietly(work),
      show: async (session, lost) => {
        const found = await this.worked(session);
        if (found) this.take(found);
        this.faster = lost;
      },
      choose: async (session) => {
        this.offered = await this.worked(session);
      },
      saw: (now) => {
        this.shared = now;
        if (this.state) this.keep(this.state);
      },
      line: (line) => (this.line = line),
      gone: (why) => {
        this.leave();
        this.problem = why;
      },
    });
  }

  /** Of the two the link's goes on; the other one can still be found. */
  takeOffered(): void {
    if (!this.offered) return;
    layAside(kept(this.offered.rival));
    this.take(this.offered);
  }

  /** Answer what is known already, as long as nothing else is asked. */
  async answerAll(known: (question: CompanionQuestion) => Answer | null): Promise<void> {
    for (let question = this.state?.question; question; question = this.state?.question) {
      const [answer, before] = [known(question), this.state?.session];
      if (answer === null) return;
      await this.answer(answer);
      if (this.state?.session === before) return;
    }
  }

  /** Another language is spoken: the same moment in its words. Without server and engine the old ones stay. */
  async relearn(): Promise<void> {
    const now = language.now;
    if (now === this.told || this.busy || !this.state) return;
    this.told = now;
    const again = await this.worked(this.state.session);
    if (again && again.session === this.state?.session) this.take(again);
  }

  /** A session as it is shown, by the server or the engine; null without both. */
  private async worked(session: string): Promise<CompanionState | null> {
    const wish = { session };
    return ask<CompanionState>("POST", "/companion", wish).catch(async () => (await workOut<CompanionState>(wish, language.now).catch(() => null))?.state ?? null);
  }

  /** Do something while nobody can answer here: after what is under way. */
  private async quietly(work: () => Promise<void>): Promise<void> {
    while (this.busy) await this.going;
    this.busy = true;
    this.going = work().finally(() => (this.busy = false));
    await this.going;
  }

  private go(wish: CompanionWish): Promise<void> {
    return this.send({ ...wish, session: this.state?.session ?? "" });
  }

  private send(wish: CompanionWish): Promise<void> {
    if (this.busy) return Promise.resolve();
    this.busy = true;
    this.problem = "";
    this.faster = false;
    return (this.going = this.sent(wish));
  }

  private async sent(wish: CompanionWish): Promise<void> {
    try {
      await this.came(wish, await ask<CompanionState>("POST", "/companion", wish));
    } catch (error) {
      if (error instanceof Refused && error.offline) await this.goAlone(wish);
      else this.problem = why(error);
    } finally {
      this.busy = false;
    }
  }

  /** Without a connection: the engine answers, or the wish waits. */
  private async goAlone(wish: CompanionWish): Promise<void> {
    this.alone = true;
    const found = await workOut<CompanionState>(wish, language.now).catch(() => null);
    this.alone = false;
    if (found?.state) await this.came(wish, found.state);
    else if (found?.problem) this.problem = found.problem;
    else this.waiting = wish;
  }

  /** A game that is going on here makes room for another one only if somebody wants that. */
  private async came(wish: CompanionWish, found: CompanionState): Promise<void> {
    const mine = kept(found.rival);
    if (wish.start) {
      layAside(mine);
      this.leave(); // the others go on with what they have
    } else if (mine && opens(wish)) {
      const further = await goesOn(mine.session, found.session);
      if (worthKeeping(mine) && !further) {
        this.waiting = null;
        this.offered = found;
        return;
      }
      if (further && mine.room && !this.wanted) this.enter(mine.room);
    }
    this.take(found);
  }

  private take(state: CompanionState): void {
    this.state = state;
    this.told = language.now;
    this.waiting = this.offered = null;
    dropAside(state.session);
    if (this.wanted?.session === state.session) this.enter(this.wanted);
    this.wanted = null;
    this.keep(state);
    void this.prepare();
    void this.room?.push();
  }

  private keep(state: CompanionState): void {
    try {
      localStorage.setItem(KEPT + state.rival, JSON.stringify({ ...state, language: this.told, room: this.shared ?? undefined }));
    } catch {
      // A browser that keeps nothing: the link still does.
    }
  }

  /** While people play there is time: fetch what it takes to go on without a connection. */
  private async prepare(): Promise<void> {
    if (!this.independent) this.independent = await keepEngine().catch(() => false);
  }
}
