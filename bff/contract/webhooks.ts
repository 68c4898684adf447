import { Type, type Static } from 'typebox';
import { EVENT_TYPES, EventTypeName, Queued } from './events.ts';
import { Environment, ListOf, ListQuery, orNull, Text, Timestamp } from './fields.ts';
import { DEFAULT_OVERLAP_SECONDS, MAX_OVERLAP_SECONDS } from './keys.ts';
import type { Operation } from './operation.ts';
import { DeliveryQuery, WebhookDelivery } from './webhook-deliveries.ts';

/** Endpoints of one partner in one environment, at most. */
export const MAX_ENDPOINTS = 50;

export const DISABLED_REASONS = ['requested', 'gone', 'failing'] as const;
export type DisabledReason = (typeof DISABLED_REASONS)[number];

const endpointFields = {
  id: Type.String(),
  object: Type.Literal('webhook_endpoint'),
  environment: Environment,
  url: Type.String(),
  description: orNull(Type.String()),
  events: orNull(Type.Array(EventTypeName)),
  api_version: Type.String(),
  status: Type.Union([Type.Literal('enabled'), Type.Literal('disabled')]),
  disabled_reason: orNull(Type.Unsafe<DisabledReason>({ type: 'string', enum: [...DISABLED_REASONS] })),
  previous_secret_expires_at: orNull(Timestamp),
  version: Type.Integer(),
  metadata: Type.Record(Type.String(), Type.String()),
  created_at: Timestamp,
  updated_at: Timestamp,
};

export const WebhookEndpoint = Type.Object(endpointFields, { title: 'WebhookEndpoint' });
export type WebhookEndpoint = Static<typeof WebhookEndpoint>;

export const IssuedWebhookEndpoint = Type.Object(
  {
    ...endpointFields,
    secret: Type.String({ description: 'Signs what is sent to it. Shown here and never again.' }),
  },
  { title: 'IssuedWebhookEndpoint' },
);
export type IssuedWebhookEndpoint = Static<typeof IssuedWebhookEndpoint>;

const Url = Type.String({
  minLength: 1,
  maxLength: 2000,
  description: 'Where to send: `https`, a public address, without user and password.',
});
const Events = orNull(
  Type.Array(EventTypeName, {
    maxItems: EVENT_TYPES.length,
    description: 'Types to send. `null` or an empty list: all of them, those to come included.',
  }),
);
const Description = orNull(Text(200, { blank: true, description: 'For you; at most 200 characters.' }));
const Version = Type.String({ description: 'The dated version that `data` is sent in.' });
const Metadata = Type.Record(
  Type.String({ minLength: 1, maxLength: 40 }),
  Text(500, { blank: true, description: 'At most 500 characters.' }),
  { maxProperties: 50 },
);

export const NewWebhookEndpoint = Type.Object(
  {
    url: Url,
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    api_version: Type.Optional(Version),
    metadata: Type.Optional(Metadata),
  },
  { title: 'NewWebhookEndpoint' },
);
export type NewWebhookEndpoint = Static<typeof NewWebhookEndpoint>;

export const WebhookEndpointChange = Type.Object(
  {
    url: Type.Optional(Url),
    events: Type.Optional(Events),
    description: Type.Optional(Description),
    api_version: Type.Optional(Version),
    metadata: Type.Optional(Metadata),
    status: Type.Optional(Type.Union([Type.Literal('enabled'), Type.Literal('disabled')])),
    version: Type.Optional(
      Type.Integer({ description: 'Refuse the change if the record is no longer at this version.' }),
    ),
  },
  { title: 'WebhookEndpointChange' },
);
export type WebhookEndpointChange = Static<typeof WebhookEndpointChange>;

export const SecretRotation = Type.Object(
  {
    overlap_seconds: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: MAX_OVERLAP_SECONDS,
        default: DEFAULT_OVERLAP_SECONDS,
        description:
          'How long the old secret still signs beside the new one. A day when left out, a week at most.',
      }),
    ),
  },
  { title: 'SecretRotation' },
);

export const RotatedWebhookEndpoint = Type.Object(
  {
    ...endpointFields,
    secret: Type.String({ description: 'The new one. Shown here and never again.' }),
  },
  { title: 'RotatedWebhookEndpoint' },
);
export type RotatedWebhookEndpoint = Static<typeof RotatedWebhookEndpoint>;

export const Replay = Type.Object(
  {
    from: Type.String({ format: 'date-time', description: 'Events from this moment on: RFC 3339 in UTC.' }),
    to: Type.String({ format: 'date-time', description: 'Events before this moment: RFC 3339 in UTC.' }),
    types: Type.Optional(
      Type.Array(EventTypeName, {
        minItems: 1,
        maxItems: EVENT_TYPES.length,
        description: 'Only these types; all that the endpoint takes when left out.',
      }),
    ),
  },
  { title: 'Replay' },
);

