import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatMoney } from '../money/currency.ts';
import { quoteOf } from './quote.ts';
import type { Quote } from './sale.ts';
import type { Refused } from './refused.ts';

const guide = readFileSync(new URL('../../../docs/money.md', import.meta.url), 'utf8');

/** Returns the rows of an example's table, as `label: bowls, tea, order`. */
function rowsOf(title: string): string[][] {
  const [, section = ''] = guide.split(`### Example: ${title}\n`);
  const [table = ''] = /(?:^\|.*\n)+/m.exec(section) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .split('|')
      .slice(2, -1)
      .map((cell) => cell.trim().replace('−', '-')),
  );
}

function quoted(quote: Quote | Refused): Quote {
  if ('refused' in quote) throw new Error(quote.refused);
  return quote;
}

test('the example of a discount, an added tax and a tip is what a quote says', () => {
  const { lines, discountTotal, subtotal, taxTotal, tip, total } = quoted(
    quoteOf({
      currency: 'USD',
      lines: [
        { uid: 'bowls', price: 1250, quantity: 2, modifiers: [{ price: 150, quantity: 1 }] },
        { uid: 'tea', price: 395, quantity: 1 },
      ],
      discounts: [{ uid: 'tenth', type: 'percent', bps: 1000 }],
      taxes: [{ uid: 'sales', ratePpm: 88_750, inclusive: false, lines: ['bowls', 'tea'], charges: false }],
      tip: { bps: 1800 },
    }),
  );
  const dollars = (amount: number): string => formatMoney(amount, 'USD', 'en').replace('$', '');
  const row = (name: 'gross' | 'net' | 'tax', sum: number): string[] =>
    [...lines.map((line) => line[name]), sum].map(dollars);
  expect(rowsOf('a discount, an added tax and a tip')).toEqual([
    row('gross', subtotal),
    [...lines.map(({ discount }) => -discount), -discountTotal].map(dollars),
    row('net', subtotal - discountTotal),
    row('tax', taxTotal),
    ['', '', dollars(tip)],
    ['', '', dollars(total)],
  ]);
});

test('the example of an included tax is what a quote says', () => {
  const { lines, taxTotal, total } = quoted(
    quoteOf({
      currency: 'JPY',
      lines: [
        { uid: 'ramen', price: 1000, quantity: 1 },
        { uid: 'gyoza', price: 500, quantity: 1 },
      ],
      taxes: [{ uid: 'vat', ratePpm: 100_000, inclusive: true, lines: ['ramen', 'gyoza'], charges: false }],
    }),
  );
  expect(rowsOf('an included tax, and a refund')).toEqual([
    [...lines.map(({ net }) => String(net)), String(total)],
    [...lines.map(({ tax }) => String(tax)), String(taxTotal)],
    ['', '', String(total)],
  ]);
});
