import { advanceSandboxClock, getSandboxClock, simulateEvent } from './contract/sandbox.ts';
import type { FeatureDeps, SimulationRequest, Simulation } from '../../core/feature.ts';
import type { Call } from '../../core/api/call.ts';
import { ApiError } from '../../core/api/errors.ts';
import { isIdLike } from '../../core/database/ids.ts';
import { route, type Route } from '../../core/api/route.ts';
import { clockSources } from './clock-steps.ts';
import { advanceClock, readClock } from './sandbox-clock.ts';
import type { EventType } from '../../core/contract/feature.ts';
import type { Event } from '../webhooks/contract/events.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { eventsRecordedBy, eventsAbout } from '../../core/events/find-events.ts';
import { createHash, randomBytes } from 'node:crypto';
import { activeMerchant } from '../../accounts/merchants/merchants.ts';

/** Returns the routes of the sandbox's own operations. */
export function sandboxRoutes(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  const forClock = { db, clock, clocks: deps.keys.clocks, sources: clockSources(deps) };
  return [
    route(simulateEvent, async (call) => ({
      body: { data: await simulate(call.body.type, requestOf(call, deps)) },
    })),
    route(getSandboxClock, async ({ principal }) => ({ body: await readClock(db, clock, principal) })),
    route(advanceSandboxClock, async ({ principal, body }) => ({
      body: await advanceClock(forClock, principal, body.to),
    })),
  ];
}

/** @throws {ApiError} not_found if a value can't be an ID */
function requestOf(call: Call<typeof simulateEvent>, deps: FeatureDeps): SimulationRequest {
  const { principal: caller, requestId, body, idempotency } = call;
  const { merchant: merchantId } = body;
  if (merchantId !== undefined && !isIdLike(merchantId)) {
    throw new ApiError('not_found', { message: "This merchant doesn't exist.", param: 'merchant' });
  }
  return { deps, caller, merchantId, requestId, idempotencyKey: idempotency?.id };
}

/** Simulates an event, by its feature's simulation. @returns the resulting events, in order */
async function simulate(type: EventType, request: SimulationRequest): Promise<readonly Event[]> {
  const simulation = request.deps.simulations[type];
  if (!simulation) throw new ApiError('internal', { detail: `no feature simulates ${type}` });
  if ('outside' in simulation) return simulation.outside(request);
  return inTransaction(request.deps.db, async (work) => {
    await simulation(work, request);
    return eventsRecordedBy(work.db, request.caller);
  });
}

/** IDs with fewer digits are exact in every language's numbers. */
const ID_DIGITS = 15;

/**
 * Creates a plant through the plant API like any other; its transaction or its success records the event. It
 * can't be part of this transaction, so a retry with the idempotency key finds the plant by an ID derived
 * from that key.
 */
async function createPlant(request: SimulationRequest): Promise<Event[]> {
  const { deps, caller, requestId } = request;
  const { merchant, events } = await inTransaction(deps.db, async (work) => ({
    merchant: await activeMerchant(work, request),
    events: await eventsRecordedBy(work.db, caller),
  }));
  const plantId = plantIdOf(request);
  const { partnerId, environment } = caller;
  const body = Buffer.from(`{"id":${plantId},"name":"Monstera deliciosa","tag":"simulated"}`);
  const idempotencyKey = request.idempotencyKey && `simulated-${request.idempotencyKey}`;
  await deps.plantApi.create({ merchant, partnerId, environment, plantId, body, requestId, idempotencyKey });
  const about = { type: 'plant.created', merchantId: merchant, recordId: String(plantId) } as const;
  return [...events, ...(await eventsAbout(deps.db, caller, about)).slice(0, 1)];
}

export const simulatePlant: Simulation = { outside: createPlant };

function plantIdOf({ idempotencyKey }: SimulationRequest): number {
  const bytes =
    idempotencyKey === undefined ? randomBytes(8) : createHash('sha256').update(idempotencyKey).digest();
  return Number(bytes.readBigUInt64BE() % 10n ** BigInt(ID_DIGITS));
}
