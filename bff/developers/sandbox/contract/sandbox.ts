import { Type, type Static } from 'typebox';
import { EVENT_TYPES } from '../../document/event-types.ts';
import { Event } from '../../webhooks/contract/events.ts';
import { exampleWith } from '../../../core/contract/examples.ts';
import type { FeatureContract } from '../../../core/contract/feature.ts';
import { OneOf, orNull, RecordType, Timestamp } from '../../../core/contract/fields.ts';
import { Instant } from '../../../core/contract/dates.ts';
import { Merchant } from '../../../accounts/merchants/contract/merchant.ts';
import { defineOperation } from '../../../core/contract/operation.ts';

/** The most years that a sandbox's clock runs ahead of real time. */
export const MAX_YEARS_AHEAD = 10;

export const SandboxClock = Type.Object(
  {
    object: RecordType('sandbox_clock'),
    now: Timestamp('The current time in the sandbox, as RFC 3339 in UTC.', '2026-11-21T10:42:07.000Z'),
    offset_seconds: Type.Integer({
      description: 'How many seconds the clock is ahead of real time.',
      examples: [0],
    }),
    advancing_to: orNull(
      Timestamp('The time that the clock is still advancing to. `null` when it has arrived.'),
      { examples: [null] },
    ),
  },
  { title: 'SandboxClock' },
);
export type SandboxClock = Static<typeof SandboxClock>;

const ClockAdvance = Type.Object(
  {
    to: Instant(
      `The time to move to: later than the clock's \`now\`, and at most ${MAX_YEARS_AHEAD} years ` +
        'ahead of real time.',
      '2026-11-22T10:42:07Z',
    ),
  },
  { title: 'ClockAdvance' },
);

const SimulatedEvent = Type.Object(
  {
    type: OneOf(EVENT_TYPES, {
      description: 'The event type to simulate.',
      examples: ['merchant.activated'],
      'x-rule': `must be an event type that the sandbox can simulate: ${EVENT_TYPES.join(', ')}`,
    }),
    merchant: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Id of one of your test merchants. By default, `merchant.*` events create a new merchant, and ' +
          '`plant.created` uses the oldest active one.',
      }),
    ),
  },
  { title: 'SimulatedEvent' },
);

const EmittedEvents = Type.Object(
  { data: Type.Array(Event, { description: 'The emitted events, in order.' }) },
  { title: 'EmittedEvents' },
);

/** The events emitted by activating a new merchant. */
const EXAMPLE_EVENTS = (
  [
    ['merchant.created', 'needs_data'],
    ['merchant.onboarding_updated', 'in_review'],
    ['merchant.activated', 'active'],
  ] as const
).map(([type, status], index) => ({
  ...exampleWith(Event, { id: `evt_01M7YV66E8${index}N5B2K7Q4X9D3ZC`, type }),
  data: exampleWith(Merchant, { status, version: index + 1 }),
}));

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
    'Changes real records in the sandbox, which emits their events. One call can emit several: a merchant ' +
    'passes through its other statuses on the way to `active`. Events are delivered to your endpoints as ' +
    'in production.',
  body: SimulatedEvent,
  success: { status: 201, description: 'The emitted events.', schema: EmittedEvents },
  example: { response: { data: EXAMPLE_EVENTS } },
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
    'The sandbox has its own clock. It decides when keys expire and webhooks are retried, so `expires_at` ' +
    'of a key and all times of deliveries and attempts are on this clock. Session tokens, idempotency ' +
    'keys and the timestamps of other records use real time.',
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
    'Everything due by then happens in order, each at its own time on this clock: webhooks are retried, ' +
    'keys expire, and an endpoint that has failed for five days is disabled. The clock never goes back. ' +
    'The call returns when the clock reaches `to`, which takes up to 5 seconds if webhooks are sent on ' +
    'the way: give it a timeout of 10. If more is to be done than that, or your endpoint takes longer to ' +
    'respond, the response has `advancing_to` set and `now` at the time reached so far. To continue, send ' +
    'the same `to` again, without an idempotency key or with a new one. The clock waits for endpoints for ' +
    'one minute in total. Then it moves to `to`, and the remaining retries follow, each with its own time.',
  body: ClockAdvance,
  success: { status: 200, description: 'The clock.', schema: SandboxClock },
  example: { response: { now: '2026-11-22T10:42:07.000Z', offset_seconds: 86_400 } },
  idempotency: 'forwarded',
  errors: ['not_found'],
});

export const sandbox = {
  tag: 'Sandbox',
  description:
    'Simulate events and move time forward in your test environment, which has the same operations and ' +
    'event types as production. These operations return 404 in production.',
  operations: [simulateEvent, getSandboxClock, advanceSandboxClock],
} as const satisfies FeatureContract;
