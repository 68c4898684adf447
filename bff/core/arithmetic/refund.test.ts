import { describe, expect, test } from 'vitest';
import { quoteOf } from './quote.ts';
import { leftToRefund, refundInSteps, refundOf } from './refund.ts';
import { accepted } from './testing/accepted.ts';

const quote = accepted(
  quoteOf({
    currency: 'USD',
    lines: [
      { uid: 'soup', price: 600, quantity: 2 },
      { uid: 'bread', price: 400, quantity: 1 },
    ],
    charges: [{ uid: 'delivery', amount: 400, taxable: true }],
    taxes: [{ uid: 'sales', ratePpm: 100_000, inclusive: false, lines: ['soup', 'bread'], charges: true }],
    tip: { amount: 300 },
  }),
);

test('tip and charges come back only when asked for', () => {
  const lines = [
    { uid: 'soup', quantity: 2 },
    { uid: 'bread', quantity: 1 },
  ];
  const goods = accepted(refundOf(quote, [], { lines }));
  expect(goods).toMatchObject({ amount: 1760, tip: 0, charges: [] });
  const rest = accepted(refundOf(quote, [goods], { charges: ['delivery'], tip: 300 }));
  expect(rest).toMatchObject({
    amount: 740,
    tip: 300,
    lines: [],
    charges: [{ uid: 'delivery', net: 400, addedTax: 40, total: 440 }],
  });
  expect(leftToRefund(quote, [goods, rest])).toBe(0);
});

test('a free amount is spread over what is left, and takes from the tip last', () => {
  const half = accepted(refundOf(quote, [], { amount: 1100 }));
  expect(half.lines.map(({ uid, net, addedTax }) => [uid, net, addedTax])).toEqual([
    ['soup', 600, 60],
    ['bread', 200, 20],
  ]);
  expect(half).toMatchObject({ tip: 0, charges: [{ net: 200, addedTax: 20 }] });
  const more = accepted(refundOf(quote, [half], { amount: 1200 }));
  expect(more).toMatchObject({ amount: 1200, tip: 100, charges: [{ total: 220 }] });
  expect(leftToRefund(quote, [half, more])).toBe(200);
});

test('a unit after a free amount brings what is still owed for the units so far', () => {
  const free = accepted(refundOf(quote, [], { amount: 550 }));
  const unit = accepted(refundOf(quote, [free], { lines: [{ uid: 'soup', quantity: 1 }] }));
  expect(free.lines[0]).toMatchObject({ uid: 'soup', quantity: 0, net: 300, addedTax: 30 });
  expect(unit.lines[0]).toMatchObject({ uid: 'soup', quantity: 1, net: 300, addedTax: 30 });
});

test('a tax that prices contain goes back with its price', () => {
  const japan = accepted(
    quoteOf({
      currency: 'JPY',
      lines: [
        { uid: 'a', price: 1000, quantity: 1 },
        { uid: 'b', price: 500, quantity: 1 },
      ],
      taxes: [{ uid: 'vat', ratePpm: 100_000, inclusive: true, lines: ['a', 'b'], charges: false }],
    }),
  );
  const one = accepted(refundOf(japan, [], { lines: [{ uid: 'b', quantity: 1 }] }));
  expect(one).toMatchObject({ amount: 500, lines: [{ net: 500, includedTax: 45, addedTax: 0 }] });
  const half = accepted(refundOf(japan, [one], { amount: 500 }));
  expect(half.lines).toMatchObject([{ uid: 'a', net: 500, includedTax: 46 }]);
  const rest = accepted(refundOf(japan, [one, half], { lines: [{ uid: 'a', quantity: 1 }] }));
  expect(rest.lines).toMatchObject([{ net: 500, includedTax: 45 }]);
});

test('a contained tax that was rounded up before its price is not taken back', () => {
  const cents = accepted(
    quoteOf({
      currency: 'USD',
      lines: [
        { uid: 'mint', price: 1, quantity: 5 },
        { uid: 'cake', price: 500, quantity: 1 },
      ],
      discounts: [{ uid: 'd', line: 'mint', type: 'fixed', amount: 3 }],
      taxes: [{ uid: 'vat', ratePpm: 1_000_000, inclusive: true, lines: ['mint'], charges: false }],
    }),
  );
  const mints = accepted(refundOf(cents, [], { lines: [{ uid: 'mint', quantity: 3 }] }));
  expect(mints.lines).toMatchObject([{ net: 1, includedTax: 1 }]);
  const free = accepted(refundOf(cents, [mints], { amount: 10 }));
  expect(free.lines).toMatchObject([{ uid: 'cake', net: 10, includedTax: 0 }]);
});

test('the same line asked for twice counts as the sum', () => {
  const twice = [
    { uid: 'soup', quantity: 1 },
    { uid: 'soup', quantity: 1 },
  ];
  expect(accepted(refundOf(quote, [], { lines: twice })).lines).toMatchObject([{ quantity: 2, total: 1320 }]);
  const third = { refused: 'more_than_left', part: 'line', uid: 'soup', limit: 2 };
  expect(refundOf(quote, [], { lines: [...twice, { uid: 'soup', quantity: 1 }] })).toEqual(third);
});

