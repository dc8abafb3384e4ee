/** Sitting at a table: its state, what is being shown, what is waiting to be shown, and everything one can ask for. */

import type { ChatLine, Hint, SeatInfo, Step, TableState, Thinking, Update } from "../../generated/api";
import { quote } from "../page/words";
import { api, componentsOf, NOBODY, numbersOf, packOf, Refused } from "../server/api";
import type { Component, Pace } from "../server/names";
import { type Line, Stream } from "../server/stream";
import { asked } from "./seats";
import { showing } from "./showing.svelte";
import { opened, sinceMine, standing } from "./story";

export interface Refusal {
  message: string;
  rule: string;
}

/** Longer than this nobody waits for a picture that does not come. */
const GRACE = 6000;

export class Session {
  /** the newest state known */
  latest = $state.raw<TableState | null>(null);
  /** the state on the table, and the steps that are being shown on the way to it */
  shown = $state.raw<TableState | null>(null);
  moving = $state.raw<Step[]>([]);
  steps = $state.raw<Step[]>([]);
  /** what happened before the first of them */
  opening = $state.raw<Step[]>([]);
  components = $state.raw<Component[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<Line>("opening");
  busy = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  hints = $state.raw<Hint[] | null>(null);
  /** how far the hint is that is being thought about; null: none is */
  asking = $state<number | null>(null);
  /** how far a bot is with its decision */
  thinking = $state.raw<Thinking | null>(null);
  problem = $state.raw<Refused | null>(null);
  /** chat lines that came since somebody looked */
  unread = $state(0);
  /** the seat whose person looks, where several people share this screen */
  private looking = NOBODY;
  /** counts what was asked for as a hint or given up: only the last wish may show anything */
  private wish = 0;
  private givingUp: Promise<void> = Promise.resolve();
  private pacing: Promise<void> = Promise.resolve();

  private queue: Update[] = [];
  private guard: ReturnType<typeof setTimeout> | undefined;
  private stream: Stream | null = null;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly pace: () => number,
    private readonly spoken: (steps: Step[], state: TableState) => void,
  ) {}

  readonly names = $derived((this.latest?.seats ?? []).map((seat) => seat.name));
  readonly counted = $derived(standing([...this.opening, ...this.steps]));
  readonly since = $derived(sinceMine(this.counted, this.latest?.mine ?? []));
  readonly playable = $derived(
    this.shown !== null && !this.busy && this.moving.length === 0 && this.shown === this.latest && asked(this.shown),
  );

  async open(): Promise<void> {
    this.problem = null;
    try {
      const { id, looking } = this;
      const [state, steps, opening, chat] = await Promise.all([api.table(id, looking), api.steps(id, looking), api.opening(id, looking), api.chat(id)]);
      this.components = await componentsOf(packOf(state));
      const numbers = await numbersOf(state);
      if (this.closed || looking !== this.looking) return;
      quote(numbers);
      this.latest = this.shown = state;
      this.moving = [];
      this.queue = [];
      this.steps = steps;
      this.opening = opened(opening);
      this.chat = chat;
      this.spoken([], state);
      this.listen(Math.max(state.number, steps.length));
    } catch (error) {
      this.problem = error instanceof Refused ? error : new Refused(0, { error: "broken", message: String(error), rule: "" });
    }
  }

  /** The screen is passed on: whoever takes it gets what they may know, and nothing of the others is kept. */
  async pass(seat: number): Promise<void> {
    this.looking = seat;
    this.stream?.close();
    this.hints = null;
    this.asking = null;
    this.wish++;
    this.refusal = null;
    await this.open();
  }

  /** Another language is spoken: everything once more in its words, and the line with it. */
  async relearn(): Promise<void> {
    this.skip();
    this.hints = null;
    this.refusal = null;
    if (this.latest) await this.open();
  }

  private listen(after: number): void {
    this.stream?.close();
    this.stream = new Stream(this.id, this.looking, after, {
      update: (update) => this.hear(update),
      chat: (line) => this.hearChat(line),
      presence: (seats) => this.hearPresence(seats),
      thinking: (far) => {
        if (far.number === this.latest?.number) this.thinking = far;
      },
      hint: (far) => {
        if (this.asking !== null && far.number === this.latest?.number) this.asking = far.share;
      },
      line: (line) => {
        this.line = line;
        // What was said between our asking and the line opening, or while it was lost.
        if (line === "open") void api.chat(this.id).then((lines) => lines.forEach((one) => this.hearChat(one)), () => undefined);
      },
    });
  }

