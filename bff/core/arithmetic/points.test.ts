import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../../testing/service/rounds.ts';
import { earnedPoints, isAllBack, type Accrual } from './points.ts';
import { quoteOf } from './quote.ts';
import type { Quote, Sale, Refund, RefundRequest } from './sale.ts';
import { leftToRefund, refundOf } from './refund.ts';
import { isRefused } from './refused.ts';

const SPEND: Accrual = { type: 'spend', points: 1, amount: 100 };
const LINES = [
  { uid: 'burger', item: 'itm_burger' },
  { uid: 'fries', item: 'itm_fries' },
];

/** 2 × (12.50 + 1.50) and 3.95, 10% off: the worked example. */
const LUNCH: Sale = {
  currency: 'USD',
  lines: [
    { uid: 'burger', price: 1250, quantity: 2, modifiers: [{ price: 150, quantity: 1 }] },
    { uid: 'fries', price: 395, quantity: 1 },
  ],
  discounts: [{ uid: 'd', type: 'percent', bps: 1000 }],
  taxes: [{ uid: 't', ratePpm: 88_750, inclusive: false, lines: ['burger', 'fries'], charges: false }],
  tip: { amount: 518 },
};

const quoted = (sale: Sale): Quote => {
  const quote = quoteOf(sale);
  if (isRefused(quote)) throw new Error(quote.refused);
  return quote;
};

const refunded = (quote: Quote, requests: readonly RefundRequest[]): Refund[] => {
  const refunds: Refund[] = [];
  for (const request of requests) {
    const refund = refundOf(quote, refunds, request);
    if (!isRefused(refund)) refunds.push(refund);
  }
  return refunds;
};

describe('an order earns', () => {
  const quote = quoted(LUNCH);

  test('by what was spent: net after discounts, before tax and tip', () => {
    expect(earnedPoints(SPEND, LINES, quote, [])).toBe(28);
    expect(earnedPoints({ ...SPEND, points: 3, amount: 1000 }, LINES, quote, [])).toBe(6);
  });

  test('nothing for the tax that prices contain', () => {
    const taxes = [
      { uid: 't', ratePpm: 200_000, inclusive: true, lines: ['burger', 'fries'], charges: false },
    ];
    const { net, includedTax } = { net: 2875, includedTax: 479 };
    const included = quoted({ ...LUNCH, taxes });
    expect(included.includedTax).toBe(includedTax);
    expect(earnedPoints({ ...SPEND, amount: 1 }, LINES, included, [])).toBe(net - includedTax);
  });

  test('nothing for what is excluded', () => {
    expect(earnedPoints(SPEND, LINES.slice(1), quote, [])).toBe(3);
    expect(earnedPoints({ type: 'visit', points: 5 }, [], quote, [])).toBe(0);
  });

  test('by visit and by item', () => {
    expect(earnedPoints({ type: 'visit', points: 5 }, LINES, quote, [])).toBe(5);
    const burgers: Accrual = { type: 'item', points: 10, items: ['itm_burger'] };
    expect(earnedPoints(burgers, LINES, quote, [])).toBe(20);
    const one = refunded(quote, [{ lines: [{ uid: 'burger', quantity: 1 }] }]);
    expect(earnedPoints(burgers, LINES, quote, one)).toBe(10);
  });

  test('what cost nothing earns nothing', () => {
    const free = quoted({ ...LUNCH, discounts: [{ uid: 'd', type: 'percent', bps: 10_000 }] });
    for (const accrual of [
      SPEND,
      { type: 'visit', points: 5 },
      { type: 'item', points: 1, items: ['itm_burger'] },
    ])
      expect(earnedPoints(accrual as Accrual, LINES, free, [])).toBe(0);
  });

  test('as if what went back had not been bought', () => {
    const one = refunded(quote, [{ lines: [{ uid: 'burger', quantity: 1 }] }]);
    expect(earnedPoints(SPEND, LINES, quote, one)).toBe(Math.floor((2875 - 1260) / 100));
    const tip = refunded(quote, [{ tip: 518 }]);
    expect(earnedPoints(SPEND, LINES, quote, tip)).toBe(28);
  });
});

describe('all is back', () => {
  const quote = quoted(LUNCH);
  const all = { lines: LINES.map(({ uid }) => ({ uid, quantity: uid === 'burger' ? 2 : 1 })) };

  test('once nothing of the lines is left, tip or not', () => {
    expect(isAllBack(quote, [])).toBe(false);
    expect(isAllBack(quote, refunded(quote, [{ lines: [{ uid: 'burger', quantity: 2 }] }]))).toBe(false);
    expect(isAllBack(quote, refunded(quote, [all]))).toBe(true);
  });

  test('of lines that cost nothing, once the charges are', () => {
    const discounts = [{ uid: 'd', type: 'percent', bps: 10_000 }] as const;
    const delivered = quoted({
      ...LUNCH,
      discounts,
      charges: [{ uid: 'c', amount: 350, taxable: false }],
      tip: { amount: 0 },
    });
    expect(isAllBack(delivered, [])).toBe(false);
    expect(isAllBack(delivered, refunded(delivered, [{ charges: ['c'] }]))).toBe(true);
  });
});

