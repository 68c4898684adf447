import { IdInPath, ListOf, ListQuery } from '../../../core/contract/fields.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { NewWebhookEndpoint, SecretRotation, WebhookEndpointChange } from './endpoint-requests.ts';
import { IssuedWebhookEndpoint, RotatedWebhookEndpoint, WebhookEndpoint } from './endpoints.ts';

/** Endpoints of one partner in one environment, at most. */
export const MAX_ENDPOINTS = 50;

export const onEndpoints = { tag: 'Webhooks', credentials: ['key'] } as const;

export const createWebhookEndpoint = defineOperation({
  ...onEndpoints,
  id: 'createWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints',
  summary: 'Create a webhook endpoint',
  description: `The endpoint receives events that happen from now on. You can have at most ${MAX_ENDPOINTS} endpoints in each environment.`,
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
    "Set `status` to disable or enable the endpoint. Events that happen while it's disabled aren't sent. To send " +
    'them later, enable the endpoint and replay that range. Deliveries that were pending when it was disabled continue where they stopped.',
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
    'Stops all deliveries to the endpoint. You can no longer list its past deliveries, but the events remain.',
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
    'Until the overlap ends, each webhook has two signatures, so you can verify it with either secret. Rotating again ' +
    'during the overlap ends the older secret immediately.',
  scope: 'webhooks:write',
  body: SecretRotation,
  success: { status: 200, description: 'The endpoint, with its new secret.', schema: RotatedWebhookEndpoint },
  example: {
    response: { version: 2, previous_secret_expires_at: '2026-11-21T11:42:07Z' },
  },
  idempotency: 'sealed',
  errors: ['not_found'],
});
