import type { BeginSandbox } from '../../accounts/merchants/merchants.ts';
import { setTimer } from '../../core/timers/timers.ts';

export { seedOrders, type ManyOrders } from './many/seed-orders.ts';

/** The timer that creates the past of a sandbox; set for one of its merchants. */
export const MAKE = 'history.make';

/**
 * Begins creating the past sales of a new sandbox's merchants. It takes a few seconds in the background: a
 * sign-up doesn't wait for it.
 */
export function historiesOf(days: number): BeginSandbox {
  return async (trx, merchants, until) => {
    await trx
      .insertInto('histories')
      .values(
        merchants.map(({ id, partnerId, environment, status }) => ({
          merchant_id: id,
          partner_id: partnerId,
          environment,
          status,
          until,
          days,
          made: 0,
          ended_at: null,
        })),
      )
      .execute();
    const [first] = merchants;
    if (!first) return;
    await setTimer(trx, first, { kind: MAKE, record: first.id, dueAt: until, isRealTime: true });
  };
}
