import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import type { Quote, Share, Refund, RefundRequest } from './sale.ts';
import { quoteOf } from './quote.ts';
import { isRefused } from './refused.ts';
import { leftToRefund, refundOf } from './refund.ts';
import { taxBasesOf, type TaxBase } from './tax-bases.ts';
import { accepted } from './testing/accepted.ts';
import { anySale } from './testing/sales.ts';

/** The long runs take up to a minute and a half each. */
const MINUTES = 5 * 60_000;
const runs = { numRuns: rounds({ short: 2_000, long: 100_000 }) };
const anyQuote = anySale.map((sale) => accepted(quoteOf(sale)));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const total = (shares: readonly { readonly amount: number }[]): number =>
  sum(shares.map(({ amount }) => amount));
const of = (uid: string, shares: readonly Share[]): number => total(shares.filter((one) => one.uid === uid));

describe('a quote', () => {
  test('adds up', { timeout: MINUTES }, () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const { lines, charges, taxes, discounts } = quote;
        expect(sum(lines.map(({ gross }) => gross))).toBe(quote.subtotal);
        expect(total(discounts)).toBe(quote.discountTotal);
        expect(total(charges)).toBe(quote.chargeTotal);
        expect(total(taxes)).toBe(quote.taxTotal);
        expect(total(taxes.filter((tax) => tax.inclusive))).toBe(quote.includedTax);
        const parts = [...lines, ...charges];
        expect(sum(parts.map((part) => part.total)) + quote.tip).toBe(quote.total);
        expect(quote.subtotal - quote.discountTotal + quote.chargeTotal + quote.addedTax + quote.tip).toBe(
          quote.total,
        );
        for (const shared of [...discounts, ...taxes]) expect(total(shared.allocations)).toBe(shared.amount);
        for (const part of parts) {
          expect(part.tax).toBe(part.addedTax + part.includedTax);
          expect(total(part.taxes)).toBe(part.tax);
          for (const tax of taxes) expect(of(part.uid, tax.allocations)).toBe(of(tax.uid, part.taxes));
        }
      }),
      runs,
    );
  });

  test('takes no share that is larger than its line', { timeout: MINUTES }, () => {
    fc.assert(
      fc.property(anyQuote, ({ lines, charges, discounts }) => {
        for (const line of lines) {
          expect(line.gross).toBe(line.unitPrice * line.quantity);
          expect(line.discount).toBe(
            of(
              line.uid,
              discounts.flatMap(({ allocations }) => allocations),
            ),
          );
          expect(line.discount).toBeGreaterThanOrEqual(0);
          expect(line.net).toBe(line.gross - line.discount);
          expect(line.net).toBeGreaterThanOrEqual(0);
        }
        const taxed = [...lines, ...charges.map((charge) => ({ ...charge, net: charge.amount }))];
        for (const { net, taxes } of taxed) {
          for (const { amount } of taxes) expect(amount).toBeLessThanOrEqual(net);
        }
      }),
      runs,
    );
  });

  test(
    'shares each charge over its lines, and each share has the taxes of its line',
    { timeout: MINUTES },
    () => {
      fc.assert(
        fc.property(anyQuote, (quote) => {
          for (const { amount, shares, taxes } of quote.charges) {
            // A charge of nothing has no shares: a tax on all charges names it, with an amount of 0.
            if (!shares || amount === 0) continue;
            expect(total(shares)).toBe(amount);
            for (const share of shares) expect(share.amount).toBeGreaterThan(0);
            const ofLines = quote.lines
              .filter((line) => of(line.uid, shares) > 0)
              .flatMap((line) => line.taxes.map((tax) => tax.uid));
            expect(new Set(taxes.map((tax) => tax.uid))).toEqual(new Set(ofLines));
          }
          for (const { uid, net, tax } of taxBasesOf(quote)) {
            const quoted = quote.taxes.find((one) => one.uid === uid);
            expect(tax).toBe(quoted?.amount);
            expect(net).toBe((quoted?.base ?? 0) - (quoted?.inclusive ? tax : 0));
          }
          const taxed = taxBasesOf(quote).reduce((sum, { netOnce }) => sum + netOnce, quote.includedTax);
          expect(taxed).toBeLessThanOrEqual(quote.subtotal - quote.discountTotal + quote.chargeTotal);
        }),
        runs,
      );
    },
  );

  test('is the same for the same sale', { timeout: MINUTES }, () => {
    fc.assert(
      fc.property(anySale, (sale) => {
        const before = structuredClone(sale);
        expect(quoteOf(sale)).toEqual(quoteOf(sale));
        expect(sale).toEqual(before);
      }),
      runs,
    );
  });
});

/** Returns everything that was sold, in pieces: single units, whole charges, the tip in two. */
function piecesOf({ lines, charges, tip }: Quote): RefundRequest[] {
  const units = lines.flatMap(({ uid, quantity }) =>
    Array.from({ length: quantity }, (): RefundRequest => ({ lines: [{ uid, quantity: 1 }] })),
  );
  const whole = charges
    .filter((charge) => charge.total > 0)
    .map(({ uid }): RefundRequest => ({ charges: [uid] }));
  return [...units, ...whole, { tip: Math.floor(tip / 2) }, { tip: Math.ceil(tip / 2) }];
}

