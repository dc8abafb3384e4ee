/** How what happened is shown: piece by piece at a pace of one's own, halted, or one piece after the other. */

class Showing {
  /** nothing moves on until somebody wants it */
  paused = $state(false);
  /** what is being shown, in a sentence; empty while nothing is */
  words = $state("");
  #waiting = new Set<() => void>();
  /** one more piece is wanted as soon as the present one has been shown */
  #wanted = false;

  pause(wanted = !this.paused): void {
    this.paused = wanted;
    this.#wanted = false;
    if (!wanted) this.#wake();
  }

  /** The next piece, and halt again. */
  step(): void {
    this.paused = true;
    this.#wanted = this.#waiting.size === 0;
    this.#wake();
  }

  /** Until nothing is halted any more, or one piece may be shown; `wake` ends it before. */
  turn(wake: (end: () => void) => void): Promise<void> {
    if (!this.paused || this.#wanted) {
      this.#wanted = false;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const end = (): void => {
        this.#waiting.delete(end);
        resolve();
      };
      this.#waiting.add(end);
      wake(end);
    });
  }

  #wake(): void {
    for (const end of [...this.#waiting]) end();
  }
}

export const showing = new Showing();
