import type { InvalidationFeed } from '../../core/database/invalidation-feed.ts';
import type { Db } from '../../core/database/database.ts';
import { Cache, batchLoader } from '../../core/api/cache.ts';
import type { FindMerchant, MerchantSummary } from '../identity/sessions/mint.ts';
import { findAnyMerchants, type MerchantRow, findMerchant } from './merchant-records.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { SimulationRequest } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { lockMerchant } from './merchant-changes.ts';
import { newMerchant, nowOf, walk } from './simulations.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';

export {
  createMerchant,
  lockMerchant,
  lockMerchantRow,
  moveMerchant,
  saveMerchant,
  type MerchantUpdate,
} from './merchant-changes.ts';
export { canonicalLanguage } from '../../core/contract/field-rules.ts';
export type { PayoutSchedule } from './contract/merchant-standing.ts';
export type { StoredPerson } from './tables.ts';
export { columnsOf, checkFounded } from './merchant-columns.ts';

export { findMerchant, presentBankAccount, presentMerchant, type MerchantRow } from './merchant-records.ts';
export type { MerchantStatus } from './contract/merchant.ts';
export {
  isInService,
  isUnderReview,
  OUT_OF_SERVICE,
  REVIEW_DECIDED,
  UNDER_REVIEW,
} from './merchant-states.ts';
export { scheduleOf } from './payout-schedule.ts';
export { capabilitiesOf, isRequirement, requirementsOf } from './requirements.ts';
export { demandMore, REVIEW_OUTCOMES, reviewMerchant } from './review.ts';
export {
  accountsOf,
  holderOf,
  lookAtAccount,
  PROCESSOR_ACCOUNT,
  scheduleAccount,
} from './processor-account.ts';
export { newMerchant, nowOf, walk } from './simulations.ts';
export {
  bankDayAfter,
  daysAfter,
  localDateOf,
  payoutDateFrom,
  startOfDate,
} from '../../core/timers/payout-dates.ts';
export {
  merchantOfOrder,
  pageOfPublicMerchants,
  publicMerchant,
  type PublicMerchant,
} from './public-merchants.ts';
export { merchantSeeder, type BeginSandbox } from './test-data.ts';
export { PAYOUT_DUE } from './merchant-changes.ts';
export {
  CHARGE_DUE,
  chargePeriodAt,
  endOfPeriod,
  periodBefore,
  startOfPeriod,
  type ChargePeriod,
} from './merchant-states.ts';

const MAX_MERCHANTS = 100_000;

/** Merchants as sessions need them. */
interface MerchantDirectory {
  readonly find: FindMerchant;
  /** Call it when this node has changed a merchant, so that it doesn't wait for the feed. */
  readonly invalidate: (id: string) => void;
}

/** Each merchant is cached until it changes. */
export function merchantDirectory(deps: { db: Db; invalidations: InvalidationFeed }): MerchantDirectory {
  const merchants = new Cache({
    invalidations: deps.invalidations,
    kind: 'merchant',
    maxEntries: MAX_MERCHANTS,
    load: batchLoader((ids) => summariesOf(deps.db, ids)),
  });
  return { find: (id) => merchants.get(id), invalidate: (id) => merchants.invalidate(id) };
}

/** The same, uncached: inside a transaction no other connection may be used. */
export async function summaryOf(db: Db, id: string): Promise<MerchantSummary | undefined> {
  return (await summariesOf(db, [id])).get(id);
}

async function summariesOf(db: Db, ids: readonly string[]): Promise<Map<string, MerchantSummary>> {
  const rows = await findAnyMerchants(db, ids);
  return new Map(rows.map((row) => [row.id, summarise(row)]));
}

function summarise(row: MerchantRow): MerchantSummary {
  return {
    id: row.id,
    partnerId: row.partner_id,
    environment: row.environment,
    displayName: row.display_name,
    status: row.status,
    currency: row.currency,
    plan: row.plan,
    perMinute: row.per_minute,
  };
}

/**
 * The named merchant; else the oldest active one; else a new one that becomes active.
 * @throws {ApiError} not_found, or state_forbids: the named merchant is closed or rejected
 */
export async function activeMerchant(work: Work, request: SimulationRequest): Promise<string> {
  const { caller, merchantId } = request;
  if (merchantId !== undefined) {
    const { status } = await lockMerchant(work.db, caller, merchantId);
    if (status !== 'closed' && status !== 'rejected') return merchantId;
    throw new ApiError('state_forbids', {
      message: `The merchant is ${status}, so nothing can be created for it.`,
      param: 'merchant',
    });
  }
  const oldest = await oldestActive(work.db, caller);
  if (oldest !== undefined) return oldest;
  const made = await newMerchant(work, request);
  await walk(work, caller, made, 'active', await nowOf(work, request));
  return made.id;
}

/** @returns its ID; `undefined` if none is active */
export async function oldestActive(db: Db, owner: Owner): Promise<string | undefined> {
  const oldest = await db
    .selectFrom('merchants')
    .select('id')
    .where(ownedBy('merchants', owner))
    .where('status', '=', 'active')
    .orderBy('id')
    .executeTakeFirst();
  return oldest?.id;
}

/**
 * Reads the merchant of a call: the session's, or the one that a key names.
 * @throws {ApiError} field_missing, not_found
 */
export async function merchantOfCall(
  db: Db,
  principal: Principal,
  named: string | undefined,
): Promise<MerchantRow> {
  const id = named ?? (principal.kind === 'session' ? principal.merchantId : undefined);
  if (id === undefined) {
    throw new ApiError('field_missing', { message: 'merchant is required with a key.', param: 'merchant' });
  }
  const row = await findMerchant(db, viewOf(principal), id);
  if (!row) throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  return row;
}

export { mergedPart } from './merchant-records.ts';

export { presentBusinessPart } from './merchant-records.ts';

export { presentPart } from './merchant-records.ts';
