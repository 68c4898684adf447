import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { MAX_AMOUNT } from './amount.ts';
import { formatMoney } from './currency.ts';
import { ISO_4217, LOCALES } from './testing/iso-4217.ts';
import { type AmountPlace, amountExample, amountInField, readAmount } from './typed-amount.ts';
import { readNumber } from './typed-number.ts';

const inDigits =
  (zero: number) =>
  (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
const full = inDigits(0xff10);
const arabic = inDigits(0x660);

function expectReadBack(amount: number, place: AmountPlace): void {
  const { locale, currency } = place;
  const field = amountInField(amount, place);
  const texts = [
    formatMoney(amount, currency, locale),
    field,
    full(field),
    arabic(field),
    `${field} ${currency}`,
  ];
  for (const text of texts)
    expect([locale, text, readAmount(text, place)]).toEqual([locale, text, { amount }]);
}

describe('what a page writes is read as the same', () => {
  test('in every currency and language', () => {
    for (const [currency] of ISO_4217) {
      for (const locale of LOCALES.slice(0, 11)) {
        for (const amount of [150_000, 1_234_567]) expectReadBack(amount, { locale, currency });
      }
    }
  });

  test('whatever the amount', () => {
    const minor = fc.oneof(fc.nat({ max: 10_000_000 }), fc.integer({ min: 0, max: MAX_AMOUNT }));
    const currency = fc.constantFrom('GBP', 'JPY', 'HUF', 'KWD', 'CHF', 'INR');
    fc.assert(
      fc.property(minor, currency, fc.constantFrom(...LOCALES), (amount, of, locale) =>
        expectReadBack(amount, { locale, currency: of }),
      ),
      { numRuns: rounds({ short: 300, long: 100_000 }) },
    );
  });

  test('its example too', () => {
    const read = ISO_4217.map(([currency, decimals]) => {
      const place = { locale: 'de', currency };
      return [decimals, amountExample(place), readAmount(amountExample(place), place).amount];
    });
    expect(new Set(read.map((one) => one.join(' ')))).toEqual(
      new Set(['0 850 850', '2 8,50 850', '3 8,500 8500']),
    );
  });
});

describe('a sign between digits', () => {
  const read = (text: string, locale: string, currency: string) => readAmount(text, { locale, currency });

  test.each([
    // Amounts as the page writes them, and unambiguous ones.
    ['1,500', 'en-GB', 'USD', 150_000],
    ['1.500', 'de', 'EUR', 150_000],
    ['1.500', 'en-GB', 'KWD', 1_500],
    ['1,500', 'de', 'KWD', 1_500],
    ['1,500', 'ja', 'JPY', 1_500],
    ['１，５００', 'ja', 'JPY', 1_500],
    ['1,5', 'en-GB', 'KWD', 1_500],
    ['1,500.000', 'en-GB', 'KWD', 1_500_000],
    ['1.500,000', 'en-GB', 'KWD', 1_500_000],
    ['1,500,000', 'en-GB', 'KWD', 1_500_000_000],
    ['1.234,56', 'en-GB', 'GBP', 123_456],
    ['1 500', 'sv', 'SEK', 150_000],
    ["1'500.50", 'de-CH', 'CHF', 150_050],
    ['1,50,000', 'en-IN', 'INR', 15_000_000],
    ['0,500', 'en-GB', 'KWD', 500],
    ['١٬٥٠٠٫٢٥', 'ar', 'SAR', 150_025],
    ['٢٫٥', 'en-GB', 'USD', 250],
    ['۱۲٫۵', 'fa', 'IRR', 1_250],
    ['８。５０', 'ja', 'USD', 850],
    ['\u200f12.50\u00a0UK£\u200e', 'ar', 'GBP', 1_250],
    ['￥850', 'ja', 'JPY', 850],
    ['850円', 'ja', 'JPY', 850],
    ['1 500,00 Ft', 'hu', 'HUF', 150_000],
    ['5 euros', 'en-GB', 'EUR', 500],
  ])('%j on a page in %s is %s %i', (text, locale, currency, amount) => {
    expect(read(text, locale, currency)).toEqual({ amount });
  });

  test.each([
    ['1,500', 'en-GB', 'KWD', ['KWD 1,500.000', 'KWD 1.500']],
    ['1.500', 'de', 'KWD', ['1.500,000 KWD', '1,500 KWD']],
    ['1.500', 'en-GB', 'USD', ['US$1,500.00', 'US$1.50']],
    ['1.234', 'en-GB', 'GBP', ['£1,234.00', '£1.234']],
    ['1,500', 'de', 'EUR', ['1.500,00 €', '1,50 €']],
    ['1,500', 'hu', 'HUF', ['1500,00 Ft', '1,50 Ft']],
    ['1.500', 'ja', 'JPY', ['￥1,500', '￥1.5']],
    ['٨,٥٠٠', 'en-GB', 'BHD', ['BHD 8,500.000', 'BHD 8.500']],
  ])('%j on a page in %s, in %s, is refused with both readings', (text, locale, currency, readings) => {
    const found = read(text, locale, currency);
    expect(found.amount).toBeUndefined();
    expect(found.readings?.map((one) => one.replaceAll('\u00a0', ' '))).toEqual(readings);
  });

  test.each([
    ['8.50', 'ja', 'JPY'],
    ['5.0', 'en-GB', 'JPY'],
    ['12.5055', 'en-GB', 'KWD'],
    ['$5', 'en-GB', 'GBP'],
    ['5 EUR', 'en-GB', 'GBP'],
    ['£5 £', 'en-GB', 'GBP'],
    ['1000000000', 'en-GB', 'USD'],
  ])('%j on a page in %s is no amount of %s', (text, locale, currency) => {
    expect(read(text, locale, currency)).toEqual({});
  });

  test.each(['', '-5', '5²', '½', '1e3', '12.', '.5', '1 50', '1,50.000', '1..5', '1\t500', '0x10', 'five'])(
    '%j is no amount',
    (text) => expect(read(text, 'en-GB', 'USD')).toEqual({}),
  );
});

test('a single sign before three digits is read as the page writes numbers, or not at all', () => {
  for (const [currency, decimals] of ISO_4217) {
    for (const [locale, decimalSign] of [
      ['en-GB', '.'],
      ['ja', '.'],
      ['de', ','],
      ['it', ','],
    ] as const) {
      for (const text of ['1,500', '1.500', '12,345', '999.999']) {
        const { amount, readings } = readAmount(text, { locale, currency });
        const own = text.includes(decimalSign) ? text.replace(',', '.') : text.replace(/[.,]/, '');
        const expected = readings ? undefined : Math.round(Number(own) * 10 ** decimals);
        expect([text, locale, amount]).toEqual([text, locale, expected]);
      }
    }
  }
});

test('a percentage above 100 is not meant', () => {
  const place = { locale: 'en-GB', decimals: 4, most: 100 };
  expect(['8.875', '8,875', '20', '8,8755'].map((text) => readNumber(text, place))).toEqual([
    88_750, 88_750, 200_000, 88_755,
  ]);
});
