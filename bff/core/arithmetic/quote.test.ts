import { describe, expect, test } from 'vitest';
import { MAX_AMOUNT } from '../money/amount.ts';
import type { Quote, Charge, Sale, SaleLine, Tax, Refund } from './sale.ts';
import { quoteOf } from './quote.ts';
import { refundOf } from './refund.ts';
import { accepted } from './testing/accepted.ts';

const line = (uid: string, price: number, quantity = 1): SaleLine => ({ uid, price, quantity });
const tax = (uid: string, ratePpm: number, lines: string[], more: Partial<Tax> = {}): Tax => ({
  uid,
  ratePpm,
  inclusive: false,
  lines,
  charges: false,
  ...more,
});
const by = (quote: Quote, part: 'net' | 'discount' | 'tax' | 'total'): number[] =>
  quote.lines.map((one) => one[part]);
const amounts = (shares: readonly { amount: number }[] | undefined): number[] | undefined =>
  shares?.map(({ amount }) => amount);

const LUNCH: Sale = {
  currency: 'USD',
  lines: [
    { uid: 'burger', price: 1250, quantity: 2, modifiers: [{ price: 150, quantity: 1 }] },
    line('fries', 395),
  ],
  discounts: [{ uid: 'promo', type: 'percent', bps: 1000 }],
  taxes: [tax('sales', 88_750, ['burger', 'fries'])],
  tip: { bps: 1800 },
};

/** £10 at 20% and £10 at 0%, both included, and a service charge of £6 without a category. */
const MIXED_RATES: Sale = {
  currency: 'GBP',
  lines: [line('standard', 1000), line('zero', 1000)],
  charges: [{ uid: 'service', amount: 600, taxable: true }],
  taxes: [
    tax('vat', 200_000, ['standard'], { inclusive: true }),
    tax('none', 0, ['zero'], { inclusive: true }),
  ],
};

describe('the worked examples', () => {
  const lunch = accepted(quoteOf(LUNCH));

  test('a percentage off the order, a tax and a tip', () => {
    expect(lunch).toMatchObject({ subtotal: 3195, discountTotal: 320, taxTotal: 255, tip: 518, total: 3648 });
    expect(lunch.lines[0]).toMatchObject({ unitPrice: 1400, gross: 2800 });
    expect(amounts(lunch.discounts[0]?.allocations)).toEqual([280, 40]);
    expect(by(lunch, 'net')).toEqual([2520, 355]);
    expect(amounts(lunch.taxes[0]?.allocations)).toEqual([224, 31]);
    expect(lunch.taxes[0]).toMatchObject({ base: 2875, amount: 255 });
  });

  test('one unit of two is refunded, then the other', () => {
    const request = { lines: [{ uid: 'burger', quantity: 1 }] };
    const first = accepted(refundOf(lunch, [], request));
    const second = accepted(refundOf(lunch, [first], request));
    for (const refund of [first, second]) {
      expect(refund).toMatchObject({ amount: 1372, lines: [{ net: 1260, addedTax: 112 }], tip: 0 });
    }
  });

  test('a tax that prices contain, in a currency without decimals', () => {
    const quote = accepted(
      quoteOf({
        currency: 'JPY',
        lines: [line('a', 1000), line('b', 500)],
        taxes: [tax('vat', 100_000, ['a', 'b'], { inclusive: true })],
      }),
    );
    expect(quote).toMatchObject({ includedTax: 136, addedTax: 0, taxTotal: 136, total: 1500 });
    expect(by(quote, 'tax')).toEqual([91, 45]);
    expect(by(quote, 'total')).toEqual([1000, 500]);
  });

  test('100 off three equal lines', () => {
    const lines = ['a', 'b', 'c'].map((uid) => line(uid, 333));
    const quote = accepted(
      quoteOf({ currency: 'USD', lines, discounts: [{ uid: 'd', type: 'fixed', amount: 100 }] }),
    );
    expect(by(quote, 'discount')).toEqual([34, 33, 33]);
  });

  test('a service charge bears the taxes of the lines that it goes with', () => {
    const quote = accepted(quoteOf(MIXED_RATES));
    expect(amounts(quote.charges[0]?.shares)).toEqual([300, 300]);
    expect(quote.taxes).toMatchObject([
      { base: 1300, amount: 217 },
      { base: 1300, amount: 0 },
    ]);
    expect(amounts(quote.taxes[0]?.allocations)).toEqual([167, 50]);
    expect(quote).toMatchObject({ includedTax: 217, addedTax: 0, total: 2600 });
    expect(quote.charges[0]).toMatchObject({ amount: 600, tax: 50, total: 600 });
  });

  test('three units of a net of 1000, refunded singly', () => {
    const discounts = [{ uid: 'd', type: 'fixed', amount: 2 } as const];
    const quote = accepted(quoteOf({ currency: 'USD', lines: [line('a', 334, 3)], discounts }));
    expect(by(quote, 'net')).toEqual([1000]);
    const refunds: Refund[] = [];
    for (let unit = 0; unit < 3; unit += 1) {
      refunds.push(accepted(refundOf(quote, refunds, { lines: [{ uid: 'a', quantity: 1 }] })));
    }
    expect(amounts(refunds)).toEqual([333, 334, 333]);
  });
});

