import type { EventType } from '../../core/contract/feature.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { dropTimer } from '../../core/timers/timers.ts';
import { recordEvents } from '../../core/events/outbox.ts';
import type { PayLinkStatus } from './contract/pay-link-fields.ts';
import {
  ownerOf,
  savePayLink,
  type PayLinkColumns,
  type PayLinkRow,
  lockOwnPayLink,
} from './pay-link-records.ts';
import { presentPayLink, type PresentDeps } from './present-pay-link.ts';
import type { Db } from '../../core/database/database.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { findLinkPayment, forgetContact } from './link-payments.ts';

/** The last states of a link, each with its event. */
type EndStatus = Exclude<PayLinkStatus, 'active' | 'payment_pending'>;

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

/**
 * The timers of pay links. Each runs once, on whichever node finds it due; the link may have moved on since.
 */
export const payLinkTimers: TimerHandlers<FeatureDeps> = {
  /** One that is being paid is looked at when its payment has ended. */
  'pay_link.expire': async (work, { deps, owner, record, dueAt: now }) => {
    const row = await lockOwnPayLink(work.db, owner, record);
    if (row.status !== 'active' || row.expires_at === null || row.expires_at > now) return;
    await endPayLink(work, deps, row, { status: 'expired', now });
  },

  /** Ends the lease of a guest who didn't finish. A payment already authorized proceeds. */
  'pay_link.lease': async (work, { deps, owner, record }) => {
    const found = await findLinkPayment(work.db, owner, record);
    if (!found) return;
    await lockOwnPayLink(work.db, owner, found.pay_link_id);
    if (await isUnpaid(work.db, record)) await deps.payments.cancel(work, owner, record);
  },

  /** The guest is erased some time after paying: 90 days by the domain rule. */
  'pay_link.forget': async (work, { owner, record }) => forgetContact(work.db, owner, record),
};

/** A payment takes no step while its link is locked. */
async function isUnpaid(trx: Db, id: string): Promise<boolean> {
  const { status } = await trx
    .selectFrom('payments')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status === 'unpaid';
}
