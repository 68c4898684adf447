import { setTimeout as delay } from 'node:timers/promises';
import type { Operation } from '../contract/operation.ts';
import { ApiError } from '../api/errors.ts';

/** What goes wrong: nothing is done; it is done and the answer is lost; it is done and the answer comes too late. */
export type Fault = 'unavailable' | 'lost_answer' | 'slow';

/** Longer than anyone waits for a response. */
const SLOW_MS = 20_000;

/** The connection is to be broken off instead of a response. */
export class LostAnswer extends Error {
  override readonly name = 'LostAnswer';
}

/** Which request to a built-in service goes wrong next: for tests. */
export class Faults {
  readonly #next = new Map<string, Fault[]>();
  readonly #closing = new AbortController();
  readonly #faultOfBody: ((body: unknown) => Fault | undefined) | undefined;

  /** @param faultOfBody what goes wrong by what a request contains */
  constructor(faultOfBody?: (body: unknown) => Fault | undefined) {
    this.#faultOfBody = faultOfBody;
  }

  /** The next request of an operation, such as `capturePayment`, goes wrong; several in the order they were named. */
  next(operationId: string, ...faults: readonly Fault[]): void {
    this.#next.set(operationId, [...(this.#next.get(operationId) ?? []), ...faults]);
  }

  /** Nothing goes wrong any more. */
  clear(): void {
    this.#next.clear();
  }

  /** Slow requests end now. */
  close(): void {
    this.#closing.abort();
  }

  /** Does what the request asks for, and then what goes wrong. @throws {LostAnswer} */
  async around<Result>(operation: Operation, body: unknown, act: () => Promise<Result>): Promise<Result> {
    const fault = this.#next.get(operation.id)?.shift() ?? this.#faultOfBody?.(body);
    if (fault === 'unavailable') throw new ApiError('unavailable');
    const result = await act();
    if (fault === 'lost_answer') throw new LostAnswer();
    if (fault === 'slow')
      await delay(SLOW_MS, undefined, { signal: this.#closing.signal }).catch(() => undefined);
    return result;
  }
}
