import { setTimeout as delay } from 'node:timers/promises';
import {
  IdempotencyRecords,
  type Reservation,
  type StoredResponse,
} from '../../database/idempotency-records.ts';
import { ApiError } from '../errors.ts';
import type { RowToWrite } from '../../database/write-at-end.ts';
import type { OperationResponse } from '../route.ts';
import type { Db } from '../../database/database.ts';
import type { Clock } from '../clock.ts';

/** One piece of work under an idempotency key. */
export interface OnceOnly {
  readonly id: string;
  /** A hash of the request: the same key with a different one is refused. */
  readonly fingerprint: string;
  readonly partnerId?: string | null;
  /** The status of a response without one. */
  readonly successStatus: number;
  /** `false` to store only the fact of a success, not its body. */
  readonly isBodyKept: boolean;
}

/** Returns the rows that are committed with a response, in addition to its own. */
export type RowsOf = (response: OperationResponse) => readonly RowToWrite[];

export const NO_ROWS: readonly RowToWrite[] = [];
export const noRows: RowsOf = () => NO_ROWS;

/**
 * Does work in another service, once for its key. The same key and body replay the first response; another
 * body is refused; so is a second request while the first runs.
 */
export async function doOnce(
  work: OnceOnly,
  store: IdempotencyRecords,
  act: () => Promise<OperationResponse>,
  rowsOf: RowsOf = noRows,
): Promise<OperationResponse> {
  const reservation = await store.reserve(work.id, work.fingerprint, work.partnerId);
  if (reservation.state === 'taken') return actAndKeep(work, store, { ...reservation, act, rowsOf });
  return replayOf(reservation, work.fingerprint);
}

/** The header of a replayed response. */
export const REPLAYED = 'Idempotent-Replayed';

type Earlier = Exclude<Reservation, { state: 'taken' }>;

/** Thrown to end the transaction of a repeated request. */
export class NotFirst extends Error {
  readonly reservation: Earlier;

  constructor(reservation: Earlier) {
    super('the key is reserved already');
    this.reservation = reservation;
  }
}

/** Replays the first response. @throws {ApiError} idempotency_reused, idempotency_in_progress */
export function replayOf(reservation: Earlier, fingerprint: string): OperationResponse {
  if (reservation.fingerprint !== fingerprint) throw new ApiError('idempotency_reused');
  if (reservation.state === 'running') {
    throw new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  return { ...reservation.response, headers: { [REPLAYED]: 'true' } };
}

interface Acting {
  readonly heldUntil: Date;
  readonly act: () => Promise<OperationResponse>;
  readonly rowsOf: RowsOf;
}

async function actAndKeep(
  work: OnceOnly,
  store: IdempotencyRecords,
  { heldUntil, act, rowsOf }: Acting,
): Promise<OperationResponse> {
  try {
    const response = await act();
    const rows = [...(response.writes?.rows ?? NO_ROWS), ...rowsOf(response)];
    const keeping = store.keep(work.id, heldUntil, storedOf(response, work), rows);
    await keeping.catch((cause: unknown) => {
      throw response.writes?.orElse(cause) ?? cause;
    });
    return response;
  } catch (error) {
    await endReservation(work.id, store, heldUntil, error);
    throw error;
  }
}

/** Returns the stored form of a response. */
export function storedOf(
  { status, body }: Pick<OperationResponse, 'status' | 'body'>,
  { successStatus, isBodyKept }: OnceOnly,
): StoredResponse {
  return { status: status ?? successStatus, body: isBodyKept ? body : null };
}

/** Ends a reservation after a failure: a refusal is stored, and any other error leaves the key free. */
export async function endReservation(
  id: string,
  store: IdempotencyRecords,
  heldUntil: Date,
  error: unknown,
): Promise<void> {
  if (error instanceof ApiError && isKept(error.status)) {
    await store.keep(id, heldUntil, { status: error.status, body: error.body() });
  } else {
    await release(store, id, heldUntil);
  }
}

/**
 * Stores the refusal of a change that was rolled back together with its reservation. A key that already has a
 * response keeps it.
 */
export async function keepRefusal(
  { id, fingerprint, partnerId }: OnceOnly,
  store: IdempotencyRecords,
  refusal: ApiError,
): Promise<void> {
  const reservation = await store.reserve(id, fingerprint, partnerId);
  if (reservation.state !== 'taken') return;
  await store.keep(id, reservation.heldUntil, { status: refusal.status, body: refusal.body() });
}

/** The longest time that a response waits for its reservation to be released. */
const RELEASE_WITHIN_MS = 500;

/**
 * Releases a reservation. If the store is unavailable too, the reservation expires by itself, and the caller
 * gets the first error.
 */
async function release(store: IdempotencyRecords, id: string, heldUntil: Date): Promise<void> {
  await Promise.race([
    store.release(id, heldUntil).catch(() => undefined),
    delay(RELEASE_WITHIN_MS, undefined, { ref: false }),
  ]);
}

/** Whether a response is stored (domain rule): 2xx and 4xx after validation are; 401, 429 and 5xx are not. */
export function isKept(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}

const EVERY_MS = 10 * 60 * 1000;

/** Returns a chore that deletes stored responses after a day, even if no other key is sent. */
export function forgetResponses(db: Db, clock: Clock) {
  const records = new IdempotencyRecords(db, clock);
  return {
    name: 'idempotency.forget',
    everyMs: EVERY_MS,
    run: () => records.pruneNow(),
  };
}
