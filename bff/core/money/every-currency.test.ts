import { describe, expect, test } from 'vitest';
import { moneyExample, moneyInField, moneyText, moneyTyped } from '../../pages/console/parts/format.ts';
import { moneyIn, typedAmount } from '../text/guest-money.ts';
import { challengePage } from '../../providers/processor/sandbox/card-entry.ts';
import { fromDecimal, toDecimal } from './amount.ts';
import { decimalsIn, ISO_4217, LOCALES, plain, writtenBy } from './testing/iso-4217.ts';

/** Pages, receipts, tables and structured data write amounts by these alone: the linter refuses others. */
describe('in this Node, every currency has the decimals of ISO 4217', () => {
  const amount = 1_234_567;

  test.each(ISO_4217)('%s', (currency, decimals) => {
    const one = [currency, decimals] as const;
    const shown = writtenBy('en-GB', one, amount);
    expect(plain(moneyText({ amount, currency }))).toBe(shown);
    expect(decimalsIn(moneyInField({ amount, currency }))).toBe(decimals);
    expect(decimalsIn(moneyExample(currency))).toBe(decimals);
    expect(moneyTyped(moneyInField({ amount, currency }), currency)).toBe(amount);
    expect(decimalsIn(toDecimal(amount, currency))).toBe(decimals);
    expect(fromDecimal(toDecimal(amount, currency), currency)).toBe(amount);
    const payment = { amount: `${amount}`, currency, last4: '4242', returnOrigin: 'https://shop.example' };
    expect(plain(challengePage(payment).body)).toContain(writtenBy('en', one, amount));
    for (const locale of LOCALES) {
      const text = plain(moneyIn({ locale, currency }, amount));
      // On Arabic pages, the letters of a currency sign are another sign.
      const expected = locale.startsWith('ar') ? digitsOf(writtenBy(locale, one, amount)) : undefined;
      expect(expected === undefined ? text : digitsOf(text)).toBe(expected ?? writtenBy(locale, one, amount));
      expect(typedAmount(text, { locale, currency })).toEqual({ amount });
    }
  });
});

const digitsOf = (text: string): string => text.replace(/[^\p{Nd}.,٫٬]/gu, '').replace(/^\.+|\.+$/g, '');
