import { createCipheriv, createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a text for storage, by AES-256-GCM.
 * @param key 32 bytes
 * @param context what the text belongs to, such as the id of its record; it can only be opened with the same one
 * @returns base64url of nonce (12 bytes), tag (16 bytes) and ciphertext
 */
export function sealBox(text: string, key: Buffer | KeyObject, context = ''): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @throws {Error} it was sealed with another key or context, or it was changed */
export function openBox(box: string, key: Buffer | KeyObject, context = ''): string {
  const bytes = Buffer.from(box, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(context)).setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
}
