import { feeOf } from '../bff/core/arithmetic/fees.ts';
import { quoteOf } from '../bff/core/arithmetic/quote.ts';
import { isRefused } from '../bff/core/arithmetic/refused.ts';
import type { Sale } from '../bff/core/arithmetic/sale.ts';
import { quotePrice, type Tariff } from '../bff/money/pricing/pricing.ts';
import { median } from './measure.ts';

/** Three lines with modifiers, two taxes, a discount off the order, a delivery charge and a tip. */
const LUNCH: Sale = {
  currency: 'USD',
  lines: [
    { uid: 'burger', price: 1250, quantity: 2, modifiers: [{ price: 150, quantity: 1 }] },
    {
      uid: 'salad',
      price: 1095,
      quantity: 1,
      modifiers: [
        { price: 250, quantity: 1 },
        { price: 75, quantity: 2 },
      ],
    },
    { uid: 'wine', price: 900, quantity: 2, modifiers: [{ price: 0, quantity: 1 }] },
  ],
  discounts: [{ uid: 'promo', type: 'percent', bps: 1000 }],
  charges: [{ uid: 'delivery', amount: 499, taxable: true }],
  taxes: [
    { uid: 'sales', ratePpm: 88_750, inclusive: false, lines: ['burger', 'salad', 'wine'], charges: true },
    { uid: 'alcohol', ratePpm: 30_000, inclusive: false, lines: ['wine'], charges: false },
  ],
  tip: { bps: 1800 },
};
/** The same with amounts whose products pass 2^53. */
const LARGE: Sale = {
  ...LUNCH,
  lines: LUNCH.lines.map((line) => ({ ...line, price: line.price * 10_000_000 })),
};

/**
 * The total of a sale without rounding rules, shares, bounds or a record: what no quote can be cheaper than.
 */
function plainTotal({ lines, charges = [], taxes = [] }: Sale): number {
  let net = 0;
  for (const { price, quantity, modifiers = [] } of lines) {
    let unit = price;
    for (const modifier of modifiers) unit += modifier.price * modifier.quantity;
    net += unit * quantity;
  }
  net -= Math.round(net * 0.1);
  let total = net + Math.round(net * 0.18);
  for (const { amount } of charges) total += amount;
  for (const { ratePpm } of taxes) total += Math.round((net * ratePpm) / 1_000_000);
  return total;
}

function quotedTotal(sale: Sale): number {
  const quote = quoteOf(sale);
  if (isRefused(quote)) throw new Error(quote.refused);
  return quote.total;
}

const RATES = { wholesale: { bps: 220, fixed: 10 }, floor: { bps: 240, fixed: 15 } };
const LINES = [
  'platform.subscription',
  'order.online',
  'payment.card_present',
  'payment.card_not_present',
  'payment.pay_link',
  'loyalty.active_member',
  'payout.instant',
] as const;
const RULE = { line: 'order.online', mode: 'add', bps: 10, fixed: 1, activeFrom: 0 } as const;
/** Two sheets, and a rule in each layer among those of a hundred plans. */
const TARIFF: Tariff = {
  merchantId: 'mer_1',
  plan: 'plan-50',
  sheets: [0, 1].map((publishedAt) => ({
    id: `psh_${publishedAt}`,
    lines: Object.fromEntries(LINES.map((line) => [line, RATES])) as Tariff['sheets'][number]['lines'],
    isOwn: publishedAt === 1,
    effectiveAt: publishedAt,
    publishedAt,
  })),
  rules: [
    { ...RULE, id: 'prl_1', layer: 1, target: null, mode: 'set', bps: 270, fixed: 20 },
    ...Array.from({ length: 100 }, (_, plan) => ({
      ...RULE,
      id: `prl_2${plan}`,
      layer: 2 as const,
      target: `plan-${plan}`,
    })),
    { ...RULE, id: 'prl_3', layer: 3, target: 'mer_1' },
    { ...RULE, id: 'prl_4', layer: 4, target: 'api' },
  ],
};

function quotedFee(tariff: Tariff, base: number): number {
  const quoted = quotePrice(tariff, { line: 'order.online', surface: 'api', base, at: 10 });
  if (!quoted) throw new Error('no price sheet applies');
  return quoted.price;
}

const FOUR_RULES: Tariff = { ...TARIFF, rules: TARIFF.rules.filter(({ id }) => !/^prl_2(?!50)/.test(id)) };

const SUBJECTS = [
  { name: 'limit: plain integers, the total alone', total: () => plainTotal(LUNCH) },
  { name: 'quoteOf, 3 lines', total: () => quotedTotal(LUNCH) },
  { name: 'quoteOf, the same with products above 2^53', total: () => quotedTotal(LARGE) },
  { name: 'limit: one fee, rounded', total: () => feeOf(4235, RATES.wholesale) },
  { name: 'a fee through four layers', total: () => quotedFee(FOUR_RULES, 4235) },
  { name: 'the same of the largest amount', total: () => quotedFee(FOUR_RULES, 99_999_999_999) },
  { name: 'the same among rules of 100 plans', total: () => quotedFee(TARIFF, 4235) },
];
const CALLS = 200_000;

/** CPU of one quote or fee in this process. Rounds go round the subjects in turn; the first isn't counted. */
export function quoteTable({ rounds }: { readonly rounds: number }): string {
  const measured = SUBJECTS.map((subject) => ({ ...subject, micros: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { total, micros } of measured) {
      const cost = microsOf(total);
      if (round > 0) micros.push(cost);
    }
  }
  const rows = measured.map(
    ({ name, micros }) => `| ${name} | ${Math.min(...micros).toFixed(2)} | ${median(micros).toFixed(2)} |`,
  );
  return [`| a quote or a fee, ${rounds} rounds | CPU µs, least | median |`, '|---|--:|--:|', ...rows].join(
    '\n',
  );
}

function microsOf(total: () => number): number {
  let sum = 0;
  const before = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) sum += total();
  const { user, system } = process.cpuUsage(before);
  if (sum <= 0) throw new Error('nothing was computed');
  return (user + system) / CALLS;
}
