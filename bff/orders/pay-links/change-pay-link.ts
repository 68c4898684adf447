import type { EventType } from '../../core/contract/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { dropTimer } from '../../core/timers/timers.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { PayLinkStatus } from './contract/pay-link-fields.ts';
import { ownerOf, savePayLink, type PayLinkColumns, type PayLinkRow } from './pay-link-records.ts';
import { presentPayLink, type PresentDeps } from './present-pay-link.ts';

/** The last states of a link, each with its event. */
export type EndStatus = Exclude<PayLinkStatus, 'active' | 'payment_pending'>;

/** A locked link comes to its end: with its event, in the same transaction. */
export async function endPayLink(
  work: Work,
  deps: PresentDeps,
  row: PayLinkRow,
  { status, columns = {}, now }: { status: EndStatus; columns?: PayLinkColumns; now: Date },
): Promise<PayLinkRow> {
  const ended = await savePayLink(
    work.db,
    row,
    { ...columns, status, closed_at: now, pending_until: null },
    now,
  );
  await dropTimer(work.db, ownerOf(row), { record: row.id, kind: 'pay_link.expire' });
  await tellOfPayLink(work, deps, ended, `pay_link.${status}`, now);
  return ended;
}

/** Records an event about a link as it is now. */
export async function tellOfPayLink(
  work: Work,
  deps: PresentDeps,
  row: PayLinkRow,
  type: EventType,
  at: Date,
): Promise<void> {
  const { partner_id: partnerId, environment, merchant_id: merchantId } = row;
  const data = await presentPayLink(work.db, row, deps);
  await recordEvents(work.db, [{ type, partnerId, environment, merchantId, data, at }]);
}

export function hasEnded({ status }: Pick<PayLinkRow, 'status'>): boolean {
  return status !== 'active' && status !== 'payment_pending';
}
