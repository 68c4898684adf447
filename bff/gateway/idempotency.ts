import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { ApiError } from './errors.ts';
import { pathParameter, type Answer, type Call } from './call.ts';
import type { Principal } from './principal.ts';

/** What is kept of a finished request: enough to answer it again. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Where answers are kept for 24 h. One row a key; the first to reserve it does the work. */
export interface IdempotencyStore {
  /** Takes the key for this request, or tells who has it. A reservation that its owner left behind can be taken over. */
  reserve(id: string, fingerprint: string): Promise<Reservation>;
  /** Keeps the answer of the request that holds the reservation. */
  keep(id: string, answer: StoredAnswer): Promise<void>;
  /** Gives the reservation back: nothing was done, or nobody knows, so the caller may try again. */
  release(id: string): Promise<void>;
}

export type Reservation =
  | { readonly state: 'taken' }
  | { readonly state: 'running'; readonly fingerprint: string }
  | { readonly state: 'answered'; readonly fingerprint: string; readonly answer: StoredAnswer };

/** Quoted (a structured-field string) or bare, 1–255 visible characters. */
const KEY = /^(?:"([\x20\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e][\x20\x21\x23-\x7e]{0,254}))$/;

/** @throws {ApiError} field_invalid. Undefined: the caller sent none. */
export function idempotencyKeyOf(call: Call): string | undefined {
  return call.operation.idempotency === 'never' ? undefined : readIdempotencyKey(call.req);
}

/** As {@link idempotencyKeyOf}, for a service that has no calls. */
export function readIdempotencyKey(req: IncomingMessage): string | undefined {
  const values = req.headersDistinct['idempotency-key'] ?? [];
  if (values.length === 0) return undefined;
  const match = values.length === 1 ? KEY.exec(values[0] ?? '') : null;
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw new ApiError('field_invalid', {
      message: 'Idempotency-Key must be one value of 1–255 visible characters.',
      param: 'Idempotency-Key',
    });
  }
  return key;
}

/**
 * Where a key is valid: partner, environment, method and path, and for a session its merchant too, so that no
 * merchant can be answered with another's record. Hashed, since the key is the caller's text.
 */
export function idempotencyId(
  caller: Principal | undefined,
  target: { readonly method: string; readonly path: string },
  key: string,
): string {
  const merchant = caller?.kind === 'session' ? caller.merchantId : '';
  const parts = [caller?.partnerId, caller?.environment, merchant, target.method, target.path, key];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** The path that was called, in one spelling. */
function targetOf(call: Call): { method: string; path: string } {
  const { method, path } = call.operation;
  return { method, path: path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameter(call, name)) };
}

/** One piece of work under an idempotency key. */
export interface OnceOnly {
  /** As {@link idempotencyId} makes it. */
  readonly id: string;
  /** The body's bytes: the same key with other bytes is refused. */
  readonly rawBody: Buffer;
  /** Status of an answer that names none. */
  readonly successStatus: number;
}

/** Does the call's work once for its idempotency key; without one it just does it. */
export async function once(call: Call, store: IdempotencyStore, act: () => Promise<Answer>): Promise<Answer> {
  const key = idempotencyKeyOf(call);
  if (key === undefined) return act();
  const id = idempotencyId(call.principal, targetOf(call), key);
  const successStatus = call.operation.success.status;
  return doOnce({ id, rawBody: call.rawBody, successStatus }, store, act);
}

/**
 * The same key and body answer the first answer again; another body is refused; a second request while the first
 * runs is refused too. Answers below 500 are kept, but for 401 and 429.
 */
export async function doOnce(
  work: OnceOnly,
  store: IdempotencyStore,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const fingerprint = createHash('sha256').update(work.rawBody).digest('base64url');
  const reservation = await store.reserve(work.id, fingerprint);
  if (reservation.state === 'taken') return perform(work, store, act);
  if (reservation.fingerprint !== fingerprint) throw new ApiError('idempotency_reused');
  if (reservation.state === 'running') {
    throw new ApiError('idempotency_in_progress', { headers: { 'Retry-After': '1' } });
  }
  return { ...reservation.answer, headers: { 'Idempotent-Replayed': 'true' } };
}

async function perform(
  { id, successStatus }: OnceOnly,
  store: IdempotencyStore,
  act: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await act();
    await store.keep(id, { status: answer.status ?? successStatus, body: answer.body });
    return answer;
  } catch (error) {
    if (error instanceof ApiError && isKept(error.status)) {
      await store.keep(id, { status: error.status, body: error.body() });
    } else {
      await store.release(id);
    }
    throw error;
  }
}

function isKept(status: number): boolean {
  return status < 500 && status !== 401 && status !== 429;
}
