import { generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { signEs256 } from './token.ts';

test('every signature is 64 bytes and verifies, also with short numbers', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  let short = 0;
  for (let i = 0; i < 2_000; i += 1) {
    const text = `text ${i}`;
    const signature = signEs256(text, privateKey);
    expect(signature).toHaveLength(64);
    expect(verify('sha256', Buffer.from(text), key, signature)).toBe(true);
    if (signature[0] === 0 || signature[32] === 0) short += 1;
  }
  expect(short).toBeGreaterThan(0);
});
