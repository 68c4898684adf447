import { getEvent, listEvents, redeliverEvent, type EventQuery } from '../../contract/events.ts';
import type { Db } from '../../database/database.ts';
import { keyOf, pathParameter, workOf, type Call, type Route } from '../../gateway/call.ts';
import { ApiError } from '../../gateway/errors.ts';
import { pageRequestOf } from '../../gateway/list-query.ts';
import { isIdLike } from '../../gateway/record-id.ts';
import { redeliver } from '../deliveries/redelivery.ts';
import type { EndpointsDeps } from '../endpoints/endpoints.ts';
import { findEvent, pageOfEvents, presentEvent, type EventFilter } from './event-records.ts';

/** Reading events and sending them again. */
export function eventRoutes(deps: EndpointsDeps & { readonly db: Db }): Route[] {
  return [
    {
      operation: listEvents,
      handle: async (call) => ({
        body: await pageOfEvents(deps.db, keyOf(call), pageRequestOf(call), filterOf(call)),
      }),
    },
    {
      operation: getEvent,
      async handle(call) {
        const row = await findEvent(deps.db, keyOf(call), pathParameter(call, 'id'));
        if (!row) throw new ApiError('not_found');
        return { body: presentEvent(row) };
      },
    },
    {
      operation: redeliverEvent,
      async handle(call) {
        const { endpoint } = call.body as { endpoint?: string };
        if (endpoint !== undefined && !isIdLike(endpoint))
          throw new ApiError('not_found', { param: 'endpoint' });
        const wanted = { eventId: pathParameter(call, 'id'), endpointId: endpoint };
        return { body: await redeliver(workOf(call), deps, keyOf(call), wanted) };
      },
    },
  ];
}

function filterOf({ query }: Call): EventFilter {
  const { type, merchant, created_after: from, created_before: before } = query as EventQuery;
  return {
    types: type === undefined ? undefined : [type],
    merchant,
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
  };
}
