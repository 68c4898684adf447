import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { newUlid } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { inTransaction } from '../../../core/database/unit-of-work.ts';
import { call, signUp, type Service, type SignedUp } from '../../../testing/service/service.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import type { NewPayment, NewRefund, Payables, Payment, Refund } from '../payments.ts';

/**
 * Stands in for orders: records each notification (as a `ping`) in the transaction of the change, and then
 * acts on the test's wish for the order.
 */
export class Till {
  /** Wishes by order ID; `capture` applies as soon as the payment is authorized. */
  readonly wishes = new Map<string, 'capture' | 'cancel'>();

  readonly payables: Payables = {
    order: {
      hold: async ({ db }, owner) => {
        await db
          .selectFrom('partners')
          .select('id')
          .where('id', '=', owner.partnerId)
          .forNoKeyUpdate()
          .execute();
      },
      changed: async (work, { owner, what, payment, refund }, deps) => {
        const data = { what, payment: payment.id, status: payment.status, refund: refund?.id };
        await recordEvent(work.db, { ...owner, type: 'ping', data, at: new Date(payment.updated_at) });
        if (what !== 'payment.authorized') return;
        const wish = this.wishes.get(payment.order ?? '');
        if (wish === 'capture') await deps.payments.capture(work, owner, payment.id);
        if (wish === 'cancel') await deps.payments.cancel(work, owner, payment.id);
      },
      sale: async (_trx, _owner, { amount, captured, tip }) => ({
        surface: 'api',
        locationId: null,
        orderNumber: null,
        days: { timezone: 'Europe/London', day_starts_at: '00:00' },
        lines: [{ ...LINE, gross: (captured ?? amount).amount - tip.amount }],
        charges: 0,
        taxAdded: 0,
        taxIncluded: 0,
        tip: tip.amount,
        taxes: [],
        taxesBack: {},
      }),
    },
  };
}

const LINE = {
  uid: '1',
  item: null,
  variation: null,
  name: 'Lunch',
  variationName: null,
  section: null,
  quantity: 1,
  discount: 0,
  taxAdded: 0,
  taxIncluded: 0,
};

const money = (amount: number) => ({ amount, currency: 'GBP' });

/** The parts of a running service that payments need. */
type Paying = Pick<Service, 'url' | 'db' | 'deps'>;
type Owned = Pick<SignedUp, 'partnerId' | 'active' | 'key' | 'merchants'>;

/** One partner with its merchant, paying through the service as orders do. */
export class Payer {
  readonly service: Paying;
  readonly partner: Owned;
  readonly owner: Owner;

  private constructor(service: Paying, partner: Owned, owner: Owner) {
    this.service = service;
    this.partner = partner;
    this.owner = owner;
  }

  static of(service: Paying, partner: Owned, environment: EnvironmentName = 'sandbox'): Payer {
    return new Payer(service, partner, { partnerId: partner.partnerId, environment });
  }

  static async signUp(service: Paying): Promise<Payer> {
    return Payer.of(service, await signUp(service));
  }

  get db(): Db {
    return this.service.db;
  }

  newOrder(): string {
    return `ord_${newUlid()}`;
  }

  /** @param more amount and tip in minor units */
  start(order = this.newOrder(), more: Partial<NewPayment> = {}): Promise<Payment> {
    const payment = {
      payable: { kind: 'order', id: order },
      merchantId: this.partner.active,
      amount: money(3648),
      tip: money(518),
      intent: undefined,
      ...more,
    } as const;
    return inTransaction(this.db, ({ db }) => this.service.deps.payments.start(db, this.owner, payment));
  }

  authorize(id: string, token = 'tok_paid'): Promise<Payment> {
    const returnUrl = 'https://shop.example/order/1';
    return this.service.deps.payments.authorize(this.owner, id, { token, returnUrl, requestId: 'req_1' });
  }

  async pay(token = 'tok_paid', order = this.newOrder()): Promise<Payment> {
    const { id } = await this.start(order);
    return this.authorize(id, token);
  }

  /** @param amount minor units; all of it if omitted */
  capture(id: string, amount?: number): Promise<Payment> {
    const part = amount === undefined ? undefined : { amount };
    return inTransaction(this.db, (work) => this.service.deps.payments.capture(work, this.owner, id, part));
  }

  cancel(id: string): Promise<Payment> {
    return inTransaction(this.db, (work) => this.service.deps.payments.cancel(work, this.owner, id));
  }

  refund(paymentId: string, amount: number, more: Partial<NewRefund> = {}): Promise<Refund> {
    const refund = {
      paymentId,
      amount: money(amount),
      tip: money(0),
      lines: [],
      charges: [],
      allocations: [],
      reason: 'requested',
      note: null,
      ...more,
    } as const;
    return inTransaction(this.db, (work) => this.service.deps.payments.refund(work, this.owner, refund));
  }

  settle(id: string): Promise<Payment> {
    return this.service.deps.payments.settle(this.owner, id);
  }

  /** A payment whose money was taken. */
  async captured(): Promise<Payment> {
    const { id } = await this.pay();
    await this.capture(id);
    return this.settle(id);
  }

  async find(id: string): Promise<Payment> {
    const { body } = await call<Payment>(this.service, `GET /v1/payments/${id}`, {
      credential: this.partner.key,
    });
    return body;
  }

  /** The types of the events about a payment and its refunds, in order, and what the till was notified of. */
  async told(id: string): Promise<{ events: string[]; till: string[] }> {
    const rows = await this.db
      .selectFrom('events')
      .select(['type', 'data'])
      .where('partner_id', '=', this.owner.partnerId)
      .where('data', 'like', `%${id}%`)
      .orderBy('id')
      .execute();
    const till = rows.filter(({ type }) => type === 'ping');
    return {
      events: rows.filter(({ type }) => type !== 'ping').map(({ type }) => type),
      till: till.map(({ data }) => String((JSON.parse(data) as { what: string }).what)),
    };
  }

  /** Returns our own record's status. */
  async statusOf(id: string): Promise<string | undefined> {
    const row = await this.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst();
    return row?.status;
  }

  /** Returns the built-in processor's record of a payment. */
  async atProcessor(id: string) {
    const row = await this.db
      .selectFrom('processor_payments')
      .select(['status', 'amount', 'captured', 'refunded'])
      .where('reference', '=', id)
      .executeTakeFirst();
    return (
      row && {
        status: row.status,
        amount: Number(row.amount),
        captured: row.captured === null ? null : Number(row.captured),
        refunded: Number(row.refunded),
      }
    );
  }
}