  close(): void {
    this.closed = true;
    quote(); // whatever page comes next speaks of the games' own packs
    clearTimeout(this.guard);
    this.stream?.close();
  }

  nudge(): void {
    this.stream?.nudge();
  }

  private hear(update: Update): void {
    const { state } = update;
    const before = this.latest;
    if (before && state.number < before.number) return;
    // The seat whose person looked here has moved to another device.
    if (this.looking !== NOBODY && !state.mine.includes(this.looking)) this.looking = NOBODY;
    this.stream?.saw(state.number);
    const known = new Set(this.steps.map((step) => step.number));
    const fresh = update.steps.filter((step) => !known.has(step.number));
    this.latest = state;
    if (this.thinking?.number !== state.number || before?.turn !== state.turn) this.thinking = null;
    if (fresh.length === 0) {
      // Nothing moved: seats, a rematch, or what we have heard by another way already.
      if (this.moving.length === 0 && this.queue.length === 0) this.shown = state;
      else this.queue.push({ steps: [], state });
      return;
    }
    this.steps = [...this.steps, ...fresh].sort((one, other) => one.number - other.number);
    this.hints = null;
    this.queue.push({ steps: fresh, state });
    if (this.moving.length === 0) this.next();
  }

  private next(): void {
    clearTimeout(this.guard);
    const update = this.queue.shift();
    this.moving = [];
    if (!update) return;
    // Who is here may have changed while it waited: the newest one of the same moment.
    this.shown = this.latest?.number === update.state.number ? this.latest : update.state;
    this.spoken(update.steps, update.state);
    const events = update.steps.reduce((sum, step) => sum + step.events.length, 0);
    if (events === 0) return this.next();
    this.moving = update.steps;
    this.watch(events * Math.max(this.pace(), 100) * 2 + GRACE);
  }

  /** Go on after this while even if the table is not done, unless somebody has halted it. */
  private watch(ms: number): void {
    this.guard = setTimeout(() => (showing.paused ? this.watch(GRACE) : this.next()), ms);
  }

  /** The table has shown what there was to show. */
  animated = (): void => {
    if (this.moving.length > 0) this.next();
  };

  /** Enough: show the newest state at once. */
  skip(): boolean {
    if (this.moving.length === 0 && this.queue.length === 0) return false;
    clearTimeout(this.guard);
    for (const update of this.queue) this.spoken(update.steps, update.state);
    this.queue = [];
    this.moving = [];
    this.shown = this.latest;
    return true;
  }

  private hearChat(line: ChatLine): void {
    if (this.chat.some((one) => one.number === line.number)) return;
    this.chat = [...this.chat, line];
    if (!this.latest?.mine.includes(line.seat)) this.unread += 1;
  }

  /** Whom one hears has changed: what was said, once more. */
  async hearAgain(): Promise<void> {
    this.chat = await api.chat(this.id).catch(() => this.chat);
  }

  private hearPresence(seats: SeatInfo[]): void {
    if (!this.latest) return;
    const same = this.shown === this.latest;
    this.latest = { ...this.latest, seats };
    if (same) this.shown = this.latest;
  }

  /** Do something at the table; a refusal is shown, an old position is read anew. */
  private async attempt<T>(act: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.refusal = null;
    try {
      return await act();
    } catch (error) {
      if (error instanceof Refused && error.stale) await this.catchUp();
      this.refuse(error);
      return null;
    } finally {
      this.busy = false;
    }
  }

  private refuse(error: unknown): void {
    const { message, rule } = error instanceof Refused ? error : new Refused(0, { error: "broken", message: String(error), rule: "" });
    this.refusal = { message, rule };
  }

  private async catchUp(): Promise<void> {
    const [state, steps] = await Promise.all([api.table(this.id, this.looking), api.steps(this.id, this.looking)]);
    this.hear({ steps, state });
  }

  async play(text: string): Promise<void> {
    const state = this.latest;
    if (!state) return;
    this.hints = null;
    const update = await this.attempt(() => api.move(this.id, this.looking, state.number, state.turn, text));
    if (update) this.hear(update);
  }

  get undoSeat(): number {
    const last = this.counted.at(-1)?.seat ?? -1;
    const mine = this.latest?.mine ?? [];
    return mine.includes(last) ? last : (mine[0] ?? 0);
  }

