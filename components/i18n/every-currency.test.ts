import { render } from 'lit';
import { describe, expect, it } from 'vitest';
import { decimalsIn, ISO_4217, LOCALES, plain, writtenBy } from '../../bff/core/money/testing/iso-4217.ts';
import { moneyField } from '../kit/forms/typed-fields.ts';
import { ReportWriter } from '../elements/reporting/report-writer.ts';
import { moneyText } from './money-and-dates.ts';
import { moneyExample, moneyInput, readMoney } from './typed-money.ts';

/** Elements format and parse amounts only with these; the linter rejects others. */
describe('in this browser, every currency has the decimals of ISO 4217', () => {
  const all = ISO_4217.map(([currency, decimals]) => [currency, decimals]);
  const found = (decimals: (currency: string) => number): unknown[] =>
    ISO_4217.map(([currency]) => [currency, decimals(currency)]);

  it.each(LOCALES)('in text, in %s', (locale) => {
    for (const one of ISO_4217) {
      expect(plain(moneyText(1_234_567, one[0], locale))).toBe(writtenBy(locale, one, 1_234_567));
    }
  });

  it('in fields and their examples', () => {
    expect(found((currency) => decimalsIn(moneyInput(150_000, currency)))).toEqual(all);
    expect(found((currency) => decimalsIn(moneyExample(currency)))).toEqual(all);
    for (const [currency] of ISO_4217) {
      expect(readMoney(moneyInput(150_000, currency), currency)).toEqual({ amount: 150_000 });
      const field = document.createElement('div');
      render(
        moneyField({ name: 'price', label: 'Price', value: '', currency }, () => {}),
        field,
      );
      expect(field.querySelector('input')?.name).toBe('price');
    }
  });

  it('in reports, and on the axes of their charts', () => {
    const writerOf = (currency: string) => new ReportWriter({ locale: 'en-GB', currency, timezone: 'UTC' });
    for (const [currency, decimals] of ISO_4217) {
      const text = plain(writerOf(currency).money(1_234_567));
      expect(text).toBe(writtenBy('en-GB', [currency, decimals], 1_234_567));
      const axis = (major: number): string => {
        const written = writerOf(currency).roundMoney(Math.round(major * 10 ** decimals));
        return written
          .replace(/^[^\d-]*/, '')
          .trim()
          .toUpperCase();
      };
      expect([1_200, 500, 3_000_000].map(axis)).toEqual(['1.2K', '500', '3M']);
      expect(axis(1.5)).toBe(decimals > 0 ? (1.5).toFixed(decimals) : '2');
    }
  });
});
