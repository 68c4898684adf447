import type { EmittedEventType } from '../contract/event-types.ts';
import { advanceSandboxClock, getSandboxClock, simulateEvent } from '../contract/sandbox.ts';
import type { FeatureDeps, SimulationRequest } from '../feature.ts';
import { keyOf, type Call, type Route } from '../gateway/call.ts';
import type { KeyPrincipal } from '../gateway/principal.ts';
import { ApiError } from '../gateway/errors.ts';
import { idempotencyId, idempotencyKeyOf, targetOf } from '../gateway/idempotency/idempotency-key.ts';
import { isIdLike } from '../gateway/record-id.ts';
import { advanceClock, readClock } from './sandbox-clock.ts';
import { simulate } from './simulate.ts';

/** The sandbox's own operations. */
export function sandboxRoutes(deps: FeatureDeps): Route[] {
  const { db, clock, webhooks } = deps;
  const forClock = { db, clock, clocks: deps.keys.clocks, nudgeDue: () => webhooks.nudgeDue() };
  return [
    {
      operation: simulateEvent,
      async handle(call) {
        const { type } = call.body as { type: EmittedEventType };
        return { body: { data: await simulate(type, requestOf(call, deps)) } };
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
function requestOf(call: Call, deps: FeatureDeps): SimulationRequest {
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