  async undo(): Promise<void> {
    const state = this.latest;
    if (!state) return;
    this.skip();
    const update = await this.attempt(() => api.undo(this.id, this.looking, state.number, this.undoSeat));
    if (update) this.hear(update);
  }

  /** Ask for a hint. One may play on or give it up meanwhile: then it is forgotten. */
  async ask(): Promise<void> {
    const number = this.latest?.number;
    if (this.asking !== null) return;
    const wish = ++this.wish;
    this.asking = 0;
    this.refusal = null;
    try {
      await this.givingUp; // or the new wish would be given up together with the old one
      if (this.wish !== wish) return;
      const hints = await api.hint(this.id);
      if (this.wish === wish && this.latest?.number === number) this.hints = hints;
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0, { error: "broken", message: String(error), rule: "" });
      if (this.wish === wish && refused.error !== "given-up") this.refusal = { message: refused.message, rule: refused.rule };
    } finally {
      if (this.wish === wish) this.asking = null;
    }
  }

  async giveUp(): Promise<void> {
    if (this.asking === null) return;
    this.asking = null;
    this.wish++;
    this.givingUp = api.giveUpHint(this.id).catch(() => undefined);
    await this.givingUp;
  }

  /** Let a bot play at a seat, or (null) give it back to its person. */
  async standIn(seat: number, bot: string | null): Promise<void> {
    const state = await this.attempt(() => (bot === null ? api.giveBack(this.id, this.looking, seat) : api.standIn(this.id, this.looking, seat, bot)));
    if (state) this.hear({ steps: [], state });
  }

  /** Let others hand my seat to a bot whenever I am away, or (null) no longer. */
  async consent(seat: number, bot: string | null): Promise<void> {
    const state = await this.attempt(() => (bot === null ? api.takeConsentBack(this.id, this.looking, seat) : api.consent(this.id, this.looking, seat, bot)));
    if (state) this.hear({ steps: [], state });
  }

  /** Want a bot to play for somebody who is away, or no longer. */
  async vote(seat: number, wanted: boolean): Promise<void> {
    const state = await this.attempt(() => (wanted ? api.vote(this.id, this.looking, seat) : api.withdrawVote(this.id, this.looking, seat)));
    if (state) this.hear({ steps: [], state });
  }

  /** Give a seat of mine up, for good. */
  async resign(seat: number): Promise<void> {
    const state = await this.attempt(() => api.resign(this.id, this.looking, seat));
    if (state) this.hear({ steps: [], state });
  }

  /** Propose to end the game or agree to that; or decline, and withdraw an own proposal. */
  async agree(wanted: boolean): Promise<void> {
    const state = await this.attempt(() => (wanted ? api.agree(this.id, this.looking) : api.decline(this.id, this.looking)));
    if (state) this.hear({ steps: [], state });
  }

  /** One after the other, and beside a move that is under way: the pace that is chosen last counts. */
  setPace(pace: Pace): Promise<void> {
    return (this.pacing = this.pacing.then(async () => {
      try {
        this.hear({ steps: [], state: await api.pace(this.id, this.looking, pace) });
      } catch (error) {
        this.refuse(error);
      }
    }));
  }

  async say(text: string): Promise<boolean> {
    const line = await this.attempt(() => api.say(this.id, text));
    if (line) this.hearChat(line);
    return line !== null;
  }

  async join(token: string, name: string): Promise<void> {
    await api.join(this.id, token, name);
    await this.open();
  }

  async rematch(): Promise<string | null> {
    return (await this.attempt(() => api.rematch(this.id)))?.id ?? null;
  }

  /** Show once more what others did since my last turn, or what happened between two steps. */
  async again(from?: number, to = Infinity): Promise<void> {
    const steps = from === undefined ? this.since : this.counted.filter((step) => step.number >= Math.max(0, from) && step.number <= to);
    const first = steps[0];
    if (!first || !this.latest || this.moving.length > 0) return;
    const before = await this.attempt(() => api.table(this.id, this.looking, first.number));
    if (!before || this.moving.length > 0) return;
    this.shown = { ...before, choices: [] };
    // The old position has to be on the table before anything moves on it.
    await new Promise((done) => setTimeout(done, 60));
    this.queue.unshift({ steps, state: this.latest });
    this.next();
  }
}
