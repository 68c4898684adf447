import { getEvent, listEvents, redeliverEvent, type EventQuery } from '../contract/events.ts';
import type { FeatureDeps } from '../../../core/feature.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { pageRequestOf } from '../../../core/database/pagination.ts';
import { isIdLike } from '../../../core/database/ids.ts';
import { route, type Route } from '../../../core/api/route.ts';
import { redeliver } from '../deliveries/redelivery.ts';
import type { EndpointsDeps } from '../endpoints/endpoints.ts';
import {
  findEvent,
  pageOfEvents,
  presentEvent,
  type EventFilter,
} from '../../../core/events/event-records.ts';

/** Reading events and sending them again. */
export function eventRoutes(deps: EndpointsDeps & Pick<FeatureDeps, 'db' | 'fromReplica'>): Route[] {
  return [
    route(listEvents, async ({ principal, query }) => ({
      body: await deps.fromReplica((db) =>
        pageOfEvents(db, principal, pageRequestOf(query), filterOf(query)),
      ),
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