describe('discounts', () => {
  test('come off in their sequence, each of what is left', () => {
    const quote = accepted(
      quoteOf({
        currency: 'USD',
        lines: [line('a', 1000), line('b', 1000)],
        discounts: [
          { uid: 'order fixed', type: 'fixed', amount: 100 },
          { uid: 'line fixed', line: 'a', type: 'fixed', amount: 50 },
          { uid: 'order percent', type: 'percent', bps: 1000 },
          { uid: 'line percent', line: 'a', type: 'percent', bps: 5000 },
        ],
      }),
    );
    // a: 1000 − 500 − 50 − 50 = 400; b: 1000 − 100 = 900; then 100 of 1300.
    expect(quote.discounts.map(({ uid, amount }) => [uid, amount])).toEqual([
      ['order fixed', 100],
      ['line fixed', 50],
      ['order percent', 150],
      ['line percent', 500],
    ]);
    expect(amounts(quote.discounts[0]?.allocations)).toEqual([31, 69]);
    expect(by(quote, 'net')).toEqual([369, 831]);
  });

  test('take no more than there is, and no more than their cap', () => {
    const lines = [line('a', 300), line('b', 700)];
    const discounts = [
      { uid: 'capped', type: 'percent', bps: 5000, cap: 200 },
      { uid: 'line', line: 'a', type: 'fixed', amount: 9999 },
      { uid: 'order', type: 'fixed', amount: 9999 },
      { uid: 'late', type: 'fixed', amount: 1 },
    ] as const;
    const quote = accepted(quoteOf({ currency: 'USD', lines, discounts }));
    expect(amounts(quote.discounts)).toEqual([200, 240, 560, 0]);
    expect(quote).toMatchObject({ subtotal: 1000, discountTotal: 1000, total: 0 });
  });
});

describe('taxes', () => {
  test('cover the lines they name, and taxable charges: all of each, or what goes with their lines', () => {
    const quote = accepted(
      quoteOf({
        currency: 'USD',
        lines: [line('food', 1000), line('wine', 2000)],
        charges: [
          { uid: 'delivery', amount: 500, taxable: true },
          { uid: 'packaging', amount: 100, taxable: false },
        ],
        taxes: [tax('state', 50_000, ['food', 'wine'], { charges: true }), tax('alcohol', 100_000, ['wine'])],
      }),
    );
    expect(quote.taxes.map(({ base, amount }) => [base, amount])).toEqual([
      [3500, 175],
      [2333, 233],
    ]);
    expect(by(quote, 'total')).toEqual([1050, 2300]);
    expect(quote.charges).toMatchObject([
      { total: 558, addedTax: 58, shares: [{ amount: 167 }, { amount: 333 }] },
      { total: 100, taxes: [] },
    ]);
    expect(quote).toMatchObject({ chargeTotal: 600, addedTax: 408, total: 4008 });
  });

  test('of its category are on all of a charge, and on none that is not taxable', () => {
    const charged = (charge: Partial<Charge>) =>
      accepted(
        quoteOf({ ...MIXED_RATES, charges: [{ uid: 'service', amount: 600, taxable: true, ...charge }] }),
      );
    expect(charged({ taxes: ['vat'] })).toMatchObject({ includedTax: 267, charges: [{ tax: 100 }] });
    expect(charged({ taxes: ['none'] })).toMatchObject({ includedTax: 167, charges: [{ tax: 0 }] });
    expect(charged({ taxes: [] })).toMatchObject({ includedTax: 167, charges: [{ tax: 0 }] });
    expect(charged({ taxable: false })).toMatchObject({ includedTax: 167, charges: [{ tax: 0 }] });
  });

  test('on lines are on no share of a charge when all lines are free', () => {
    const free = { ...MIXED_RATES, lines: [line('standard', 0), line('zero', 0)] };
    const quote = accepted(quoteOf(free));
    expect(quote).toMatchObject({ taxTotal: 0, total: 600 });
    expect(quote.charges[0]).not.toHaveProperty('shares');
  });

  test('are rounded once, half to even', () => {
    const ofBase = (base: number): number =>
      accepted(quoteOf({ currency: 'USD', lines: [line('a', base)], taxes: [tax('t', 50_000, ['a'])] }))
        .taxTotal;
    expect([10, 30, 50, 70].map(ofBase)).toEqual([0, 2, 2, 4]);
  });

  test('that prices contain stand alone on a line or charge', () => {
    const taxes = [tax('vat', 100_000, ['a'], { inclusive: true }), tax('city', 10_000, ['a', 'b'])];
    const lines = [line('a', 100), line('b', 100)];
    const refused = { refused: 'inclusive_tax_mixed', part: 'line', uid: 'a' };
    expect(quoteOf({ currency: 'USD', lines, taxes })).toEqual(refused);
    const apart = [taxes[0], tax('city', 10_000, ['b'])].filter((one) => one !== undefined);
    expect(accepted(quoteOf({ currency: 'USD', lines, taxes: apart })).taxTotal).toBe(10);
  });
});

