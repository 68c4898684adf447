import { setTimeout as delay } from 'node:timers/promises';
import { createPlant as createPlantOperation, NewPlant } from '../contract/plants.ts';
import { parseJson } from '../gateway/body.ts';
import type { Answer } from '../gateway/call.ts';
import { requireScope } from '../gateway/credential.ts';
import { ApiError } from '../gateway/errors.ts';
import { doOnce, type IdempotencyStore } from '../gateway/idempotency/stored-responses.ts';
import { idempotencyId } from '../gateway/idempotency/idempotency-key.ts';
import type { SessionPrincipal } from '../gateway/principal.ts';
import { checkOf } from '../gateway/validate.ts';
import { createPlant, type PlantApi } from '../plants/plants.ts';

export interface AddPlantDeps {
  readonly plantApi: PlantApi;
  readonly idempotency: IdempotencyStore;
}

export interface PlantOrder {
  readonly principal: SessionPrincipal;
  /** JSON of a NewPlant; it goes on as it is. */
  readonly body: Buffer;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
}

const checkNewPlant = checkOf(NewPlant);

/**
 * Adds a plant as `POST /plants` does, with the same rule for the idempotency key.
 * @throws {ApiError} as that operation
 */
export async function addPlant(deps: AddPlantDeps, order: PlantOrder): Promise<Answer> {
  const { principal, body, idempotencyKey } = order;
  // As in the gateway: what fails here was never begun, so its key stays free.
  requireScope(principal, createPlantOperation);
  checkNewPlant(parseJson(body));
  const act = async (): Promise<Answer> => ({ status: 200, body: await createPlant(deps.plantApi, order) });
  if (idempotencyKey === undefined) return act();
  const id = idempotencyId(principal, createPlantOperation, idempotencyKey);
  return doOnce({ id, rawBody: body, successStatus: 200 }, deps.idempotency, act);
}

const LOOK_EVERY_MS = 150;
const WAIT_AT_MOST_MS = 6_000;

/** The same for a form, whose second submit has no use for "still running": it waits for the first one's answer. */
export async function addPlantFromForm(deps: AddPlantDeps, order: PlantOrder): Promise<Answer> {
  const giveUpAt = performance.now() + WAIT_AT_MOST_MS;
  for (;;) {
    try {
      return await addPlant(deps, order);
    } catch (error) {
      const running = error instanceof ApiError && error.code === 'idempotency_in_progress';
      if (!running || performance.now() > giveUpAt) throw error;
    }
    await delay(LOOK_EVERY_MS);
  }
}
