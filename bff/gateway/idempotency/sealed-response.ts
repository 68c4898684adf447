import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '../errors.ts';

/**
 * An answer that shows a secret once, kept for a retry without keeping the secret: AES-256-GCM under a key that is
 * derived from the caller's own credential, of which only the hash is stored. Who cannot send that credential again
 * cannot open it, and neither can we.
 */
export interface SealedResponse {
  /** base64url of nonce (12 bytes), tag (16 bytes) and ciphertext. */
  readonly sealed: string;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function seal(body: unknown, credential: string): SealedResponse {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(credential), nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(body), 'utf8'), cipher.final()]);
  return { sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url') };
}

/** @throws {ApiError} state_forbids where another credential got the answer */
export function unseal(stored: unknown, credential: string): unknown {
  const bytes = Buffer.from((stored as SealedResponse).sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, keyFrom(credential), bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
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