const onEndpoints = { tag: 'Webhooks', credentials: ['key'] } as const;

export const createWebhookEndpoint: Operation = {
  ...onEndpoints,
  id: 'createWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints',
  summary: 'Add a webhook endpoint',
  description: `Events from now on are sent to it. At most ${MAX_ENDPOINTS} in an environment.`,
  scope: 'webhooks:write',
  body: NewWebhookEndpoint,
  success: { status: 201, description: 'The endpoint with its secret.', schema: IssuedWebhookEndpoint },
  idempotency: 'sealed',
  errors: ['version_unknown', 'state_forbids'],
};

export const listWebhookEndpoints: Operation = {
  ...onEndpoints,
  id: 'listWebhookEndpoints',
  method: 'get',
  path: '/v1/webhook_endpoints',
  summary: 'List webhook endpoints',
  description: "The endpoints of the calling key's environment, oldest first.",
  scope: 'webhooks:read',
  query: ListQuery,
  success: {
    status: 200,
    description: 'A page of endpoints, without secrets.',
    schema: ListOf(WebhookEndpoint),
  },
  idempotency: 'ignored',
};

export const getWebhookEndpoint: Operation = {
  ...onEndpoints,
  id: 'getWebhookEndpoint',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Read a webhook endpoint',
  scope: 'webhooks:read',
  success: { status: 200, description: 'The endpoint, without its secret.', schema: WebhookEndpoint },
  idempotency: 'ignored',
  errors: ['not_found'],
};

export const updateWebhookEndpoint: Operation = {
  ...onEndpoints,
  id: 'updateWebhookEndpoint',
  method: 'patch',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Change a webhook endpoint',
  description:
    'Or disable and enable it. What happens while it is disabled is not sent to it by itself; replay the range once ' +
    'it is enabled again. What was waiting goes on from where it stood.',
  scope: 'webhooks:write',
  body: WebhookEndpointChange,
  success: { status: 200, description: 'The endpoint as it is now.', schema: WebhookEndpoint },
  idempotency: 'recorded',
  errors: ['not_found', 'version_unknown', 'version_stale'],
};

export const deleteWebhookEndpoint: Operation = {
  ...onEndpoints,
  id: 'deleteWebhookEndpoint',
  method: 'delete',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Delete a webhook endpoint',
  description: 'Nothing more is sent to it, and its deliveries can no longer be read. The events stay.',
  scope: 'webhooks:write',
  success: { status: 200, description: 'The endpoint as it was.', schema: WebhookEndpoint },
  idempotency: 'ignored',
  errors: ['not_found'],
};

export const rotateWebhookSecret: Operation = {
  ...onEndpoints,
  id: 'rotateWebhookSecret',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/rotate_secret',
  summary: "Rotate an endpoint's secret",
  description:
    'Until the overlap ends each message carries two signatures, so that a receiver with either secret verifies it. ' +
    'Rotating again within the overlap ends the older of the two secrets at once.',
  scope: 'webhooks:write',
  body: SecretRotation,
  success: { status: 200, description: 'The endpoint with its new secret.', schema: RotatedWebhookEndpoint },
  idempotency: 'sealed',
  errors: ['not_found'],
};

export const pingWebhookEndpoint: Operation = {
  ...onEndpoints,
  id: 'pingWebhookEndpoint',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/ping',
  summary: 'Send a ping',
  description: 'An event of the type `ping` to this endpoint alone, whatever types it takes.',
  scope: 'webhooks:write',
  success: { status: 201, description: 'The delivery, about to be sent.', schema: WebhookDelivery },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
};

export const listWebhookDeliveries: Operation = {
  ...onEndpoints,
  id: 'listWebhookDeliveries',
  method: 'get',
  path: '/v1/webhook_endpoints/{id}/deliveries',
  summary: "List an endpoint's deliveries",
  description: 'Each with its attempts: when, how long, what was answered. Newest first, 30 days back.',
  scope: 'webhooks:read',
  query: DeliveryQuery,
  success: { status: 200, description: 'A page of deliveries.', schema: ListOf(WebhookDelivery) },
  idempotency: 'ignored',
  errors: ['not_found', 'field_invalid'],
};

export const replayWebhookEvents: Operation = {
  ...onEndpoints,
  id: 'replayWebhookEvents',
  method: 'post',
  path: '/v1/webhook_endpoints/{id}/replay',
  summary: 'Send a range of events again',
  description:
    'Every event of the range that the endpoint takes, whether it had arrived before or not. They keep their ids.',
  scope: 'webhooks:write',
  body: Replay,
  success: { status: 200, description: 'How many deliveries were queued.', schema: Queued },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
};
