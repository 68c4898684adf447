import { sql } from 'kysely';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { prepared } from '../../core/database/prepared.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isInService, OUT_OF_SERVICE } from '../../accounts/merchants/merchants.ts';
import { processorOf, requireChargeable } from '../../providers/processor/processor.ts';
import { type PayableRef, lookAfter, recordTime, type PaymentDeps } from './payable.ts';
import { type PaymentRow } from './payment-records.ts';

/** Longer than the request that started it may ask the processor. */
const UNDER_WAY_MS = 20_000;
/** The time for which an idempotency key stands for the same request. */
const SAME_INTENT_MS = 24 * 60 * 60 * 1000;

export interface NewPayment {
  readonly payable: PayableRef;
  readonly merchantId: string;
  /** The surface of the order. Omitted for a pay link. */
  readonly surface?: string;
  /** The amount to charge, tip included; above 0. */
  readonly amount: Money;
  /** The part of it that is a tip. */
  readonly tip: Money;
  /** `idempotency.id` of the request; `undefined` if it had no key. */
  readonly intent: string | undefined;
  /** The pay link through which an order is paid: it is locked and notified too, after the order. */
  readonly payLink?: string | undefined;
}

/** The payable's row is locked by the caller, so only one request at a time starts a payment for it. */
export async function startPayment(
  trx: Db,
  deps: PaymentDeps,
  owner: Owner,
  payment: NewPayment,
): Promise<PaymentRow> {
  const processor = processorOf(deps.processors, owner.environment);
  const now = await recordTime(trx, deps, owner);
  const { row, isEarlier } = await earlierOrNew(trx, deps, owner, payment, now);
  if (isEarlier) return requireHope(row);
  requireChargeable(processor, payment.amount);
  await lookAfter(trx, deps, owner, { id: row.id, inMs: UNDER_WAY_MS });
  return row;
}

/**
 * The payment that an earlier run of the same request has started, or a new one. One live payment for each
 * order: the index decides.
 * @throws {ApiError} already_paid
 */
async function earlierOrNew(
  trx: Db,
  { clock }: PaymentDeps,
  { partnerId, environment }: Owner,
  { payable, payLink, merchantId, surface, amount, tip, intent }: NewPayment,
  now: Date,
): Promise<{ row: PaymentRow; isEarlier: boolean }> {
  const { id, kind } = payable;
  const [order, link] = kind === 'order' ? [id, payLink ?? null] : [null, id];
  const since = new Date(now.getTime() - SAME_INTENT_MS);
  const statement = kind === 'order' ? startingOrder : startingLink;
  const rows = await statement(
    trx,
    newId('pay'),
    id,
    intent ?? null,
    since,
    partnerId,
    environment,
    merchantId,
    order,
    link,
    surface ?? null,
    amount.amount,
    tip.amount,
    amount.currency,
    new Date(clock.now()),
    now,
  );
  const [found] = rows;
  if (!found) throw await refusalOf(trx, merchantId);
  const { is_earlier: isEarlier, ...row } = found;
  return { row, isEarlier };
}

/**
 * Returns the reason that no payment was inserted. The merchant is checked first: its state would have
 * forbidden any other payment too.
 */
async function refusalOf(trx: Db, merchantId: string): Promise<ApiError> {
  const merchant = await trx
    .selectFrom('merchants')
    .select('status')
    .where('id', '=', merchantId)
    .executeTakeFirst();
  if (!merchant || isInService(merchant)) return new ApiError('already_paid');
  const message = `The merchant is ${merchant.status} and takes no payments.`;
  return new ApiError('state_forbids', { message, param: 'merchant' });
}

type Started = PaymentRow & { is_earlier: boolean };

/**
 * A statement for each kind of payable: the one that an earlier run has started, or a new one. The merchant's
 * row is held against a change of its state, and read after it: a merchant that is being closed takes no
 * payment, and one with a payment under way isn't closed.
 */
const starting = (payable: 'order_id' | 'pay_link_id') =>
  prepared(
    (
      _,
      id: string,
      paid: string,
      intent: string | null,
      since: Date,
      partnerId: string,
      environment: string,
      merchantId: string,
      order: string | null,
      link: string | null,
      surface: string | null,
      amount: number,
      tip: number,
      currency: string,
      wantedAt: Date,
      now: Date,
    ) => sql<Started>`
    with earlier as (
      select * from payments
      where intent = ${intent} and ${sql.ref(payable)} = ${paid} and created_at > ${since}
      order by id desc limit 1
    ), payee as (
      select id from merchants where id = ${merchantId} and status <> all(${[...OUT_OF_SERVICE]}::text[])
        for key share
    ), made as (
      insert into payments (id, partner_id, environment, merchant_id, order_id, pay_link_id, surface, amount,
        tip, currency, status,
        wanted_at, intent, created_at, updated_at)
      select ${id}, ${partnerId}, ${environment}, ${merchantId}, ${order}, ${link}, ${surface},
        ${amount}::bigint,
        ${tip}::bigint, ${currency}, 'unpaid', ${wantedAt}::timestamptz, ${intent},
        ${now}::timestamptz, ${now}::timestamptz
      from payee where not exists (select from earlier)
      on conflict do nothing returning *
    )
    select *, true as is_earlier from earlier union all select *, false from made`,
  );

const startingOrder = starting('order_id');
const startingLink = starting('pay_link_id');

/**
 * A payment that may still succeed, or has.
 * @throws {ApiError} card_declined, state_forbids: it came to nothing
 */
export function requireHope(row: PaymentRow): PaymentRow {
  if (row.status === 'canceled' || row.failure_code === 'expired') {
    throw new ApiError('state_forbids', {
      message:
        "This payment wasn't completed, and nothing was charged. Start again with a new Idempotency-Key.",
    });
  }
  if (row.status !== 'failed') return row;
  if (row.failure_code === 'challenge_failed') {
    throw new ApiError('card_declined', {
      message: 'The cardholder did not confirm the payment.',
      details: { decline_code: 'challenge_failed' },
    });
  }
  throw new ApiError('card_declined', { details: { decline_code: row.decline_code ?? 'generic_decline' } });
}
