import type { Db } from '../../core/database/database.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import { viewOf, type Principal } from '../../core/api/principal.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { findLocation, type OrderingLocation } from '../../catalog/locations/locations.ts';
import type { OrderDeps } from './order-deps.ts';
import { requireLocation } from './quote-order.ts';

/**
 * The caller's location. One that this node knows already is taken from its memory: a draft may be a second behind, since
 * paying it looks again. Otherwise it is read by this connection, since inside a transaction nothing else may be waited for.
 * @throws {ApiError} not_found
 */
export async function callersLocation(
  db: Db,
  { locations }: OrderDeps,
  principal: Principal,
  id: string,
): Promise<OrderingLocation> {
  const view = viewOf(principal);
  const known = locations.find(id);
  if (known instanceof Promise) {
    known.catch(() => undefined);
    return requireLocation(await findLocation(db, view, id));
  }
  const isSeen =
    known?.partnerId === view.partnerId &&
    known.environment === view.environment &&
    (view.only === undefined || view.only === known.merchantId);
  return requireLocation(isSeen ? known : undefined);
}

/** The environment's time, in milliseconds, likewise. */
export async function callersTime(
  work: Work,
  { keys, clock }: OrderDeps,
  principal: Principal,
): Promise<number> {
  const known = keys.clocks.now(principal);
  if (!(known instanceof Promise)) return known;
  known.catch(() => undefined);
  return nowIn(work.db, clock, principal);
}
