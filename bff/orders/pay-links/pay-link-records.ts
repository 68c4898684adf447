import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { PayLinksTable } from './tables.ts';

export type PayLinkRow = Selectable<PayLinksTable>;
export type PayLinkColumns = Updateable<PayLinksTable>;

export function insertPayLink(trx: Db, row: Insertable<PayLinksTable>): Promise<PayLinkRow> {
  return trx.insertInto('pay_links').values(row).returningAll().executeTakeFirstOrThrow();
}

/** @throws {ApiError} not_found */
export async function findPayLink(db: Db, view: MerchantView, id: string): Promise<PayLinkRow> {
  return there(await ofView(db, view, id).executeTakeFirst());
}

/** Any owner's: a genuine token names it. @throws {ApiError} not_found */
export async function findAnyPayLink(db: Db, id: string): Promise<PayLinkRow> {
  return there(await db.selectFrom('pay_links').selectAll().where('id', '=', id).executeTakeFirst());
}

/**
 * Locked until the transaction ends. Its order is locked before, its payments after it. @throws {ApiError}
 * not_found
 */
export async function lockPayLink(trx: Db, view: MerchantView, id: string): Promise<PayLinkRow> {
  return there(await ofView(trx, view, id).forNoKeyUpdate().executeTakeFirst());
}

/** Locks a link that is known to exist, since a payment or a timer names it. */
export function lockOwnPayLink(trx: Db, owner: Owner, id: string): Promise<PayLinkRow> {
  return lockPayLink(trx, { ...owner, only: undefined }, id);
}

/** Locks a link; it is read when first needed. */
export async function holdPayLink(trx: Db, owner: Owner, id: string): Promise<void> {
  await trx
    .selectFrom('pay_links')
    .select('id')
    .where('id', '=', id)
    .where(ownedBy('pay_links', owner))
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

function ofView(db: Db, view: MerchantView, id: string) {
  return db.selectFrom('pay_links').selectAll().where('id', '=', id).where(visibleTo('pay_links', view));
}

function there(row: PayLinkRow | undefined): PayLinkRow {
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Changes a locked link. */
export function savePayLink(
  trx: Db,
  { id, version }: PayLinkRow,
  columns: PayLinkColumns,
  now: Date,
): Promise<PayLinkRow> {
  return trx
    .updateTable('pay_links')
    .set({ ...columns, updated_at: now, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes columns that aren't public: the version stays. */
export function noteOnPayLink(trx: Db, { id }: PayLinkRow, columns: PayLinkColumns): Promise<PayLinkRow> {
  return trx
    .updateTable('pay_links')
    .set(columns)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function ownerOf({ partner_id: partnerId, environment }: PayLinkRow): Owner {
  return { partnerId, environment };
}

/** The view limited to the link's merchant. */
export function viewOfLink(row: PayLinkRow): MerchantView {
  return { ...ownerOf(row), only: row.merchant_id };
}
