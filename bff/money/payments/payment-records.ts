import type { Selectable, Updateable } from 'kysely';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { isOwnedBy, type Owner } from '../../core/database/owner.ts';
import { prepared } from '../../core/database/prepared.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireNotArchived } from '../archives/archives.ts';
import type { Payment } from './contract/payment.ts';
import type { PayableRef } from './payable.ts';
import { isCaptured } from './payment-states.ts';
import type { PaymentsTable } from './tables.ts';

export type PaymentRow = Selectable<PaymentsTable>;

/** @throws {ApiError} not_found, archived */
export async function findPayment(db: Db, owner: Owner, id: string): Promise<PaymentRow> {
  return (await ofOwner(db, owner, id).executeTakeFirst()) ?? refuseMissing(db, owner, id);
}

/** Returns the payments that exist. */
export async function findPayments(db: Db, owner: Owner, ids: readonly string[]): Promise<PaymentRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payments')
    .selectAll()
    .where('id', 'in', ids)
    .where(isOwnedBy('payments', owner))
    .execute();
}

/** Locked until the transaction ends. The payable is held before. @throws {ApiError} not_found, archived */
export async function lockPayment(trx: Db, owner: Owner, id: string): Promise<PaymentRow> {
  const [row] = await locked(trx, id, owner.partnerId, owner.environment);
  return row ?? refuseMissing(trx, owner, id);
}

const locked = prepared((trx: Db, id: string, partnerId: string, environment: EnvironmentName) =>
  ofOwner(trx, { partnerId, environment }, id).forUpdate(),
);

/** Returns a row as it is after an update. Omitted columns keep their values; JSON is written as text. */
export function withColumns(row: PaymentRow, columns: Updateable<PaymentsTable>): PaymentRow {
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  const fee = columns.fee === undefined ? row.fee : parsedFee(columns.fee);
  return { ...row, ...set, fee } as PaymentRow;
}

function parsedFee(text: string | null): PaymentRow['fee'] {
  return text === null ? null : (JSON.parse(text) as PaymentRow['fee']);
}

declare module '../../core/database/unit-of-work.ts' {
  interface HeldRecords {
    /** The payments changed by this unit of work, by ID. */
    payments?: Map<string, PaymentRow>;
  }
}

/** Makes the new state of a locked payment available to the callers that began to change it. */
export function noteChanged({ held }: Work, row: PaymentRow): PaymentRow {
  held.payments ??= new Map();
  held.payments.set(row.id, row);
  return row;
}

/**
 * Returns a locked payment as it is now: as it was last known, unless another step of the unit of work has
 * changed it.
 */
export function asChanged({ held }: Work, known: PaymentRow): PaymentRow {
  return held.payments?.get(known.id) ?? known;
}

function ofOwner(db: Db, owner: Owner, id: string) {
  return db.selectFrom('payments').selectAll().where('id', '=', id).where(isOwnedBy('payments', owner));
}

async function refuseMissing(db: Db, owner: Owner, id: string): Promise<never> {
  await requireNotArchived(db, { ...owner, only: undefined }, id);
  throw new ApiError('not_found', { message: "This payment doesn't exist.", param: 'payment' });
}

export function ownerOf(row: Pick<PaymentRow, 'partner_id' | 'environment'>): Owner {
  return { partnerId: row.partner_id, environment: row.environment };
}

type OfPayable = Pick<PaymentRow, 'order_id' | 'pay_link_id'>;

/** The record that is paid. */
export function payableOf({ order_id, pay_link_id }: OfPayable): PayableRef {
  return order_id === null ? { kind: 'pay_link', id: pay_link_id ?? '' } : { kind: 'order', id: order_id };
}

/** The records that follow a payment, in lock order: an order before the link through which it is paid. */
export function followersOf(row: OfPayable): readonly PayableRef[] {
  const { order_id: order, pay_link_id: link } = row;
  const through: readonly PayableRef[] =
    order !== null && link !== null ? [{ kind: 'pay_link', id: link }] : [];
  return [payableOf(row), ...through];
}

/** Returns the minor units that are taken, or are to be taken, of an authorization. */
export function amountToCapture(row: Pick<PaymentRow, 'amount' | 'capture_amount'>): number {
  return Number(row.capture_amount ?? row.amount);
}

function presentFee(fee: PaymentRow['fee'], money: (amount: number) => Payment['amount']): Payment['fee'] {
  if (!fee) return null;
  const { total, platform, partner, price_sheet } = fee;
  return { total: money(total), platform: money(platform), partner: money(partner), price_sheet };
}

export function presentPayment(row: PaymentRow): Payment {
  const { currency, brand, last4, challenge_url: url, fee } = row;
  const money = (amount: number | string) => ({ amount: Number(amount), currency });
  return {
    id: row.id,
    object: 'payment',
    environment: row.environment,
    merchant: row.merchant_id,
    order: row.order_id,
    pay_link: row.pay_link_id,
    amount: money(row.amount),
    tip: money(row.tip),
    card: brand !== null && last4 !== null ? { brand, last4 } : null,
    status: row.status,
    next_action: url !== null && row.status === 'unpaid' ? { type: 'challenge', url } : null,
    failure_code: row.failure_code,
    decline_code: row.decline_code,
    captured: isCaptured(row.status) ? money(amountToCapture(row)) : null,
    refunded: money(row.refunded),
    dispute: row.dispute_id,
    dispute_state: row.disputed,
    // A fee that a processor withholds is known before the money is taken.
    fee: row.captured_at === null ? null : presentFee(fee, money),
    authorized_at: row.authorized_at?.toISOString() ?? null,
    captured_at: row.captured_at?.toISOString() ?? null,
    canceled_at: row.canceled_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
