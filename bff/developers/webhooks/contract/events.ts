import { Type, type Static, type TLiteral, type TObject, type TSchema } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { EXAMPLE_ID, EXAMPLE_TIME } from '../../../core/contract/example-values.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import {
  IdFilter,
  IdInPath,
  ListOf,
  ListQuery,
  OneOf,
  orNull,
  CreatedAt,
  RecordEnvironment,
  RecordId,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { defineOperation } from '../../../core/contract/operation.ts';
import { NEWEST_VERSION } from '../../../core/contract/versions/versions.ts';
import { WebhookEndpoint } from './endpoints.ts';

export const Event = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.event),
    object: RecordType('event'),
    environment: RecordEnvironment,
    type: OneOf(EVENT_TYPES, {
      description: 'Type of the event.',
      examples: ['plant.created'],
    }),
    merchant: orNull(
      Type.String({
        description: "Id of the merchant concerned, or `null` if the event isn't about one.",
        examples: [EXAMPLE_ID.merchant],
      }),
    ),
    data: Type.Record(Type.String(), Type.Unknown(), {
      description: 'The record as it was when the event happened.',
      examples: [{ id: 41, name: 'Monstera deliciosa', tag: 'indoor' }],
    }),
    created_at: CreatedAt,
  },
  { title: 'Event' },
);
export type Event = Static<typeof Event>;

