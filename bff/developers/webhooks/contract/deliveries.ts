import { Type, type Static } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { EXAMPLE_ID } from '../../../core/contract/example-values.ts';
import {
  IdFilter,
  ListQuery,
  OneOf,
  orNull,
  RecordEnvironment,
  RecordId,
  RecordType,
  Timestamp,
} from '../../../core/contract/fields.ts';

/** The most bytes of a response that are stored for each attempt. */
export const KEPT_RESPONSE_BYTES = 1024;

/** `pending`: an attempt is scheduled or in progress. `failed`: every attempt of the schedule has failed. */
const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const ATTEMPT_ERRORS = ['refused', 'timeout', 'dns', 'tls', 'connection', 'status'] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

export const WebhookAttempt = Type.Object(
  {
    number: Type.Integer({ description: 'Number of the attempt, starting at 1.' }),
    at: Timestamp('When the attempt was made, as RFC 3339 in UTC. In the sandbox, on the sandbox clock.'),
    status: orNull(Type.Integer({ description: 'HTTP status of the response. `null` if there was none.' })),
    duration_ms: Type.Integer({ description: 'Duration of the attempt, in milliseconds.' }),
    error: orNull(
      OneOf(ATTEMPT_ERRORS, {
        description:
          "Why the attempt failed, or `null` if it succeeded. `refused`: the address isn't public. " +
          '`timeout`: no response within 15 seconds. `dns`, `tls`, `connection`: the connection failed. ' +
          '`status`: a response other than 2xx, including redirects.',
      }),
    ),
    response: orNull(
      Type.String({
        description:
          `The first ${KEPT_RESPONSE_BYTES} bytes of the response body, as text. \`null\` if there ` +
          'was no response.',
      }),
    ),
  },
  { title: 'WebhookAttempt' },
);
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const WebhookDelivery = Type.Object(
  {
    id: RecordId(EXAMPLE_ID.delivery),
    object: RecordType('webhook_delivery'),
    environment: RecordEnvironment,
    endpoint: Type.String({ description: 'Id of the endpoint.', examples: [EXAMPLE_ID.endpoint] }),
    event: Type.String({
      description: 'Id of the event, which is also the `webhook-id` header of the webhook.',
      examples: [EXAMPLE_ID.event],
    }),
    event_type: OneOf(EVENT_TYPES, { description: 'Type of the event.', examples: ['plant.created'] }),
    state: OneOf(DELIVERY_STATES, {
      description:
        '`pending` while attempts remain, `delivered` after one succeeds, `failed` after the last one fails.',
      examples: ['delivered'],
    }),
    attempts: Type.Array(WebhookAttempt, {
      description: 'The attempts so far, in order.',
      examples: [
        [
          {
            number: 1,
            at: '2026-11-21T10:42:08Z',
            status: 503,
            duration_ms: 41,
            error: 'status',
            response: 'Starting up',
          },
          {
            number: 2,
            at: '2026-11-21T10:42:13Z',
            status: 204,
            duration_ms: 18,
            error: null,
            response: '',
          },
        ],
      ],
    }),
    next_attempt_at: orNull(
      Timestamp(
        'When the next attempt is due, as RFC 3339 in UTC. In the sandbox, on the sandbox clock. `null` ' +
          'if none is due.',
      ),
      { examples: [null] },
    ),
    created_at: Timestamp('When it was created, as RFC 3339 in UTC.', '2026-11-21T10:42:08Z'),
    updated_at: Timestamp('When it was last changed, as RFC 3339 in UTC.', '2026-11-21T10:42:13Z'),
  },
  { title: 'WebhookDelivery' },
);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const DeliveryQuery = Type.Object({
  ...ListQuery.properties,
  state: Type.Optional(OneOf(DELIVERY_STATES, { description: 'Return only deliveries in this state.' })),
  event: Type.Optional(IdFilter('an event', 'Return only deliveries of this event.')),
});
export type DeliveryQuery = Static<typeof DeliveryQuery>;
