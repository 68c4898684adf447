import { hkdfSync } from 'node:crypto';
import { openBox, sealBox } from '../../database/sealed-box.ts';
import { ApiError } from '../errors.ts';

/**
 * A response that shows a secret once, stored for a retry without storing the secret: AES-256-GCM under a key derived
 * from the caller's own credential, of which only the hash is stored. Without that credential nobody can open it,
 * including us.
 */
export interface SealedResponse {
  /** As {@link sealBox} returns it. */
  readonly sealed: string;
}

export function seal(body: unknown, credential: string): SealedResponse {
  return { sealed: sealBox(JSON.stringify(body), keyFrom(credential)) };
}

/** @throws {ApiError} state_forbids if another credential got the response */
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
