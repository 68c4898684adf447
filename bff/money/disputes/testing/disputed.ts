import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Service } from '../../../testing/service/service.ts';
import { call, signUp, type Reply } from '../../../testing/service/service.ts';
import { withoutSubscription } from '../../charges/testing/monthly-sheets.ts';
import type { Payment } from '../../payments/payments.ts';
import { Payer } from '../../payments/testing/till.ts';
import { Earner } from '../../payouts/testing/earner.ts';
import type { Dispute } from '../contract/dispute.ts';

export const DAY = 24 * 60 * 60_000;

type Disputing = Pick<Service, 'url' | 'db' | 'deps'>;

/**
 * A merchant of a sandbox whose payments, of 36.48 each, are disputed. Its service takes a till's payables.
 */
export class DisputedMerchant {
  readonly earner: Earner;
  readonly payer: Payer;

  private constructor(earner: Earner, payer: Payer) {
    this.earner = earner;
    this.payer = payer;
  }

  static async signUp(service: Disputing): Promise<DisputedMerchant> {
    const partner = await signUp(service);
    await withoutSubscription(service.db, partner.partnerId);
    return new DisputedMerchant(new Earner(service, partner), Payer.of(service, partner));
  }

  get key(): string {
    return this.earner.partner.key;
  }

  /** Every request that changes something has an idempotency key of its own, unless it names one. */
  call<Body = Record<string, unknown>>(
    operation: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply<Body>> {
    const key = operation.startsWith('GET') ? {} : { 'idempotency-key': randomUUID() };
    return this.earner.call<Body>(operation, body, { ...key, ...headers });
  }

  /** A captured payment. */
  async paid(token = 'tok_paid'): Promise<Payment> {
    const { id } = await this.payer.pay(token);
    await this.payer.capture(id);
    return this.payer.settle(id);
  }

  /** A payment by the card that is disputed at once, and its dispute. */
  async disputed(): Promise<Dispute> {
    const { id } = await this.paid('tok_disputed');
    return seen(async () => (await this.of(id))[0]);
  }

  /** A dispute that the sandbox was asked for. */
  async open(payment?: string, reason?: string): Promise<Dispute> {
    const disputed = payment ?? (await this.paid()).id;
    const body = { payment: disputed, ...(reason !== undefined && { reason }) };
    const reply = await this.call<Dispute>('POST /v1/sandbox/disputes', body);
    if (reply.status !== 201) throw new Error(reply.text);
    return reply.body;
  }

  /** The disputes of a payment, newest first. */
  async of(payment: string): Promise<Dispute[]> {
    return (await this.call<{ data: Dispute[] }>(`GET /v1/disputes?payment=${payment}`)).body.data;
  }

  async read(id: string): Promise<Dispute> {
    return (await this.call<Dispute>(`GET /v1/disputes/${id}`)).body;
  }

  answer(id: string, input: object, headers?: Readonly<Record<string, string>>): Promise<Reply<Dispute>> {
    return this.call<Dispute>(`POST /v1/disputes/${id}/evidence`, { submit: true, ...input }, headers);
  }

  accept(id: string, headers?: Readonly<Record<string, string>>): Promise<Reply<Dispute>> {
    return this.call<Dispute>(`POST /v1/disputes/${id}/accept`, undefined, headers);
  }

  decide(id: string, outcome: string): Promise<Reply<Dispute>> {
    return this.call<Dispute>(`POST /v1/sandbox/disputes/${id}/decide`, { outcome });
  }

  upload(
    id: string,
    bytes: Buffer,
    { name = 'slip.pdf', type = 'application/pdf', key = randomUUID() as string } = {},
  ): Promise<Reply<Dispute>> {
    const { earner } = this;
    return call<Dispute>(earner, `POST /v1/disputes/${id}/files?name=${encodeURIComponent(name)}`, {
      credential: this.key,
      body: bytes,
      headers: { 'content-type': type, 'idempotency-key': key },
    });
  }

  /** Waits until a dispute is like this: timers run beside the test. */
  becomes(id: string, like: Partial<Dispute>): Promise<Dispute> {
    return seen(async () => {
      const dispute = await this.read(id);
      const isLike = Object.entries(like).every(([name, value]) => Reflect.get(dispute, name) === value);
      return isLike ? dispute : undefined;
    });
  }

  /** The types of the events about a dispute, in order. */
  async told(id: string): Promise<string[]> {
    const rows = await this.earner.db
      .selectFrom('events')
      .select('type')
      .where('merchant_id', '=', this.earner.merchant)
      .where('data', 'like', `%${id}%`)
      .where('type', 'like', 'dispute.%')
      .orderBy('id')
      .execute();
    return rows.map(({ type }) => type);
  }

  /** `[type, gross, fee, amount]` of the ledger entries of a dispute, in minor units. */
  async entries(id: string): Promise<[string, number, number, number][]> {
    const rows = await this.earner.db
      .selectFrom('ledger_entries')
      .select(['type', 'gross', 'fee', 'amount'])
      .where('source', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ type, gross, fee, amount }) => [type, Number(gross), Number(fee), Number(amount)]);
  }

  /** Σ of the ledger of its merchant. */
  async ledger(): Promise<number> {
    const rows = await this.earner.db
      .selectFrom('ledger_entries')
      .select('amount')
      .where('merchant_id', '=', this.earner.merchant)
      .execute();
    return rows.reduce((sum, { amount }) => sum + Number(amount), 0);
  }
}

/** Waits for something that a timer does. */
async function seen<Value>(read: () => Promise<Value | undefined>): Promise<Value> {
  let found: Value | undefined;
  const look = async (): Promise<boolean> => {
    found = await read();
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 20_000 }).toBe(true);
  return found as Value;
}
