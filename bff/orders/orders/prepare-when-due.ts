import type { Work } from '../../core/database/unit-of-work.ts';
import { setTimer } from '../../core/timers/timers.ts';
import { ownerOf, type OrderRow } from './order-records.ts';

/** A scheduled order that is accepted is prepared when that is due: its lead time before it is to be ready. */
export async function prepareWhenDue(work: Work, row: OrderRow, now: Date): Promise<void> {
  if (row.fulfillment_state !== 'accepted' || row.scheduled_at === null || row.ready_at === null) return;
  const due = new Date(row.ready_at.getTime() - row.content.terms.lead * 60_000);
  await setTimer(work.db, ownerOf(row), {
    kind: 'order.prepare',
    record: row.id,
    dueAt: due > now ? due : now,
  });
}
