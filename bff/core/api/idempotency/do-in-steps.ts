import type { IdempotencyRecords } from '../../database/idempotency-records.ts';
import type { Work } from '../../database/unit-of-work.ts';
import type { KeySteps } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { OperationResponse } from '../route.ts';
import {
  endReservation,
  isKept,
  keepRefusal,
  NotFirst,
  replayOf,
  storedOf,
  type OnceOnly,
} from './stored-responses.ts';

/**
 * Work in several transactions and in another service, once for its key, as `doOnce`; but the reservation is committed with the first of
 * those transactions, and the response may be with the last.
 */
export async function doInSteps(
  once: OnceOnly,
  store: IdempotencyRecords,
  act: (steps: KeySteps) => Promise<OperationResponse>,
): Promise<OperationResponse> {
  const steps = new Steps(once, store);
  try {
    const response = await act(steps);
    await steps.end(response);
    return response;
  } catch (error) {
    if (error instanceof NotFirst) return replayOf(error.reservation, once.fingerprint);
    await steps.fail(error);
    throw error;
  }
}

class Steps implements KeySteps {
  readonly #once: OnceOnly;
  readonly #store: IdempotencyRecords;
  /** Once it is committed. */
  #heldUntil: Date | undefined;
  #isKept = false;

  constructor(once: OnceOnly, store: IdempotencyRecords) {
    this.#once = once;
    this.#store = store;
  }

  async reserve({ db, afterCommit }: Work): Promise<void> {
    const reservation = await this.#store.within(db).reserve(this.#once.id, this.#once.fingerprint);
    if (reservation.state !== 'taken') throw new NotFirst(reservation);
    afterCommit(() => (this.#heldUntil = reservation.heldUntil));
  }

  async keep({ db, afterCommit }: Work, body: unknown): Promise<void> {
    if (!this.#heldUntil) return;
    await this.#store.within(db).keep(this.#once.id, this.#heldUntil, storedOf({ body }, this.#once));
    afterCommit(() => (this.#isKept = true));
  }

  async end(response: OperationResponse): Promise<void> {
    if (this.#isKept || !this.#heldUntil) return;
    await this.#store.keep(this.#once.id, this.#heldUntil, storedOf(response, this.#once));
  }

  async fail(error: unknown): Promise<void> {
    if (this.#isKept) return;
    if (this.#heldUntil) await endReservation(this.#once.id, this.#store, this.#heldUntil, error);
    else if (error instanceof ApiError && isKept(error.status))
      await keepRefusal(this.#once, this.#store, error);
  }
}
