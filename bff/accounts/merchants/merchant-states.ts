import { sql } from 'kysely';
import type { EventType } from '../../core/contract/feature.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import { localDateOf, startOfDate } from '../../core/timers/payout-dates.ts';
import type { MerchantRow } from './merchant-records.ts';
import type { Db } from '../../core/database/database.ts';
import { clearTimers, setTimer } from '../../core/timers/timers.ts';

/**
 * The possible next states of a merchant, by state (domain rule). `rejected` and `closed` are final, except
 * for closing.
 */
const NEXT: Readonly<Record<MerchantStatus, readonly MerchantStatus[]>> = {
  created: ['needs_data', 'suspended', 'closed'],
  needs_data: ['in_review', 'suspended', 'closed'],
  in_review: ['active', 'needs_data', 'rejected', 'suspended', 'closed'],
  active: ['restricted', 'suspended', 'closed'],
  restricted: ['active', 'suspended', 'closed'],
  suspended: ['closed'],
  rejected: ['closed'],
  closed: [],
};

/** The event that is recorded when a merchant reaches a state. */
const TOLD: Readonly<Record<MerchantStatus, EventType>> = {
  created: 'merchant.created',
  needs_data: 'merchant.onboarding_updated',
  in_review: 'merchant.onboarding_updated',
  rejected: 'merchant.onboarding_updated',
  active: 'merchant.activated',
  restricted: 'merchant.restricted',
  suspended: 'merchant.suspended',
  closed: 'merchant.closed',
};

/** The states in which a merchant takes neither orders nor money. */
export const OUT_OF_SERVICE = [
  'suspended',
  'rejected',
  'closed',
] as const satisfies readonly MerchantStatus[];

export function isInService({ status }: { readonly status: MerchantStatus }): boolean {
  return !OUT_OF_SERVICE.some((out) => out === status);
}

export function mayMove(from: MerchantStatus, to: MerchantStatus): boolean {
  return NEXT[from].includes(to);
}

export function eventOfState(status: MerchantStatus): EventType {
  return TOLD[status];
}

/**
 * Returns the shortest legal path of states, without its start; empty if it is already there. No path leads
 * through a state that a person decides on: rejected, suspended or closed.
 * @returns `undefined` if there is none
 */
export function wayTo(from: MerchantStatus, to: MerchantStatus): MerchantStatus[] | undefined {
  const ways: MerchantStatus[][] = [[]];
  const seen = new Set([from]);
  for (const way of ways) {
    const at = way.at(-1) ?? from;
    if (at === to) return way;
    for (const next of NEXT[at]) {
      const isThrough = next === to || ['needs_data', 'in_review', 'active', 'restricted'].includes(next);
      if (seen.has(next) || !isThrough) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

/** The timer kind whose handler charges merchants for a past month. The record is the merchant. */
export const CHARGE_DUE = 'charge.due';

/** The columns that determine a merchant's months. */
type ChargedMerchant = Pick<MerchantRow, 'created_at' | 'timezone'>;

/**
 * A month of a merchant: it begins on the day of the month on which the merchant was created, by its
 * calendar.
 */
export interface ChargePeriod {
  /** 0: the first one. Negative: before there was a merchant. */
  readonly number: number;
  /** The first day of the month, and of the next one, as `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

export function chargePeriodAt(merchant: ChargedMerchant, at: Date): ChargePeriod {
  const first = localDateOf(merchant.created_at, merchant.timezone);
  const today = localDateOf(at, merchant.timezone);
  const months = monthsOf(today) - monthsOf(first);
  return periodOf(first, monthsAfter(first, months) > today ? months - 1 : months);
}

export function periodBefore(merchant: ChargedMerchant, { number }: ChargePeriod): ChargePeriod {
  return periodOf(localDateOf(merchant.created_at, merchant.timezone), number - 1);
}

/** The time when a month has ended at the merchant, and can be charged. */
export function endOfPeriod({ timezone }: ChargedMerchant, { to }: ChargePeriod): Promise<Date> {
  return startOfDate(to, timezone);
}

export function startOfPeriod({ timezone }: ChargedMerchant, { from }: ChargePeriod): Promise<Date> {
  return startOfDate(from, timezone);
}

function periodOf(first: string, number: number): ChargePeriod {
  return { number, from: monthsAfter(first, number), to: monthsAfter(first, number + 1) };
}

/** The same day of a later month, or its last day where it is shorter. */
function monthsAfter(date: string, months: number): string {
  const all = monthsOf(date) + months;
  const [year, month] = [Math.floor(all / 12), all % 12];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(Number(date.slice(8)), lastDay);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Months since the year 0. */
function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}

export const REVIEW = 'merchant.review';

export const DEADLINE = 'merchant.deadline';

/**
 * The timer kind whose handler learns that a merchant with documents is no longer reviewed. The record is the
 * merchant.
 */
export const REVIEW_DECIDED = 'merchant.review_decided';

/** The duration of a sandbox's review (domain rule). In production the operator decides. */
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
  if (isDecided(before, after))
    await setTimer(trx, owner, { kind: REVIEW_DECIDED, record: after.id, dueAt: now });
  const [dueAt, wasDueAt] = [deadlineOf(after), deadlineOf(before)];
  if (dueAt?.getTime() === wasDueAt?.getTime()) return;
  const deadline = { kind: DEADLINE, record: after.id };
  if (dueAt) await setTimer(trx, owner, { ...deadline, dueAt });
  else await clearTimers(trx, owner, deadline);
}

/**
 * Whether a sandbox reviews the merchant: a submitted onboarding, a restricted merchant that has sent
 * everything overdue, or a new bank account.
 */
export function awaitsReview({ environment, status, demands, bank_account }: MerchantRow): boolean {
  if (environment !== 'sandbox') return false;
  return isUnderReview({ status, demands }) || (status === 'active' && bank_account?.status === 'new');
}

/**
 * Whether an operator has to look at what the merchant has sent in: a submitted onboarding, or a restricted
 * merchant that has sent everything overdue.
 */
export function isUnderReview({ status, demands }: Pick<MerchantRow, 'status' | 'demands'>): boolean {
  return status === 'in_review' || (status === 'restricted' && demands.length === 0);
}

/** Selects the merchants that {@link isUnderReview}. */
export const UNDER_REVIEW = sql<boolean>`(merchants.status = 'in_review'
  or (merchants.status = 'restricted' and merchants.demands = '[]'::jsonb))`;

/** Whether a change ends the review of what the merchant has sent in, documents included. */
function isDecided(before: MerchantRow, after: MerchantRow): boolean {
  const isOver =
    after.status !== before.status && after.status !== 'in_review' && after.status !== 'restricted';
  return isOver && (after.document_token !== null || after.people.some(({ document }) => document));
}

function deadlineOf({ status, deadline_at }: MerchantRow): Date | undefined {
  return status === 'active' ? (deadline_at ?? undefined) : undefined;
}
