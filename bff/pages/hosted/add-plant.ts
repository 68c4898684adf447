import { setTimeout as delay } from 'node:timers/promises';
import { ApiError } from '../../core/api/errors.ts';
import type { IdempotencyDeps } from '../../core/api/idempotency/run-idempotent.ts';
import { perform, type OperationRequest } from '../../core/api/perform.ts';
import type { OperationResponse, Route } from '../../core/api/route.ts';

const RETRY_EVERY_MS = 150;
const WAIT_AT_MOST_MS = 6_000;

/**
 * Calls `POST /plants` for a form, whose second submit has no use for "still running": it waits for the first one's response.
 * @throws {ApiError} as that operation
 */
export async function addPlantFromForm(
  createPlant: Route,
  request: OperationRequest,
  deps: IdempotencyDeps,
): Promise<OperationResponse> {
  const giveUpAt = performance.now() + WAIT_AT_MOST_MS;
  for (;;) {
    try {
      return await perform(createPlant, request, deps);
    } catch (error) {
      const running = error instanceof ApiError && error.code === 'idempotency_in_progress';
      if (!running || performance.now() > giveUpAt) throw error;
    }
    await delay(RETRY_EVERY_MS);
  }
}
