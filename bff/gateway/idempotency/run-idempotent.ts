import type { Db } from '../../database/database.ts';
import type { IdempotencyRecords } from '../../database/idempotency-records.ts';
import { inTransaction, type Work } from '../../database/unit-of-work.ts';
import type { Answer, Call } from '../call.ts';
import { bearerOf } from '../credential.ts';
import { ApiError } from '../errors.ts';
import { doOnce, isKept, replayOf, type OnceOnly } from './stored-responses.ts';
import { fingerprintOf, idempotencyId, idempotencyKeyOf, targetOf } from './idempotency-key.ts';
import { seal, unseal } from './sealed-response.ts';

export interface OnceDeps {
  readonly db: Db;
  readonly idempotency: IdempotencyRecords;
}

/**
 * Runs a call's handler; if the caller sent an idempotency key, once for that key. A repeated request gets the stored
 * response.
 *
 * @example
 * const response = await runIdempotent(call, { db, idempotency }, () => createMerchant(call));
 */
export async function runIdempotent(
  call: Call,
  deps: OnceDeps,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const key = idempotencyKeyOf(call);
  const work = key === undefined ? undefined : workUnder(call, key);
  if (work) await deps.idempotency.prune();
  switch (call.operation.idempotency) {
    case 'ignored':
      return handle();
    case 'forwarded':
      return work ? doOnce(work, deps.idempotency, handle) : handle();
    default:
      return work ? recordOnce(call, work, deps, handle) : inTransaction(deps.db, inCall(call, handle));
  }
}

function workUnder(call: Call, key: string): OnceOnly {
  const id = idempotencyId(call.principal, targetOf(call), key);
  return { id, rawBody: call.rawBody, successStatus: call.operation.success.status };
}

function inCall(call: Call, handle: () => Promise<Answer>): (work: Work) => Promise<Answer> {
  return (work) => {
    call.work = work;
    return handle();
  };
}

/**
 * Change and answer in one transaction: neither is ever there without the other. A second request with the key waits
 * at the row until the first has committed, and then answers what that one did.
 */
async function recordOnce(
  call: Call,
  work: OnceOnly,
  deps: OnceDeps,
  handle: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = fingerprintOf(work.rawBody);
  try {
    return await inTransaction(deps.db, async (transaction) => {
      const records = deps.idempotency.within(transaction.db);
      const reservation = await records.reserve(work.id, fingerprint);
      if (reservation.state !== 'taken') return opened(call, replayOf(reservation, fingerprint));
      const answer = await inCall(call, handle)(transaction);
      await records.keep(work.id, closed(call, answer.status ?? work.successStatus, answer.body));
      return answer;
    });
  } catch (error) {
    if (error instanceof ApiError && isKept(error.status)) await keepRefusal(work, fingerprint, deps, error);
    throw error;
  }
}

/** The change was rolled back, its refusal stays. A key that has an answer already keeps that one. */
async function keepRefusal(
  work: OnceOnly,
  fingerprint: string,
  deps: OnceDeps,
  refusal: ApiError,
): Promise<void> {
  const reservation = await deps.idempotency.reserve(work.id, fingerprint);
  if (reservation.state !== 'taken') return;
  await deps.idempotency.keep(work.id, { status: refusal.status, body: refusal.body() });
}

/** An answer that holds a secret is stored so that only the credential that got it can open it again. */
function closed(call: Call, status: number, body: unknown): { status: number; body: unknown } {
  return { status, body: call.operation.idempotency === 'sealed' ? seal(body, bearerOf(call.req)) : body };
}

function opened(call: Call, answer: Answer): Answer {
  const holdsSecret = call.operation.idempotency === 'sealed' && (answer.status ?? 0) < 400;
  return holdsSecret ? { ...answer, body: unseal(answer.body, bearerOf(call.req)) } : answer;
}
