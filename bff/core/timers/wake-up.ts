/** Sleeps until there may be something to do: after a nudge, or when it is time to look. */
export class WakeUp {
  #isNudged = false;
  #hasEnded = false;
  #wake: (() => void) | undefined;

  /** There may be something to do. Cheap: it is called after every request. */
  nudge(): void {
    if (this.#isNudged) return;
    this.#isNudged = true;
    this.#wake?.();
  }

  /** Never sleeps again. */
  end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }

  /**
   * A nudge ends the sleep at once, but not within `atLeastMs` of the last look: so a busy service doesn't look after
   * every request.
   */
  async next({ atLeastMs, atMostMs }: { atLeastMs: number; atMostMs: number }): Promise<void> {
    const since = performance.now();
    if (!this.#isNudged) await this.#sleep(atMostMs);
    // Woken by a nudge: a second one can't shorten what is left.
    this.#isNudged = true;
    await this.#sleep(atLeastMs - (performance.now() - since));
    this.#isNudged = false;
  }

  #sleep(ms: number): Promise<void> {
    if (this.#hasEnded || ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#wake = wake;
    });
  }
}
