import { describe, expect, test } from 'vitest';
import { holdsCardNumber } from './card-numbers.ts';

describe('a card number in a text', () => {
  test.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    '378282246310005',
    '4222222222222',
    'my card is 5555555555554444, thanks',
    'card:6011111111111117.',
    '4000000000000000006',
    '4242 4242 4242 4242 12 27 123',
    '4242.4242.4242.4242',
    'room 12 4242424242424242 1227',
    '4242  4242  4242  4242',
    '4242 - 4242 - 4242 - 4242',
    '4242\u00A04242\u20134242\u20094242',
    '4242\n4242\n4242\n4242',
  ])('%s has one', (text) => expect(holdsCardNumber(text)).toBe(true));

  test.each([
    '4242424242424241',
    '424242424242',
    '+4242424242424242',
    'tok_4242424242424242',
    'a4242424242424242',
    '42424242424242424242',
    'ring at 4242, then 4242, then 4242 4242',
    '2026-11-21T10:42:07Z',
    'ord_01M7YV5Z00WRP41QW45SDWWY4H',
    '',
  ])('%s has none', (text) => expect(holdsCardNumber(text)).toBe(false));

  // Looking on past the length of a card's number would take minutes.
  test('a long list of short numbers is read in passing', () => {
    expect(holdsCardNumber('1 '.repeat(200_000))).toBe(false);
  });
});