describe('the bounds', () => {
  const USD = { currency: 'USD', lines: [line('a', 6000)] };

  test('a tip is at most the total, or 50 major units', () => {
    expect(accepted(quoteOf({ ...USD, tip: { amount: 6000 } })).total).toBe(12_000);
    const above = { refused: 'tip_too_large', part: 'tip', limit: 6000 };
    expect(quoteOf({ ...USD, tip: { amount: 6001 } })).toEqual(above);
    expect(quoteOf({ ...USD, tip: { bps: 10_001 } })).toEqual(above);
    const limitOf = (currency: string): unknown =>
      quoteOf({ currency, lines: [line('a', 1)], tip: { amount: 100_000 } });
    expect(limitOf('USD')).toMatchObject({ limit: 5000 });
    expect(limitOf('JPY')).toMatchObject({ limit: 50 });
    expect(limitOf('KWD')).toMatchObject({ limit: 50_000 });
  });

  test('no amount is above the largest', () => {
    const total = (...lines: SaleLine[]): unknown => quoteOf({ currency: 'USD', lines });
    expect(total(line('a', MAX_AMOUNT))).toMatchObject({ total: MAX_AMOUNT });
    const large = { refused: 'amount_too_large', limit: MAX_AMOUNT };
    expect(total(line('a', MAX_AMOUNT + 1))).toEqual({ ...large, part: 'line', uid: 'a' });
    expect(total(line('a', MAX_AMOUNT, 99))).toEqual({ ...large, part: 'line', uid: 'a' });
    expect(total(line('a', MAX_AMOUNT), line('b', 1))).toEqual({ ...large, part: 'subtotal' });
    expect(
      quoteOf({
        currency: 'USD',
        lines: [line('a', MAX_AMOUNT)],
        charges: [{ uid: 'c', amount: 1, taxable: false }],
      }),
    ).toEqual({ ...large, part: 'total' });
  });

  test('what is not whole, negative, or of an unknown line is a mistake of the caller', () => {
    const wrong: Sale[] = [
      { currency: 'USD', lines: [line('a', 1.5)] },
      { currency: 'USD', lines: [line('a', -1)] },
      { currency: 'USD', lines: [line('a', Number.NaN)] },
      { currency: 'USD', lines: [line('a', 1, 0)] },
      { currency: 'USD', lines: [line('a', 1, 0.5)] },
      { ...USD, tip: { amount: -1 } },
      { ...USD, taxes: [tax('t', 1, ['b'])] },
      { ...USD, taxes: [tax('t', 1_000_001, ['a'])] },
      { ...USD, taxes: [tax('t', 0.5, ['a'])] },
      { ...USD, tip: { bps: 0.5 } },
      { ...USD, discounts: [{ uid: 'd', type: 'percent', bps: 10_001 }] },
      { ...USD, discounts: [{ uid: 'd', line: 'b', type: 'fixed', amount: 1 }] },
    ];
    for (const sale of wrong) expect(() => quoteOf(sale)).toThrow(RangeError);
  });
});
