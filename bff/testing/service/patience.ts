import { setTimeout as delay } from 'node:timers/promises';

/** A timeout that a response meets on any busy machine, in milliseconds. */
export const PATIENT_MS = 15_000;
const IMPATIENT_MS = 500;

/**
 * The timeout of a service under test for its processor or its bank: long, unless a test wants a response to
 * be too late.
 */
export class Patience {
  #ms = PATIENT_MS;

  readonly ms = (): number => this.#ms;

  /**
   * Waits only briefly for requests made during `act`. Whether they have completed by then isn't known: check
   * until they have.
   */
  async lose<Result>(act: () => Promise<Result>): Promise<Result> {
    this.#ms = IMPATIENT_MS;
    try {
      return await act();
    } finally {
      this.#ms = PATIENT_MS;
    }
  }
}

const LOOK_EVERY_MS = 5;

/** Polls until a condition holds. @throws {Error} if that takes too long */
export async function until(
  what: string,
  withinMs: number,
  isSo: () => boolean | Promise<boolean>,
): Promise<number> {
  const startedMs = performance.now();
  while (!(await isSo())) {
    if (performance.now() - startedMs > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    await delay(LOOK_EVERY_MS);
  }
  return performance.now() - startedMs;
}
