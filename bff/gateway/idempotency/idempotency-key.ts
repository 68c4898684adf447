import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { pathParameter, type Call } from '../call.ts';
import { ApiError } from '../errors.ts';
import type { Principal } from '../principal.ts';

/** Quoted (a structured-field string) or bare, 1–255 visible characters. */
const KEY = /^(?:"([\x20\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e][\x20\x21\x23-\x7e]{0,254}))$/;

/** @throws {ApiError} field_invalid. Undefined: the caller sent none, or the operation ignores it. */
export function idempotencyKeyOf(call: Call): string | undefined {
  return call.operation.idempotency === 'ignored' ? undefined : readIdempotencyKey(call.req);
}

/** As {@link idempotencyKeyOf}, for a service that has no calls. */
export function readIdempotencyKey(req: IncomingMessage): string | undefined {
  if (req.headers['idempotency-key'] === undefined) return undefined;
  const values = req.headersDistinct['idempotency-key'] ?? [];
  const match = values.length === 1 ? KEY.exec(values[0] ?? '') : null;
  const key = match?.[1] ?? match?.[2];
  if (key === undefined) {
    throw new ApiError('field_invalid', {
      message: 'Idempotency-Key must be a single value of 1–255 visible ASCII characters.',
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
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/** The path that was called, in one spelling. */
export function targetOf(call: Call): { method: string; path: string } {
  const { method, path } = call.operation;
  return { method, path: path.replace(/\{(\w+)\}/g, (_, name: string) => pathParameter(call, name)) };
}

/** What tells a repeated request from another one under the same key: SHA-256 of the body's bytes. */
export function fingerprintOf(rawBody: Buffer): string {
  return hash('sha256', rawBody, 'base64url');
}
