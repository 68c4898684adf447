/** The records of the payouts' gallery: a merchant in London, on a Saturday in November. */

const TODAY = '2026-11-21';
const AT = `${TODAY}T12:00:00.000Z`;
const DAY_MS = 86_400_000;

const gbp = (amount: number) => ({ amount, currency: 'GBP' });
const on = (day: string): string => `${day}T06:00:00.000Z`;
const daysBefore = (days: number): string =>
  new Date(Date.parse(TODAY) - days * DAY_MS).toISOString().slice(0, 10);

const NONE_YET = { code: 'nothing', message: 'There is nothing to pay out.' };
const standing = (available: number, pending: number, more: object = {}) => ({
  object: 'balance',
  environment: 'sandbox',
  merchant: 'mer_gallery',
  timezone: 'Europe/London',
  today: TODAY,
  available: gbp(available),
  pending: gbp(pending),
  instant: {
    available: gbp(Math.max(available, 0)),
    fee: gbp(Math.round(available / 100)),
    held_until: null,
  },
  next_payout: null,
  no_payout: null,
  ...more,
});
const no = (code: string) => ({ no_payout: { code, message: 'No payout is due.' } });
const NO_INSTANT = { instant: { available: gbp(0), fee: gbp(0), held_until: null } };

const USUAL = standing(184_250, 61_935, {
  next_payout: { date: '2026-11-23', arrival_date: '2026-11-24', amount: gbp(184_250) },
});

const BALANCES: Readonly<Record<string, object>> = {
  nothing: standing(0, 0, { no_payout: NONE_YET }),
  negative: standing(-2_140, 0, no('negative')),
  small: standing(62, 0, no('below_minimum')),
  manual: standing(184_250, 61_935, no('manual')),
  'no-account': standing(184_250, 61_935, { ...no('bank_account'), ...NO_INSTANT }),
  refused: standing(184_250, 61_935, { ...no('bank_account'), ...NO_INSTANT }),
  paused: standing(184_250, 61_935, { ...no('inactive'), ...NO_INSTANT }),
  'not-connected': standing(0, 61_935, no('not_connected')),
  'account-changed': {
    ...USUAL,
    instant: { available: gbp(0), fee: gbp(0), held_until: '2026-11-22T12:00:00.000Z' },
  },
};

/** The balance of a shop. */
export const balanceOf = (shop: string): object => BALANCES[shop] ?? USUAL;

interface GalleryPayout {
  readonly id: string;
  readonly status: string;
  readonly method: string;
  readonly amount: { readonly amount: number };
  readonly gross: { readonly amount: number };
  readonly fees: { readonly amount: number };
  readonly arrival_date: string;
}

function payout(number: number, status: string, daysAgo: number, more: object = {}): GalleryPayout {
  const gross = 90_000 + ((number * 7_919) % 60_000);
  const fees = Math.round(gross * 0.024);
  return {
    id: `po_${number}`,
    object: 'payout',
    environment: 'sandbox',
    merchant: 'mer_gallery',
    amount: gbp(gross - fees),
    gross: gbp(gross),
    fees: gbp(fees),
    method: 'standard',
    automatic: true,
    destination: { country: 'GB', last4: '6819' },
    status,
    arrival_date: daysBefore(daysAgo),
    trace_id: status === 'pending' ? null : `TRC${20_261_000 + number}`,
    failure: null,
    created_at: on(daysBefore(daysAgo + 1)),
    paid_at: status === 'paid' ? on(daysBefore(daysAgo)) : null,
    failed_at: null,
    version: 2,
    metadata: {},
    updated_at: AT,
    ...more,
  } as GalleryPayout;
}

const FAILED = {
  failed_at: on(daysBefore(4)),
  failure: { code: 'account_closed', message: 'The account is closed. Enter another bank account.' },
};

/** All of them, newest first: one in each status, and enough for a second page. */
export const PAYOUTS: readonly GalleryPayout[] = [
  payout(30, 'pending', -3),
  payout(29, 'in_transit', -2, { method: 'instant', automatic: false }),
  payout(28, 'failed', 4, FAILED),
  payout(27, 'canceled', 5),
  ...Array.from({ length: 24 }, (_, at) => payout(26 - at, 'paid', 6 + at)),
];

