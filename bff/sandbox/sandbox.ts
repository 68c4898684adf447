import type { EmittedEventType } from '../contract/event-types.ts';
import { advanceSandboxClock, getSandboxClock, simulateEvent } from '../contract/sandbox.ts';
import type { Db } from '../database/database.ts';
import { keyOf, type Call, type Route } from '../gateway/call.ts';
import type { KeyPrincipal } from '../gateway/principal.ts';
import { ApiError } from '../gateway/errors.ts';
import { idempotencyId, idempotencyKeyOf, targetOf } from '../gateway/idempotency/idempotency-key.ts';
import { isIdLike } from '../gateway/record-id.ts';
import { advanceClock, readClock, type SandboxClockDeps } from './sandbox-clock.ts';
import {
  simulateKeyCreated,
  simulateKeyExpiring,
  simulateKeyRevoked,
  simulateKeyRotated,
} from './simulate-key.ts';
import { simulateCreated, simulateOnboarding, simulateState, simulateUpdated } from './simulate-merchant.ts';
import { simulatePlant } from './simulate-plant.ts';
import { changing, type Simulation, type SimulationDeps, type SimulationRequest } from './simulation.ts';

export type SandboxDeps = Omit<SimulationDeps, 'db'> &
  Pick<SandboxClockDeps, 'nudgeDue'> & { readonly db: Db };

/** How each event is simulated. A new record adds its lines; the contract's list keeps this one complete. */
const SIMULATIONS: Readonly<Record<EmittedEventType, Simulation>> = {
  'merchant.created': simulateCreated,
  'merchant.updated': simulateUpdated,
  'merchant.onboarding_updated': simulateOnboarding,
  'merchant.activated': simulateState('active'),
  'merchant.restricted': simulateState('restricted'),
  'merchant.closed': simulateState('closed'),
  'key.created': simulateKeyCreated,
  'key.rotated': simulateKeyRotated,
  'key.expiring': simulateKeyExpiring,
  'key.revoked': simulateKeyRevoked,
  'endpoint.disabled': changing((work, { deps, caller }) => deps.webhooks.disableEndpoint(work, caller)),
  'plant.created': simulatePlant,
  ping: changing((work, { deps, caller }) => deps.webhooks.ping(work, caller)),
};

/** The sandbox's own operations. */
export function sandboxRoutes(deps: SandboxDeps): Route[] {
  const { db, clock } = deps;
  const forClock = { db, clock, clocks: deps.directory.clocks, nudgeDue: deps.nudgeDue };
  return [
    {
      operation: simulateEvent,
      async handle(call) {
        const { type } = call.body as { type: EmittedEventType };
        return { body: { data: await SIMULATIONS[type](requestOf(call, deps)) } };
      },
    },
    {
      operation: getSandboxClock,
      handle: async (call) => ({ body: await readClock(db, clock, sandboxKeyOf(call)) }),
    },
    {
      operation: advanceSandboxClock,
      handle: async (call) => ({
        body: await advanceClock(forClock, sandboxKeyOf(call), (call.body as { to: string }).to),
      }),
    },
  ];
}

/** @throws {ApiError} not_found: what can't be an id belongs to nobody */
function requestOf(call: Call, deps: SandboxDeps): SimulationRequest {
  const { merchant: merchantId } = call.body as { merchant?: string };
  if (merchantId !== undefined && !isIdLike(merchantId)) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  const caller = sandboxKeyOf(call);
  const key = idempotencyKeyOf(call);
  const idempotencyKey = key === undefined ? undefined : idempotencyId(caller, targetOf(call), key);
  return { deps, caller, merchantId, requestId: call.scope.id, idempotencyKey };
}

/** The gateway admits no other caller; this is for other callers of a handler. @throws {ApiError} not_found */
function sandboxKeyOf(call: Call): KeyPrincipal {
  const caller = keyOf(call);
  if (caller.environment !== 'sandbox') throw new ApiError('not_found');
  return caller;
}
