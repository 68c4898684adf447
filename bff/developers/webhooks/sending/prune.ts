import type { Db } from '../../../core/database/database.ts';
import { firstId } from '../../../core/database/ids.ts';
import { keptSince } from '../../../core/contract/retention.ts';

/** The most events of one poll: no statement may take long, because others are waiting. */
const BATCH = 1_000;

/**
 * Deletes events past their retention, with their deliveries and attempts, and endpoints that were deleted as
 * long ago.
 * @returns whether there may be more
 */
export async function pruneEvents(db: Db, nowMs: number, keptDays: number): Promise<boolean> {
  const before = keptSince(nowMs, keptDays);
  const count = await deleteEvents(db, before);
  await deleteEndpoints(db, before);
  return count === BATCH;
}

/** Deletes events. Another node that prunes at the same time takes other ones. */
async function deleteEvents(db: Db, before: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const old = await trx
      .selectFrom('events')
      .select('id')
      .where('id', '<', firstId('evt', before.getTime()))
      .where('created_at', '<', before)
      .orderBy('id')
      .limit(BATCH)
      .forUpdate()
      .skipLocked()
      .execute();
    if (old.length === 0) return 0;
    const ids = old.map(({ id }) => id);
    await trx.deleteFrom('webhook_deliveries').where('event_id', 'in', ids).execute();
    await trx.deleteFrom('events').where('id', 'in', ids).execute();
    return ids.length;
  });
}

async function deleteEndpoints(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('webhook_endpoints')
    .where('deleted_at', '<', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('webhook_deliveries')
            .select('id')
            .whereRef('webhook_deliveries.endpoint_id', '=', 'webhook_endpoints.id'),
        ),
      ),
    )
    .execute();
}
