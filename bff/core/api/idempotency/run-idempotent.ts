import type { Db } from '../../database/database.ts';
import type { IdempotencyRecords } from '../../database/idempotency-records.ts';
import { inTransaction, type Work } from '../../database/unit-of-work.ts';
import type { Call, KeySteps } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { RowToWrite } from '../../database/write-at-end.ts';
import type { OperationResponse, Route } from '../route.ts';
import {
  doOnce,
  isKept,
  keepRefusal,
  NotFirst,
  REPLAYED,
  replayOf,
  noRows,
  NO_ROWS,
  type OnceOnly,
  type RowsOf,
  endReservation,
  storedOf,
} from './stored-responses.ts';
import { hkdfSync } from 'node:crypto';
import { openBox, sealBox } from '../../http/secrets.ts';

/**
 * Does work that spans several transactions and another service, once for its key, like `doOnce`; but the
 * reservation is committed with the first of those transactions, and the response may be with the last.
 * @throws whatever `act` throws; {ApiError} the error of the first request with this key, replayed
 */
export async function doInSteps(
  once: OnceOnly,
  store: IdempotencyRecords,
  act: (steps: KeySteps) => Promise<OperationResponse>,
  rowsOf: RowsOf = noRows,
): Promise<OperationResponse> {
  const steps = new Steps(once, store, rowsOf);
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
  readonly #rowsOf: RowsOf;
  /** Set once the reservation is committed. */
  #heldUntil: Date | undefined;
  #isKept = false;

  constructor(once: OnceOnly, store: IdempotencyRecords, rowsOf: RowsOf) {
    this.#once = once;
    this.#store = store;
    this.#rowsOf = rowsOf;
  }

  async reserve({ db, afterCommit }: Work): Promise<void> {
    const { id, fingerprint, partnerId } = this.#once;
    const reservation = await this.#store.within(db).reserve(id, fingerprint, partnerId);
    if (reservation.state !== 'taken') throw new NotFirst(reservation);
    afterCommit(() => (this.#heldUntil = reservation.heldUntil));
  }

  async keep({ db, afterCommit }: Work, body: unknown): Promise<void> {
    if (!this.#heldUntil) return;
    const stored = storedOf({ body }, this.#once);
    await this.#store.within(db).keep(this.#once.id, this.#heldUntil, stored, this.#rowsOf({ body }));
    afterCommit(() => (this.#isKept = true));
  }

  async end(response: OperationResponse): Promise<void> {
    if (this.#isKept || !this.#heldUntil) return;
    const stored = storedOf(response, this.#once);
    await this.#store.keep(this.#once.id, this.#heldUntil, stored, this.#rowsOf(response));
  }

  async fail(error: unknown): Promise<void> {
    if (this.#isKept) return;
    if (this.#heldUntil) await endReservation(this.#once.id, this.#store, this.#heldUntil, error);
    else if (error instanceof ApiError && isKept(error.status))
      await keepRefusal(this.#once, this.#store, error);
  }
}

export interface IdempotencyDeps {
  readonly db: Db;
  readonly idempotency: IdempotencyRecords;
}

interface RunDeps extends IdempotencyDeps {
  /** The caller's credential, which opens a sealed response again. */
  readonly credential: string | undefined;
}

type Once = Pick<Route, 'handle' | 'readAgain' | 'holdsKey' | 'readsFirst' | 'audit'>;

/**
 * Runs a call's handler; if the caller sent an idempotency key, once for that key. A repeated request gets
 * the stored response, or the current record if the route reads it again.
 *
 * @example
 * const response = await runIdempotent(call, { db, idempotency, credential }, route);
 */
export async function runIdempotent(call: Call, deps: RunDeps, route: Once): Promise<OperationResponse> {
  const { operation, idempotency } = call;
  const before = await route.audit?.readBefore?.(call);
  const rowsOf: RowsOf = (response) => auditRows(route, call, response, before);
  const isOnce = operation.idempotency !== 'forwarded' || idempotency !== undefined;
  if (operation.idempotency !== 'ignored' && isOnce) return runOnce(call, deps, route, rowsOf);
  const response = await route.handle(call);
  await commitWrites(response, rowsOf(response), deps);
  return response;
}

function auditRows({ audit }: Once, call: Call, response: OperationResponse, before: unknown) {
  const row = audit?.rowOf(call, response, before);
  return row ? [row] : NO_ROWS;
}

/** @throws {ApiError} the response's own error if its writes can't be committed */
async function commitWrites(
  { writes }: OperationResponse,
  rows: readonly RowToWrite[],
  { idempotency }: RunDeps,
): Promise<void> {
  if (!writes && rows.length === 0) return;
  try {
    await idempotency.commit([...(writes?.rows ?? NO_ROWS), ...rows]);
  } catch (cause) {
    throw writes?.orElse(cause) ?? cause;
  }
}

async function runOnce(
  call: Call,
  deps: RunDeps,
  { handle, readAgain, holdsKey = false, readsFirst = false }: Once,
  rowsOf: RowsOf,
): Promise<OperationResponse> {
  const { operation, idempotency } = call;
  const change = async (work: Work): Promise<OperationResponse> => {
    const response = await handle({ ...call, work });
    await deps.idempotency.within(work.db).commit(rowsOf(response));
    return response;
  };
  if (!idempotency) return inTransaction(deps.db, change);
  const isBodyKept = readAgain === undefined;
  const once = { ...idempotency, successStatus: operation.success.status, isBodyKept };
  await deps.idempotency.prune();
  if (operation.idempotency === 'forwarded') {
    const response = holdsKey
      ? await doInSteps(once, deps.idempotency, async (keySteps) => handle({ ...call, keySteps }), rowsOf)
      : await doOnce(once, deps.idempotency, async () => handle(call), rowsOf);
    return restored(response, call, readAgain);
  }
  return restored(await recordOnce(call, once, deps, { change, readsFirst }), call, readAgain);
}

/**
 * Restores a response whose body was not kept. Runs outside the transaction, where the record is read like
 * any other.
 */
async function restored(
  response: OperationResponse,
  call: Call,
  readAgain: Route['readAgain'],
): Promise<OperationResponse> {
  const isBare = response.headers?.[REPLAYED] === 'true' && (response.status ?? 0) < 400;
  return readAgain && isBare ? { ...response, body: (await readAgain(call)).body } : response;
}

/**
 * Writes change and response in one transaction: neither exists without the other. A second request with the
 * key waits at the row until the first has committed, and then returns its response.
 */
async function recordOnce(
  call: Call,
  once: OnceOnly,
  deps: RunDeps,
  { change, readsFirst }: Recorded,
): Promise<OperationResponse> {
  try {
    return await inTransaction(deps.db, async (work) => {
      const records = deps.idempotency.within(work.db);
      const reserving = records.reserve(once.id, once.fingerprint, once.partnerId);
      const changing = readsFirst ? change(work) : undefined;
      // The handler's failure matters only for the first request; no part of it may still be running when the
      // transaction ends.
      const ended = changing?.catch(() => undefined);
      const reservation = await reserving.catch(async (error: unknown) => {
        await ended;
        throw error;
      });
      if (reservation.state !== 'taken') {
        await ended;
        throw new NotFirst(reservation);
      }
      const response = await (changing ?? change(work));
      await records.keep(
        once.id,
        reservation.heldUntil,
        closed(call, response.status ?? once.successStatus, once.isBodyKept ? response.body : null, deps),
      );
      return response;
    });
  } catch (error) {
    if (error instanceof NotFirst) return opened(call, replayOf(error.reservation, once.fingerprint), deps);
    if (error instanceof ApiError && isKept(error.status)) await keepRefusal(once, deps.idempotency, error);
    throw error;
  }
}

interface Recorded {
  readonly change: (work: Work) => Promise<OperationResponse>;
  /** See {@link Route}. */
  readonly readsFirst: boolean;
}

/** Seals a response with a secret, so that only the credential that received it can open it again. */
function closed(
  { operation }: Call,
  status: number,
  body: unknown,
  { credential = '' }: RunDeps,
): { status: number; body: unknown } {
  return { status, body: operation.idempotency === 'sealed' ? seal(body, credential) : body };
}

function opened(
  { operation }: Call,
  response: OperationResponse,
  { credential = '' }: RunDeps,
): OperationResponse {
  const holdsSecret = operation.idempotency === 'sealed' && (response.status ?? 0) < 400;
  return holdsSecret ? { ...response, body: unseal(response.body, credential) } : response;
}

/**
 * A response that shows a secret once, stored for a retry without storing the secret: AES-256-GCM under a key
 * derived from the caller's own credential, of which only the hash is stored. Without that credential it
 * can't be opened, even by the service.
 */
interface SealedResponse {
  /** The result of {@link sealBox}. */
  readonly sealed: string;
}

function seal(body: unknown, credential: string): SealedResponse {
  return { sealed: sealBox(JSON.stringify(body), keyFrom(credential)) };
}

/** @throws {ApiError} state_forbids if another credential got the response */
function unseal(stored: unknown, credential: string): unknown {
  try {
    return JSON.parse(openBox((stored as SealedResponse).sealed, keyFrom(credential)));
  } catch (cause) {
    throw new ApiError('state_forbids', {
      message:
        'This request was first sent with a different credential. Only that credential can read its ' +
        'response again.',
      cause,
    });
  }
}

function keyFrom(credential: string): Buffer {
  return Buffer.from(hkdfSync('sha256', credential, '', 'trellis idempotent answer', 32));
}
