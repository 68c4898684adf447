import { getEvent, isEventType, listEvents, redeliverEvent } from '../../contract/events.ts';
import type { Db } from '../../database/database.ts';
import { keyOf, pathParameter, workOf, type Call, type Route } from '../../gateway/call.ts';
import { ApiError } from '../../gateway/errors.ts';
import { pageRequestOf } from '../../gateway/list-query.ts';
import { isIdLike } from '../../gateway/record-id.ts';
import { redeliver } from '../deliveries/send-again.ts';
import type { EndpointsDeps } from '../endpoints/endpoints.ts';
import { findEvent, pageOfEvents, presentEvent, type EventFilter } from './event-records.ts';
import { momentOf } from './timestamp.ts';

/** What happened, to be read and sent again. */
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

/** @throws {ApiError} field_invalid */
function filterOf(call: Call): EventFilter {
  const { type, merchant, created_after: from, created_before: before } = call.req.query;
  if (type !== undefined && !(typeof type === 'string' && isEventType(type))) {
    throw new ApiError('field_invalid', { message: 'type must be a type of event.', param: 'type' });
  }
  if (merchant !== undefined && !(typeof merchant === 'string' && isIdLike(merchant))) {
    throw new ApiError('field_invalid', {
      message: 'merchant must be the id of a merchant.',
      param: 'merchant',
    });
  }
  return {
    types: type === undefined ? undefined : [type],
    merchant,
    from: from === undefined ? undefined : momentOf(String(from), 'created_after'),
    before: before === undefined ? undefined : momentOf(String(before), 'created_before'),
  };
}
