import { createPlant, createdPlantJson, PLANT_CREATED } from './contract/plants.ts';
import type { Clock } from '../../core/api/clock.ts';
import { route, type Route, type WrittenFirst } from '../../core/api/route.ts';
import type { PlantApi, Plant, PlantOrder } from './upstream.ts';
import { ApiError } from '../../core/api/errors.ts';
import { outsideEvent } from '../../core/events/outbox.ts';

export { openPlantApi, type PlantApi } from './upstream.ts';

interface PlantRoutesDeps {
  readonly plantApi: PlantApi;
  /** Whether the built-in plant API records `plant.created` itself, with the plant. */
  readonly isPlantApiBuiltIn: boolean;
  readonly clock: Clock;
}

/**
 * Returns the routes of plants. They send a checked request to the plant API. Its idempotency key is derived
 * from partner, environment, merchant and the caller's key, so that two callers never share one and the
 * caller's text is not passed on.
 */
export function plantRoutes({ plantApi, isPlantApiBuiltIn, clock }: PlantRoutesDeps): Route[] {
  return [
    route(createPlant, async ({ principal, body, rawBody, requestId, idempotency }) => {
      const order = {
        merchant: principal.merchantId,
        partnerId: principal.partnerId,
        environment: principal.environment,
        plantId: body.id,
        body: rawBody,
        requestId,
        idempotencyKey: idempotency?.id,
      };
      const plant = await plantApi.create(order);
      return {
        body: plant,
        ...(!isPlantApiBuiltIn && { writes: createdEvent(order, plant, clock.now()) }),
      };
    }),
  ];
}

/**
 * Returns the event of a plant that a foreign plant API has stored, which can't record it: committed after
 * its success and before the response, in one statement with the stored response. If that fails, the response
 * is 503 although the plant exists. When it is sent again with its idempotency key, the plant API confirms it
 * again, and the event follows. It is recorded once for the key and the plant's ID, because after a day a key
 * may be reused for another plant.
 */
function createdEvent(order: PlantOrder, plant: Plant, nowMs: number): WrittenFirst {
  const { partnerId, environment, merchant, plantId, idempotencyKey } = order;
  const event = outsideEvent({
    type: PLANT_CREATED,
    partnerId,
    environment,
    merchantId: merchant,
    dataJson: createdPlantJson({ id: plantId, ...plant }),
    atMs: nowMs,
    cause: idempotencyKey === undefined ? undefined : `plant ${idempotencyKey} ${plantId}`,
  });
  return { rows: [event], orElse: notRecorded };
}

function notRecorded(cause: unknown): ApiError {
  return new ApiError('unavailable', {
    message: 'The plant may have been created. Send the request again with the same Idempotency-Key.',
    headers: { 'Retry-After': '1' },
    cause,
  });
}
