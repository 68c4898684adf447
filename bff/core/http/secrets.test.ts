import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openBox, openByteBox, sealBox, sealByteBox } from './secrets.ts';

const key = Buffer.alloc(32, 7);
const FORGED = /unable to authenticate data|authentication tag/;

test('opens what was sealed, with the same key and context alone', () => {
  const box = sealBox('whsec_ä', key, 'whe_1');
  expect(openBox(box, key, 'whe_1')).toBe('whsec_ä');
  expect(() => openBox(box, key, 'whe_2')).toThrow(FORGED);
  expect(() => openBox(box, key)).toThrow(FORGED);
  expect(() => openBox(box, randomBytes(32), 'whe_1')).toThrow(FORGED);
});

test('opens bytes that were sealed, whatever they are, with the same key and context alone', () => {
  const bytes = randomBytes(70_000);
  const box = sealByteBox(bytes, key, 'doc_1');
  expect(openByteBox(new Uint8Array(box), key, 'doc_1').equals(bytes)).toBe(true);
  expect(box.includes(bytes.subarray(0, 16))).toBe(false);
  expect(() => openByteBox(box, key, 'doc_2')).toThrow(FORGED);
  expect(() => openByteBox(box.subarray(0, -1), key, 'doc_1')).toThrow(FORGED);
});

test('refuses a box that was changed or cut', () => {
  const bytes = Buffer.from(sealBox('secret', key), 'base64url');
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => openBox(changed.toString('base64url'), key)).toThrow(FORGED);
  }
  expect(() => openBox(bytes.subarray(0, 20).toString('base64url'), key)).toThrow(FORGED);
});

test.each([
  ['', 'AwMDAwMDAwMDAwMD-50BijfKz77c5PDXcmiHnF7c0GY5Wjs2WHphL584jWmJHp0'],
  ['whe_1', 'AwMDAwMDAwMDAwMDN3CzhyIBzIkOi1NQKIE5nl7c0GY5Wjs2WHphL584jWmJHp0'],
])('opens a box of an earlier release (context %o)', (context, box) => {
  expect(openBox(box, key, context)).toBe('{"secret":"stored"}');
});
