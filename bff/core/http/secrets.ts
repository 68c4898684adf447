import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** What is handed out as a code in a link or as a cookie: 256 bits, of which only the hash is stored. */
const SECRET = /^[A-Za-z0-9_-]{43}$/;

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string | undefined): text is string {
  return text !== undefined && SECRET.test(text);
}

/** What is stored in place of a secret. 256 random bits need no slow hash. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}

/** The token that only our own pages of this session can know: derived from the cookie, so it is bound to it. */
export function csrfOf(cookie: string): string {
  return createHmac('sha256', cookie).update('trellis hosted form').digest('base64url');
}

/** Compares in constant time. */
export function isCsrfOf(cookie: string, given: string | undefined): boolean {
  const expected = Buffer.from(csrfOf(cookie));
  const actual = Buffer.from(given ?? '');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
