import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../errors.ts';
import type { OperationResponse } from '../route.ts';

/** What is kept of a finished request: enough to answer it again. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

/** Where answers are kept for 24 h. One row a key; the first to reserve it does the work. */
export interface IdempotencyStore {
  /** Takes the key for this request, or tells who has it. A reservation that its owner left behind can be taken over. */
  reserve(id: string, fingerprint: string): Promise<Reservation>;
  /** Keeps the answer of the request that holds the reservation. */
  keep(id: string, answer: StoredResponse): Promise<void>;
  /** Gives the reservation back: nothing was done, or nobody knows, so the caller may try again. */
  release(id: string): Promise<void>;
}

export type Reservation =
  | { readonly state: 'taken' }
  | { readonly state: 'running'; readonly fingerprint: string }
  | { readonly state: 'answered'; readonly fingerprint: string; readonly answer: StoredResponse };

/** One piece of work under an idempotency key. */
export interface OnceOnly {
  readonly id: string;
  /** The same key with other bytes is refused. */
  readonly fingerprint: string;
  /** Status of an answer that names none. */
  readonly successStatus: number;
}

/**
 * Work in another service, once for its key. The same key and body answer the first answer again; another body is
 * refused; a second request while the first runs is refused too.
 */
export async function doOnce(
  work: OnceOnly,
  store: IdempotencyStore,
  act: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  const reservation = await store.reserve(work.id, work.fingerprint);
  if (reservation.state === 'taken') return actAndKeep(work, store, act);
  return replayOf(reservation, work.fingerprint);
}

/** The first answer again. @throws {ApiError} idempotency_reused, idempotency_in_progress */
export function replayOf(
  reservation: Exclude<Reservation, { state: 'taken' }>,
  fingerprint: string,
): OperationResponse {
  if (reservation.fingerprint !== fingerprint) throw new ApiError('idempotency_reused');
  if (reservation.state === 'running') {
    throw new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  return { ...reservation.answer, headers: { 'Idempotent-Replayed': 'true' } };
}

async function actAndKeep(
  { id, successStatus }: OnceOnly,
  store: IdempotencyStore,
  act: () => Promise<OperationResponse>,
): Promise<OperationResponse> {
  try {
    const response = await act();
    await store.keep(id, { status: response.status ?? successStatus, body: response.body });
    return response;
  } catch (error) {
    if (error instanceof ApiError && isKept(error.status)) {
      await store.keep(id, { status: error.status, body: error.body() });
    } else {
      await giveBack(store, id);
    }
    throw error;
  }
}

/** An answer does not wait longer for its reservation to be given back. */
const GIVE_BACK_WITHIN_MS = 500;

/** Where the store is away too, the reservation runs out by itself: the caller is answered with what went wrong first. */
async function giveBack(store: IdempotencyStore, id: string): Promise<void> {
  await Promise.race([
    store.release(id).catch(() => undefined),
    delay(GIVE_BACK_WITHIN_MS, undefined, { ref: false }),
  ]);
}

/** Domain rule: 2xx and 4xx reached after validation are kept; 401, 429 and 5xx are not. */
export function isKept(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}
