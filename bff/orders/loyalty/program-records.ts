import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { LoyaltyProgramQuery } from './contract/program-requests.ts';
import type { LoyaltyProgram } from './contract/program.ts';
import { matching } from './matching.ts';
import { presentAccrual, presentDiscount } from './program-terms.ts';
import type { LoyaltyProgramsTable } from './tables.ts';

/** A program with the merchant's columns it needs. */
export interface ProgramRow extends Selectable<LoyaltyProgramsTable> {
  readonly currency: string;
  readonly country: string;
  readonly language: string | null;
  readonly merchant_status: string;
}

/** A program with what its merchant's guests read amounts and days by. */
export interface ShownProgram extends LoyaltyProgram {
  readonly currency: string;
  readonly country: string;
  readonly timezone: string;
}

/** The program of a merchant, if it has one. */
export async function programOf(db: Db, merchantId: string): Promise<ProgramRow | undefined> {
  return withMerchant(db).where('loyalty_programs.merchant_id', '=', merchantId).executeTakeFirst();
}

/** The same, as it is shown. */
export async function programAt(db: Db, owner: Owner, merchantId: string): Promise<ShownProgram | undefined> {
  const row = await withMerchant(db)
    .select('merchants.timezone')
    .where('loyalty_programs.merchant_id', '=', merchantId)
    .where('loyalty_programs.partner_id', '=', owner.partnerId)
    .where('loyalty_programs.environment', '=', owner.environment)
    .executeTakeFirst();
  return (
    row && { ...presentProgram(row), currency: row.currency, country: row.country, timezone: row.timezone }
  );
}

/**
 * Returns the program of a merchant visible to the caller.
 * @throws {ApiError} not_found: unknown; state_forbids: it has none
 */
export async function requireProgram(db: Db, view: MerchantView, merchantId: string): Promise<ProgramRow> {
  const merchant = await db
    .selectFrom('merchants')
    .select('id')
    .where('id', '=', merchantId)
    .where('partner_id', '=', view.partnerId)
    .where('environment', '=', view.environment)
    .$if(view.only !== undefined, (query) => query.where('id', '=', view.only ?? ''))
    .executeTakeFirst();
  if (!merchant) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  const program = await programOf(db, merchantId);
  if (program) return program;
  throw new ApiError('state_forbids', { message: 'The merchant has no loyalty program.', param: 'merchant' });
}

/** @throws {ApiError} state_forbids */
export function requireRunning({ status, merchant_status: merchant }: ProgramRow): void {
  requireOpen(merchant);
  if (status === 'active') return;
  throw new ApiError('state_forbids', { message: 'The loyalty program is inactive.' });
}

/**
 * Returns a loyalty program that the caller may see.
 * @throws {ApiError} not_found
 */
export async function findProgram(db: Db, view: MerchantView, id: string): Promise<LoyaltyProgram> {
  const row = await withMerchant(db)
    .where('loyalty_programs.id', '=', id)
    .where(visibleTo('loyalty_programs', view))
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentProgram(row);
}

export async function pageOfPrograms(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: LoyaltyProgramQuery,
): Promise<Page<LoyaltyProgram>> {
  const rows = await withMerchant(db)
    .where(visibleTo('loyalty_programs', view))
    .where(matching('loyalty_programs', query, page))
    .orderBy('loyalty_programs.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentProgram);
}

export function withMerchant(db: Db) {
  return db
    .selectFrom('loyalty_programs')
    .innerJoin('merchants', 'merchants.id', 'loyalty_programs.merchant_id')
    .selectAll('loyalty_programs')
    .select([
      'merchants.currency',
      'merchants.country',
      'merchants.language',
      'merchants.status as merchant_status',
    ]);
}

/** @throws {ApiError} state_forbids */
export function requireOpen(status: string): void {
  if (status !== 'closed' && status !== 'rejected') return;
  throw new ApiError('state_forbids', {
    message: `The merchant is ${status} and can no longer be changed.`,
    param: 'merchant',
  });
}

export function presentProgram(row: ProgramRow): LoyaltyProgram {
  const { terms, currency } = row;
  return {
    id: row.id,
    object: 'loyalty_program',
    environment: row.environment,
    merchant: row.merchant_id,
    status: row.status,
    terminology: terms.terminology,
    accrual: presentAccrual(terms.accrual, currency),
    excluded_categories: [...terms.excluded],
    reward_tiers: terms.tiers.map(({ discount, ...tier }) => ({
      ...tier,
      discount: presentDiscount(discount, currency),
    })),
    expiry_months: terms.expiryMonths,
    terms_url: terms.termsUrl ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
