import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIban, isRoutingNumber } from '../../core/bank-accounts/formats.ts';
import { bankNumbersOf, lastFourOf } from './bank-numbers.ts';

describe('an IBAN', () => {
  test.each([
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    'FR1420041010050500013M02606',
    'NO9386011117947',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is valid', (iban) => expect(isIban(iban)).toBe(true));

  test.each([
    '',
    'GB29NWBK6016133192681',
    'GB29NWBK601613319268190',
    'GB28NWBK60161331926819',
    'gb29NWBK60161331926819',
    'US29NWBK60161331926819',
    'ZZ82WEST12345698765432',
    'GB29 NWBK 6016 1331 9268 19',
  ])('%s is not', (iban) => expect(isIban(iban)).toBe(false));

  test('with one digit changed is never valid', () => {
    const iban = 'DE89370400440532013000';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 21 }), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digit = (Number(iban[place]) + by) % 10;
        expect(isIban(iban.slice(0, place) + digit + iban.slice(place + 1))).toBe(false);
      }),
    );
  });
});

test('a routing number has a valid check digit', () => {
  expect(['110000000', '021000021', '011401533'].map(isRoutingNumber)).toEqual([true, true, true]);
  expect(['110000001', '000000000', '02100002', '0210000210', '02100002x'].map(isRoutingNumber)).toEqual(
    Array<boolean>(5).fill(false),
  );
});

test.each([
  [{ country: 'GB', sort_code: '60-16-13', account_number: '3192 6819' }, '6819'],
  [{ country: 'GB', iban: 'GB29 NWBK 6016 1331 9268 19' }, '6819'],
  [{ country: 'US', routing_number: '110000000', account_number: '000123456789' }, '6789'],
  [{ country: 'DE', iban: 'de89 3704 0044 0532 0130 00' }, '3000'],
  [{ country: 'AU', account_number: '12345678' }, '5678'],
])('%j ends in %s', (input, last4) => {
  expect(lastFourOf(bankNumbersOf(input, '2026-11-01'))).toBe(last4);
});

test.each<[Record<string, string>, string, string]>([
  [{ country: 'GB' }, 'field_missing', 'sort_code'],
  [{ country: 'GB', sort_code: '601613' }, 'field_missing', 'account_number'],
  [{ country: 'GB', sort_code: '60161', account_number: '31926819' }, 'field_invalid', 'sort_code'],
  [{ country: 'GB', sort_code: '601613', account_number: '3192681' }, 'field_invalid', 'account_number'],
  [{ country: 'GB', iban: 'GB29NWBK60161331926818' }, 'field_invalid', 'iban'],
  [{ country: 'GB', iban: 'DE89370400440532013000' }, 'field_invalid', 'iban'],
  [{ country: 'GB', iban: 'GB29NWBK60161331926819', sort_code: '601613' }, 'field_invalid', 'sort_code'],
  [
    { country: 'GB', sort_code: '601613', account_number: '31926819', routing_number: '110000000' },
    'field_invalid',
    'routing_number',
  ],
  [{ country: 'US', routing_number: '110000001', account_number: '1234' }, 'field_invalid', 'routing_number'],
  [{ country: 'US', routing_number: '110000000', account_number: '123' }, 'field_invalid', 'account_number'],
  [
    { country: 'US', routing_number: '110000000', account_number: '123456789012345678' },
    'field_invalid',
    'account_number',
  ],
  [{ country: 'DE', account_number: '532013000' }, 'field_missing', 'iban'],
  [{ country: 'AU', account_number: '123' }, 'field_invalid', 'account_number'],
  [{ country: 'AU' }, 'field_missing', 'account_number'],
])('%j is refused: %s of %s', (input, code, field) => {
  // The newest version asks for more in Australia: bank-countries.test.ts.
  expect(() => bankNumbersOf(input as { country: string }, '2026-11-01')).toThrow(
    expect.objectContaining({ code, param: `bank_account.${field}` }) as Error,
  );
});
