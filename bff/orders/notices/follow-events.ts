import { findEvent, readEventData } from '../../core/events/event-records.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { TimerHandler } from '../../core/timers/timer-handler.ts';
import type { Merchant } from '../../accounts/merchants/contract/merchant.ts';
import { enqueueNotice, type NewNotice } from './enqueue-notices.ts';

/**
 * Notes what an event tells a merchant's people. It was recorded in the transaction of its change, and its
 * timer with it.
 */
export const tellOfEvent: TimerHandler<FeatureDeps> = async (work, { deps, owner, record }) => {
  const event = await findEvent(work.db, owner, record);
  if (!event || event.merchant_id === null) return;
  const data = readEventData(event.data);
  const notice = noticeOfEvent(event.type, data);
  if (!notice) return;
  const about = { merchantId: event.merchant_id, record: idOf(data), facts: { event: event.id } };
  await enqueueNotice(work, owner, { ...about, ...notice }, new Date(deps.clock.now()));
};

type EventNotice = Pick<NewNotice, 'name' | 'step'>;

/** Returns what an event tells a merchant; `undefined` for nothing. */
function noticeOfEvent(type: string, data: Record<string, unknown>): EventNotice | undefined {
  switch (type) {
    case 'payout.failed':
      return { name: 'payout_failed', step: 'failed' };
    case 'dispute.created':
      return { name: 'dispute_opened', step: 'opened' };
    default:
      return dueNotice(data as unknown as Merchant);
  }
}

/**
 * Somebody looked at what the merchant sent and asks for more. What it hasn't sent yet is no news to it. The
 * same demands are told once a day.
 */
function dueNotice({ requirements, updated_at: at }: Merchant): EventNotice | undefined {
  const asked = requirements.errors.map(({ requirement, code }) => `${requirement} ${code}`).toSorted();
  if (asked.length === 0) return undefined;
  return { name: 'requirements_due', step: `due ${at.slice(0, 10)} ${asked.join(', ')}` };
}

const idOf = ({ id }: Record<string, unknown>): string => String(id);
