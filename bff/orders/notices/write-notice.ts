import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Outcome, OutsideTimer } from '../../core/timers/timer-handler.ts';
import { messagesOf } from './notice-messages.ts';

/**
 * Writes the messages of a notice and stores them for sending, in one transaction: a node that dies before
 * has written none, and a second run finds them written.
 */
export async function writeNotice({ deps, owner, record }: OutsideTimer<FeatureDeps>): Promise<Outcome> {
  const { db } = deps;
  const notice = await db.selectFrom('notices').selectAll().where('id', '=', record).executeTakeFirst();
  if (!notice || notice.written_at !== null) return 'done';
  const messages = await messagesOf(deps, owner, notice);
  await inTransaction(db, async (work) => {
    const written = await work.db
      .updateTable('notices')
      .set({ written_at: new Date(deps.clock.now()) })
      .where('id', '=', record)
      .where('written_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    for (const message of messages) await deps.messages.send(work, owner, message);
  });
  return 'done';
}
