import type { DeliveryQuery } from '../../contract/webhook-deliveries.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  listWebhookDeliveries,
  listWebhookEndpoints,
  pingWebhookEndpoint,
  replayWebhookEvents,
  rotateWebhookSecret,
  updateWebhookEndpoint,
  type NewWebhookEndpoint,
  type Replay,
  type WebhookEndpointChange,
} from '../../contract/webhooks.ts';
import type { Db } from '../../database/database.ts';
import { inTransaction } from '../../database/unit-of-work.ts';
import { keyOf, pathParameter, workOf, type Call, type Route } from '../../gateway/call.ts';
import { pageRequestOf } from '../../gateway/list-query.ts';
import { nowIn } from '../../identity/environment-clock.ts';
import { pageOfDeliveries, type DeliveryFilter } from '../deliveries/delivery-records.ts';
import { ping, replay } from '../deliveries/redelivery.ts';
import { pageOfEndpoints, presentEndpoint } from './endpoint-records.ts';
import {
  createEndpoint,
  deleteEndpoint,
  endpointOfOwner,
  rotateSecret,
  updateEndpoint,
  type EndpointsDeps,
} from './endpoints.ts';

/** A partner's endpoints, and the deliveries of each. */
export function endpointRoutes(deps: EndpointsDeps & { readonly db: Db }): Route[] {
  const { db, clock } = deps;
  return [
    {
      operation: createWebhookEndpoint,
      async handle(call) {
        const caller = keyOf(call);
        const wanted = { api_version: caller.apiVersion, ...(call.body as unknown as NewWebhookEndpoint) };
        return { body: await createEndpoint(workOf(call), deps, caller, wanted) };
      },
    },
    {
      operation: listWebhookEndpoints,
      async handle(call) {
        const caller = keyOf(call);
        const clockNow = await nowIn(db, clock, caller);
        return { body: await pageOfEndpoints(db, caller, pageRequestOf(call), clockNow) };
      },
    },
    {
      operation: getWebhookEndpoint,
      async handle(call) {
        const caller = keyOf(call);
        const endpoint = await endpointOfOwner(db, caller, pathParameter(call, 'id'));
        return { body: presentEndpoint(endpoint, await nowIn(db, clock, caller)) };
      },
    },
    {
      operation: updateWebhookEndpoint,
      async handle(call) {
        const changes = call.body as WebhookEndpointChange;
        return {
          body: await updateEndpoint(workOf(call), deps, keyOf(call), pathParameter(call, 'id'), changes),
        };
      },
    },
    {
      operation: deleteWebhookEndpoint,
      async handle(call) {
        const id = pathParameter(call, 'id');
        return { body: await inTransaction(db, (work) => deleteEndpoint(work, deps, keyOf(call), id)) };
      },
    },
    {
      operation: rotateWebhookSecret,
      async handle(call) {
        const { overlap_seconds } = call.body as { overlap_seconds?: number };
        const id = pathParameter(call, 'id');
        return { body: await rotateSecret(workOf(call), deps, keyOf(call), id, overlap_seconds) };
      },
    },
    {
      operation: pingWebhookEndpoint,
      handle: async (call) => ({
        body: await ping(workOf(call), deps, keyOf(call), pathParameter(call, 'id')),
      }),
    },
    {
      operation: listWebhookDeliveries,
      async handle(call) {
        const endpoint = await endpointOfOwner(db, keyOf(call), pathParameter(call, 'id'));
        return { body: await pageOfDeliveries(db, endpoint.id, pageRequestOf(call), filterOf(call)) };
      },
    },
    {
      operation: replayWebhookEvents,
      async handle(call) {
        const { from, to, types } = call.body as Replay;
        const wanted = { from: new Date(from), before: new Date(to), types };
        return { body: await replay(workOf(call), deps, keyOf(call), pathParameter(call, 'id'), wanted) };
      },
    },
  ];
}

function filterOf({ query }: Call): DeliveryFilter {
  const { state, event } = query as DeliveryQuery;
  return { state, event };
}