/** Such a payout with its entries, which add up to it: two payments, a refund, and the rest of the day. */
export function withEntries(id: string): object | undefined {
  const found = PAYOUTS.find((one) => one.id === id);
  if (!found) return undefined;
  const parts = [
    { type: 'payment', gross: 4_250, fee: 92 },
    { type: 'refund', gross: -1_290, fee: 0 },
    { type: 'subscription_fee', gross: -2_900, fee: 0 },
  ];
  const sum = (name: 'gross' | 'fee'): number => parts.reduce((all, part) => all + part[name], 0);
  parts.push({
    type: 'payment',
    gross: found.gross.amount - sum('gross'),
    fee: found.fees.amount - sum('fee'),
  });
  const data = parts.map(({ type, gross, fee }, at) => ({
    id: `ble_${id}_${at}`,
    object: 'balance_entry',
    type,
    gross: gbp(gross),
    fee: gbp(fee),
    amount: gbp(gross - fee),
    source: `pay_${at}`,
    business_date: found.arrival_date,
  }));
  return { ...found, entries: { data, has_more: false, next_cursor: null } };
}

const SCHEDULES: Readonly<Record<string, object>> = {
  manual: { interval: 'manual', weekday: null, day: null, delay_days: 2 },
  weekly: { interval: 'weekly', weekday: 'monday', day: null, delay_days: 3 },
};
const ACCOUNTS: Readonly<Record<string, object>> = {
  'no-account': { country: null, last4: null, status: 'none' },
  refused: { country: 'GB', last4: '6819', status: 'failed' },
};

/** The merchant of a shop. @param edited by somebody else meanwhile */
export const merchantOf = (shop: string, edited = false): object => ({
  id: 'mer_gallery',
  object: 'merchant',
  country: shop === 'german' ? 'DE' : 'GB',
  timezone: 'Europe/London',
  version: edited ? 8 : 7,
  bank_account: ACCOUNTS[shop] ?? { country: 'GB', last4: '6819', status: 'verified' },
  payout_schedule: SCHEDULES[edited ? 'weekly' : shop] ?? {
    interval: 'daily',
    weekday: null,
    day: null,
    delay_days: 2,
  },
});

const NOTHING_DUE = { currently_due: [], past_due: [], errors: [], deadline: null };
const CALM = {
  object: 'onboarding',
  merchant: 'mer_gallery',
  status: 'active',
  timezone: 'Europe/London',
  requirements: NOTHING_DUE,
  bank_account: { last4: '6819', country: 'GB', status: 'verified' },
  version: 7,
};
const due = (more: object) => ({ ...NOTHING_DUE, ...more });

const ONBOARDINGS: Readonly<Record<string, object>> = {
  begun: { status: 'needs_data', requirements: due({ currently_due: ['terms', 'bank_account'] }) },
  more: { requirements: due({ currently_due: ['business.document'] }) },
  deadline: {
    requirements: due({ currently_due: ['business.document'], deadline: '2026-12-05T12:00:00.000Z' }),
  },
  overdue: {
    status: 'restricted',
    requirements: due({ currently_due: ['business.document'], past_due: ['business.document'] }),
  },
  refused: { bank_account: { last4: '6819', country: 'GB', status: 'failed' } },
  everything: {
    status: 'restricted',
    bank_account: { last4: '6819', country: 'GB', status: 'failed' },
    requirements: due({
      currently_due: ['business.document', 'business.url'],
      past_due: ['business.document'],
      deadline: '2026-12-05T12:00:00.000Z',
    }),
  },
  'no-payouts': { requirements: due({ currently_due: ['business.document'] }) },
  rejected: { status: 'rejected' },
  suspended: { status: 'suspended' },
};

/** The open requirements of a shop's merchant. */
export const onboardingOf = (shop: string): object => ({ ...CALM, ...ONBOARDINGS[shop] });

const rate = (line: string, bps: number, fixed: number) => ({
  line,
  surface: null,
  bps,
  fixed: gbp(fixed),
  at_least: null,
  since: '2026-09-08T12:00:00.000Z',
});

/** The merchant's rates: the prepared price sheet of a sandbox. */
export const RATES = {
  object: 'merchant_rates',
  environment: 'sandbox',
  merchant: 'mer_gallery',
  timezone: 'Europe/London',
  currency: 'GBP',
  rates: [
    rate('platform.subscription', 0, 3_900),
    rate('order.online', 240, 15),
    rate('payment.pay_link', 240, 15),
    rate('loyalty.active_member', 0, 8),
    rate('payout.instant', 150, 0),
  ],
  next_charge: {
    from: '2026-11-08',
    date: '2026-12-08',
    amount: gbp(3_900),
    items: [{ line: 'platform.subscription', amount: gbp(3_900) }],
  },
};
