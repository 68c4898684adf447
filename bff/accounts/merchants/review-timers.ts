import type { Db } from '../../core/database/database.ts';
import { clearTimers, setTimer } from '../../core/timers/timers.ts';
import type { MerchantRow } from './merchant-records.ts';

export const REVIEW = 'merchant.review';
export const DEADLINE = 'merchant.deadline';

/** How long the review of a sandbox takes (domain rule). In production the operator decides. */
const REVIEW_MS = 5_000;

/** Sets or clears what is due later for a merchant, where a change makes a difference to it. */
export async function scheduleReview(
  trx: Db,
  before: MerchantRow,
  after: MerchantRow,
  now: Date,
): Promise<void> {
  const owner = { partnerId: after.partner_id, environment: after.environment };
  const review = { kind: REVIEW, record: after.id };
  if (awaitsReview(after) !== awaitsReview(before)) {
    if (awaitsReview(after))
      await setTimer(trx, owner, { ...review, dueAt: new Date(now.getTime() + REVIEW_MS) });
    else await clearTimers(trx, owner, review);
  }
  const [dueAt, wasDueAt] = [deadlineOf(after), deadlineOf(before)];
  if (dueAt?.getTime() === wasDueAt?.getTime()) return;
  const deadline = { kind: DEADLINE, record: after.id };
  if (dueAt) await setTimer(trx, owner, { ...deadline, dueAt });
  else await clearTimers(trx, owner, deadline);
}

/** In a sandbox: a submitted onboarding, a restricted merchant that has sent what was overdue, and a new bank account. */
export function awaitsReview({ environment, status, demands, bank_account }: MerchantRow): boolean {
  if (environment !== 'sandbox') return false;
  if (status === 'in_review') return true;
  if (status === 'restricted') return demands.length === 0;
  return status === 'active' && bank_account?.status === 'new';
}

function deadlineOf({ status, deadline_at }: MerchantRow): Date | undefined {
  return status === 'active' ? (deadline_at ?? undefined) : undefined;
}
