import { localDateOf, startOfDate } from '../../core/timers/payout-dates.ts';
import type { MerchantRow } from './merchant-records.ts';

/** Its handler charges merchants for a month that is over. The record is the merchant. */
export const CHARGE_DUE = 'charge.due';

/** What the months of a merchant follow from. */
export type ChargedMerchant = Pick<MerchantRow, 'created_at' | 'timezone'>;

/** A month of a merchant: it begins on the day of the month on which the merchant was created, by its calendar. */
export interface ChargePeriod {
  /** 0: the first one. Negative: before there was a merchant. */
  readonly number: number;
  /** Its first day, and that of the next one, as `YYYY-MM-DD`. */
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

/** When a month is over there, and can be charged. */
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

/** Since the year 0. */
function monthsOf(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
}
