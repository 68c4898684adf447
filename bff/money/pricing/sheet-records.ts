import { sql, type Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import { PRICE_LINES } from './contract/price-fields.ts';
import type { PriceSheet, PriceSheetQuery, PriceSheetStatus } from './contract/price-sheet.ts';
import type { Sheet } from './rules-in-force.ts';
import { sheetScopeOf, type SheetScope } from './subjects.ts';
import { linesOf, type PriceSheetsTable } from './tables.ts';

export type SheetRow = Selectable<PriceSheetsTable>;

/** A sheet is read by the partner that it is for, or by everyone in its environment. */
const readBy = ({ partnerId, environment }: Owner) =>
  sql<boolean>`price_sheets.environment = ${environment} and price_sheets.published_at is not null
    and (price_sheets.partner_id is null or price_sheets.partner_id = ${partnerId})`;

/** Whether another sheet applies in its place: the order is that of `sheetAt`. */
const isSuperseded = ({ partnerId }: Owner, now: Date) =>
  sql<boolean>`exists (select 1 from price_sheets as later
    where later.environment = price_sheets.environment and later.currency = price_sheets.currency
      and (later.partner_id is null or later.partner_id = ${partnerId})
      and later.published_at is not null and later.effective_at <= ${now}
      and (later.partner_id is not null, later.effective_at, later.published_at, later.id)
        > (price_sheets.partner_id is not null, price_sheets.effective_at, price_sheets.published_at,
          price_sheets.id))`;

function sheetsReadBy(db: Db, owner: Owner, now: Date) {
  return db
    .selectFrom('price_sheets')
    .selectAll()
    .select(isSuperseded(owner, now).as('superseded'))
    .where(readBy(owner));
}

/** Newest first. @param now of the owner's environment */
export async function pageOfSheets(
  db: Db,
  owner: Owner,
  now: Date,
  page: PageRequest,
  { currency, status, ...times }: PriceSheetQuery,
): Promise<Page<PriceSheet>> {
  const rows = await sheetsReadBy(db, owner, now)
    .$if(currency !== undefined, (rest) => rest.where('currency', '=', currency ?? ''))
    .$if(status !== undefined, (rest) =>
      rest.where(isSuperseded(owner, now), status === 'superseded' ? 'is' : 'is not', true),
    )
    .where(isWithin('price_sheets', times))
    .$if(page.after !== undefined, (rest) => rest.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, (row) => presentSheet(row, row.superseded ? 'superseded' : 'published'));
}

/** @throws {ApiError} not_found: unknown, a draft, or for another partner */
export async function readSheet(db: Db, owner: Owner, now: Date, id: string): Promise<PriceSheet> {
  const row = await sheetsReadBy(db, owner, now).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentSheet(row, row.superseded ? 'superseded' : 'published');
}

/** All that are published of one scope. */
export async function publishedSheets(
  db: Db,
  { partnerId, environment, currency }: SheetScope,
): Promise<Sheet[]> {
  const rows = await db
    .selectFrom('price_sheets')
    .select(['id', 'lines', 'partner_id', 'effective_at', 'published_at'])
    .where('environment', '=', environment)
    .where('currency', '=', currency)
    .where('partner_id', partnerId === null ? 'is' : '=', partnerId)
    .where('published_at', 'is not', null)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    lines: linesOf(row),
    isOwn: row.partner_id !== null,
    effectiveAt: row.effective_at.getTime(),
    publishedAt: row.published_at?.getTime() ?? 0,
  }));
}

export const sheetsOfSubject = (db: Db, subject: string): Promise<Sheet[]> =>
  publishedSheets(db, sheetScopeOf(subject));

export function presentSheet(row: SheetRow, status: PriceSheetStatus): PriceSheet {
  const lines = linesOf(row);
  return {
    id: row.id,
    object: 'price_sheet',
    environment: row.environment,
    currency: row.currency,
    status,
    effective_at: row.effective_at.toISOString(),
    lines: PRICE_LINES.map((line) => ({ line, ...lines[line] })),
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
