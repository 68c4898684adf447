import type { Db } from '../../core/database/database.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { endPayLink } from './change-pay-link.ts';
import { findLinkPayment, forgetContact } from './link-payments.ts';
import { lockOwnPayLink } from './pay-link-records.ts';

/** What the clock does with links. Each is run once, whichever node finds it due; the link may have moved on since. */
export const payLinkTimers: TimerHandlers<FeatureDeps> = {
  /** One that is being paid is looked at when its payment has ended. */
  'pay_link.expire': async (work, { deps, owner, record, dueAt: now }) => {
    const row = await lockOwnPayLink(work.db, owner, record);
    if (row.status !== 'active' || row.expires_at === null || row.expires_at > now) return;
    await endPayLink(work, deps, row, { status: 'expired', now });
  },

  /** The guest did not finish. What was authorized by now goes on. */
  'pay_link.lease': async (work, { deps, owner, record }) => {
    const found = await findLinkPayment(work.db, owner, record);
    if (!found) return;
    await lockOwnPayLink(work.db, owner, found.pay_link_id);
    if (await isUnpaid(work.db, record)) await deps.payments.cancel(work, owner, record);
  },

  /** The guest is erased 90 days after paying (domain rule). */
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
