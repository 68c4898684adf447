import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Operation } from '../../contract/operation.ts';
import type { Idempotency } from '../call.ts';
import type { Params } from '../checks.ts';
import { ApiError } from '../errors.ts';
import type { Principal } from '../principal.ts';

/** Quoted (a structured-field string) or bare, 1–255 visible characters. */
const KEY = /^(?:"([\x20\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e][\x20\x21\x23-\x7e]{0,254}))$/;

const NONE: readonly string[] = [];

/** Returns each sent value: `headers` would join two of them into one. */
export function idempotencyKeysSent(req: IncomingMessage): readonly string[] {
  if (req.headers['idempotency-key'] === undefined) return NONE;
  return req.headersDistinct['idempotency-key'] ?? NONE;
}

/** Returns the key among the sent values; `undefined` if there is none. @throws {ApiError} field_invalid */
export function readIdempotencyKey(sent: readonly string[]): string | undefined {
  if (sent.length === 0) return undefined;
  const match = sent.length === 1 ? KEY.exec(sent[0] ?? '') : null;
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw new ApiError('field_invalid', {
      message: 'Idempotency-Key must be a single value of 1–255 visible ASCII characters.',
      param: 'Idempotency-Key',
    });
  }
  return key;
}

/** The call that a key belongs to. */
interface KeyedCall {
  readonly operation: Operation;
  readonly principal: Principal | undefined;
  readonly params: Params;
  readonly query: Readonly<Record<string, unknown>>;
  readonly rawBody: Buffer;
}

/** @param key the result of {@link readIdempotencyKey}; `undefined` if the operation ignores it */
export function idempotencyOf(
  key: string | undefined,
  { operation, principal, params, query, rawBody }: KeyedCall,
): Idempotency | undefined {
  if (key === undefined) return undefined;
  const target = { method: operation.method, path: pathOf(operation.path, params) };
  return {
    key,
    id: idOf(principal, target, key),
    fingerprint: fingerprintOf(rawBody, operation.upload ? query : {}),
    partnerId: principal?.partnerId ?? null,
  };
}

/** Returns the called path in a canonical form. */
function pathOf(path: string, params: Params): string {
  if (!path.includes('{')) return path;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
}

/**
 * Returns the scope of a key: partner, environment, method and path, and for a session or a guest also its
 * merchant, so that no merchant gets another's record. Hashed, because the key is the caller's text.
 */
function idOf(
  caller: Principal | undefined,
  target: { readonly method: string; readonly path: string },
  key: string,
): string {
  const merchant = caller && caller.kind !== 'key' ? caller.merchantId : '';
  const parts = [caller?.partnerId, caller?.environment, merchant, target.method, target.path, key];
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/**
 * Distinguishes a repeated request from another one under the same key. The metadata of an uploaded file is
 * in the query.
 */
function fingerprintOf(rawBody: Buffer, query: Readonly<Record<string, unknown>>): string {
  const ofBody = hash('sha256', rawBody, 'base64url');
  const parameters = Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return parameters.length === 0 ? ofBody : hash('sha256', JSON.stringify([ofBody, parameters]), 'base64url');
}
