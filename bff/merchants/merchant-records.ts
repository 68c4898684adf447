import type { Insertable, Selectable } from 'kysely';
import type { EnvironmentName } from '../contract/fields.ts';
import type { Merchant } from '../contract/merchants.ts';
import type { Db } from '../database/database.ts';
import { pageOf, type Page, type PageRequest } from '../database/page.ts';
import type { MerchantsTable } from '../database/tables.ts';

export type MerchantRow = Selectable<MerchantsTable>;

/** Whose merchants may be seen: a partner's in one environment, and for a session only its own. */
export interface MerchantView {
  readonly partnerId: string;
  readonly environment: EnvironmentName;
  readonly only: string | undefined;
}

export async function insertMerchants(
  db: Db,
  rows: readonly Insertable<MerchantsTable>[],
): Promise<MerchantRow[]> {
  return db.insertInto('merchants').values(rows).returningAll().execute();
}

/** Whoever it belongs to: the caller of this must hold it against its own partner and environment. */
export async function findAnyMerchants(db: Db, ids: readonly string[]): Promise<MerchantRow[]> {
  return db.selectFrom('merchants').selectAll().where('id', 'in', ids).execute();
}

export async function findMerchant(db: Db, view: MerchantView, id: string): Promise<MerchantRow | undefined> {
  return seenBy(db, view).where('id', '=', id).executeTakeFirst();
}

export async function pageOfMerchants(
  db: Db,
  view: MerchantView,
  request: PageRequest,
): Promise<Page<Merchant>> {
  const rows = await seenBy(db, view)
    .$if(request.after !== undefined, (query) => query.where('id', '>', request.after ?? ''))
    .orderBy('id')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentMerchant);
}

export function presentMerchant(row: MerchantRow): Merchant {
  return {
    id: row.id,
    object: 'merchant',
    environment: row.environment,
    display_name: row.display_name,
    legal_name: row.legal_name,
    country: row.country,
    currency: row.currency,
    timezone: row.timezone,
    status: row.status,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function seenBy(db: Db, view: MerchantView) {
  const { only } = view;
  return db
    .selectFrom('merchants')
    .selectAll()
    .where('partner_id', '=', view.partnerId)
    .where('environment', '=', view.environment)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''));
}
