import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookEndpoints,
  rotateWebhookSecret,
  updateWebhookEndpoint,
  listWebhookDeliveries,
  pingWebhookEndpoint,
  replayWebhookEvents,
} from './contract/webhooks.ts';
import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { nowIn } from '../../core/timers/environment-clock.ts';
import { pageOfDeliveries } from './deliveries/delivery-records.ts';
import { ping, replay, redeliver } from './deliveries/redelivery.ts';
import { pageOfEndpoints, presentEndpoint } from './endpoints/endpoint-records.ts';
import {
  createEndpoint,
  deleteEndpoint,
  endpointOfOwner,
  rotateSecret,
  updateEndpoint,
  type EndpointsDeps,
} from './endpoints/endpoints.ts';
import { wantedFeed, type EventFeeds } from './event-feed.ts';
import { feedEvents, getEvent, listEvents, redeliverEvent, type EventQuery } from './contract/events.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isIdLike } from '../../core/database/ids.ts';
import { findEvent, pageOfEvents, presentEvent, type EventFilter } from '../../core/events/event-records.ts';

/** Returns the routes of a partner's endpoints, and of the deliveries of each. */
export function endpointRoutes(deps: EndpointsDeps & { readonly db: Db }): Route[] {
  const { db, clock } = deps;
  return [
    route(createWebhookEndpoint, async ({ principal, work, body }) => {
      const wanted = { api_version: principal.apiVersion, ...body };
      return { body: await createEndpoint(work, deps, principal, wanted) };
    }),
    route(listWebhookEndpoints, async ({ principal, query }) => {
      const clockNow = await nowIn(db, clock, principal);
      return { body: await pageOfEndpoints(db, principal, pageRequestOf(query), clockNow) };
    }),
    route(getWebhookEndpoint, async ({ principal, params }) => {
      const endpoint = await endpointOfOwner(db, principal, params.id);
      return { body: presentEndpoint(endpoint, await nowIn(db, clock, principal)) };
    }),
    route(updateWebhookEndpoint, async ({ principal, work, params, body }) => ({
      body: await updateEndpoint(work, deps, principal, params.id, body),
    })),
    route(deleteWebhookEndpoint, async ({ principal, params }) => ({
      body: await inTransaction(db, (work) => deleteEndpoint(work, deps, principal, params.id)),
    })),
    route(rotateWebhookSecret, async ({ principal, work, params, body }) => ({
      body: await rotateSecret(work, deps, principal, params.id, body.overlap_seconds),
    })),
    route(pingWebhookEndpoint, async ({ principal, work, params }) => ({
      body: await ping(work, deps, principal, params.id),
    })),
    route(listWebhookDeliveries, async ({ principal, params, query }) => {
      const endpoint = await endpointOfOwner(db, principal, params.id);
      const { state, event } = query;
      return { body: await pageOfDeliveries(db, endpoint.id, pageRequestOf(query), { state, event }) };
    }),
    route(replayWebhookEvents, async ({ principal, work, params, body: { from, to, types } }) => {
      const wanted = { from: new Date(from), before: new Date(to), types };
      return { body: await replay(work, deps, principal, params.id, wanted) };
    }),
  ];
}

/** Returns the routes that read events and send them again. */
export function eventRoutes(
  deps: EndpointsDeps & Pick<FeatureDeps, 'db' | 'fromReplica'> & { readonly feeds: EventFeeds },
): Route[] {
  return [
    route(listEvents, async ({ principal, query }) => ({
      body: await deps.fromReplica((db) =>
        pageOfEvents(db, principal, pageRequestOf(query), filterOf(query)),
      ),
    })),
    route(feedEvents, ({ principal, query, lastEventId }) => ({
      events: {
        pieces: (signal) => deps.feeds.open(wantedFeed(principal, query, lastEventId), signal),
        mayGoOn: ({ scopes }) => scopes.has('events:read'),
      },
    })),
    route(getEvent, async ({ principal, params }) => {
      const row = await findEvent(deps.db, principal, params.id);
      if (!row) throw new ApiError('not_found');
      return { body: presentEvent(row) };
    }),
    route(redeliverEvent, async ({ principal, work, params, body: { endpoint } }) => {
      if (endpoint !== undefined && !isIdLike(endpoint))
        throw new ApiError('not_found', { param: 'endpoint' });
      const wanted = { eventId: params.id, endpointId: endpoint };
      return { body: await redeliver(work, deps, principal, wanted) };
    }),
  ];
}

function filterOf(query: EventQuery): EventFilter {
  const { type, merchant, created_after: from, created_before: before } = query;
  return {
    types: type === undefined ? undefined : [type],
    merchant,
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  };
}
