/** The look back at a finished game: asked for, waited for, stopped. */

import type { Analysis } from "../../generated/api";
import { api, Refused } from "../server/api";

const EVERY = 900;

export class Review {
  now = $state.raw<Analysis | null>(null);
  /** why it could not be had */
  trouble = $state.raw<Refused | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    readonly id: string,
    private readonly every = EVERY,
  ) {}

  /** What is known already; if somebody is looking back, follow it. */
  async open(): Promise<void> {
    await this.take(() => api.analysis(this.id));
  }

  async begin(level = ""): Promise<void> {
    await this.take(() => api.analyse(this.id, level));
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await api.stopAnalysis(this.id);
    } catch (error) {
      this.trouble = asRefused(error);
    }
    await this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private async take(ask: () => Promise<Analysis>): Promise<void> {
    clearTimeout(this.timer);
    this.trouble = null;
    try {
      this.now = await ask();
    } catch (error) {
      this.trouble = asRefused(error);
      // A short break of the line is no reason to stop following.
      if (!this.trouble.offline || this.now?.status !== "running") return;
    }
    if (this.now?.status === "running" && !this.closed) this.timer = setTimeout(() => void this.open(), this.every);
  }
}

function asRefused(error: unknown): Refused {
  return error instanceof Refused ? error : new Refused(0, { error: "broken", message: String(error), rule: "" });
}
