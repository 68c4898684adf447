import { FakeNetwork, json } from '../../../testing/fake-network.ts';
import type { Rates } from '../../../records/rates-view.ts';
import type { Balance, Entry, Merchant, Payout } from '../records.ts';

const gbp = (amount: number) => ({ amount, currency: 'GBP' });

const ALL_SCOPES = [
  'payouts:read',
  'payouts:write',
  'merchants:read',
  'merchants:write',
  'onboarding:write',
  'reports:read',
  'reports:export',
];

export const balance = (more: Partial<Balance> = {}): Balance => ({
  timezone: 'Europe/London',
  today: '2026-11-22',
  available: gbp(20_000),
  pending: gbp(4_235),
  instant: { available: gbp(20_000), fee: gbp(300), held_until: null },
  next_payout: { date: '2026-11-24', arrival_date: '2026-11-25', amount: gbp(24_235) },
  no_payout: null,
  ...more,
});

/** A payout that was paid; `number` tells them apart. */
export const payout = (number: number, more: Partial<Payout> = {}): Payout => ({
  id: `po_${number}`,
  amount: gbp(1_000 + number),
  gross: gbp(1_100 + number),
  fees: gbp(100),
  method: 'standard',
  automatic: true,
  destination: { country: 'GB', last4: '6789' },
  status: 'paid',
  arrival_date: '2026-11-23',
  trace_id: 'TRACE1',
  failure: null,
  created_at: '2026-11-22T10:00:00.000Z',
  paid_at: null,
  failed_at: null,
  ...more,
});

export const entry = (number: number, gross: number, fee: number): Entry => ({
  id: `ble_${number}`,
  type: 'payment',
  gross: gbp(gross),
  fee: gbp(fee),
  amount: gbp(gross - fee),
  source: `pay_${number}`,
  business_date: '2026-11-21',
});

export const merchant: Merchant = {
  id: 'mer_1',
  country: 'GB',
  timezone: 'Europe/London',
  version: 3,
  bank_account: { country: 'GB', last4: '6789', status: 'verified' },
  payout_schedule: { interval: 'daily', weekday: null, day: null, delay_days: 2 },
};

export const rates = (more: Partial<Rates> = {}): Rates => ({
  timezone: 'Europe/London',
  currency: 'GBP',
  rates: [
    rate('platform.subscription', 0, 3_900),
    rate('order.online', 240, 15),
    { ...rate('order.online', 275, 0), surface: 'dashboard', at_least: { bps: 240, fixed: gbp(15) } },
  ],
  next_charge: {
    date: '2026-12-20',
    amount: gbp(3_900),
    items: [{ line: 'platform.subscription', amount: gbp(3_900) }],
  },
  ...more,
});
const rate = (line: string, bps: number, fixed: number): Rates['rates'][number] => ({
  line,
  surface: null,
  bps,
  fixed: gbp(fixed),
  at_least: null,
  since: '2026-11-20T12:00:00Z',
});

/** The part of the service that the elements talk to, as a merchant with two payouts finds it. */
export class FakePayouts extends FakeNetwork {
  payouts: Payout[] = [
    payout(1),
    payout(2, { status: 'failed', failure: { code: 'no_account', message: '' } }),
  ];
  balance = balance();
  merchant = merchant;
  rates = rates();

  constructor() {
    super();
    this.session(ALL_SCOPES);
    this.route('/v1/rates', () => json(200, this.rates));
    this.route('/v1/balance', () => json(200, this.balance));
    this.route('/v1/merchants/mer_1', () => json(200, this.merchant));
    this.route('/v1/merchants/mer_1/onboarding', () => json(200, {}));
    this.route('/v1/payouts', ({ method }) =>
      method === 'POST'
        ? json(201, payout(3, { method: 'instant', status: 'pending', amount: gbp(19_700), fees: gbp(300) }))
        : json(200, { data: this.payouts, has_more: false, next_cursor: null }),
    );
    for (const number of [1, 2]) {
      this.route(`/v1/payouts/po_${number}`, () =>
        json(200, {
          ...this.payouts.find(({ id }) => id === `po_${number}`),
          entries: {
            data: [entry(1, 1_000, 60), entry(2, 100 + number, 40)],
            has_more: false,
            next_cursor: null,
          },
        }),
      );
    }
  }

  /** The scopes of the session. */
  session(scopes: readonly string[]): void {
    this.route('/v1/sessions/current', () =>
      json(200, { object: 'session', merchant: 'mer_1', scopes, environment: 'sandbox', expires_in: 900 }),
    );
  }
}
