import { hkdfSync } from 'node:crypto';
import { openBox, sealBox } from '../../database/sealed-box.ts';
import { ApiError } from '../errors.ts';

/**
 * An answer that shows a secret once, kept for a retry without keeping the secret: AES-256-GCM under a key that is
 * derived from the caller's own credential, of which only the hash is stored. Who cannot send that credential again
 * cannot open it, and neither can we.
 */
export interface SealedResponse {
  /** As {@link sealBox} returns it. */
  readonly sealed: string;
}

export function seal(body: unknown, credential: string): SealedResponse {
  return { sealed: sealBox(JSON.stringify(body), keyFrom(credential)) };
}

/** @throws {ApiError} state_forbids where another credential got the answer */
export function unseal(stored: unknown, credential: string): unknown {
  try {
    return JSON.parse(openBox((stored as SealedResponse).sealed, keyFrom(credential)));
  } catch (cause) {
    throw new ApiError('state_forbids', {
      message:
        'This request was first sent with a different credential. Only that credential can read its response again.',
      cause,
    });
  }
}

function keyFrom(credential: string): Buffer {
  return Buffer.from(hkdfSync('sha256', credential, '', 'trellis idempotent answer', 32));
}
