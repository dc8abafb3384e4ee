/**
 * A lesson being played: the film of the server on a real table. What the person does is compared with the script; nothing
 * else is ever played, so that every moment of the lesson is one the film knows.
 */

import type { Film, LessonMove, LessonStep, NewTable, Road, Step, TableState, Update } from "../../generated/api";
import { api } from "../server/api";
import { keepProgress, progressOf } from "./progress";

/**
 * What the coach does: it waits for a move, something moves, a side road has been gone, it asks whether one would rather
 * play alone, it shows the step itself, or the lesson is over.
 */
export type Phase = "ask" | "moving" | "trap" | "offer" | "showing" | "end";

/** What the coach says besides. */
export interface Aside {
  kind: "refused" | "otherwise" | "trap" | "fine";
  words: string;
  rule: string;
}

const STILL: Step[] = [];
/** ms an answer to another move stands */
const STANDS = 6000;
/** Longer than this nobody waits for a picture that does not come. */
const GRACE = 6000;

export class LessonSession {
  // What a moment is made of, as at any table.
  latest = $state.raw<TableState | null>(null);
  shown = $state.raw<TableState | null>(null);
  moving = $state.raw<Step[]>(STILL);
  steps = $state.raw<Step[]>([]);
  readonly opening: Step[] = [];
  readonly thinking = null;
  busy = $state(false);

  film = $state.raw<Film>()!;
  phase = $state<Phase>("ask");
  /** the step one is at, counted from 0, and the own moves in it */
  at = $state(0);
  played = $state.raw<string[]>([]);
  aside = $state.raw<Aside | null>(null);
  /** what the step before has shown, and what the engine did by itself */
  notice = $state("");
  alone = $state.raw<string[]>([]);
  /** grows when the lit thing shall be looked at */
  pulse = $state(0);
  /** grows with every jump: the table is laid anew */
  life = $state(0);
  /** it began in the midst of the lesson */
  resumed = $state(false);

  #road = $state.raw<Road | null>(null);
  readonly #seen = new Set<string>();
  #tried = "";
  #queue: Update[] = [];
  #then: () => void = () => {};
  #guard: ReturnType<typeof setTimeout> | undefined;
  #fading: ReturnType<typeof setTimeout> | undefined;

  readonly step: LessonStep | undefined = $derived(this.film.steps[this.at]);
  readonly playable = $derived((this.phase === "ask" || this.phase === "showing") && this.moving.length === 0 && !this.busy && this.shown?.turn === this.film.person);
  /** the move the coach waits for */
  readonly wanted: LessonMove | null = $derived.by(() => {
    if (this.phase !== "ask" && this.phase !== "showing") return null;
    const road = this.#road;
    return (road ? road.moves[this.played.length - road.shared] : this.step?.moves[this.played.length]) ?? null;
  });
  /** what is said now: before a step, or while the others act */
  readonly said: string = $derived.by(() => {
    if (this.phase === "end") return this.film.closing;
    const last = this.step !== undefined && this.played.length === this.step.moves.length;
    return (this.phase === "moving" && last && this.step?.meanwhile) || this.step?.say || "";
  });
  readonly names = $derived((this.latest?.seats ?? []).map((seat) => seat.name));

  constructor(
    film: Film,
    private readonly pace: () => number,
  ) {
    this.film = film;
    const { step, done } = progressOf(film.game, film.id);
    const from = done || step >= film.steps.length ? 0 : step;
    this.resumed = from > 0;
    this.jump(from);
  }

  /** The film of a lesson, as far as somebody has come with it. */
  static async open(game: string, lesson: string, pace: () => number): Promise<LessonSession> {
    const { turns, done } = progressOf(game, lesson);
    return new LessonSession(await api.film(game, lesson, done ? [] : turns), pace);
  }

