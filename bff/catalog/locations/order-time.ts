import type { Db } from '../../core/database/database.ts';
import type { Fulfillment } from './contract/fulfillments.ts';
import type { Slots } from './contract/slots.ts';
import type * as BusinessDate from './hours/business-date.ts';
import type * as CheckTime from './hours/check-time.ts';
import type { BusinessDays, BusinessMoment } from './hours/business-date.ts';
import type { OrderingMoment } from './hours/order-times.ts';
import type { OrderingLocation } from './ordering-location.ts';
import { slotsTaken } from './slot-bookings.ts';

/** A slot is two hours at most, so that of an order for now began no earlier. */
const BEFORE_MS = 2 * 3_600_000;

export interface OrderTime {
  readonly location: OrderingLocation;
  readonly fulfillment: Fulfillment;
  /** The environment's time: `nowIn`, in milliseconds. */
  readonly now: number;
}

/**
 * Whether an order can be ready then: at quote, and in the transaction that pays, before `takeSlot`. Reads
 * how many orders slots have, if the location limits them.
 * @param request `scheduledAt`: the `at` of a slot, RFC 3339; null: as soon as possible
 * @example
 * const check = await checkTime(trx, { location, fulfillment: 'pickup', scheduledAt: null, now });
 * if (!check.ok) throw …; // 40906 with check.nextAvailable?.at
 * if (check.slot && !(await takeSlot(trx, check.slot))) throw …; // 40906, after checking again
 */
export async function checkTime(
  db: Db,
  { scheduledAt, ...time }: OrderTime & { readonly scheduledAt: string | null },
): Promise<CheckTime.TimeCheck> {
  const { checkOrderTime } = (checking ??= await import('./hours/check-time.ts'));
  return checkOrderTime(await momentOf(db, time), scheduledAt === null ? null : Date.parse(scheduledAt));
}

/** Importing it again takes longer than using it. */
let checking: typeof CheckTime | undefined;

/**
 * Returns the slots that a customer can choose from.
 * @param days starting at a local date, which defaults to today
 */
export async function slotsOf(
  db: Db,
  time: OrderTime,
  days: { readonly from: string | undefined; readonly days: number },
): Promise<Slots> {
  const { slotsOfDays } = await import('./hours/check-time.ts');
  return slotsOfDays(await momentOf(db, time), days);
}

/**
 * The local date of an instant, `YYYY-MM-DD`, the day beginning at `day_starts_at`. Store it; never compute
 * it again.
 */
export async function businessDateOf({ record }: OrderingLocation, at: Date): Promise<string> {
  const { businessDayAt } = (dating ??= await import('./hours/business-date.ts'));
  return businessDayAt(record, at.getTime());
}
let dating: typeof BusinessDate | undefined;

/** The same with the hour that a clock on the wall shows, for what was sold then. */
export async function businessMomentOf(days: BusinessDays, at: Date): Promise<BusinessMoment> {
  const { businessMoment } = await import('./hours/business-date.ts');
  return businessMoment(days, at.getTime());
}

/**
 * The hours are policies on instants; the library for that is loaded when the first is needed, not at the
 * start.
 */
async function momentOf(db: Db, time: OrderTime): Promise<OrderingMoment> {
  const { location, now } = time;
  if (location.record.slot.capacity === null || time.fulfillment === 'dine_in') {
    return { ...time, taken: new Map() };
  }
  const { horizonOf } = await import('./hours/order-times.ts');
  const range = { from: new Date(now - BEFORE_MS), to: new Date(horizonOf(time)) };
  return { ...time, taken: await slotsTaken(db, location.id, range) };
}