const accruals = fc.oneof(
  fc.record({ type: fc.constant('visit' as const), points: fc.integer({ min: 1, max: 50 }) }),
  fc.record({
    type: fc.constant('spend' as const),
    points: fc.integer({ min: 1, max: 50 }),
    amount: fc.integer({ min: 1, max: 2000 }),
  }),
  fc.record({
    type: fc.constant('item' as const),
    points: fc.integer({ min: 1, max: 50 }),
    items: fc.constantFrom(['itm_0'], ['itm_0', 'itm_1']),
  }),
);
const sales = fc
  .record({
    lines: fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 5000 }), quantity: fc.integer({ min: 1, max: 5 }) }),
      { minLength: 1, maxLength: 4 },
    ),
    bps: fc.integer({ min: 0, max: 10_000 }),
    ratePpm: fc.integer({ min: 0, max: 300_000 }),
    inclusive: fc.boolean(),
    charge: fc.integer({ min: 0, max: 500 }),
  })
  .map(({ lines, bps, ratePpm, inclusive, charge }): Sale => {
    const uids = lines.map((_, index) => String(index));
    return {
      currency: 'USD',
      lines: lines.map((line, index) => ({ ...line, uid: String(index) })),
      discounts: [{ uid: 'd', type: 'percent', bps }],
      charges: [{ uid: 'c', amount: charge, taxable: true }],
      taxes: [{ uid: 't', ratePpm, inclusive, lines: uids, charges: true }],
    };
  });
/** The long runs take minutes on a busy machine. */
const MINUTES = { timeout: 5 * 60_000 };
const RUNS = { numRuns: rounds({ short: 2_000, long: 100_000 }) };

/** Returns one refund for each unit and charge, in a random order. */
const piecesOf = (quote: Quote): RefundRequest[] => [
  ...quote.lines.flatMap(({ uid, quantity }) =>
    Array.from({ length: quantity }, () => ({ lines: [{ uid, quantity: 1 }] })),
  ),
  ...quote.charges.map(({ uid }) => ({ charges: [uid] })),
];

test(
  'refunds of the same pieces in any order end at the same points, and those of all at none',
  MINUTES,
  () => {
    fc.assert(
      fc.property(
        sales.chain((sale) => {
          const quote = quoted(sale);
          const pieces = piecesOf(quote);
          return fc.tuple(
            fc.constant(quote),
            accruals,
            fc.shuffledSubarray(pieces, { minLength: pieces.length }),
            fc.nat({ max: pieces.length }),
          );
        }),
        ([quote, accrual, shuffled, count]) => {
          const lines = quote.lines.map(({ uid }) => ({ uid, item: `itm_${uid}` }));
          const some = shuffled.slice(0, count);
          const ends = [some, some.toReversed()].map((pieces) =>
            earnedPoints(accrual, lines, quote, refunded(quote, pieces)),
          );
          expect(ends[0]).toBe(ends[1]);
          const all = refunded(quote, shuffled);
          expect([leftToRefund(quote, all), earnedPoints(accrual, lines, quote, all)]).toEqual([0, 0]);
          expect(isAllBack(quote, all)).toBe(true);
        },
      ),
      RUNS,
    );
  },
);

test('a visit is not earned by a refund that rounds the contained tax', () => {
  const quote = quoted({
    currency: 'USD',
    lines: [{ price: 3, quantity: 4, uid: '0' }],
    discounts: [{ uid: 'd', type: 'percent', bps: 7084 }],
    charges: [{ uid: 'c', amount: 141, taxable: true }],
    taxes: [{ uid: 't', ratePpm: 195021, inclusive: true, lines: ['0'], charges: true }],
  });
  const unit = { lines: [{ uid: '0', quantity: 1 }] };
  const refunds = refunded(quote, [unit, unit, unit]);
  const lines = [{ uid: '0', item: 'itm_0' }];
  const points = [0, 1, 2, 3].map((count) =>
    earnedPoints({ type: 'visit', points: 1 }, lines, quote, refunds.slice(0, count)),
  );
  expect(points).toEqual(points.toSorted((one, other) => other - one));
});

test('a refund never earns points, whatever it is of', MINUTES, () => {
  const request = fc.oneof(
    fc.record({ amount: fc.integer({ min: 1, max: 3000 }) }),
    fc.constantFrom({ lines: [{ uid: '0', quantity: 1 }] }, { charges: ['c'] }),
  );
  fc.assert(
    fc.property(sales, accruals, fc.array(request, { maxLength: 8 }), (sale, accrual, requests) => {
      const quote = quoted(sale);
      const lines = quote.lines.map(({ uid }) => ({ uid, item: `itm_${uid}` }));
      const refunds = refunded(quote, requests);
      const points = refunds.map((_, count) => earnedPoints(accrual, lines, quote, refunds.slice(0, count)));
      points.push(earnedPoints(accrual, lines, quote, refunds));
      // A tax may be rounded the other way by one minor unit.
      const slack = accrual.type === 'spend' ? Math.ceil(1 / accrual.amount) * accrual.points : 0;
      for (const [index, after] of points.entries())
        expect(after).toBeLessThanOrEqual((points[index - 1] ?? Infinity) + slack);
    }),
    RUNS,
  );
});
