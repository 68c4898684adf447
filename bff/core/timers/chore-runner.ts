import type { Logger } from 'pino';

/** Sleeps until there may be something to do: after a nudge, or when it is time to look. */
export class WakeUp {
  #isNudged = false;
  #hasEnded = false;
  #wake: (() => void) | undefined;

  /** Wakes the sleeper, because there may be something to do. Cheap: it is called after every request. */
  nudge(): void {
    if (this.#isNudged) return;
    this.#isNudged = true;
    this.#wake?.();
  }

  /** Ends all sleep for good. */
  end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }

  /**
   * Sleeps until the next look. A nudge ends the sleep, but not within `atLeastMs` of the last look, so that
   * a busy service doesn't look after every request.
   */
  async next({ atLeastMs, atMostMs }: { atLeastMs: number; atMostMs: number }): Promise<void> {
    const since = performance.now();
    if (!this.#isNudged) await this.#sleep(atMostMs);
    // Woken by a nudge: a second one can't shorten the remaining time.
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

/** Runs chores, each independently, until it is stopped. One that fails is tried again at its next time. */
export class ChoreRunner<Deps> {
  readonly #chores: readonly Chore<Deps>[];
  readonly #log: Logger;
  readonly #wakeUp: readonly WakeUp[];
  #running: Promise<unknown> | undefined;
  #isStopping = false;

  constructor({ chores, log }: { readonly chores: readonly Chore<Deps>[]; readonly log: Logger }) {
    this.#chores = chores;
    this.#log = log;
    this.#wakeUp = chores.map(() => new WakeUp());
  }

  start(deps: Deps): void {
    this.#running ??= Promise.all(
      this.#chores.map((chore, index) => this.#repeat(chore, deps, this.#wakeUp[index] as WakeUp)),
    );
  }

  /** Stops, and waits for running work. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const wakeUp of this.#wakeUp) wakeUp.end();
    await this.#running;
  }

  async #repeat({ name, everyMs, run }: Chore<Deps>, deps: Deps, wakeUp: WakeUp): Promise<void> {
    for (;;) {
      await wakeUp.next({ atLeastMs: everyMs, atMostMs: everyMs });
      try {
        while (!this.#isStopping && (await run(deps)));
      } catch (err) {
        this.#log.warn({ err, chore: name }, 'a chore failed, and is tried again later');
      }
      if (this.#isStopping) return;
    }
  }
}

/**
 * Work that repeats on every node, in real time. It finds its tasks by itself, and skips those that another
 * node is doing.
 */
export interface Chore<Deps> {
  /** The name in the log. */
  readonly name: string;
  /** The interval between looks. */
  readonly everyMs: number;
  /** Does a part of the work. @returns whether there is more to do now */
  readonly run: (deps: Deps) => Promise<boolean>;
}
