import { Type, type Static } from 'typebox';
import { Event, type EventType } from './events.ts';
import { Timestamp } from './fields.ts';
import type { Operation } from './operation.ts';

/** The events that the sandbox can make happen: those of the records that there are. */
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
    offset_seconds: Type.Integer({ description: 'How far it is ahead of the real time.' }),
  },
  { title: 'SandboxClock' },
);
export type SandboxClock = Static<typeof SandboxClock>;

export const ClockAdvance = Type.Object(
  {
    to: Type.String({
      maxLength: 40,
      format: 'date-time',
      description: `Later than the clock's \`now\`, at most ${MAX_YEARS_AHEAD} years ahead of the real time: RFC 3339.`,
      'x-rule': 'must be a time such as 2026-11-21T10:42:07Z',
    }),
  },
  { title: 'ClockAdvance' },
);

export const SimulatedEvent = Type.Object(
  {
    type: Type.Unsafe<SimulatedEventType>({
      type: 'string',
      enum: [...SIMULATED_EVENT_TYPES],
      description: 'What is to happen.',
      'x-rule': `must be one that the sandbox can make happen: ${SIMULATED_EVENT_TYPES.join(', ')}`,
    }),
    merchant: Type.Optional(
      Type.String({
        maxLength: 100,
        description:
          'Id of one of your test merchants. When left out, a state of a merchant happens to a new one, and a plant is ' +
          'created for the oldest that is active.',
      }),
    ),
  },
  { title: 'SimulatedEvent' },
);

export const EmittedEvents = Type.Object(
  { data: Type.Array(Event, { description: 'The events that followed, in order.' }) },
  { title: 'EmittedEvents' },
);

const inSandbox = {
  tag: 'Sandbox',
  credentials: ['key'],
  environment: 'sandbox',
  scope: 'sandbox:write',
} as const;

export const simulateEvent: Operation = {
  ...inSandbox,
  id: 'simulateEvent',
  method: 'post',
  path: '/v1/sandbox/events',
  summary: 'Make an event happen',
  description:
    'Changes real records of the sandbox, and lets their events follow: a merchant on its way to `active` passes its ' +
    'other states, so one call may emit several events. They are delivered as in production.',
  body: SimulatedEvent,
  success: { status: 201, description: 'What happened.', schema: EmittedEvents },
  idempotency: 'forwarded',
  errors: ['not_found', 'state_forbids', 'upstream_failed', 'upstream_slow'],
};

export const getSandboxClock: Operation = {
  ...inSandbox,
  id: 'getSandboxClock',
  method: 'get',
  path: '/v1/sandbox/clock',
  summary: "Read the sandbox's clock",
  description:
    'The sandbox has a clock of its own. Keys end by it: their `expires_at` is one of its times. Session tokens, ' +
    'idempotency keys and attempts at webhooks keep to the real time, but when the clock moves, the attempts come nearer ' +
    'by as much. Records tell the real time at which they were written.',
  success: { status: 200, description: 'The clock.', schema: SandboxClock },
  idempotency: 'ignored',
  errors: ['not_found'],
};

export const advanceSandboxClock: Operation = {
  ...inSandbox,
  id: 'advanceSandboxClock',
  method: 'post',
  path: '/v1/sandbox/clock/advance',
  summary: "Move the sandbox's clock forward",
  description:
    'Whatever would have become due meanwhile becomes due now: deliveries are tried again, overlaps of rotated keys end. ' +
    'It never goes back.',
  body: ClockAdvance,
  success: { status: 200, description: 'The clock as it is now.', schema: SandboxClock },
  idempotency: 'recorded',
  errors: ['not_found'],
};
