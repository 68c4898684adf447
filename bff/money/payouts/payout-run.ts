import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Banks } from '../../providers/bank/bank.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import {
  claimsOf,
  collectPart,
  ENTRIES_AT_ONCE,
  holdUnpaid,
  NO_FEE,
  unpaidSums,
  type Claim,
} from '../ledger/ledger.ts';
import {
  daysAfter,
  localDateOf,
  payoutDateFrom,
  PAYOUT_DUE,
  scheduleOf,
  startOfDate,
  type MerchantRow,
} from '../../accounts/merchants/merchants.ts';
import type { DueTimers, TogetherHandler } from '../../core/timers/timer-handler.ts';
import { setTimers, setTimersIfNone, type NewTimer } from '../../core/timers/timers.ts';
import { createPayouts, largestPayoutOf, leastPayoutOf } from './create-payouts.ts';
import { whyNotPaid } from './why-none.ts';
import { isAtWork } from '../../core/moves/move-gate.ts';

/**
 * The number of merchants per transaction: enough to keep a daily run short, and few enough to keep a
 * transaction short.
 */
const MERCHANTS_AT_ONCE = 250;

/** Pays merchants out whose day it is, and decides when each is due next. */
export const payoutRun: TogetherHandler<FeatureDeps> = { together: payOut, most: MERCHANTS_AT_ONCE };

async function payOut(work: Work, { owner, records, dueAt, deps }: DueTimers<FeatureDeps>): Promise<void> {
  const merchants = await lockFree(work.db, owner, records);
  const payable: MerchantRow[] = [];
  for (const merchant of merchants) if (await isPayday(merchant, deps.banks, dueAt)) payable.push(merchant);
  const claims = await claimsOf(
    work.db,
    payable.map((merchant) => ({
      merchantId: merchant.id,
      today: localDateOf(dueAt, merchant.timezone),
      atLeast: leastPayoutOf(merchant, deps.banks),
    })),
  );
  const { now, later } = asFitting(claims);
  const held = await holdUnpaid(work.db, now);
  const byId = new Map(payable.map((merchant) => [merchant.id, merchant]));
  const payouts = now.flatMap(({ merchantId, payoutId: id }) => {
    const [merchant, sum] = [byId.get(merchantId), held.get(id)];
    if (!merchant || sum === undefined) return [];
    const amount = largestPayoutOf(sum, merchant, deps.banks);
    return [{ id, merchant, held: sum, amount, fee: NO_FEE, method: 'standard', isAutomatic: true } as const];
  });
  await createPayouts(work.db, owner, payouts, dueAt);
  const [first] = later;
  if (first && now.length === 0) await collectPart(work.db, first);
  // An amount above a bank's maximum becomes another payout on the same day.
  const split = payouts.filter(
    ({ merchant, amount, held: sum }) => sum - amount >= leastPayoutOf(merchant, deps.banks),
  );
  const waiting = new Set([
    ...later.map(({ merchantId }) => merchantId),
    ...split.map(({ merchant }) => merchant.id),
  ]);
  const done = merchants.filter(({ id }) => !waiting.has(id));
  const isDone = new Set(done.map(({ id }) => id));
  const again = records
    .filter((id) => !isDone.has(id))
    .map((record) => ({ kind: PAYOUT_DUE, record, dueAt }));
  await setTimers(work.db, owner, [...again, ...(await nextOf(work.db, done, deps.banks, dueAt))]);
}

/**
 * Splits claims into those that one transaction takes, and those for later; the last are those collected in
 * parts.
 */
function asFitting(claims: readonly Claim[]): { readonly now: Claim[]; readonly later: Claim[] } {
  const now: Claim[] = [];
  const later: Claim[] = [];
  let room = ENTRIES_AT_ONCE;
  for (const claim of claims) {
    const isFitting = claim.entries <= room;
    if (isFitting) room -= claim.entries;
    (isFitting ? now : later).push(claim);
  }
  return { now, later };
}

/**
 * Locks merchants until the transaction ends. One that is being changed at this moment is skipped, and comes
 * next: that change may be waiting for this timer.
 */
async function lockFree(trx: Db, owner: Owner, ids: readonly string[]): Promise<MerchantRow[]> {
  return trx
    .selectFrom('merchants')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .where(ownedBy('merchants', owner))
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Payouts are created when a day begins that the schedule names. */
async function isPayday(merchant: MerchantRow, banks: Banks, at: Date): Promise<boolean> {
  if (whyNotPaid(merchant, banks)) return false;
  const today = localDateOf(at, merchant.timezone);
  if (payoutDateFrom(scheduleOf(merchant), today) !== today) return false;
  return (await startOfDate(today, merchant.timezone)).getTime() === at.getTime();
}

/**
 * The merchants with a remaining balance. The others become due again when they earn something, or when they
 * can be paid again.
 */
async function nextOf(
  trx: Db,
  merchants: readonly MerchantRow[],
  banks: Banks,
  at: Date,
): Promise<NewTimer[]> {
  const left = await unpaidSums(
    trx,
    merchants.map(({ id }) => id),
  );
  const timers: NewTimer[] = [];
  for (const merchant of merchants) {
    const unpaid = left.get(merchant.id);
    if (!unpaid || unpaid.amount < leastPayoutOf(merchant, banks)) continue;
    const why = whyNotPaid(merchant, banks);
    // A bank can be connected at any time, without a change of the merchant.
    if (why !== undefined && why !== 'not_connected') continue;
    const tomorrow = daysAfter(localDateOf(at, merchant.timezone), 1);
    const date = payoutDateFrom(scheduleOf(merchant), unpaid.from > tomorrow ? unpaid.from : tomorrow);
    if (date === undefined) continue;
    const dueAt = await startOfDate(date, merchant.timezone);
    timers.push({ kind: PAYOUT_DUE, record: merchant.id, dueAt });
  }
  return timers;
}

/** Merchants of one transaction of the chore. */
const LEFT_AT_ONCE = 100;

/**
 * Lets closed merchants be paid out that have something, and an account, and nothing due: closed by an
 * earlier release, which kept less than the least payout.
 * @returns whether there may be more
 */
export async function payOutLeft({ db, clock }: FeatureDeps): Promise<boolean> {
  return inTransaction(db, async ({ db: trx }) => {
    const { rows } = await sql<{ id: string; partner_id: string; environment: EnvironmentName }>`
      select id, partner_id, environment from merchants merchant
      where status = 'closed' and ${isAtWork('merchant')} and bank_account ->> 'status' <> 'failed'
        and not exists (select from timers where record = merchant.id and kind = ${PAYOUT_DUE})
        and (select coalesce(sum(amount), 0) from unpaid_amounts where merchant_id = merchant.id) > 0
      order by id limit ${LEFT_AT_ONCE}`.execute(trx);
    for (const { id, partner_id: partnerId, environment } of rows) {
      const owner = { partnerId, environment };
      const dueAt = new Date(await nowIn(trx, clock, owner));
      await setTimersIfNone(trx, owner, [{ kind: PAYOUT_DUE, record: id, dueAt }]);
    }
    return rows.length === LEFT_AT_ONCE;
  });
}
