import {
  createHmac,
  hash,
  randomBytes,
  timingSafeEqual,
  createCipheriv,
  createDecipheriv,
  type KeyObject,
} from 'node:crypto';

/**
 * A secret that is handed out as a code in a link or as a cookie: 256 bits, of which only the hash is stored.
 */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** Returns the hash that is stored in place of a secret. 256 random bits need no slow hash. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/**
 * Returns the token that only pages of this session can know: derived from the cookie, so it is bound to it.
 */
export function csrfOf(cookie: string): string {
  return createHmac('sha256', cookie).update('trellis hosted form').digest('base64url');
}

/** Compares in constant time. */
export function isCsrfOf(cookie: string, given: string | undefined): boolean {
  const expected = Buffer.from(csrfOf(cookie));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what has to be read again. @throws {Error} `open…`: it was sealed for something else */
export interface Sealer {
  seal(text: string, context: string): string;
  open(sealed: string, context: string): string;
  sealBytes(bytes: Uint8Array, context: string): Buffer;
  openBytes(sealed: Uint8Array, context: string): Buffer;
}

/**
 * Encrypts a text for storage, by AES-256-GCM.
 * @param key 32 bytes
 * @param context the owner of the text, such as the ID of its record; it can only be opened with the same one
 * @returns base64url of nonce (12 bytes), tag (16 bytes) and ciphertext
 */
export function sealBox(text: string, key: Buffer | KeyObject, context = ''): string {
  return sealByteBox(Buffer.from(text), key, context).toString('base64url');
}

/** @throws {Error} if it was sealed with another key or context, or was changed */
export function openBox(box: string, key: Buffer | KeyObject, context = ''): string {
  return openByteBox(Buffer.from(box, 'base64url'), key, context).toString();
}

/** Encrypts bytes as {@link sealBox} does a text. @returns nonce, tag and ciphertext */
export function sealByteBox(bytes: Uint8Array, key: Buffer | KeyObject, context: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const sealed = [cipher.update(bytes), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]);
}

/** @throws {Error} if it was sealed with another key or context, or was changed */
export function openByteBox(box: Uint8Array, key: Buffer | KeyObject, context: string): Buffer {
  const nonce = box.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(box.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}
