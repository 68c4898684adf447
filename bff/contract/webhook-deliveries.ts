import { Type, type Static } from 'typebox';
import { EventTypeName } from './events.ts';
import { Environment, ListQuery, orNull, Timestamp } from './fields.ts';

/** Bytes of an answer that are kept of each attempt, at most. */
export const KEPT_ANSWER_BYTES = 1024;

/** `pending`: an attempt is to come, or under way. `failed`: the schedule has ended without one that was taken. */
export const DELIVERY_STATES = ['pending', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * How an attempt failed, where no answer says it. `refused`: the address may not be connected to. `timeout`: no answer
 * within 15 seconds. `dns`, `tls`, `connection`: none at all. `status`: an answer that is no 2xx, redirects included.
 */
export const ATTEMPT_ERRORS = ['refused', 'timeout', 'dns', 'tls', 'connection', 'status'] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

export const WebhookAttempt = Type.Object(
  {
    number: Type.Integer(),
    at: Timestamp,
    status: orNull(Type.Integer()),
    duration_ms: Type.Integer(),
    error: orNull(Type.Unsafe<AttemptError>({ type: 'string', enum: [...ATTEMPT_ERRORS] })),
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
    state: Type.Unsafe<DeliveryState>({ type: 'string', enum: [...DELIVERY_STATES] }),
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
  state: Type.Optional(
    Type.String({ description: `Only those that are ${DELIVERY_STATES.join(', ')}: one of the three.` }),
  ),
  event: Type.Optional(Type.String({ description: 'Only those of this event.' })),
});
