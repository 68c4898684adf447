import { RETRY_DELAYS_MS } from '../retry-schedule.ts';
import { RESPONSE_TIMEOUT_MS } from './send.ts';

/** Delays and intervals of the sender, in milliseconds; tests use shorter ones. */
export interface Timing {
  /** The delay before each attempt of the schedule, the first included. */
  readonly delaysMs: readonly number[];
  readonly answerWithinMs: number;
  /** Longer than any attempt: one that has not ended by then died with its node, and is repeated. */
  readonly claimMs: number;
  /** The interval of polling without a nudge. */
  readonly lookMs: number;
  /** The wait for more events after a nudge, so that a busy service dispatches many at a time. */
  readonly gatherMs: number;
  /** The interval of pruning. */
  readonly pruneMs: number;
}

export const DOMAIN_TIMING: Timing = {
  delaysMs: RETRY_DELAYS_MS,
  answerWithinMs: RESPONSE_TIMEOUT_MS,
  claimMs: 2 * RESPONSE_TIMEOUT_MS,
  lookMs: 1_000,
  gatherMs: 50,
  pruneMs: 10 * 60 * 1000,
};

const IDLE_FACTOR = 5;

/** Sleeps until there may be something to do: after a nudge, or when it is time to poll. */
export class PollTimer {
  readonly #timing: Pick<Timing, 'lookMs' | 'gatherMs'>;
  #isNudged = false;
  #isUrgent = false;
  #isHurried = false;
  #hasEnded = false;
  #wake: (() => void) | undefined;

  constructor(timing: Pick<Timing, 'lookMs' | 'gatherMs'>) {
    this.#timing = timing;
  }

  /** Wakes the sender, because there may be something to do. Cheap: it is called after every request. */
  nudge(): void {
    if (this.#isNudged) return;
    this.#isNudged = true;
    this.#wake?.();
  }

  /** Wakes the sender, because there is something to do. */
  urge(): void {
    this.#isUrgent = true;
    this.nudge();
  }

  /** Wakes the sender at once, because there is something to do that needn't be gathered. */
  hurry(): void {
    this.#isHurried = true;
    this.#wake?.();
  }

  /** Ends all sleep for good. */
  end(): void {
    this.#hasEnded = true;
    this.#wake?.();
  }

  /**
   * Waits for the next poll. After a nudge it waits a little, so that changes in quick succession are handled
   * together, and longer if the last poll found nothing: then most changes come from partners without
   * endpoints. `hurry` ends any wait.
   */
  async next(options: { readonly lookMs?: number; readonly foundNothing?: boolean } = {}): Promise<void> {
    const { lookMs = this.#timing.lookMs, foundNothing = false } = options;
    // The reason to hurry has been handled by now.
    this.#isHurried = false;
    if (!this.#isNudged) await this.#sleep(lookMs);
    const isLazy = foundNothing && !this.#isUrgent;
    const gatherMs = this.#timing.gatherMs * (isLazy ? IDLE_FACTOR : 1);
    if (this.#isNudged && !this.#isHurried) await this.#sleep(gatherMs);
    // A nudge during the wait is not forgotten.
    if (!this.#isHurried) this.#isNudged = this.#isUrgent = false;
  }

  #sleep(ms: number): Promise<void> {
    if (this.#hasEnded || ms === 0) return Promise.resolve();
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