function refundAll(quote: Quote, requests: readonly RefundRequest[]): Refund[] {
  const refunds: Refund[] = [];
  for (const request of requests) {
    const refund = accepted(refundOf(quote, refunds, request));
    refunds.push(refund);
    expectsNothingNegative(refund);
    expect(leftToRefund(quote, refunds)).toBe(quote.total - total(refunds));
  }
  return refunds;
}

function expectsNothingNegative({ amount, tip, lines, charges }: Refund): void {
  const parts = [...lines, ...charges];
  const numbers = parts.flatMap((part) => [part.net, part.total, ...part.taxes.map((tax) => tax.amount)]);
  expect(Math.min(amount, tip, ...numbers)).toBeGreaterThanOrEqual(0);
  expect(sum(parts.map((part) => part.total)) + tip).toBe(amount);
}

function expectsAllBack(quote: Quote, refunds: readonly Refund[]): void {
  expect(total(refunds)).toBe(quote.total);
  expect(leftToRefund(quote, refunds)).toBe(0);
  const back = refunds.flatMap(({ lines, charges }) => [...lines, ...charges]);
  for (const { uid, amount } of quote.taxes) {
    expect(
      of(
        uid,
        back.flatMap((part) => part.taxes),
      ),
    ).toBe(amount);
  }
  for (const { uid, net } of quote.lines) {
    expect(sum(back.filter((part) => part.uid === uid).map((part) => part.net))).toBe(net);
  }
  const bases = refunds.flatMap((refund) => taxBasesOf(quote, refund));
  expect(taxBasesOf(quote).map(({ uid }) => summed(bases, uid))).toEqual(taxBasesOf(quote));
  expect(refundOf(quote, refunds, { amount: 1 })).toMatchObject({ refused: 'more_than_left', limit: 0 });
}

function summed(bases: readonly TaxBase[], uid: string): TaxBase {
  const own = bases.filter((base) => base.uid === uid);
  const all = (name: 'net' | 'tax' | 'netOnce'): number => sum(own.map((base) => base[name]));
  return { uid, net: all('net'), tax: all('tax'), netOnce: all('netOnce') };
}

describe('refunds', () => {
  test('of all pieces, in any order, are the total', { timeout: MINUTES }, () => {
    const shuffled = anyQuote.chain((quote) =>
      fc.tuple(
        fc.constant(quote),
        fc.shuffledSubarray(piecesOf(quote), { minLength: piecesOf(quote).length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([quote, pieces]) => expectsAllBack(quote, refundAll(quote, pieces))),
      runs,
    );
  });

  test(
    'of pieces and of free amounts are never more than the total, and end at it',
    { timeout: MINUTES },
    () => {
      const mixed = anyQuote.chain((quote) =>
        fc.tuple(
          fc.constant(quote),
          fc.array(
            fc.oneof(
              fc.constantFrom(...piecesOf(quote)),
              fc.integer({ min: 0, max: quote.total }).map((amount) => ({ amount })),
            ),
            { maxLength: 8 },
          ),
        ),
      );
      fc.assert(
        fc.property(mixed, ([quote, requests]) => {
          const refunds: Refund[] = [];
          for (const request of requests) {
            const refund = refundOf(quote, refunds, request);
            if (isRefused(refund)) continue;
            refunds.push(refund);
            expectsNothingNegative(refund);
            expect(total(refunds)).toBeLessThanOrEqual(quote.total);
          }
          const left = leftToRefund(quote, refunds);
          refunds.push(accepted(refundOf(quote, refunds, { amount: left })));
          expectsAllBack(quote, refunds);
        }),
        runs,
      );
    },
  );

  test('of one line leave every other line as it was sold', { timeout: MINUTES }, () => {
    fc.assert(
      fc.property(anyQuote, (quote) => {
        const [first, ...others] = quote.lines;
        if (first === undefined) return;
        const everything = { lines: [{ uid: first.uid, quantity: first.quantity }] };
        const refund = accepted(refundOf(quote, [], everything));
        expect(refund.amount).toBe(first.total);
        for (const { uid } of others) {
          const unit = { lines: [{ uid, quantity: 1 }] };
          expect(refundOf(quote, [refund], unit)).toEqual(refundOf(quote, [], unit));
        }
      }),
      runs,
    );
  });

  test('of units together are those of the units one after another', { timeout: MINUTES }, () => {
    fc.assert(
      fc.property(anyQuote, fc.integer({ min: 1, max: 5 }), (quote, count) => {
        for (const { uid, quantity } of quote.lines) {
          const units = Math.min(count, quantity);
          const together = accepted(refundOf(quote, [], { lines: [{ uid, quantity: units }] }));
          const single = { lines: [{ uid, quantity: 1 }] };
          expect(
            total(
              refundAll(
                quote,
                Array.from({ length: units }, () => single),
              ),
            ),
          ).toBe(together.amount);
        }
      }),
      runs,
    );
  });
});
