import type { Selectable } from 'kysely';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, visibleTo, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { pageOf, type PageRequest } from '../../core/database/pagination.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { LoyaltyAccount, LoyaltyAccountQuery } from './contract/account.ts';
import type { ProgramStatus } from './contract/loyalty-fields.ts';
import { matching } from './matching.ts';
import type { LoyaltyAccountsTable, StoredTerms } from './tables.ts';
import type { Principal } from '../../core/api/principal.ts';

export type AccountRow = Selectable<LoyaltyAccountsTable>;

/** An account that is locked, with its program and its merchant's time zone. */
export interface OpenAccount extends AccountRow {
  readonly timezone: string;
  readonly currency: string;
  readonly program_status: ProgramStatus;
  readonly terms: StoredTerms;
}

/** Locked until the transaction ends. Lock an order before it. @throws {ApiError} not_found */
export async function lockAccount(trx: Db, view: MerchantView, id: string): Promise<OpenAccount> {
  const row = await trx
    .selectFrom('loyalty_accounts')
    .innerJoin('loyalty_programs', 'loyalty_programs.id', 'loyalty_accounts.program_id')
    .innerJoin('merchants', 'merchants.id', 'loyalty_accounts.merchant_id')
    .selectAll('loyalty_accounts')
    .select([
      'merchants.timezone',
      'merchants.currency',
      'loyalty_programs.status as program_status',
      'loyalty_programs.terms',
    ])
    .where('loyalty_accounts.id', '=', id)
    .where(visibleTo('loyalty_accounts', view))
    .forNoKeyUpdate(['loyalty_accounts'])
    .executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

export async function findAccount(db: Db, view: MerchantView, id: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('loyalty_accounts')
    .selectAll()
    .where('id', '=', id)
    .where(visibleTo('loyalty_accounts', view))
    .executeTakeFirst();
}

/** @param phone E.164 */
export async function accountOfPhone(
  db: Db,
  owner: Owner,
  merchantId: string,
  phone: string,
): Promise<AccountRow | undefined> {
  return db
    .selectFrom('loyalty_accounts')
    .selectAll()
    .where(ownedBy('loyalty_accounts', owner))
    .where('merchant_id', '=', merchantId)
    .where('phone', '=', phone)
    .executeTakeFirst();
}

/** A query, and every number that its `phone` may mean. */
type LoyaltyAccountFilter = Omit<LoyaltyAccountQuery, 'phone'> & { readonly phone?: readonly string[] };

export async function pageOfAccounts(
  db: Db,
  view: MerchantView,
  page: PageRequest,
  query: LoyaltyAccountFilter,
): Promise<Page<LoyaltyAccount>> {
  const rows = await db
    .selectFrom('loyalty_accounts')
    .selectAll()
    .where(visibleTo('loyalty_accounts', view))
    .where(matching('loyalty_accounts', query, page))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentAccount);
}

export function presentAccount(row: AccountRow): LoyaltyAccount {
  return {
    id: row.id,
    object: 'loyalty_account',
    environment: row.environment,
    merchant: row.merchant_id,
    program: row.program_id,
    status: row.status,
    phone: row.phone,
    phone_verified: row.phone_verified,
    balance: row.balance,
    lifetime: row.lifetime,
    expiring: row.lots.flatMap(({ expiresOn, points }) =>
      expiresOn === null ? [] : [{ points, expires_on: expiresOn }],
    ),
    left_at: row.left_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function ownerOf({
  partner_id: partnerId,
  environment,
}: Pick<AccountRow, 'partner_id' | 'environment'>): Owner {
  return { partnerId, environment };
}

/**
 * Limits a guest to the account that its browser is signed in to; all others are unknown to it.
 * @throws {ApiError} not_found
 */
export function requireOwnAccount(caller: Principal, id: string | undefined): void {
  if (caller.kind !== 'guest') return;
  if (caller.accountId === undefined || caller.accountId !== id) throw new ApiError('not_found');
}

/** A page may not change the metadata of the partner's servers. @throws {ApiError} credential_kind */
export function requireOfSession(
  caller: Principal,
  { metadata }: { readonly metadata?: Record<string, string> },
): void {
  if (caller.kind === 'key' || metadata === undefined) return;
  throw new ApiError('credential_kind', {
    message: 'Only a partner key can change metadata.',
    param: 'metadata',
  });
}
