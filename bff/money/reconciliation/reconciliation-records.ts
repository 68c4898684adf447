import { sql, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import { isVisibleTo, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { isWithin, pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { recordEvent } from '../../core/events/outbox.ts';
import { comparesFees, itemOf, type Pair } from './compare-sides.ts';
import type { Difference, LedgerSide, ProcessorSide, Reconciliation } from './contract/reconciliation.ts';
import type { ReconciliationQuery } from './contract/reconciliations.ts';
import type { ReconciliationsTable } from './tables.ts';

export type ReconciliationRow = Selectable<ReconciliationsTable>;

/** @throws {ApiError} not_found */
export async function findReconciliation(db: Db, view: MerchantView, id: string): Promise<ReconciliationRow> {
  const row = await db
    .selectFrom('reconciliations')
    .selectAll()
    .where('id', '=', id)
    .where(isVisibleTo('reconciliations', view))
    .executeTakeFirst();
  if (row) return row;
  throw new ApiError('not_found', { message: "This difference doesn't exist." });
}

/** Newest first. */
export async function pageOfReconciliations(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: ReconciliationQuery,
): Promise<Page<Reconciliation>> {
  const filters = [
    query.merchant !== undefined && sql`merchant_id = ${query.merchant}`,
    query.status !== undefined && sql`status = ${query.status}`,
    query.day !== undefined && sql`day = ${query.day}::date`,
    page.after !== undefined && sql`id < ${page.after}`,
  ].filter((filter) => filter !== false);
  const rows = await db
    .selectFrom('reconciliations')
    .selectAll()
    .where(visibleTo('reconciliations', view))
    .where(sql<boolean>`${sql.join([isWithin('reconciliations', query), ...filters], sql` and `)}`)
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentReconciliation);
}

/** Returns the open differences of a merchant after an ID, in their order. */
export function openReconciliations(
  trx: Db,
  merchantId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<ReconciliationRow[]> {
  return trx
    .selectFrom('reconciliations')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('status', '=', 'open')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/**
 * Records a difference with its event, unless one of its kind is open about the same thing.
 * @returns whether it is new
 */
export async function recordDifference(
  trx: Db,
  owner: Owner & { readonly merchantId: string },
  difference: Difference,
  pair: Pair,
  at: Date,
): Promise<boolean> {
  const { entry, moved } = pair;
  const row = await trx
    .insertInto('reconciliations')
    .values({
      id: newId('rcn'),
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: owner.merchantId,
      day: (entry ?? moved)?.at.toISOString().slice(0, 10) ?? '',
      difference,
      status: 'open',
      payment_id: entry?.paymentId ?? null,
      item: itemOf(pair),
      entry_id: entry?.id ?? null,
      movement_id: moved?.id ?? null,
      ...sidesOf(pair),
      resolved_at: null,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'item', 'difference'])
        .where(sql<boolean>`status = 'open'`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (row) await tell(trx, row, 'reconciliation.difference_found');
  return row !== undefined;
}

/** Closes a difference, with what both sides say now. */
export async function resolveDifference(
  trx: Db,
  row: ReconciliationRow,
  pair: Pair,
  at: Date,
): Promise<void> {
  const resolved = await trx
    .updateTable('reconciliations')
    .set({
      status: 'resolved',
      resolved_at: at,
      movement_id: pair.moved?.id ?? row.movement_id,
      ...sidesOf(pair),
      updated_at: at,
      version: row.version + 1,
    })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tell(trx, resolved, 'reconciliation.resolved');
}

async function tell(
  trx: Db,
  row: ReconciliationRow,
  type: 'reconciliation.difference_found' | 'reconciliation.resolved',
): Promise<void> {
  const { partner_id: partnerId, environment, merchant_id: merchantId, updated_at: at } = row;
  await recordEvent(trx, { partnerId, environment, type, merchantId, data: presentReconciliation(row), at });
}

function sidesOf({ entry, moved }: Pair): {
  readonly ledger: string | null;
  readonly processor: string | null;
} {
  const isFee = comparesFees(entry, moved);
  const ledger: LedgerSide | undefined = entry && {
    entry: entry.id,
    type: entry.type,
    source: entry.source,
    amount: { amount: entry.amount, currency: entry.currency },
    fee: isFee ? { amount: entry.fee, currency: entry.currency } : null,
    at: entry.at.toISOString(),
  };
  const processor: ProcessorSide | undefined = moved && {
    id: moved.id,
    kind: moved.kind,
    reference: entry?.source ?? moved.reference,
    amount: { amount: moved.amount, currency: moved.currency },
    fee: moved.fee === null ? null : { amount: moved.fee, currency: moved.currency },
    at: moved.at.toISOString(),
  };
  return {
    ledger: ledger ? JSON.stringify(ledger) : null,
    processor: processor ? JSON.stringify(processor) : null,
  };
}

export function presentReconciliation(row: ReconciliationRow): Reconciliation {
  return {
    id: row.id,
    object: 'reconciliation',
    environment: row.environment,
    merchant: row.merchant_id,
    day: row.day,
    difference: row.difference,
    status: row.status,
    payment: row.payment_id,
    ledger: row.ledger,
    processor: row.processor,
    resolved_at: row.resolved_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** How the books of an owner stand. */
export interface BooksState {
  readonly open: number;
  /** When the last difference was resolved, or the first comparison found none; `null` if one is open. */
  readonly agreedSince: Date | null;
  /** The time until which all merchants were compared; `null` if none was. */
  readonly comparedUntil: Date | null;
}

/** Returns how the books of a caller's merchants stand, or of one of them. */
export async function booksStateOf(db: Db, view: MerchantView, merchantId?: string): Promise<BooksState> {
  const only = view.only ?? merchantId;
  const ofMerchant = only === undefined ? sql`` : sql` and merchant_id = ${only}`;
  const owned = sql`partner_id = ${view.partnerId} and environment = ${view.environment}${ofMerchant}`;
  const { rows } = await sql<{ open: number; agreed_since: Date | null; compared_until: Date | null }>`
    select (select count(*)::int from reconciliations where status = 'open' and ${owned}) as open,
      max(agreed_since) as agreed_since, min(compared_until) as compared_until
    from reconciliation_states where ${owned}`.execute(db);
  const { open = 0, agreed_since = null, compared_until: comparedUntil = null } = rows[0] ?? {};
  return { open, agreedSince: open > 0 ? null : agreed_since, comparedUntil };
}
