import { describe, expect, test } from 'vitest';
import { holdsCardNumber, isLuhn } from './card-numbers.ts';

/** Returns the numbers with a valid Luhn check digit. */
function withCheckDigit(numbers: readonly string[]): string[] {
  return numbers.map((number) => {
    const right = [...'0123456789'].find((digit) => isLuhn(number + digit)) ?? '';
    return number + right;
  });
}

/** Returns EAN-13 numbers of these companies that also pass the Luhn check. */
function articles(...companies: readonly string[]): string[] {
  return companies.flatMap((company) =>
    Array.from({ length: 200 }, (_, at) => eanOf(company + String(at * 7).padStart(12 - company.length, '0')))
      .filter(isLuhn)
      .slice(0, 3),
  );
}

function eanOf(number: string): string {
  const sum = [...number].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return number + String((10 - (sum % 10)) % 10);
}

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
    '４２４２ ４２４２ ４２４２ ４２４２',
    '5105105105105100',
    '2223000048400011',
    '2720990000000007',
    '343434343434343',
    '30569309025904',
    '36227206271667',
    '3566002020360505',
    '6205500000000000004',
    '6759649826438453',
    '5066991111111118',
    '2200000000000004',
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
    // Timestamps in milliseconds, microseconds and nanoseconds, and a written time.
    ...withCheckDigit(['179348012345', '179348012345678', '179348012345678901', '2026112610420712']),
    // IMEIs, of several makers.
    ...withCheckDigit([
      '35209900176148',
      '86112204123456',
      '01216100123456',
      '49015420323751',
      '99000123456789',
    ]),
    // Article numbers whose Luhn digit is valid by chance: of Germany, Japan, the UK and the US.
    ...articles('4006381', '4901234', '5012345', '0036000'),
    // Parcel numbers, and sequential IDs of other systems.
    ...withCheckDigit([
      '00340123450000000',
      '10000000000000',
      '100000000000000',
      '1000000000000000000'.slice(1),
    ]),
    '',
  ])('%s has none', (text) => expect(holdsCardNumber(text)).toBe(false));

  // Reading beyond the length of a card number would take minutes.
  test('a long list of short numbers is read in passing', () => {
    expect(holdsCardNumber('1 '.repeat(200_000))).toBe(false);
  });
});
