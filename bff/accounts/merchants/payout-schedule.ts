import { ApiError } from '../../core/api/errors.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import type { PayoutSchedule, PayoutScheduleInput } from './contract/merchant-standing.ts';

/** The schedule of a new merchant (domain rule). */
export const DAILY: PayoutSchedule = { interval: 'daily', weekday: null, day: null, delay_days: 2 };

/**
 * The payout schedule of a merchant. A closed merchant with manual payouts is paid out daily, since payouts
 * are no longer requested.
 */
export function scheduleOf({
  status,
  payout_schedule: schedule,
}: {
  readonly status: MerchantStatus;
  readonly payout_schedule: PayoutSchedule;
}): PayoutSchedule {
  return status === 'closed' && schedule.interval === 'manual'
    ? { ...schedule, interval: 'daily' }
    : schedule;
}

/**
 * A schedule with some of its fields changed. A weekly one is on Mondays and a monthly one on the first,
 * unless another day was chosen.
 * @throws {ApiError} field_invalid: a day that doesn't go with the interval
 */
export function changedSchedule(
  there: PayoutSchedule,
  { interval = there.interval, weekday, day, delay_days = there.delay_days }: PayoutScheduleInput,
): PayoutSchedule {
  if (weekday !== undefined && interval !== 'weekly') throw misplaced('weekday', 'weekly');
  if (day !== undefined && interval !== 'monthly') throw misplaced('day', 'monthly');
  return {
    interval,
    weekday: interval === 'weekly' ? (weekday ?? there.weekday ?? 'monday') : null,
    day: interval === 'monthly' ? (day ?? there.day ?? 1) : null,
    delay_days,
  };
}

function misplaced(field: string, interval: string): ApiError {
  const param = `payout_schedule.${field}`;
  return new ApiError('field_invalid', {
    message: `${param} must be left out unless payout_schedule.interval is ${interval}.`,
    param,
  });
}
