import type { EmittedEventType } from '../contract/event-types.ts';
import { advanceSandboxClock, getSandboxClock, simulateEvent } from '../contract/sandbox.ts';
import type { Db } from '../database/database.ts';
import type { Call } from '../gateway/call.ts';
import { ApiError } from '../gateway/errors.ts';
import { isIdLike } from '../gateway/record-id.ts';
import { route, type Route } from '../gateway/route.ts';
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
    route(simulateEvent, async (call) => ({
      body: { data: await SIMULATIONS[call.body.type](requestOf(call, deps)) },
    })),
    route(getSandboxClock, async ({ principal }) => ({ body: await readClock(db, clock, principal) })),
    route(advanceSandboxClock, async ({ principal, body }) => ({
      body: await advanceClock(forClock, principal, body.to),
    })),
  ];
}

/** @throws {ApiError} not_found: what can't be an id belongs to nobody */
function requestOf(call: Call<typeof simulateEvent>, deps: SandboxDeps): SimulationRequest {
  const { principal: caller, requestId, body, idempotency } = call;
  const { merchant: merchantId } = body;
  if (merchantId !== undefined && !isIdLike(merchantId)) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  return { deps, caller, merchantId, requestId, idempotencyKey: idempotency?.id };
}
