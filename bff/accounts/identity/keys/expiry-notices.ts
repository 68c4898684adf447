import type { Db } from '../../../core/database/database.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../../core/feature.ts';
import type { DueTimer, TimerHandlers } from '../../../core/timers/timer-handler.ts';
import { clearTimers, setTimer } from '../../../core/timers/timers.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { findKey, presentKey, type KeyRow } from './key-records.ts';

/**
 * The notice is due this long before a key ends, or at once if the whole overlap is shorter. Half of the
 * default overlap.
 */
const NOTICE_MS = 12 * 60 * 60 * 1000;
const KIND = 'key.expiring';

/** The timer for the notice of a key's expiry. */
export const keyTimers: TimerHandlers<Pick<FeatureDeps, 'clock'>> = { [KIND]: tellOfEnd };

/**
 * Schedules `key.expiring` for a key that gets an expiry. It is sent once: a key that has already expired, or
 * whose notice was due before, gets none. Times are the environment's.
 */
export async function setExpiryNotice(
  trx: Db,
  owner: Owner,
  key: Pick<KeyRow, 'id' | 'expires_at'>,
  { expiresAt, nowMs }: { readonly expiresAt: Date; readonly nowMs: number },
): Promise<void> {
  if (expiresAt.getTime() <= nowMs) return clearExpiryNotice(trx, owner, key.id);
  const wasDue = key.expires_at !== null && key.expires_at.getTime() - NOTICE_MS <= nowMs;
  if (wasDue) return;
  const dueAt = new Date(Math.max(expiresAt.getTime() - NOTICE_MS, nowMs));
  await setTimer(trx, owner, { kind: KIND, record: key.id, dueAt });
}

export function clearExpiryNotice(trx: Db, owner: Owner, id: string): Promise<void> {
  return clearTimers(trx, owner, { record: id, kind: KIND });
}

/**
 * Records `key.expiring`, with the key as it is when the notice is due: live, whatever has happened to it
 * since.
 */
export async function tellOfEnd(
  work: Work,
  { deps, owner, record }: Pick<DueTimer<Pick<FeatureDeps, 'clock'>>, 'deps' | 'owner' | 'record'>,
): Promise<void> {
  const row = await findKey(work.db, owner, record);
  if (!row?.expires_at || row.revoked_at) return;
  await recordEvent(work.db, {
    type: 'key.expiring',
    ...owner,
    data: presentKey(row, row.expires_at.getTime() - 1),
    at: new Date(deps.clock.now()),
  });
}
