import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { EnvironmentName } from '../../../core/contract/fields.ts';

/**
 * The format of a partner key: `ppk_{environment}_`, 32 random base62 characters (190 bits), then the CRC-32
 * of all that precedes as 6 base62 characters. The checksum lets a mistyped or made-up key be refused without
 * a lookup, and lets a scanner that finds one in a repository be sure (GitHub's scheme).
 */

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const FORM = /^(ppk_(sandbox|production)_[0-9A-Za-z]{32})([0-9A-Za-z]{6})$/;

export function newKeySecret(environment: EnvironmentName): string {
  const random = Array.from({ length: 32 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return withChecksum(`ppk_${environment}_${random}`);
}

export function withChecksum(body: string): string {
  let rest = crc32(body);
  let checksum = '';
  for (let i = 0; i < 6; i += 1) {
    checksum = `${ALPHABET[rest % 62]}${checksum}`;
    rest = Math.floor(rest / 62);
  }
  return body + checksum;
}

/**
 * The environment in a key's text, or undefined if it is not a key. Doesn't use the database.
 * @param isIssued whether it is known to be a key, so that its checksum needn't be computed again
 */
export function environmentOfSecret(secret: string, isIssued = false): EnvironmentName | undefined {
  const match = FORM.exec(secret);
  if (!match?.[1] || !(isIssued || withChecksum(match[1]) === secret)) return undefined;
  return match[2] === 'production' ? 'production' : 'sandbox';
}

/** The hash stored and looked up instead of a secret. 190 random bits need no slow hash. */
export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
