import type { FeatureContract } from '../../../core/contract/feature.ts';
import { IdInPath, ListOf, ListQuery, OneOf } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import {
  NewWebhookEndpoint,
  SecretRotation,
  WebhookEndpointChange,
  IssuedWebhookEndpoint,
  RotatedWebhookEndpoint,
  WebhookEndpoint,
} from './endpoints.ts';
import { Type, type Static } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { Queued } from './events.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { DeliveryQuery, WebhookDelivery } from './deliveries.ts';

/** The most endpoints of one partner in one environment. */
export const MAX_ENDPOINTS = 50;

const onEndpoints = { tag: 'Webhooks', credentials: ['key'] } as const;

export const createWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'createWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints',
  summary: 'Create a webhook endpoint',
  description:
    `The endpoint receives events that happen from now on. You can have at most ${MAX_ENDPOINTS} ` +
    'endpoints in each environment.',
  scope: 'webhooks:write',
  body: NewWebhookEndpoint,
  success: { status: 201, description: 'The endpoint, with its secret.', schema: IssuedWebhookEndpoint },
  idempotency: 'sealed',
  errors: ['version_unknown', 'state_forbids'],
});

export const listWebhookEndpoints = defineOperation({
  ...onEndpoints,
  id: 'listWebhookEndpoints',
  method: 'get',
  path: '/v1/webhook_endpoints',
  summary: 'List webhook endpoints',
  description: "Returns the endpoints in the calling key's environment, oldest first.",
  scope: 'webhooks:read',
  query: ListQuery,
  success: {
    status: 200,
    description: 'A page of endpoints, without their secrets.',
    schema: ListOf(WebhookEndpoint),
  },
  idempotency: 'ignored',
});

export const getWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'getWebhookEndpoint',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}',
  params: IdInPath('endpoint'),
  summary: 'Retrieve a webhook endpoint',
  scope: 'webhooks:read',
  success: { status: 200, description: 'The endpoint, without its secret.', schema: WebhookEndpoint },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const updateWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'updateWebhookEndpoint',
  method: 'patch',
  path: '/v1/webhook_endpoints/{id}',
  params: IdInPath('endpoint'),
  summary: 'Update a webhook endpoint',
  description:
    "Set `status` to disable or enable the endpoint. Events that happen while it's disabled aren't sent. " +
    'To send them later, enable the endpoint and replay that range. Deliveries that were pending when it ' +
    'was disabled continue where they stopped.',
  scope: 'webhooks:write',
  body: WebhookEndpointChange,
  success: { status: 200, description: 'The updated endpoint.', schema: WebhookEndpoint },
  example: {
    request: { events: ['plant.created', 'key.expiring'], version: 1 },
    response: { events: ['plant.created', 'key.expiring'], version: 2 },
  },
  idempotency: 'recorded',
  errors: ['not_found', 'version_unknown', 'version_stale'],
});

export const deleteWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'deleteWebhookEndpoint',
  method: 'delete',
  path: '/v1/webhook_endpoints/{id}',
  params: IdInPath('endpoint'),
  summary: 'Delete a webhook endpoint',
  description:
    'Stops all deliveries to the endpoint. You can no longer list its past deliveries, but the events ' +
    'remain.',
  scope: 'webhooks:write',
  success: { status: 200, description: 'The deleted endpoint, as it was.', schema: WebhookEndpoint },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const rotateWebhookSecret = defineOperation({
  ...onEndpoints,
  id: 'rotateWebhookSecret',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/rotate_secret',
  params: IdInPath('endpoint'),
  summary: "Rotate an endpoint's secret",
  description:
    'Until the overlap ends, each webhook has two signatures, so you can verify it with either secret. ' +
    'Rotating again during the overlap ends the older secret immediately.',
  scope: 'webhooks:write',
  body: SecretRotation,
  success: { status: 200, description: 'The endpoint, with its new secret.', schema: RotatedWebhookEndpoint },
  example: {
    response: { version: 2, previous_secret_expires_at: '2026-11-21T11:42:07Z' },
  },
  idempotency: 'sealed',
  errors: ['not_found'],
});

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
    'Returns the deliveries of the last 30 days, or of the period that the operator has set, newest first. ' +
    'Each lists its attempts, with their time, duration and response.',
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
    'Sends every event in the range that the endpoint subscribes to, even if they were delivered before. ' +
    'Events keep their ids.',
  scope: 'webhooks:write',
  body: Replay,
  success: { status: 200, description: 'The number of queued deliveries.', schema: Queued },
  example: { response: { queued: 318 } },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const webhooks = {
  tag: 'Webhooks',
  description:
    'Endpoints receive your events as webhooks, signed as Standard Webhooks specifies. Each event is ' +
    'delivered at least once, in any order, and retried for three days. Each delivery lists its attempts.',
  operations: [
    createWebhookEndpoint,
    listWebhookEndpoints,
    getWebhookEndpoint,
    updateWebhookEndpoint,
    deleteWebhookEndpoint,
    rotateWebhookSecret,
    pingWebhookEndpoint,
    listWebhookDeliveries,
    replayWebhookEvents,
  ],
} as const satisfies FeatureContract;
