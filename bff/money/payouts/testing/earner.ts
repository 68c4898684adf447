import { randomUUID } from 'node:crypto';
import { withoutSubscription } from '../../charges/testing/monthly-sheets.ts';
import type { Db } from '../../../core/database/database.ts';
import { newUlid } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { recordCapture, recordRefund, type LedgerPayment, type LedgerSale } from '../../ledger/ledger.ts';
import { call, signUp, type Reply, type SignedUp } from '../../../testing/service/service.ts';
import type { Balance, BalanceEntry } from '../contract/balance.ts';
import type { ExpandedPayout, Payout } from '../contract/payout.ts';

export const gbp = (amount: number) => ({ amount, currency: 'GBP' });

/** A merchant that earns money, without the orders that it is for. */
export class Earner {
  readonly url: string;
  readonly db: Db;
  readonly partner: SignedUp;
  readonly merchant: string;
  readonly owner: Owner;

  constructor(
    service: { readonly url: string; readonly db: Db },
    partner: SignedUp,
    merchant = partner.active,
  ) {
    this.url = service.url;
    this.db = service.db;
    this.partner = partner;
    this.merchant = merchant;
    this.owner = { partnerId: partner.partnerId, environment: 'sandbox' };
  }

  /** Signs up a merchant whose months cost nothing, so that its balance is what it earns. */
  static async signUp(service: { readonly url: string; readonly db: Db }): Promise<Earner> {
    const partner = await signUp(service);
    await withoutSubscription(service.db, partner.partnerId);
    return new Earner(service, partner);
  }

  /** A captured payment. */
  async earn(amount: number, fee = 0): Promise<LedgerPayment> {
    const payment = paymentOf(this, amount, fee);
    const at = await this.now();
    await inTransaction(this.db, ({ db }) => recordCapture(db, payment, saleOf(amount), at));
    return payment;
  }

  async giveBack(payment: LedgerPayment, amount: number): Promise<void> {
    const at = await this.now();
    const refund = { id: `rfd_${newUlid()}`, amount, returns: [] };
    await inTransaction(this.db, ({ db }) => recordRefund(db, payment, saleOf(payment.amount), refund, at));
  }

  /** The sandbox's time. */
  async now(): Promise<Date> {
    const { body } = await this.call<{ now: string }>('GET /v1/sandbox/clock');
    return new Date(body.now);
  }

  async advanceTo(time: string | Date): Promise<void> {
    const to = new Date(time).toISOString();
    for (;;) {
      const reply = await this.call<{ now: string }>('POST /v1/sandbox/clock/advance', { to });
      // An overloaded node responds with 503; repeating the request continues from the clock's present time.
      if (reply.status === 503) continue;
      if (reply.status >= 300) throw new Error(reply.text);
      if (Date.parse(reply.body.now) >= Date.parse(to)) return;
    }
  }

  async advance(ms: number): Promise<void> {
    await this.advanceTo(new Date((await this.now()).getTime() + ms));
  }

  call<Body = Record<string, unknown>>(
    operation: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<Body>> {
    const { key } = this.partner;
    return call<Body>(this, operation, { credential: key, ...(body !== undefined && { body }), headers });
  }

  async balance(): Promise<Balance> {
    return (await this.call<Balance>(`GET /v1/balance?merchant=${this.merchant}`)).body;
  }

  /** `[available, pending]` in minor units. */
  async sums(): Promise<[number, number]> {
    const { available, pending } = await this.balance();
    return [available.amount, pending.amount];
  }

  payOut(wish: object = {}, key: string = randomUUID()): Promise<Reply<Payout>> {
    const body = { merchant: this.merchant, method: 'standard', ...wish };
    return this.call<Payout>('POST /v1/payouts', body, { 'idempotency-key': key });
  }

  async payouts(query = ''): Promise<Payout[]> {
    const path = `GET /v1/payouts?merchant=${this.merchant}${query}`;
    return (await this.call<{ data: Payout[] }>(path)).body.data;
  }

  async read(id: string): Promise<ExpandedPayout> {
    return (await this.call<ExpandedPayout>(`GET /v1/payouts/${id}?expand=entries`)).body;
  }

  async entriesOf(id: string): Promise<BalanceEntry[]> {
    return [...((await this.read(id)).entries?.data ?? [])];
  }

  change(fields: object): Promise<Reply> {
    return this.call(`PATCH /v1/merchants/${this.merchant}`, fields);
  }

  /** Another bank account, which ends like this. It is verified within seconds. */
  async useAccount(last4: string): Promise<void> {
    const bank_account = { country: 'GB', sort_code: '60-16-13', account_number: `3192${last4}` };
    const reply = await this.call(`PATCH /v1/merchants/${this.merchant}/onboarding`, { bank_account });
    if (reply.status !== 200) throw new Error(reply.text);
    await this.advance(6_000);
  }

  /** Types of the events about its payouts, the oldest first. */
  async told(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('events')
      .select('type')
      .where('merchant_id', '=', this.merchant)
      .where('type', 'like', 'payout.%')
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  }
}

function paymentOf({ owner, merchant }: Earner, amount: number, fee: number): LedgerPayment {
  return {
    ...owner,
    id: `pay_${newUlid()}`,
    merchantId: merchant,
    orderId: null,
    payLinkId: null,
    currency: 'GBP',
    amount,
    fee: { platform: fee, partner: 0 },
    card: { brand: 'visa', last4: '4242' },
  };
}

function saleOf(amount: number): LedgerSale {
  const names = { item: null, variation: null, variationName: null, section: null };
  return {
    surface: 'api',
    locationId: null,
    orderNumber: null,
    days: { timezone: 'Europe/London', day_starts_at: '00:00' },
    lines: [
      {
        uid: '1',
        ...names,
        name: 'Lunch',
        quantity: 1,
        gross: amount,
        discount: 0,
        taxAdded: 0,
        taxIncluded: 0,
      },
    ],
    charges: 0,
    taxAdded: 0,
    taxIncluded: 0,
    tip: 0,
    taxes: [],
    taxesBack: {},
  };
}
