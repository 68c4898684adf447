import { randomUUID } from 'node:crypto';
import { newUlid } from '../../../core/database/ids.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import { NO_FEE, recordEntries } from '../../ledger/ledger.ts';
import { call, signUp, type Reply, type Service } from '../../../testing/service/service.ts';
import type { Balance } from '../contract/balance.ts';
import type { Payout } from '../contract/payout.ts';

/** An active merchant of production with 50 pounds, whose payouts are asked for. */
export class LiveMerchant {
  readonly service: Service;
  readonly partnerId: string;
  readonly key: string;
  readonly id: string;

  private constructor(service: Service, partnerId: string, key: string, id: string) {
    this.service = service;
    this.partnerId = partnerId;
    this.key = key;
    this.id = id;
  }

  static async open(service: Service, account = 'vault_test_GB_6789'): Promise<LiveMerchant> {
    const partner = await signUp(service);
    await call(service, 'POST /v1/partners/me/publish', { credential: partner.key });
    const { body: live } = await call<{ secret: string }>(service, 'POST /v1/keys', {
      credential: partner.key,
      body: { name: 'Live', capability: ALL_SCOPES, environment: 'production' },
    });
    const names = { legal_name: 'Live Ltd', display_name: 'Live' };
    const { body } = await call<{ id: string }>(service, 'POST /v1/merchants', {
      credential: live.secret,
      body: { ...names, country: 'GB', currency: 'GBP', timezone: 'Europe/London' },
    });
    const merchant = new LiveMerchant(service, partner.partnerId, live.secret, body.id);
    await merchant.#begin(account);
    return merchant;
  }

  /** Brings the merchant to the state after the operator's review. */
  async #begin(token: string): Promise<void> {
    const { db, clock } = this.service;
    const account = { country: 'GB', last4: token.slice(-4), token, status: 'verified' };
    await db
      .updateTable('merchants')
      .set({
        status: 'active',
        bank_account: JSON.stringify(account),
        payout_schedule: JSON.stringify({ interval: 'manual', weekday: null, day: null, delay_days: 2 }),
      })
      .where('id', '=', this.id)
      .execute();
    const entry = { type: 'adjustment', currency: 'GBP', gross: 5_000, fee: NO_FEE } as const;
    const of = { partnerId: this.partnerId, environment: 'production', merchantId: this.id } as const;
    const at = new Date(clock.now());
    await inTransaction(db, (work) =>
      recordEntries(work.db, [{ ...entry, ...of, source: `given_${newUlid()}`, at }]),
    );
  }

  call<Body = Record<string, unknown>>(operation: string, body?: unknown): Promise<Reply<Body>> {
    const headers = { 'idempotency-key': randomUUID() };
    return call<Body>(this.service, operation, {
      credential: this.key,
      headers,
      ...(body !== undefined && { body }),
    });
  }

  payOut(): Promise<Reply<Payout>> {
    return this.call<Payout>('POST /v1/payouts', { merchant: this.id, method: 'standard' });
  }

  async read(id: string): Promise<Payout> {
    return (await this.call<Payout>(`GET /v1/payouts/${id}`)).body;
  }

  async balance(): Promise<Balance> {
    return (await this.call<Balance>(`GET /v1/balance?merchant=${this.id}`)).body;
  }

  /** Types of the events about its payouts, the oldest first. */
  async told(): Promise<string[]> {
    const rows = await this.service.db
      .selectFrom('events')
      .select('type')
      .where('merchant_id', '=', this.id)
      .where('type', 'like', 'payout.%')
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  }
}
