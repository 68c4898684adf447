import { credit, debit, expire, lastDayOf, type Lot, type Points } from '../../core/arithmetic/lots.ts';
import { newId } from '../../core/database/ids.ts';
import type { MerchantView } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { dropTimer, setTimer } from '../../core/timers/timers.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import { lockAccount, ownerOf, presentAccount, type OpenAccount } from './account-records.ts';
import type { EventKind } from './contract/loyalty-fields.ts';
import { presentLoyaltyEvent, type EventRow } from './event-records.ts';
import type { EarnedBy } from './tables.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import { ApiError } from '../../core/api/errors.ts';
import { requireMember } from './account-changes.ts';
import type { LoyaltyAdjustment } from './contract/loyalty-event.ts';
import { Temporal } from 'temporal-polyfill';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandler } from '../../core/timers/timer-handler.ts';

/** Runs when the first of an account's points expire. */
export const EXPIRE = 'loyalty.expire';

/** The cause of a balance change. */
interface PointsCause {
  readonly type: EventKind;
  readonly now: Date;
  readonly reason?: string;
  readonly order?: string | undefined;
  readonly reward?: string;
  readonly refund?: string | undefined;
  readonly terms?: EarnedBy;
}

/** An account after a change of its balance, and the event of it. */
interface Moved {
  readonly account: OpenAccount;
  readonly event: EventRow;
}

/**
 * Locks an account for a change of its balance. Points that have expired are removed first, dated at their
 * expiry, so that a late timer doesn't make them usable.
 * @throws {ApiError} not_found
 */
export async function openAccount(
  work: Work,
  view: MerchantView,
  id: string,
  now: Date,
): Promise<OpenAccount> {
  let account = await lockAccount(work.db, view, id);
  const { after, expired } = expire(pointsOf(account), dayIn(account.timezone, now));
  for (const { points, expiresOn } of expired) {
    const at = endOfDay(account.timezone, expiresOn ?? '');
    // The lots of the account are those that are left once all of them are gone.
    const balance = account.balance - points;
    ({ account } = await store(work, account, { balance, lots: after.lots }, { type: 'expire', now: at }));
  }
  return account;
}

/** Adds new points, which expire under the program's terms. */
export function addPoints(
  work: Work,
  account: OpenAccount,
  points: number,
  cause: PointsCause,
): Promise<Moved> {
  const expiresOn = lastDayOf(dayIn(account.timezone, cause.now), account.terms.expiryMonths);
  return returnPoints(work, account, [{ expiresOn, points }], cause);
}

/**
 * Gives points back, with the days on which they expire. Those that have expired are gone with the next
 * change.
 */
export function returnPoints(
  work: Work,
  account: OpenAccount,
  lots: readonly Lot[],
  cause: PointsCause,
): Promise<Moved> {
  return store(work, account, credit(pointsOf(account), lots), cause);
}

/** Takes points, those first that expire first. @returns with what was taken */
export async function takePoints(
  work: Work,
  account: OpenAccount,
  points: number,
  cause: PointsCause,
): Promise<Moved & { readonly taken: readonly Lot[] }> {
  const { after, taken } = debit(pointsOf(account), points);
  return { ...(await store(work, account, after, cause)), taken };
}

function pointsOf({ balance, lots }: OpenAccount): Points {
  return { balance, lots };
}

/**
 * The event, the balance that follows from it, and the timer of what expires next: the only place where a
 * balance changes.
 */
async function store(
  work: Work,
  account: OpenAccount,
  after: Points,
  { type, now, ...cause }: PointsCause,
): Promise<Moved> {
  const points = after.balance - account.balance;
  const event = await work.db
    .insertInto('loyalty_events')
    .values({
      id: newId('lev'),
      partner_id: account.partner_id,
      environment: account.environment,
      merchant_id: account.merchant_id,
      account_id: account.id,
      type,
      points,
      balance: after.balance,
      reason: cause.reason ?? null,
      order_id: cause.order ?? null,
      reward_id: cause.reward ?? null,
      refund_id: cause.refund ?? null,
      terms: cause.terms ? JSON.stringify(cause.terms) : null,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (points === 0) {
    await tell(work, account, event, now);
    return { account, event };
  }
  const isOfOrder = type === 'earn' || type === 'reverse';
  const changed = await work.db
    .updateTable('loyalty_accounts')
    .set({
      balance: after.balance,
      lots: JSON.stringify(after.lots),
      lifetime: account.lifetime + (isOfOrder ? points : 0),
      version: account.version + 1,
      updated_at: now,
    })
    .where('id', '=', account.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const moved = { ...account, ...changed };
  await setExpiry(work, account, moved);
  await tell(work, moved, event, now);
  return { account: moved, event };
}

/** Sets the timer only when the first day changes, so that it seldom waits for a running handler. */
async function setExpiry(work: Work, before: OpenAccount, after: OpenAccount): Promise<void> {
  const [first, next] = [before, after].map(({ lots }) => lots[0]?.expiresOn ?? null);
  if (next === first) return;
  const owner = ownerOf(after);
  if (next === null || next === undefined) {
    await dropTimer(work.db, owner, { record: after.id, kind: EXPIRE });
    return;
  }
  const dueAt = endOfDay(after.timezone, next);
  await setTimer(work.db, owner, { kind: EXPIRE, record: after.id, dueAt });
}

async function tell(work: Work, account: OpenAccount, event: EventRow, at: Date): Promise<void> {
  const of = { ...ownerOf(account), merchantId: account.merchant_id, at };
  const created = { ...of, type: 'loyalty.event.created', data: presentLoyaltyEvent(event) } as const;
  const updated = { ...of, type: 'loyalty.account.updated', data: presentAccount(account) } as const;
  await recordEvents(work.db, event.points === 0 ? [created] : [updated, created]);
}

/** @throws {ApiError} not_found, more_than_left, state_forbids: the member has left */
export async function adjustPoints(
  work: Work,
  view: MerchantView,
  id: string,
  { points, reason }: LoyaltyAdjustment,
  now: Date,
): Promise<EventRow> {
  const account = await openAccount(work, view, id, now);
  requireMember(account);
  const cause = { type: 'adjust', reason: normalized(reason), now } as const;
  if (points > 0) return (await addPoints(work, account, points, cause)).event;
  const left = Math.max(0, account.balance);
  if (-points > left) {
    throw new ApiError('more_than_left', { message: `The account has ${left} to take.`, param: 'points' });
  }
  return (await takePoints(work, account, -points, cause)).event;
}

/** The day that a merchant has. @param timezone IANA @returns `YYYY-MM-DD` */
export function dayIn(timezone: string, at: Date): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  return instant.toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** The end of a day in a time zone: the first moment of the next one, even if the clock changes then. */
export function endOfDay(timezone: string, day: string): Date {
  const next = Temporal.PlainDate.from(day).add({ days: 1 });
  return new Date(next.toZonedDateTime(timezone).epochMilliseconds);
}

/**
 * Expires the points whose last day is over. Later points have their own expiry; the merchant's time zone may
 * have changed since.
 */
export const expirePoints: TimerHandler<FeatureDeps> = async (work, { owner, record, dueAt }) => {
  const account = await openAccount(work, { ...owner, only: undefined }, record, dueAt);
  const next = account.lots[0]?.expiresOn ?? null;
  if (next === null) return;
  await setTimer(work.db, owner, { kind: EXPIRE, record, dueAt: endOfDay(account.timezone, next) });
};
