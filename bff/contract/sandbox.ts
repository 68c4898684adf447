import { Type, type Static } from 'typebox';
import { Event, type EventType } from './events.ts';
import { OneOf, orNull, Timestamp } from './fields.ts';
import { Instant } from './instant.ts';
import { defineOperation } from './operation.ts';

/** The events that the sandbox can simulate: those of the records that exist. */
export const SIMULATED_EVENT_TYPES = [
  'merchant.created',
  'merchant.updated',
  'merchant.onboarding_updated',
  'merchant.activated',
  'merchant.restricted',
  'merchant.closed',
  'key.created',
  'key.rotated',
  'key.expiring',
  'key.revoked',
  'endpoint.disabled',
  'plant.created',
  'ping',
] as const satisfies readonly EventType[];
export type SimulatedEventType = (typeof SIMULATED_EVENT_TYPES)[number];

/** A sandbox's clock runs ahead of the real time by this much at most. */
export const MAX_YEARS_AHEAD = 10;

export const SandboxClock = Type.Object(
  {
    object: Type.Literal('sandbox_clock'),
    now: Timestamp,
    offset_seconds: Type.Integer({ description: 'How many seconds the clock is ahead of real time.' }),
    advancing_to: orNull(Timestamp),
  },
  { title: 'SandboxClock' },
);
export type SandboxClock = Static<typeof SandboxClock>;

export const ClockAdvance = Type.Object(
  {
    to: Instant(
      `The time to move to: later than the clock's \`now\`, and at most ${MAX_YEARS_AHEAD} years ahead of real time.`,
    ),
  },
  { title: 'ClockAdvance' },
);

export const SimulatedEvent = Type.Object(
  {
    type: OneOf(SIMULATED_EVENT_TYPES, {
      description: 'The event type to simulate.',
      'x-rule': `must be an event type that the sandbox can simulate: ${SIMULATED_EVENT_TYPES.join(', ')}`,
    }),
    merchant: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Id of one of your test merchants. By default, `merchant.*` events create a new merchant, and `plant.created` uses ' +
          'the oldest active one.',
      }),
    ),
  },
  { title: 'SimulatedEvent' },
);

export const EmittedEvents = Type.Object(
  { data: Type.Array(Event, { description: 'The emitted events, in order.' }) },
  { title: 'EmittedEvents' },
);

const inSandbox = {
  tag: 'Sandbox',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
} as const;

export const simulateEvent = defineOperation({
  ...inSandbox,
  id: 'simulateEvent',
  method: 'post',
  path: '/v1/sandbox/events',
  summary: 'Simulate an event',
  description:
    'Changes real records in the sandbox, which emits their events. One call can emit several: a merchant passes through ' +
    'its other statuses on the way to `active`. Events are delivered to your endpoints as in production.',
  body: SimulatedEvent,
  success: { status: 201, description: 'The emitted events.', schema: EmittedEvents },
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
});

export const getSandboxClock = defineOperation({
  ...inSandbox,
  id: 'getSandboxClock',
  method: 'get',
  path: '/v1/sandbox/clock',
  summary: 'Retrieve the sandbox clock',
  description:
    'The sandbox has its own clock. It decides when keys expire and webhooks are retried, so `expires_at` of a key and all ' +
    'times of deliveries and attempts are on this clock. Session tokens, idempotency keys and the timestamps of other ' +
    'records use real time.',
  success: { status: 200, description: 'The clock.', schema: SandboxClock },
  idempotency: 'ignored',
  errors: ['not_found'],
});

export const advanceSandboxClock = defineOperation({
  ...inSandbox,
  id: 'advanceSandboxClock',
  method: 'post',
  path: '/v1/sandbox/clock/advance',
  summary: 'Advance the sandbox clock',
  description:
    'Everything due by then happens in order, each at its own time on this clock: webhooks are retried, keys expire, ' +
    'and an endpoint that has failed for five days is disabled. The clock never goes back. ' +
    'The call usually returns within 5 seconds, when the clock reaches `to`. If your endpoint takes longer to respond, ' +
    'the response has `advancing_to` set and `now` at the time reached so far. To continue, send the same `to` again, ' +
    'without an idempotency key or with a new one. The clock waits for endpoints for one minute in total. Then it moves ' +
    'to `to`, and the remaining retries follow, each with its own time.',
  body: ClockAdvance,
  success: { status: 200, description: 'The clock.', schema: SandboxClock },
  idempotency: 'forwarded',
  errors: ['not_found'],
});
