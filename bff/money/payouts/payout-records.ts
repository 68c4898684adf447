import type { PayoutHoldReason } from '../../providers/bank/bank.ts';
import type { Insertable, Selectable, UpdateObject } from 'kysely';
import type { EventType } from '../../core/contract/feature.ts';
import type { Money } from '../../core/contract/money.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import type { Tables } from '../../core/database/tables.ts';
import { ApiError } from '../../core/api/errors.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { Payout, PayoutFailureCode } from './contract/payout.ts';
import type { PayoutsTable } from './tables.ts';

export type PayoutRow = Selectable<PayoutsTable>;

/** @throws {ApiError} not_found */
export async function findPayout(db: Db, view: MerchantView, id: string): Promise<PayoutRow> {
  return there(await seenBy(db, view, id).executeTakeFirst());
}

/** Locked until the transaction ends. @throws {ApiError} not_found */
export async function lockPayout(trx: Db, view: MerchantView, id: string): Promise<PayoutRow> {
  return there(await seenBy(trx, view, id).forUpdate().executeTakeFirst());
}

function seenBy(db: Db, view: MerchantView, id: string) {
  return db.selectFrom('payouts').selectAll().where('id', '=', id).where(visibleTo('payouts', view));
}

function there(row: PayoutRow | undefined): PayoutRow {
  if (!row) throw new ApiError('not_found', { message: "This payout doesn't exist." });
  return row;
}

/** Inserts payouts, each with its event. */
export async function insertPayouts(
  trx: Db,
  owner: Owner,
  rows: readonly Insertable<PayoutsTable>[],
): Promise<PayoutRow[]> {
  const inserted = await trx.insertInto('payouts').values(rows).returningAll().execute();
  return tell(trx, owner, inserted, 'payout.created');
}

/** Changes payouts that are locked, with their event, each. */
export async function changePayouts(
  trx: Db,
  owner: Owner,
  rows: readonly PayoutRow[],
  columns: UpdateObject<Tables, 'payouts'>,
  event: EventType,
): Promise<PayoutRow[]> {
  if (rows.length === 0) return [];
  const changed = await trx
    .updateTable('payouts')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returningAll()
    .execute();
  return tell(trx, owner, changed, event);
}

async function tell(trx: Db, owner: Owner, rows: PayoutRow[], type: EventType): Promise<PayoutRow[]> {
  await recordEvents(
    trx,
    rows.map((row) => ({
      ...owner,
      type,
      merchantId: row.merchant_id,
      data: presentPayout(row),
      at: row.updated_at,
    })),
  );
  return rows;
}

function feeOf({ fee_platform, fee_partner }: Pick<PayoutRow, 'fee_platform' | 'fee_partner'>): number {
  return Number(fee_platform) + Number(fee_partner);
}

export function presentPayout(row: PayoutRow): Payout {
  const { currency, account_country: country, account_last4: last4 } = row;
  const money = (amount: number): Money => ({ amount, currency });
  const fees = feeOf(row);
  return {
    id: row.id,
    object: 'payout',
    environment: row.environment,
    merchant: row.merchant_id,
    amount: money(Number(row.amount)),
    gross: money(Number(row.amount) + fees),
    fees: money(fees),
    method: row.method,
    automatic: row.is_automatic,
    destination: { country, last4 },
    status: row.status,
    arrival_date: row.arrival_date,
    trace_id: row.trace_id,
    hold:
      row.status === 'pending' && row.hold !== null
        ? { code: row.hold, message: HOLD_WORDS[row.hold] }
        : null,
    failure: failureOf(row.failure_code),
    in_transit_at: iso(row.in_transit_at),
    paid_at: iso(row.paid_at),
    failed_at: iso(row.failed_at),
    canceled_at: iso(row.canceled_at),
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function iso(at: Date | null): string | null {
  return at === null ? null : at.toISOString();
}

/** Why a payout waits, for the merchant. */
const HOLD_WORDS: Readonly<Record<PayoutHoldReason, string>> = {
  account:
    'The payment processor doesn’t pay this merchant out at present. Answer what it asks for; the payout ' +
    'is sent once it allows it.',
  balance: 'The money isn’t in the account at the payment processor yet. The payout is sent once it is.',
};

/** The cause of a failure and the remedy, for the merchant. */
const WORDS: Readonly<Record<PayoutFailureCode, string>> = {
  no_account: 'The bank doesn’t know this account. Enter your bank account again.',
  account_closed: 'The account is closed. Enter another bank account.',
  refused:
    'The bank didn’t accept the payout. The amount is in your balance again, and your account stays as it ' +
    'is.',
  returned: 'The bank returned the payout. Ask your bank, or enter another account.',
};

export function failureOf(code: PayoutFailureCode | null): Payout['failure'] {
  return code && { code, message: WORDS[code] };
}
