import { Type, type Static } from 'typebox';
import { EventTypeName } from './events.ts';
import { Environment, IdFilter, ListQuery, OneOf, orNull, Timestamp } from './fields.ts';

/** Bytes of a response that are kept of each attempt, at most. */
export const KEPT_ANSWER_BYTES = 1024;

/** `pending`: an attempt is scheduled or in progress. `failed`: every attempt of the schedule has failed. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * How an attempt failed. `refused`: the address isn't public. `timeout`: no response within 15 seconds. `dns`, `tls`,
 * `connection`: the connection failed. `status`: a response other than 2xx, redirects included.
 */
export const ATTEMPT_ERRORS = ['refused', 'timeout', 'dns', 'tls', 'connection', 'status'] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

export const WebhookAttempt = Type.Object(
  {
    number: Type.Integer(),
    at: Timestamp,
    status: orNull(Type.Integer()),
    duration_ms: Type.Integer(),
    error: orNull(OneOf(ATTEMPT_ERRORS)),
    response: orNull(Type.String()),
  },
  { title: 'WebhookAttempt' },
);
export type WebhookAttempt = Static<typeof WebhookAttempt>;

export const WebhookDelivery = Type.Object(
  {
    id: Type.String(),
    object: Type.Literal('webhook_delivery'),
    environment: Environment,
    endpoint: Type.String(),
    event: Type.String(),
    event_type: EventTypeName,
    state: OneOf(DELIVERY_STATES),
    attempts: Type.Array(WebhookAttempt),
    next_attempt_at: orNull(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
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
