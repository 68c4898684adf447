import type { Work } from '../../core/database/unit-of-work.ts';
import { setTimer } from '../../core/timers/timers.ts';
import type { TimerHandler } from '../../core/timers/timer-handler.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { browsersOf } from '../../providers/messages/messages.ts';
import { findOrder, type OrderFollower, type OrderRow, type OrderStep } from '../orders/orders.ts';
import { enqueueNotice, type NewNotice } from './enqueue-notices.ts';

/** The timer that tells a merchant of an order that nobody answers. */
export const UNANSWERED = 'notice.unanswered';
const ANSWERED_WITHIN_MINUTES = 3;

/** A time that is later by less than this is the same to a guest. */
const LATER_MS = 5 * 60_000;

/** Notes the messages of an order's steps, in the transactions of the steps. */
export const noticesOfOrders: OrderFollower = {
  isOfPresent: true,
  async followed(work, step, deps) {
    const { order, what, now } = step;
    const owner = { partnerId: order.partner_id, environment: order.environment };
    if (what === 'placed' && isSlow(order)) {
      const dueAt = new Date(now.getTime() + ANSWERED_WITHIN_MINUTES * 60_000);
      await setTimer(work.db, owner, { kind: UNANSWERED, record: order.id, dueAt });
    }
    const hasContact = order.customer_email !== null || order.customer_phone !== null;
    if (!hasContact && (await browsersOf(work.db, order.id)).length === 0) return;
    const about = { merchantId: order.merchant_id, record: order.id };
    for (const notice of noticesOf(step)) {
      await enqueueNotice(work, owner, { ...about, ...notice }, new Date(deps.clock.now()));
    }
  },
};

/** Whether its merchant has to answer it, and still may after the reminder. */
const isSlow = ({ fulfillment_state: state, content }: OrderRow): boolean =>
  state === 'proposed' && content.terms.acceptWithin > ANSWERED_WITHIN_MINUTES;

type StepNotice = Pick<NewNotice, 'name' | 'step' | 'facts'>;

/** Returns what a step tells its guest. */
function noticesOf(step: OrderStep): readonly StepNotice[] {
  const notice = noticeOf(step);
  const isOfMember = step.what === 'completed' && step.order.content.member !== undefined;
  return [
    ...(notice ? [notice] : []),
    // Whether its points reach a reward is known once they are counted.
    ...(isOfMember ? [{ name: 'reward_earned', step: 'reward' } as const] : []),
  ];
}

function noticeOf(step: OrderStep): StepNotice | undefined {
  const { order } = step;
  switch (step.what) {
    case 'placed':
      // The guest of an order that is accepted automatically gets that message alone.
      return order.fulfillment_state === 'proposed' ? { name: 'order_received', step: 'placed' } : undefined;
    case 'accepted':
      return acceptance(order, step.plannedAt);
    case 'delayed':
      return laterNotice(order, step.plannedAt);
    case 'ready':
      return {
        name: order.fulfillment_type === 'delivery' ? 'order_on_its_way' : 'order_ready',
        step: 'ready',
      };
    case 'canceled':
      return { name: 'order_rejected', step: 'canceled' };
    case 'captured':
      // Taken although the order was canceled meanwhile: it goes back, and the guest was told of no charge.
      return order.status === 'canceled' ? refund('late', order.content.quote.total) : undefined;
    case 'refunded':
      // The message about the cancellation includes the refund.
      return order.status === 'canceled' ? undefined : refund(step.refund.id, step.refund.amount);
    case 'completed':
      return { name: 'receipt', step: 'completed' };
    default:
      return undefined;
  }
}

function acceptance(order: OrderRow, plannedAt: Date | null): StepNotice {
  const later = laterNotice(order, plannedAt);
  return later ? { ...later, step: 'accepted' } : { name: 'order_accepted', step: 'accepted' };
}

/** Returns the notice of a later time; nothing if it is only a few minutes later. */
function laterNotice({ ready_at: readyAt }: OrderRow, plannedAt: Date | null): StepNotice | undefined {
  if (readyAt === null || (plannedAt && readyAt.getTime() - plannedAt.getTime() < LATER_MS)) return undefined;
  const facts = plannedAt ? { plannedAt: plannedAt.toISOString() } : {};
  return { name: 'order_delayed', step: `delayed ${readyAt.toISOString()}`, facts };
}

const refund = (id: string, refunded: number) =>
  ({ name: 'order_refunded', step: `refunded ${id}`, facts: { refunded } }) as const;

/** Notes that an order still waits for its merchant's answer. */
export const tellOfUnanswered: TimerHandler<FeatureDeps> = async (work, { deps, owner, record }) => {
  const order = await findOrder(work.db, { ...owner, only: undefined }, record);
  if (order?.status !== 'open' || order.fulfillment_state !== 'proposed') return;
  await tellMerchant(work, deps, order);
};

async function tellMerchant(work: Work, { clock }: FeatureDeps, order: OrderRow): Promise<void> {
  const owner = { partnerId: order.partner_id, environment: order.environment };
  const about = { merchantId: order.merchant_id, record: order.id, step: 'unanswered' };
  await enqueueNotice(work, owner, { name: 'order_unanswered', ...about }, new Date(clock.now()));
}
