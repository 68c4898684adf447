import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { leaveOut } from './leave-out.ts';
import { quoteOf } from './quote.ts';
import { leftToRefund, refundOf } from './refund.ts';
import type { Quote, Refund } from './sale.ts';
import { taxBasesOf } from './tax-bases.ts';
import { accepted } from './testing/accepted.ts';
import { anySale } from './testing/sales.ts';

const MINUTES = 5 * 60_000;
const runs = { numRuns: rounds({ short: 2_000, long: 100_000 }) };

/** A sale, and for each of its lines how many units are left out: not all of them together. */
const anyReduction = anySale
  .map((sale) => accepted(quoteOf(sale)))
  .chain((quote) =>
    fc.tuple(
      fc.constant(quote),
      fc.tuple(...quote.lines.map(({ quantity }) => fc.integer({ min: 0, max: quantity }))),
    ),
  )
  .filter(([{ lines }, out]) => lines.some(({ quantity }, index) => quantity > (out[index] ?? 0)));

const unitsOf = (quote: Quote, out: readonly number[]) =>
  quote.lines.flatMap(({ uid }, index) => {
    const quantity = out[index] ?? 0;
    return quantity === 0 ? [] : [{ uid, quantity }];
  });
const total = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

test('what is left adds up, part by part', { timeout: MINUTES }, () => {
  fc.assert(
    fc.property(anyReduction, ([ordered, out]) => {
      const { quote, part } = accepted(leaveOut(ordered, unitsOf(ordered, out)));
      const { lines, charges, taxes, discounts } = quote;
      expect(quote.total).toBe(ordered.total - part.amount);
      expect([quote.charges, quote.tip]).toEqual([ordered.charges, ordered.tip]);
      expect(sum(lines.map(({ gross }) => gross))).toBe(quote.subtotal);
      expect(total(discounts)).toBe(quote.discountTotal);
      expect(total(taxes)).toBe(quote.taxTotal);
      expect(sum([...lines, ...charges].map((one) => one.total)) + quote.tip).toBe(quote.total);
      expect(quote.subtotal - quote.discountTotal + quote.chargeTotal + quote.addedTax + quote.tip).toBe(
        quote.total,
      );
      for (const shared of [...discounts, ...taxes]) expect(total(shared.allocations)).toBe(shared.amount);
      for (const [index, line] of lines.entries()) {
        expect(line.quantity).toBe((ordered.lines[index]?.quantity ?? 0) - (out[index] ?? 0));
        expect(line.gross).toBe(line.unitPrice * line.quantity);
        expect(line.discount).toBe(line.gross - line.net);
        expect(Math.min(line.net, line.discount, ...line.taxes.map(({ amount }) => amount))).not.toBeLessThan(
          0,
        );
        expect(total(line.taxes)).toBe(line.tax);
        const off = discounts.flatMap(({ allocations }) => allocations.filter(({ uid }) => uid === line.uid));
        expect(total(off)).toBe(line.discount);
      }
      for (const { uid, net, tax } of taxBasesOf(quote)) {
        const quoted = taxes.find((one) => one.uid === uid);
        expect(tax).toBe(quoted?.amount);
        expect(net).toBe((quoted?.base ?? 0) - (quoted?.inclusive ? tax : 0));
      }
    }),
    runs,
  );
});

test(
  'what is refunded later is what it would be if the units had been refunded',
  { timeout: MINUTES },
  () => {
    fc.assert(
      fc.property(anyReduction, ([ordered, out]) => {
        const { quote, part } = accepted(leaveOut(ordered, unitsOf(ordered, out)));
        const refunds: Refund[] = [];
        for (const { uid, quantity } of quote.lines) {
          for (let unit = 0; unit < quantity; unit += 1) {
            refunds.push(accepted(refundOf(ordered, [part, ...refunds], { lines: [{ uid, quantity: 1 }] })));
          }
        }
        const goods = sum(quote.lines.map((line) => line.total));
        expect(total(refunds)).toBe(goods);
        expect(leftToRefund(quote, refunds)).toBe(quote.total - goods);
      }),
      runs,
    );
  },
);

test('a line that is left out stays with nothing to pay, and at least one unit of all stays', () => {
  const quote = accepted(
    quoteOf({
      currency: 'GBP',
      lines: [
        { uid: 'flat-white', price: 330, quantity: 1 },
        { uid: 'bun', price: 405, quantity: 2 },
      ],
      discounts: [{ uid: 'd', type: 'fixed', amount: 100 }],
    }),
  );
  const left = accepted(leaveOut(quote, [{ uid: 'flat-white', quantity: 1 }]));
  // Of the discount, 29 were the flat white's share.
  expect(left.quote.lines[0]).toMatchObject({ quantity: 0, gross: 0, discount: 0, net: 0, total: 0 });
  expect(left.quote).toMatchObject({ subtotal: 810, discountTotal: 71, total: 739 });
  const all = [
    { uid: 'flat-white', quantity: 1 },
    { uid: 'bun', quantity: 2 },
  ];
  expect(leaveOut(quote, all)).toEqual({ refused: 'more_than_left', part: 'total', limit: 2 });
  expect(leaveOut(quote, [{ uid: 'bun', quantity: 3 }])).toMatchObject({
    part: 'line',
    uid: 'bun',
    limit: 2,
  });
  expect(leaveOut(quote, [{ uid: 'tea', quantity: 1 }])).toMatchObject({ refused: 'unknown_part' });
});
