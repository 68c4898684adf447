import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { DueTimer, TimerHandlers } from '../../core/timers/timer-handler.ts';
import type { Merchant } from './contract/merchant.ts';
import type { RequirementError } from './contract/merchant-standing.ts';
import { lockMerchantRow, moveMerchant, saveMerchant, type MerchantUpdate } from './merchant-changes.ts';
import { presentMerchant, type MerchantRow } from './merchant-records.ts';
import { REVIEW, DEADLINE, awaitsReview } from './merchant-states.ts';

export const REVIEW_OUTCOMES = ['active', 'needs_data', 'rejected'] as const;
type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];

export const DOCUMENT_DEMAND: RequirementError = {
  requirement: 'business.document',
  code: 'document_required',
  message: 'Send a document that shows the registered name and the tax number of the business.',
};

/** The sandbox's decision, by the end of the tax number (domain rule). */
export function sandboxOutcome({
  tax_id_last4: end,
  document_token,
}: Pick<MerchantRow, 'tax_id_last4' | 'document_token'>): ReviewOutcome {
  if (end === '0000') return 'rejected';
  return end === '0001' && document_token === null ? 'needs_data' : 'active';
}

/**
 * Ends a review. `needs_data` requires the demands, with reasons. A restricted merchant can only become
 * active, and only when nothing is overdue.
 * @throws {ApiError} not_found, state_forbids
 */
export async function reviewMerchant(
  trx: Db,
  owner: Owner,
  id: string,
  {
    outcome,
    demands = [],
  }: { readonly outcome: ReviewOutcome; readonly demands?: readonly RequirementError[] },
  now: Date,
): Promise<Merchant> {
  const row = await lockMerchantRow(trx, owner, id);
  if (outcome === 'active' && row.status === 'restricted' && row.demands.length > 0) {
    const paths = row.demands.map(({ requirement }) => requirement).join(', ');
    throw new ApiError('state_forbids', { message: `Still overdue: ${paths}.`, param: 'merchant' });
  }
  const columns: MerchantUpdate = outcome === 'active' ? verified(row) : { demands: JSON.stringify(demands) };
  return moveMerchant(trx, owner, id, outcome, now, columns);
}

/** The changes after a review without findings: nothing is due, and the bank account is verified. */
export function verified({ bank_account: account }: Pick<MerchantRow, 'bank_account'>): MerchantUpdate {
  const columns = { demands: '[]', deadline_at: null };
  if (!account || account.status === 'verified') return columns;
  return { ...columns, bank_account: JSON.stringify({ ...account, status: 'verified' }) };
}

/**
 * Asks an active or restricted merchant for additional data. It is restricted after the deadline; without
 * one, at once.
 * @throws {ApiError} not_found, state_forbids
 */
export async function demandMore(
  trx: Db,
  owner: Owner,
  id: string,
  { demand, deadline }: { readonly demand: RequirementError; readonly deadline?: Date },
  now: Date,
): Promise<Merchant> {
  const row = await lockMerchantRow(trx, owner, id);
  if (row.status !== 'active' && row.status !== 'restricted') {
    throw new ApiError('state_forbids', {
      message: `The merchant is ${row.status}. Only an active or restricted one can be asked for more.`,
      param: 'merchant',
    });
  }
  const others = row.demands.filter(({ requirement }) => requirement !== demand.requirement);
  const demands = JSON.stringify([...others, demand]);
  const isOverdue = deadline === undefined || deadline <= now;
  if (row.status === 'active' && isOverdue) {
    return moveMerchant(trx, owner, id, 'restricted', now, { demands, deadline_at: null });
  }
  const columns = { demands, deadline_at: row.status === 'active' ? deadline : null };
  const change = { columns, sent: [], event: 'merchant.onboarding_updated' } as const;
  return presentMerchant(await saveMerchant(trx, row, change, now));
}

/** The timers for the end of a sandbox's review, and for a missed deadline. */
export const merchantTimers: TimerHandlers<FeatureDeps> = {
  [REVIEW]: endReview,
  [DEADLINE]: passDeadline,
};

async function endReview(
  work: Work,
  { deps, owner, record: id, dueAt }: DueTimer<FeatureDeps>,
): Promise<void> {
  const row = await lockMerchantRow(work.db, owner, id);
  if (!awaitsReview(row)) return;
  const outcome = row.status === 'in_review' ? sandboxOutcome(row) : 'active';
  const demands = outcome === 'needs_data' ? [DOCUMENT_DEMAND] : [];
  if (row.status === 'active') {
    const change = { columns: verified(row), sent: [], event: 'merchant.onboarding_updated' } as const;
    await saveMerchant(work.db, row, change, dueAt);
  } else {
    await reviewMerchant(work.db, owner, id, { outcome, demands }, dueAt);
  }
  work.afterCommit(() => deps.invalidateMerchant(id));
}

async function passDeadline(
  work: Work,
  { deps, owner, record: id, dueAt }: DueTimer<FeatureDeps>,
): Promise<void> {
  const { status, demands, deadline_at } = await lockMerchantRow(work.db, owner, id);
  if (status !== 'active' || demands.length === 0 || !deadline_at || deadline_at > dueAt) return;
  await moveMerchant(work.db, owner, id, 'restricted', dueAt);
  work.afterCommit(() => deps.invalidateMerchant(id));
}
