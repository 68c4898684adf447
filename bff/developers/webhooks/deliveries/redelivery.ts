import { EVENT_TYPES } from '../../document/event-types.ts';
import type { Queued } from '../contract/events.ts';
import type { WebhookDelivery } from '../contract/deliveries.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import { endpointsOf, type EndpointRow } from '../endpoints/endpoint-records.ts';
import { endpointOfOwner, type EndpointsDeps } from '../endpoints/endpoints.ts';
import { holdEvent, holdEvents } from '../../../core/events/event-records.ts';
import { deliveryOf, requeue } from './delivery-records.ts';

/** The most events of one replay. */
const MOST_REPLAYED = 10_000;

/**
 * Sends a `ping` event to one endpoint, regardless of its subscriptions. @throws {ApiError} not_found,
 * state_forbids
 */
export async function ping(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  endpointId: string,
): Promise<WebhookDelivery> {
  const endpoint = await enabledEndpoint(work.db, owner, endpointId);
  const now = new Date(deps.clock.now());
  const eventId = newId('evt');
  await work.db
    .insertInto('events')
    .values({
      id: eventId,
      type: 'ping',
      partner_id: owner.partnerId,
      environment: owner.environment,
      merchant_id: null,
      data: JSON.stringify({ object: 'ping', endpoint: endpoint.id }),
      created_at: now,
      // Already dispatched, so that no other endpoint gets it.
      dispatched_at: now,
    })
    .execute();
  await requeue(work.db, owner, [{ eventId, endpointId: endpoint.id }], await clockNow(work.db, deps, owner));
  work.afterCommit(deps.nudge);
  return deliveryOf(work.db, endpoint.id, eventId);
}

/**
 * Sends one event again, to one endpoint or to all that are subscribed to its type.
 * @throws {ApiError} not_found (event or endpoint), state_forbids (the endpoint is disabled)
 */
export async function redeliver(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  wanted: { readonly eventId: string; readonly endpointId: string | undefined },
): Promise<Queued> {
  const event = await holdEvent(work.db, owner, wanted.eventId);
  if (!event) throw new ApiError('not_found');
  const endpoints =
    wanted.endpointId === undefined
      ? (await endpointsOf(work.db, owner)).filter((endpoint) => takes(endpoint, event.type))
      : [await enabledEndpoint(work.db, owner, wanted.endpointId)];
  const addressed = endpoints.map(({ id }) => ({ eventId: event.id, endpointId: id }));
  await requeue(work.db, owner, addressed, await clockNow(work.db, deps, owner));
  work.afterCommit(deps.nudge);
  return { queued: addressed.length };
}

/**
 * Sends a range of events to one endpoint again: those it is subscribed to, without pings.
 * @param wanted.types defaults to all that the endpoint is subscribed to
 * @throws {ApiError} not_found, state_forbids (disabled), field_invalid (too many)
 */
export async function replay(
  work: Work,
  deps: EndpointsDeps,
  owner: Owner,
  endpointId: string,
  wanted: { readonly from: Date; readonly before: Date; readonly types: readonly string[] | undefined },
): Promise<Queued> {
  const endpoint = await enabledEndpoint(work.db, owner, endpointId);
  const types = typesOf(endpoint, wanted.types);
  if (types.length === 0) return { queued: 0 };
  const filter = { from: wanted.from, before: wanted.before, types };
  const ids = await holdEvents(work.db, owner, filter, MOST_REPLAYED + 1);
  if (ids.length > MOST_REPLAYED) {
    throw new ApiError('field_invalid', {
      message: `The range contains more than ${MOST_REPLAYED} events. Replay it in smaller parts.`,
      param: 'to',
    });
  }
  const addressed = ids.map((eventId) => ({ eventId, endpointId: endpoint.id }));
  await requeue(work.db, owner, addressed, await clockNow(work.db, deps, owner));
  work.afterCommit(deps.nudge);
  return { queued: ids.length };
}

/** Returns the time on the environment's clock, which deliveries use. */
async function clockNow(db: Db, { clock }: EndpointsDeps, owner: Owner): Promise<Date> {
  return new Date(await nowIn(db, clock, owner));
}

/** Whether an endpoint is subscribed to an event type. */
export function takes(endpoint: Pick<EndpointRow, 'status' | 'events'>, type: string): boolean {
  return endpoint.status === 'enabled' && type !== 'ping' && (endpoint.events?.includes(type) ?? true);
}

/** Returns the requested types, or all, that the endpoint is subscribed to. */
function typesOf(endpoint: EndpointRow, asked: readonly string[] | undefined): readonly string[] {
  return EVENT_TYPES.filter((type) => takes(endpoint, type) && (asked?.includes(type) ?? true));
}

async function enabledEndpoint(db: Db, owner: Owner, id: string): Promise<EndpointRow> {
  const endpoint = await endpointOfOwner(db, owner, id);
  if (endpoint.status === 'enabled') return endpoint;
  throw new ApiError('state_forbids', { message: 'The endpoint is disabled. Enable it first.' });
}
