import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { DueTimer, TimerHandlers } from '../../core/timers/timer-handler.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { EVERYWHERE, isInForce, tellOfAvailability, type AvailabilityRow } from './availability-records.ts';

const KIND = 'availability.end';

/** Sets a timer for the end of each entry that has one. An entry whose end was removed keeps its timer, which then does nothing. */
export async function setEnds(trx: Db, owner: Owner, rows: readonly AvailabilityRow[]): Promise<void> {
  for (const { merchant_id, target, location_id, until } of rows) {
    if (until === null) continue;
    const record = `${merchant_id} ${target} ${location_id}`;
    await setTimer(trx, owner, { kind: KIND, record, dueAt: until });
  }
}

export const availabilityTimers: TimerHandlers<FeatureDeps> = { [KIND]: end };

/**
 * Removes an entry that has ended, with the event of what holds instead. Nobody waits for this to see the target
 * available: an entry that has ended counts no more.
 */
async function end(work: Work, { deps, owner, record, dueAt }: DueTimer<FeatureDeps>): Promise<void> {
  const [merchantId = '', target = '', locationId = EVERYWHERE] = record.split(' ');
  const rows = await work.db
    .selectFrom('menu_availability')
    .selectAll()
    .where('merchant_id', '=', merchantId)
    .where('target', '=', target)
    .where('location_id', 'in', [EVERYWHERE, locationId])
    .orderBy('location_id')
    .forUpdate()
    .execute();
  const ended = rows.find((row) => row.location_id === locationId);
  if (!ended || isInForce(ended, dueAt)) return;
  await work.db
    .deleteFrom('menu_availability')
    .where('merchant_id', '=', merchantId)
    .where('target', '=', target)
    .where('location_id', '=', locationId)
    .execute();
  const everywhere = rows.find((row) => row !== ended && isInForce(row, dueAt));
  const available = { ...ended, available: true, until: null, stock: null };
  const now = { ...(everywhere ?? available), location_id: locationId, updated_at: dueAt };
  await tellOfAvailability(work.db, owner, [now], dueAt);
  work.afterCommit(() => deps.menus.invalidateAvailability(merchantId));
}