  /** Another language is spoken: the same film, at the same moment. */
  async relearn(): Promise<void> {
    const { game, id, turns } = this.film;
    const film = await api.film(game, id, turns).catch(() => null);
    if (!film) return;
    this.film = film;
    const { step } = this;
    const over = this.phase === "end" || !step;
    // What was on its way has arrived.
    const done = this.phase === "moving" && this.played.length >= (step?.moves.length ?? 0);
    this.jump(over ? film.steps.length : this.at + (done ? 1 : 0), over || done ? 0 : (this.#road?.shared ?? this.played.length));
  }

  close(): void {
    clearTimeout(this.#guard);
    clearTimeout(this.#fading);
  }

  // ------------------------------------------------------------------ going to a moment

  /** The table at the beginning of a step, after so many of its moves. */
  #stateAt(step: number, moves = 0): TableState {
    const here = this.film.steps[step]?.moves[moves - 1]?.update.state;
    if (here) return here;
    const before = this.film.steps[step - 1];
    return before?.then.at(-1)?.state ?? before?.moves.at(-1)?.update.state ?? (step > 0 ? this.#stateAt(step - 1) : this.film.start);
  }

  /** Everything that was played before a moment. */
  #logUntil(step: number, moves: number): Step[] {
    const whole = this.film.steps.slice(0, step).flatMap((one) => [...one.moves.map((move) => move.update), ...one.then]);
    const here = this.film.steps[step]?.moves.slice(0, moves).map((move) => move.update) ?? [];
    return [...whole, ...here].flatMap((update) => update.steps);
  }

  /** Go to a step, after so many of its moves; whatever else was on the table is gone, chance included. */
  jump(step: number, moves = 0): void {
    clearTimeout(this.#guard);
    this.#queue = [];
    this.#road = null;
    this.#tried = "";
    this.aside = null;
    this.alone = [];
    this.moving = STILL;
    this.at = step;
    this.played = this.film.steps[step]?.moves.slice(0, moves).map((move) => move.move) ?? [];
    this.notice = this.film.steps[step - 1]?.notice ?? "";
    this.latest = this.shown = this.#stateAt(step, moves);
    this.steps = this.#logUntil(step, moves);
    this.life += 1;
    this.phase = step >= this.film.steps.length ? "end" : "ask";
    this.#keep();
  }

  readonly canGoBack = $derived(this.at > 0 || this.played.length > 0);

  /** To the beginning of this step, or of the one before. */
  back(): void {
    if (this.phase === "end" || this.played.length === 0) this.jump(Math.max(0, this.at - 1));
    else this.jump(this.at);
  }

  skip(): void {
    this.jump(Math.min(this.at + 1, this.film.steps.length));
  }

  restart(): void {
    this.resumed = false;
    this.jump(0);
  }

  #keep(): void {
    const { game, id, turns } = this.film;
    const done = this.phase === "end";
    keepProgress(game, id, { step: done ? 0 : this.at, turns: done ? [] : turns, done });
  }

  // ------------------------------------------------------------------ what the person does

  /** A move was chosen on the table. */
  choose(text: string): void {
    if (!this.playable || !this.step) return;
    const move = this.wanted;
    if (move?.move === text) return this.#play(move);
    const road = this.#road ? null : this.step.roads.find((one) => one.shared === this.played.length && one.moves[0]?.move === text && !this.#seen.has(one.turn));
    const first = road?.moves[0];
    if (road && first && this.phase === "ask") {
      this.#road = road;
      this.#play(first);
    } else this.#other(text);
  }

  /** Something was touched that cannot be touched now. */
  async refused(wish: string): Promise<void> {
    const { step } = this;
    if (this.phase !== "ask" || !this.playable || !step) return;
    const slip = step.slips.find((one) => one.wish === wish && same(one.after, this.played));
    if (slip) return this.#tell({ kind: "refused", words: slip.say, rule: slip.rule });
    const { game, id, turns } = this.film;
    const { life, played } = this;
    const told = await api.lessonRefusal(game, id, { step: this.at + 1, played, turns, wish }).catch(() => null);
    if (life !== this.life || played !== this.played) return;
    // What no rule forbids was hardly meant, and what the server cannot be asked is answered by the script.
    if (told?.rule) this.#tell({ kind: "refused", words: told.message, rule: told.rule });
    else this.#tell({ kind: "otherwise", words: step.otherwise, rule: "" });
  }

  /** Another legal move: it is not played. Whoever insists may play alone. */
  #other(text: string): void {
    if (this.phase !== "ask") return;
    if (this.#tried === text) {
      this.#tried = "";
      this.aside = null;
      this.phase = "offer";
      return;
    }
    this.#tried = text;
    this.#tell({ kind: "otherwise", words: this.step?.otherwise ?? "", rule: "" });
  }

  #tell(aside: Aside): void {
    this.aside = aside;
    this.pulse += 1;
    clearTimeout(this.#fading);
    if (aside.kind === "otherwise") this.#fading = setTimeout(() => this.aside === aside && (this.aside = null), STANDS);
  }

  /** No, rather not alone. */
  stay(): void {
    this.phase = "ask";
  }

  /** A step without a move of its own: the person has read it. */
  goOn(): void {
    if (this.phase === "ask" && this.step?.moves.length === 0) this.#finishStep();
  }

  takeBack(): void {
    const road = this.#road;
    if (!road) return;
    this.#seen.add(road.turn);
    this.jump(this.at, road.shared);
  }

  // ------------------------------------------------------------------ showing what happens

  #play(move: LessonMove): void {
    const showing = this.phase === "showing";
    this.played = [...this.played, move.move];
    this.alone = move.alone;
    this.aside = null;
    this.#tried = "";
    if (!showing) {
      this.notice = "";
      this.phase = "moving";
    }
    this.#run([move.update], () => {
      if (!showing) this.#played();
    });
  }

  /** A move has been seen to its end. */
  #played(): void {
    const road = this.#road;
    const { step } = this;
    if (!step) return;
    if (road && this.played.length === road.shared + road.moves.length) {
      if (road.kind === "fine") return void this.#countAsRight(road);
      this.phase = "trap";
      this.#tell({ kind: "trap", words: road.say, rule: "" });
    } else if (!road && this.played.length === step.moves.length) this.#finishStep();
    else this.phase = "ask";
  }

  /** The rest of the lesson follows from these moves; without the server it goes on as if the usual ones had been played. */
  async #countAsRight(road: Road): Promise<void> {
    const { game, id, turns } = this.film;
    const { at, life } = this;
    const other = await api.film(game, id, [...turns, road.turn]).catch(() => null);
    if (life !== this.life) return;
    this.#road = null;
    if (other) {
      this.film = other;
      this.#finishStep();
    } else this.jump(at + 1);
    this.#tell({ kind: "fine", words: road.say, rule: "" });
  }

  #finishStep(): void {
    const { step } = this;
    if (!step) return;
    this.phase = "moving";
    this.#run(step.then, () => {
      this.at += 1;
      this.played = [];
      this.notice = step.notice;
      this.resumed = false;
      this.phase = this.at >= this.film.steps.length ? "end" : "ask";
      this.#keep();
    });
  }

  /** Show these updates one after the other. */
  #run(updates: readonly Update[], then: () => void): void {
    this.#queue = [...updates];
    this.#then = then;
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#guard);
    const update = this.#queue.shift();
    this.moving = STILL;
    if (!update) {
      const then = this.#then;
      this.#then = () => {};
      return then();
    }
    this.latest = this.shown = update.state;
    this.steps = [...this.steps, ...update.steps];
    const events = update.steps.reduce((sum, step) => sum + step.events.length, 0);
    if (events === 0) return this.#next();
    this.moving = update.steps;
    this.#guard = setTimeout(() => this.#next(), events * Math.max(this.pace(), 100) * 2 + GRACE);
  }

  /** The table has shown what there was to show. */
  animated = (): void => {
    if (this.moving.length > 0) this.#next();
  };

  /** Enough of it: show how it ended. */
  hurry(): boolean {
    if (this.moving.length === 0) return false;
    while (this.moving.length > 0) this.#next();
    return true;
  }

  // ------------------------------------------------------------------ showing a step

  /** The coach does the rest of the step; `act` touches what a move touches, and chooses it that way. */
  async show(act: (move: LessonMove) => Promise<void>, rest: () => Promise<void>): Promise<void> {
    if (this.phase !== "ask" || this.#road) return;
    const { life, at } = this;
    const before = this.played.length;
    this.aside = null;
    this.phase = "showing";
    for (let move = this.wanted; move; move = this.wanted) {
      const played = this.played.length;
      await act(move);
      if (life !== this.life) return;
      if (this.played.length === played) this.choose(move.move);
      while (this.moving.length > 0 && life === this.life) await new Promise((done) => setTimeout(done, 30));
    }
    await rest();
    if (life === this.life) this.jump(at, before);
  }

  /** A game of one's own from this very moment; the id of its table. */
  async playOn(name: string): Promise<string> {
    const { game, id, turns } = this.film;
    const end = this.phase === "end";
    const moment = { step: this.at + 1, played: end ? [] : this.played, turns, name };
    return (await api.playOn(game, id, moment)).id;
  }

  /** A whole game with what the lesson was about, against those it was played with; the id of its table. */
  async playReal(name: string, pace: NewTable["pace"]): Promise<string> {
    const { game, start } = this.film;
    const { first: _, ...options } = start.options;
    const seats = start.seats.map((seat) => (seat.bot ? { kind: "bot" as const, bot: seat.bot } : { kind: "me" as const, name }));
    return (await api.newTable({ game, options, seats, ...(pace ? { pace } : {}) })).id;
  }
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, i) => text === other[i]);
}
