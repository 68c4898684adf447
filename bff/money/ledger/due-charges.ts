import type { Db } from '../../core/database/database.ts';
import { CHARGE_DUE, chargePeriodAt, endOfPeriod } from '../../accounts/merchants/merchants.ts';
import { setTimersIfNone, type NewTimer } from '../../core/timers/timers.ts';
import type { DatedEntry } from './due-payouts.ts';

/** A merchant that sells something is charged for the month when that is over, unless that is due already. */
export async function dueCharges(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const timers: NewTimer[] = [];
  for (const { entry, merchant } of dated) {
    if (entry.type !== 'payment' || timers.some(({ record }) => record === entry.merchantId)) continue;
    const period = chargePeriodAt(merchant, entry.at);
    if (period.number < 0) continue;
    const dueAt = await endOfPeriod(merchant, period);
    timers.push({ kind: CHARGE_DUE, record: entry.merchantId, dueAt });
  }
  const [first] = dated;
  if (first) await setTimersIfNone(trx, first.entry, timers);
}