/** The body of a webhook. `webhook-id` is its `id`; `data` is in the endpoint's version. */
export interface WebhookPayload {
  readonly id: string;
  readonly type: string;
  /** The time of the event: RFC 3339 in UTC. */
  readonly timestamp: string;
  readonly api_version: string;
  readonly environment: 'sandbox' | 'production';
  readonly merchant: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

export const EventQuery = Type.Object({
  ...ListQuery.properties,
  type: Type.Optional(
    OneOf(EVENT_TYPES, {
      description: 'Return only events of this type.',
      'x-rule': 'must be an event type',
    }),
  ),
  merchant: Type.Optional(IdFilter('a merchant', 'Return only events of this merchant.')),
  created_after: Type.Optional(Instant('Return only events at or after this time.')),
  created_before: Type.Optional(Instant('Return only events before this time.')),
});
export type EventQuery = Static<typeof EventQuery>;

const Redelivery = Type.Object(
  {
    endpoint: Type.Optional(
      Type.String({
        description:
          'Id of the endpoint to send to. Defaults to every enabled endpoint that subscribes to the event ' +
          'type.',
        examples: [EXAMPLE_ID.endpoint],
      }),
    ),
  },
  { title: 'Redelivery' },
);

/** The number of deliveries that a call has queued. */
export const Queued = Type.Object(
  { queued: Type.Integer({ description: 'Number of deliveries that will be sent.', examples: [1] }) },
  { title: 'Queued' },
);
export type Queued = Static<typeof Queued>;

export const listEvents = defineOperation({
  id: 'listEvents',
  method: 'get',
  path: '/v1/events',
  tag: 'Events',
  summary: 'List events',
  description:
    "Returns the events in the calling key's environment, newest first. They are kept for 30 days, unless " +
    'the operator has set another period.',
  credentials: ['key'],
  scope: 'events:read',
  query: EventQuery,
  success: { status: 200, description: 'A page of events.', schema: ListOf(Event) },
  idempotency: 'ignored',
  errors: ['field_invalid'],
});

const EXAMPLE_FEED = `retry: 1000

event: ready
id: mjq1x2k0.7401:7401:
data: {"object":"event_feed"}

event: order.completed
id: mjq1x2v9.7405:7405:
data: {"id":"${EXAMPLE_ID.event}","type":"order.completed","timestamp":"${EXAMPLE_TIME}",\
"api_version":"${NEWEST_VERSION}","environment":"sandbox","merchant":"${EXAMPLE_ID.merchant}",\
"data":{"object":"order"}}

`;

const TYPE_PATTERN = '(?:[a-z_]+[.])*(?:[a-z_]+|[*])';

export const feedEvents = defineOperation({
  id: 'feedEvents',
  method: 'get',
  path: '/v1/events/feed',
  tag: 'Events',
  summary: 'Feed events to a machine',
  description:
    "Sends your sandbox's events as they happen, as Server-Sent Events, with the bodies that " +
    'webhooks have: ' +
    '`npx trellis listen` forwards them. Send the last `id` that you have seen as `Last-Event-ID` to go ' +
    'on from there: nothing is missed, and an event may come twice, with the same id in `data`. In place ' +
    'of `ready`, `reset` says that the id is not of this sandbox, and the feed begins now. A comment is ' +
    'sent every 20 seconds. A partner can have 20 feeds at a time on each node.',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'events:read',
  query: Type.Object({
    types: Type.Optional(
      Type.String({
        maxLength: 1_000,
        pattern: `^${TYPE_PATTERN}(?:,${TYPE_PATTERN})*$`,
        description: 'Event types, separated by commas; `order.*` is all that begin with `order.`',
        examples: ['order.*,payment.captured'],
        'x-rule': 'must be a comma-separated list of event types, such as order.*,payment.captured',
      }),
    ),
    merchant: Type.Optional(IdFilter('a merchant', 'Send only events of this merchant.')),
    since: Type.Optional(
      Instant('Begin with the events recorded since this real time. Ignored with a `Last-Event-ID`.'),
    ),
  }),
  success: {
    status: 200,
    description: 'Server-Sent Events, until one side ends them.',
    events: EXAMPLE_FEED,
  },
  example: { query: { types: 'order.*' } },
  idempotency: 'ignored',
  errors: ['limit_key', 'not_found'],
});

export const getEvent = defineOperation({
  id: 'getEvent',
  method: 'get',
  path: '/v1/events/{id}',
  params: IdInPath('event'),
  tag: 'Events',
  summary: 'Retrieve an event',
  credentials: ['key'],
  scope: 'events:read',
  success: { status: 200, description: 'The event.', schema: Event },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const redeliverEvent = defineOperation({
  id: 'redeliverEvent',
  method: 'post',
  path: '/v1/events/{id}/redeliver',
  params: IdInPath('event'),
  tag: 'Events',
  summary: 'Redeliver an event',
  description:
    'Sends the event immediately, even if it was delivered before. It keeps its id and gets a new ' +
    'timestamp and signature. The retry schedule starts over.',
  credentials: ['key'],
  scope: 'webhooks:write',
  body: Redelivery,
  success: { status: 200, description: 'The number of queued deliveries.', schema: Queued },
  idempotency: 'recorded',
  errors: ['not_found', 'state_forbids'],
});

export const events = {
  tag: 'Events',
  description:
    "An event records a change to one of your records. It's stored in the same transaction as the change " +
    'and kept for 30 days, unless the operator has set another period.',
  operations: [listEvents, getEvent, redeliverEvent, feedEvents],
} as const satisfies FeatureContract;

/** Returns the webhook body of one type: `WebhookPayload` with the type's own record. */
export function payloadSchema(
  type: string,
  version: string,
  data: TSchema,
): TObject<{ type: TLiteral; data: TSchema }> {
  return Type.Object({
    id: Type.String({
      description: 'Id of the event, the same in every attempt. It is in `webhook-id` too.',
      examples: [EXAMPLE_ID.event],
    }),
    type: Type.Literal(type, { description: 'Type of the event.' }),
    timestamp: Timestamp('When it happened, as RFC 3339 in UTC.'),
    api_version: Type.Literal(version, { description: "The endpoint's dated version, which `data` is in." }),
    environment: RecordEnvironment,
    merchant: orNull(
      Type.String({ description: "Id of the merchant concerned, or `null` if the event isn't about one." }),
      { examples: [EXAMPLE_ID.merchant] },
    ),
    data,
  });
}

const Ping = Type.Object(
  {
    object: RecordType('ping'),
    endpoint: orNull(
      Type.String({ description: 'Id of the endpoint; `null` if the sandbox simulated it without one.' }),
      { examples: [EXAMPLE_ID.endpoint] },
    ),
  },
  { title: 'Ping' },
);

/** The records of the events about the delivery of events itself. */
export const DELIVERY_RECORDS = { endpoint: WebhookEndpoint, ping: Ping } as const;
