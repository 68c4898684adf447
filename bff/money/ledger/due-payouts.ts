import type { Db } from '../../core/database/database.ts';
import {
  daysAfter,
  localDateOf,
  payoutDateFrom,
  PAYOUT_DUE,
  startOfDate,
} from '../../accounts/merchants/merchants.ts';
import { setTimersIfNone, type NewTimer } from '../../core/timers/timers.ts';
import { isOurs, type EntryMerchant, type EntryRow, type NewEntry } from './new-entry.ts';

export interface DatedEntry {
  readonly entry: NewEntry;
  readonly row: EntryRow;
  readonly merchant: EntryMerchant;
}

/** A merchant that earns something is paid out when that is available, from tomorrow on, unless a payout is due already. */
export async function duePayouts(trx: Db, dated: readonly DatedEntry[]): Promise<void> {
  const earned = dated.filter(({ entry, row }) => isOurs(entry) && Number(row.amount) > 0);
  const [first] = earned;
  if (!first) return;
  const timers: NewTimer[] = [];
  for (const { entry, row, merchant } of earned) {
    const tomorrow = daysAfter(localDateOf(entry.at, merchant.timezone), 1);
    const from = row.available_on > tomorrow ? row.available_on : tomorrow;
    const date = payoutDateFrom(merchant.schedule, from);
    if (date === undefined || timers.some(({ record }) => record === entry.merchantId)) continue;
    const dueAt = await startOfDate(date, merchant.timezone);
    timers.push({ kind: PAYOUT_DUE, record: entry.merchantId, dueAt });
  }
  await setTimersIfNone(trx, first.entry, timers);
}
