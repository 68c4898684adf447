import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView } from '../../core/database/owner.ts';
import type { Money } from '../../core/contract/money.ts';
import { localDateOf, type MerchantRow } from '../../accounts/merchants/merchants.ts';
import type { PaymentSummary } from './contract/payment.ts';

/** A sum as the database returns it: digits of minor units. */
interface Summed {
  readonly amount: string;
  readonly count: number;
}

const SUMMED = sql`count(*)::int as count, coalesce(sum(amount), 0)::bigint as amount`;

/**
 * Sums up a merchant's card payments: this month's by the ledger, as reports have them, and what is held or
 * disputed now.
 * @param now the environment's time
 */
export async function readPaymentSummary(
  db: Db,
  view: MerchantView,
  merchant: MerchantRow,
  now: Date,
): Promise<PaymentSummary> {
  const today = localDateOf(now, merchant.timezone);
  const from = `${today.slice(0, 7)}-01`;
  const of = { ...view, only: merchant.id };
  const [booked, held, disputed] = await Promise.all([
    booksOf(db, of, from, today),
    heldNow(db, of),
    disputedNow(db, of),
  ]);
  const money = (amount: string | number): Money => ({
    amount: Number(amount),
    currency: merchant.currency,
  });
  const sum = ({ amount, count }: Summed) => ({ amount: money(amount), count });
  return {
    object: 'payment_summary',
    environment: merchant.environment,
    merchant: merchant.id,
    timezone: merchant.timezone,
    from,
    today,
    paid: sum({ amount: booked.paid, count: booked.paid_count }),
    refunded: sum({ amount: booked.refunded, count: booked.refunded_count }),
    held: sum(held),
    disputed: { ...sum(disputed), respond_by: disputed.respond_by?.toISOString() ?? null },
  };
}

interface Booked {
  readonly paid: string;
  readonly paid_count: number;
  readonly refunded: string;
  readonly refunded_count: number;
}

async function booksOf(db: Db, { only, locations }: MerchantView, from: string, to: string): Promise<Booked> {
  const atLocations: RawBuilder<unknown> = locations
    ? sql`and location_id = any (${locations}::text[])`
    : sql``;
  const { rows } = await sql<Booked>`
    select coalesce(sum(gross) filter (where type = 'payment'), 0)::bigint as paid,
      (count(*) filter (where type = 'payment'))::int as paid_count,
      coalesce(-sum(gross) filter (where type = 'refund'), 0)::bigint as refunded,
      (count(*) filter (where type = 'refund'))::int as refunded_count
    from ledger_entries
    where merchant_id = ${only} and business_date between ${from}::date and ${to}::date
      and type in ('payment', 'refund') and payment_id is not null ${atLocations}`.execute(db);
  return rows[0] ?? { paid: '0', paid_count: 0, refunded: '0', refunded_count: 0 };
}

async function heldNow(db: Db, view: MerchantView): Promise<Summed> {
  const { rows } = await sql<Summed>`select ${SUMMED} from payments
    where ${visibleTo('payments', view)} and status = 'authorized'`.execute(db);
  return rows[0] ?? { amount: '0', count: 0 };
}

async function disputedNow(
  db: Db,
  view: MerchantView,
): Promise<Summed & { readonly respond_by: Date | null }> {
  const { rows } = await sql<Summed & { readonly respond_by: Date | null }>`
    select ${SUMMED}, min(respond_by) as respond_by from disputes
    where ${visibleTo('disputes', view)} and status = 'needs_response' and wanted is null`.execute(db);
  return rows[0] ?? { amount: '0', count: 0, respond_by: null };
}