test('more than is left is refused with what is left', () => {
  const all = accepted(refundOf(quote, [], { charges: ['delivery', 'delivery'], tip: 100 }));
  expect(all.amount).toBe(540);
  const more = { refused: 'more_than_left' };
  expect(refundOf(quote, [all], { tip: 201 })).toEqual({ ...more, part: 'tip', limit: 200 });
  expect(refundOf(quote, [all], { charges: ['delivery'] })).toEqual({
    ...more,
    part: 'charge',
    uid: 'delivery',
    limit: 0,
  });
  expect(refundOf(quote, [all], { amount: 1961 })).toEqual({ ...more, part: 'amount', limit: 1960 });
  expect(accepted(refundOf(quote, [all], { amount: 1960 })).amount).toBe(1960);
});

test('an unknown part is refused, and half a unit is a mistake of the caller', () => {
  const unknown = { refused: 'unknown_part', uid: 'cake' };
  expect(refundOf(quote, [], { lines: [{ uid: 'cake', quantity: 1 }] })).toEqual({
    ...unknown,
    part: 'line',
  });
  expect(refundOf(quote, [], { charges: ['cake'] })).toEqual({ ...unknown, part: 'charge' });
  for (const request of [{ amount: 0.5 }, { tip: -1 }, { lines: [{ uid: 'soup', quantity: 0.5 }] }]) {
    expect(() => refundOf(quote, [], request)).toThrow(RangeError);
  }
});

test('a charge that was sold before charges were shared is refunded with the taxes that it was sold with', () => {
  const sold = {
    ...shared,
    charges: shared.charges.map(({ uid, amount }) => ({
      uid,
      amount,
      taxes: [],
      addedTax: 0,
      includedTax: 0,
      tax: 0,
      total: amount,
    })),
  };
  const [part] = accepted(refundOf(sold, [], { charges: ['delivery'] })).charges;
  expect(part).toEqual({
    uid: 'delivery',
    quantity: 0,
    net: 400,
    taxes: [],
    addedTax: 0,
    includedTax: 0,
    total: 400,
  });
});

test('what goes back of a charge goes back of its shares, and ends at them', () => {
  const half = accepted(refundOf(shared, [], { amount: 1290 }));
  const rest = accepted(refundOf(shared, [half], { charges: ['delivery'] }));
  const shares = [half, rest].map(({ charges }) => charges[0]?.shares?.map(({ amount }) => amount));
  expect(shares).toEqual([
    [150, 50],
    [150, 50],
  ]);
  expect(half.charges[0]?.addedTax).toBe(15);
  expect(rest.charges[0]?.addedTax).toBe(15);
});

/** The soup is taxed and the bread is not: so are 300 and 100 of the delivery. */
const shared = accepted(
  quoteOf({
    currency: 'USD',
    lines: [
      { uid: 'soup', price: 750, quantity: 2 },
      { uid: 'bread', price: 500, quantity: 1 },
    ],
    charges: [{ uid: 'delivery', amount: 400, taxable: true }],
    taxes: [{ uid: 'sales', ratePpm: 100_000, inclusive: false, lines: ['soup'], charges: false }],
  }),
);

describe('a refund in a currency whose cards know only multiples of ten', () => {
  const dinars = accepted(
    quoteOf({
      currency: 'KWD',
      lines: [{ uid: 'soup', price: 3334, quantity: 3 }],
      charges: [{ uid: 'delivery', amount: 1234, taxable: false }],
      tip: { amount: 1234 },
    }),
  );

  test('leaves what is over to the next one of its line', () => {
    const unit = { lines: [{ uid: 'soup', quantity: 1 }] };
    const first = refundInSteps(accepted(refundOf(dinars, [], unit)), 10);
    expect(first).toMatchObject({ amount: 3330, lines: [{ net: 3330, total: 3330, quantity: 1 }] });
    const second = refundInSteps(accepted(refundOf(dinars, [first], unit)), 10);
    expect(second).toMatchObject({ amount: 3330, lines: [{ net: 3330 }] });
    const third = refundInSteps(accepted(refundOf(dinars, [first, second], unit)), 10);
    expect(third).toMatchObject({ amount: 3340, lines: [{ net: 3340 }] });
    expect(leftToRefund(dinars, [first, second, third])).toBe(2470);
  });

  test('is of a charge or of the tip where there is no line', () => {
    const charge = refundInSteps(accepted(refundOf(dinars, [], { charges: ['delivery'] })), 10);
    expect(charge).toMatchObject({ amount: 1230, charges: [{ net: 1230, total: 1230 }] });
    const tip = refundInSteps(accepted(refundOf(dinars, [], { tip: 1234 })), 10);
    expect(tip).toMatchObject({ amount: 1230, tip: 1230 });
  });

  test('stays as it is where it is one already, or less than a step', () => {
    const whole = accepted(refundOf(dinars, [], { tip: 1230 }));
    const little = accepted(refundOf(dinars, [], { tip: 4 }));
    expect([refundInSteps(whole, 10), refundInSteps(little, 10)]).toEqual([whole, little]);
  });
});
