import { sql, type Insertable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import {
  scheduleOf,
  CHARGE_DUE,
  chargePeriodAt,
  endOfPeriod,
  daysAfter,
  localDateOf,
  payoutDateFrom,
  PAYOUT_DUE,
  startOfDate,
} from '../../accounts/merchants/merchants.ts';
import { datedEntry, type EntryMerchant, type EntryRow, type NewEntry, isOurs } from './new-entry.ts';
import type { LedgerItemsTable, LedgerTaxesTable } from './tables.ts';
import { setTimers, setTimersIfNone, type NewTimer } from '../../core/timers/timers.ts';

/**
 * Adds entries, in the transaction of what caused them. The same cause can't have two entries of one type.
 * @returns their ids
 */
export async function recordEntries(trx: Db, entries: readonly NewEntry[]): Promise<string[]> {
  if (entries.length === 0) return [];
  const merchants = await merchantsOf(trx, [...new Set(entries.map(({ merchantId }) => merchantId))]);
  const dated = await Promise.all(
    entries.map(async (entry) => {
      const merchant = merchants.get(entry.merchantId);
      if (!merchant) throw new Error(`there is no merchant ${entry.merchantId}`);
      return { entry, merchant, row: await datedEntry(entry, merchant) };
    }),
  );
  await insertAll(trx, dated);
  await duePayouts(trx, dated);
  await dueCharges(trx, dated);
  await dueOwed(trx, dated);
  await dueReconciliations(trx, dated);
  return dated.map(({ row }) => row.id);
}

async function merchantsOf(trx: Db, ids: readonly string[]): Promise<Map<string, EntryMerchant>> {
  const rows = await trx
    .selectFrom('merchants')
    .select(['id', 'status', 'timezone', 'payout_schedule', 'created_at'])
    .where('id', 'in', ids)
    .execute();
  return new Map(
    rows.map((row) => [
      row.id,
      {
        status: row.status,
        timezone: row.timezone,
        schedule: scheduleOf(row),
        created_at: row.created_at,
      },
    ]),
  );
}

/**
 * Inserts all rows in one statement. Balance entries other than payouts become unpaid, unless a payout
 * already holds them.
 */
async function insertAll(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const held = dated.flatMap(({ entry, row }) =>
    entry.payoutId === undefined ? [] : [{ entry_id: row.id, payout_id: entry.payoutId }],
  );
  const items = dated.flatMap(({ entry, row }) => itemsOf(entry, row));
  const taxes = dated.flatMap(({ entry, row }) => taxesOf(entry, row));
  const entered = trx
    .with('entered', (query) =>
      query
        .insertInto('ledger_entries')
        .values(dated.map(({ row }) => row))
        .returning(['id', 'merchant_id', 'available_on', 'amount', 'type', 'tender']),
    )
    .with('owed', (query) =>
      query
        .insertInto('ledger_unpaid')
        .columns(['entry_id', 'merchant_id', 'available_on', 'amount'])
        .expression((from) =>
          from
            .selectFrom('entered')
            .select(['id', 'merchant_id', 'available_on', 'amount'])
            .where('type', '<>', 'payout')
            .where((eb) => eb.or([eb('tender', 'is', null), eb('tender', '=', 'card')]))
            .$if(held.length > 0, (rest) =>
              rest.where(
                'id',
                'not in',
                held.map(({ entry_id }) => entry_id),
              ),
            ),
        ),
    );
  // An entry is of a sale or of a payout: never of both.
  const withTaxes =
    taxes.length === 0
      ? entered
      : entered.with('taxed', (query) =>
          query.insertInto('ledger_taxes').values(taxes).returning('entry_id'),
        );
  if (items.length > 0) await withTaxes.insertInto('ledger_items').values(items).execute();
  else if (held.length > 0) await withTaxes.insertInto('payout_entries').values(held).execute();
  else await withTaxes.selectNoFrom(sql<number>`1`.as('done')).execute();
}

function itemsOf({ sale }: NewEntry, row: EntryRow): Insertable<LedgerItemsTable>[] {
  if (!sale) return [];
  return sale.items.map((item, position) => ({
    ...item,
    entry_id: row.id,
    position,
    merchant_id: row.merchant_id,
    location_id: sale.of.locationId,
    type: row.type,
    surface: sale.of.surface,
    business_date: row.business_date,
    currency: row.currency,
    gross: String(item.gross),
    discounts: String(item.discounts),
    net: String(item.net),
    tax_added: String(item.tax_added),
    tax_included: String(item.tax_included),
  }));
}

function taxesOf({ sale }: NewEntry, row: EntryRow): Insertable<LedgerTaxesTable>[] {
  if (!sale) return [];
  return sale.taxes.map(({ name, jurisdiction, ratePpm, net, netOnce, tax }, position) => ({
    entry_id: row.id,
    position,
    merchant_id: row.merchant_id,
    location_id: sale.of.locationId,
    type: row.type,
    surface: sale.of.surface,
    business_date: row.business_date,
    currency: row.currency,
    name,
    jurisdiction,
    rate_ppm: ratePpm,
    net: String(net),
    net_once: String(netOnce),
    tax: String(tax),
  }));
}

/** A merchant that sells something is charged for the month when that is over, unless that is due already. */
async function dueCharges(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const timers: NewTimer[] = [];
  for (const { entry, merchant } of dated) {
    if (entry.type !== 'payment' || timers.some(({ record }) => record === entry.merchantId)) continue;
    const period = chargePeriodAt(merchant, entry.at);
    if (period.number < 0) continue;
    const dueAt = await endOfPeriod(merchant, period);
    timers.push({ kind: CHARGE_DUE, record: entry.merchantId, dueAt });
  }
  const [first] = dated;
  if (first) await setTimersIfNone(trx, first.entry, timers);
}

interface DatedEntry {
  readonly entry: NewEntry;
  readonly row: EntryRow;
  readonly merchant: EntryMerchant;
}

/**
 * A merchant that earns something is paid out when that is available, from tomorrow on, unless a payout is
 * due already.
 */
async function duePayouts(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const earned = dated.filter(({ entry, row }) => isOurs(entry) && Number(row.amount) > 0);
  const [first] = earned;
  if (!first) return;
  const timers: NewTimer[] = [];
  for (const { entry, row, merchant } of earned) {
    const tomorrow = daysAfter(localDateOf(entry.at, merchant.timezone), 1);
    const from = row.available_on > tomorrow ? row.available_on : tomorrow;
    const date = payoutDateFrom(merchant.schedule, from);
    if (date === undefined || timers.some(({ record }) => record === entry.merchantId)) continue;
    const dueAt = await startOfDate(date, merchant.timezone);
    timers.push({ kind: PAYOUT_DUE, record: entry.merchantId, dueAt });
  }
  await setTimersIfNone(trx, first.entry, timers);
}

/** The timer kind whose handler reports a closed merchant's debt, if any. The record is the merchant. */
export const BALANCE_OWED = 'balance.owed';

/** A deduction from a closed merchant may leave a negative balance. */
async function dueOwed(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const timers = dated
    .filter(
      ({ entry, row, merchant }) =>
        merchant.status === 'closed' && isOurs(entry) && entry.type !== 'payout' && Number(row.amount) < 0,
    )
    .map(({ entry }) => ({ kind: BALANCE_OWED, record: entry.merchantId, dueAt: entry.at }));
  const [first] = dated;
  if (first) await setTimers(trx, first.entry, timers);
}

/**
 * The timer kind whose handler compares a merchant's ledger with the processor's books. The record is the
 * merchant.
 */
export const RECONCILIATION_DUE = 'reconciliation.due';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns when the books of the day of a time are compared: two hours after its end in UTC, so that the
 * processor has listed what moved, or up to an hour later, so that not all merchants are asked for at once.
 */
export function reconciliationAfter(merchantId: string, at: Date): Date {
  const midnight = (Math.floor(at.getTime() / DAY_MS) + 1) * DAY_MS;
  const place = [...merchantId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600, 0);
  return new Date(midnight + 2 * HOUR_MS + place * 1000);
}

/**
 * The books of a merchant of production are compared after the day of its first entry, and daily from then
 * on. In a sandbox they are once a difference was made there.
 */
async function dueReconciliations(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const timers: NewTimer[] = [];
  for (const { entry } of dated) {
    const isLive = entry.environment === 'production' && isOurs(entry) && entry.type !== 'adjustment';
    if (!isLive || timers.some(({ record }) => record === entry.merchantId)) continue;
    const dueAt = reconciliationAfter(entry.merchantId, entry.at);
    timers.push({ kind: RECONCILIATION_DUE, record: entry.merchantId, dueAt });
  }
  const [first] = dated;
  if (first) await setTimersIfNone(trx, first.entry, timers);
}
