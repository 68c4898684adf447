import type { Db } from '../../database/database.ts';
import type { Owner } from '../../database/owner.ts';
import { recordEvent } from '../../events/outbox.ts';
import type { DueTimer } from '../timer-handler.ts';

/**
 * Records a `ping` for each run of a test handler, in its transaction: a run that was rolled back leaves
 * none.
 */
export async function recordRun(
  trx: Db,
  kind: string,
  { owner, record, dueAt }: DueTimer<unknown>,
): Promise<void> {
  await recordEvent(trx, {
    ...owner,
    type: 'ping',
    data: { kind, record, due: dueAt.toISOString() },
    at: dueAt,
  });
}

export interface RecordedRun {
  readonly kind: string;
  readonly record: string;
  readonly due: string;
}

/** Returns the runs in their order. */
export async function recordedRuns(db: Db, { partnerId }: Pick<Owner, 'partnerId'>): Promise<RecordedRun[]> {
  const rows = await db
    .selectFrom('events')
    .select('data')
    .where('type', '=', 'ping')
    .where('partner_id', '=', partnerId)
    .orderBy('id')
    .execute();
  return rows.map(({ data }) => JSON.parse(data) as RecordedRun);
}
