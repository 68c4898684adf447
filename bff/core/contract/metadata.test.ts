import { Compile } from 'typebox/schema';
import { expect, test } from 'vitest';
import { Metadata } from './metadata.ts';

const validator = Compile(Metadata);
const takes = (metadata: object): boolean => validator.Check(metadata);
const pairs = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`key ${at}`, '']));

test('has at most 50 pairs', () => {
  expect([0, 50, 51].map((count) => takes(pairs(count)))).toEqual([true, true, false]);
});

test('has keys of 1 to 40 characters, counted as people do', () => {
  expect([0, 1, 40, 41].map((length) => takes({ ['🌱'.repeat(length)]: '' }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('has values of at most 500 characters', () => {
  expect([0, 500, 501].map((length) => takes({ key: '🌱'.repeat(length) }))).toEqual([true, true, false]);
});

test.each(['\0', 'a\0b', '\ud800'])('has no key that a database cannot store: %j', (key) => {
  expect(takes({ [key]: '' })).toBe(false);
  expect(takes({ key })).toBe(false);
});

test('has no card number, in a key or a value', () => {
  expect(takes({ card: '4242 4242 4242 4242' })).toBe(false);
  expect(takes({ '4242424242424242': 'card' })).toBe(false);
  expect(takes({ card: 'tok_4242424242424242', order: '4242424242424241', phone: '+4242424242424242' })).toBe(
    true,
  );
});
