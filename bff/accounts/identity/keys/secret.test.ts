import fc from 'fast-check';
import { expect, test } from 'vitest';
import { environmentOfSecret, hashOf, newKeySecret, withChecksum } from './secret.ts';

test('the checksum of 32 A in the sandbox is the documented one', () => {
  expect(withChecksum(`ppk_sandbox_${'A'.repeat(32)}`)).toBe(`ppk_sandbox_${'A'.repeat(32)}2QkeAT`);
});

test("a new key is recognized as its environment's, and no two are equal", () => {
  const keys = Array.from({ length: 500 }, () => newKeySecret('production'));
  expect(new Set(keys).size).toBe(500);
  expect(keys.every((key) => /^ppk_production_[0-9A-Za-z]{38}$/.test(key))).toBe(true);
  expect(keys.every((key) => environmentOfSecret(key) === 'production')).toBe(true);
});

test('any single changed character is noticed', () => {
  const key = newKeySecret('sandbox');
  fc.assert(
    fc.property(
      fc.nat({ max: key.length - 1 }),
      fc.string({ minLength: 1, maxLength: 1 }),
      (at, character) => {
        const changed = key.slice(0, at) + character + key.slice(at + 1);
        expect(environmentOfSecret(changed)).toBe(changed === key ? 'sandbox' : undefined);
      },
    ),
  );
});

test('other text is not a key', () => {
  for (const text of [
    '',
    'ppk_',
    'ppk_sandbox_',
    'ppk_staging_' + 'A'.repeat(38),
    `${newKeySecret('sandbox')}\n`,
  ]) {
    expect(environmentOfSecret(text)).toBeUndefined();
  }
});

test('the hash is SHA-256 in base64url', () => {
  expect(hashOf('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
