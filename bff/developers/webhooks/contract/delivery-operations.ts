import { Type, type Static } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { Queued } from './events.ts';
import { IdInPath, ListOf, OneOf } from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { DeliveryQuery, WebhookDelivery } from './deliveries.ts';
import { onEndpoints } from './endpoint-operations.ts';

export const Replay = Type.Object(
  {
    from: Instant('Start of the range, inclusive.', '2026-11-20T00:00:00Z'),
    to: Instant('End of the range, exclusive.', '2026-11-21T00:00:00Z'),
    types: Type.Optional(
      Type.Array(OneOf(EVENT_TYPES), {
        minItems: 1,
        maxItems: EVENT_TYPES.length,
        description: 'Event types to send again. Defaults to every type the endpoint subscribes to.',
        examples: [['plant.created']],
      }),
    ),
  },
  { title: 'Replay' },
);
export type Replay = Static<typeof Replay>;

export const pingWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'pingWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/ping',
  params: IdInPath('endpoint'),
  summary: 'Send a ping',
  description: 'Sends a `ping` event to this endpoint only, whatever event types it subscribes to.',
  scope: 'webhooks:write',
  success: { status: 201, description: 'The pending delivery.', schema: WebhookDelivery },
  example: {
    response: {
      event_type: 'ping',
      state: 'pending',
      attempts: [],
      next_attempt_at: '2026-11-21T10:42:08Z',
      updated_at: '2026-11-21T10:42:08Z',
    },
  },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const listWebhookDeliveries = defineOperation({
  ...onEndpoints,
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}/deliveries',
  params: IdInPath('endpoint'),
  summary: "List an endpoint's deliveries",
  description:
    'Returns the deliveries of the last 30 days, newest first. Each lists its attempts, with their time, duration and response.',
  scope: 'webhooks:read',
  query: DeliveryQuery,
  success: { status: 200, description: 'A page of deliveries.', schema: ListOf(WebhookDelivery) },
  idempotency: 'ignored',
  errors: ['not_found', 'field_invalid'],
});

export const replayWebhookEvents = defineOperation({
  ...onEndpoints,
  id: 'replayWebhookEvents',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/replay',
  params: IdInPath('endpoint'),
  summary: 'Replay events',
  description:
    'Sends every event in the range that the endpoint subscribes to, even if they were delivered before. Events keep their ids.',
  scope: 'webhooks:write',
  body: Replay,
  success: { status: 200, description: 'The number of queued deliveries.', schema: Queued },
  example: { response: { queued: 318 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});
