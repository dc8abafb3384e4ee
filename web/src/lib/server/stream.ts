/** Live updates of a table or of a shared companion session, resumed where they broke off. */

import type { ChatLine, CompanionRoom, SeatInfo, Thinking, Update } from "../../generated/api";
import { ROOT } from "../page/root";
import { inLanguage } from "./api";

export type Line = "opening" | "open" | "lost";

export interface Hearing {
  update: (update: Update) => void;
  chat: (line: ChatLine) => void;
  presence: (seats: SeatInfo[]) => void;
  /** how far a bot is with its decision */
  thinking: (far: Thinking) => void;
  /** how far the hint is that was asked for here */
  hint: (far: Thinking) => void;
  /** how the line is; `lost` while it is being taken up again */
  line: (line: Line) => void;
}

type Source = Pick<EventSource, "addEventListener" | "close" | "readyState">;

export interface Means {
  source: (url: string) => Source;
  later: (act: () => void, ms: number) => unknown;
  forget: (timer: never) => void;
}

const CLOSED = 2;
const PATIENCE = [500, 1000, 2000, 4000, 8000, 15000] as const;

const browser: Means = {
  source: (url) => new EventSource(url),
  later: (act, ms) => setTimeout(act, ms),
  forget: (timer) => clearTimeout(timer),
};

/**
 * A browser takes a broken line up again by itself, with the id of the last event. It gives up for good when the
 * server answers with an error (while it restarts, say); then we begin anew after the last number we have seen.
 */
abstract class Wire {
  private source: Source | null = null;
  private timer: unknown = null;
  private tries = 0;
  private ended = false;

  constructor(
    private readonly line: (line: Line) => void,
    private readonly means: Means,
  ) {}

  /** Where to listen now. */
  protected abstract door(): string;
  /** What is listened to. */
  protected abstract listen(hear: <T>(name: string, act: (told: T) => void) => void): void;

  close(): void {
    this.ended = true;
    if (this.timer !== null) this.means.forget(this.timer as never);
    this.source?.close();
  }

  /** Try at once instead of waiting (the network is back, the page is shown again). */
  nudge(): void {
    if (this.ended || this.timer === null) return;
    this.means.forget(this.timer as never);
    this.open();
  }

  protected open(): void {
    this.timer = null;
    if (this.tries === 0) this.line("opening");
    const source = this.means.source(`${ROOT}/api${inLanguage(this.door())}`);
    this.source = source;
    source.addEventListener("open", () => {
      this.tries = 0;
      this.line("open");
    });
    this.listen((name, act) =>
      source.addEventListener(name, (event) => {
        if (!this.ended && this.source === source) act(JSON.parse((event as MessageEvent<string>).data));
      }),
    );
    source.addEventListener("error", () => this.broken(source));
  }

  private broken(source: Source): void {
    if (this.ended || this.source !== source) return;
    this.line("lost");
    if (source.readyState !== CLOSED) return;
    source.close();
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length - 1)] ?? 15000;
    this.tries += 1;
    this.timer = this.means.later(() => this.open(), wait);
  }
}

/** The live updates of a table. */
export class Stream extends Wire {
  constructor(
    private readonly id: string,
    private readonly looking: number,
    private after: number,
    private readonly hearing: Hearing,
    means: Means = browser,
  ) {
    super(hearing.line, means);
    this.open();
  }

  get seen(): number {
    return this.after;
  }

  /** Something newer came by another way (the answer to a move): no need to hear it again after a break. */
  saw(number: number): void {
    this.after = Math.max(this.after, number);
  }

  protected door(): string {
    return `/tables/${encodeURIComponent(this.id)}/events?looking=${this.looking}&after=${this.after}`;
  }

  protected listen(hear: <T>(name: string, act: (told: T) => void) => void): void {
    hear<Update>("update", (update) => {
      this.saw(update.state.number);
      this.hearing.update(update);
    });
    hear<ChatLine>("chat", (line) => this.hearing.chat(line));
    hear<SeatInfo[]>("presence", (seats) => this.hearing.presence(seats));
    hear<Thinking>("thinking", (far) => this.hearing.thinking(far));
    hear<Thinking>("hint", (far) => this.hearing.hint(far));
  }
}

/** A companion session that several phones share: all of it whenever it goes on. */
export class RoomStream extends Wire {
  constructor(
    private readonly id: string,
    private readonly came: (room: CompanionRoom) => void,
    line: (line: Line) => void,
    means: Means = browser,
  ) {
    super(line, means);
    this.open();
  }

  protected door(): string {
    return `/companion/rooms/${encodeURIComponent(this.id)}/events`;
  }

  protected listen(hear: <T>(name: string, act: (told: T) => void) => void): void {
    hear<CompanionRoom>("room", this.came);
  }
}
