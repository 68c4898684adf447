import { ApiError } from '../../core/api/errors.ts';
import type { WrittenFirst } from '../../core/api/route.ts';
import { outsideEvent } from '../../core/events/outside-events.ts';
import { createdPlantJson, PLANT_CREATED } from './created-event.ts';
import type { Plant, PlantOrder } from './upstream.ts';

/**
 * The event of a plant that a foreign plant API has stored, which records none of ours: committed after its success and before our response, in
 * one statement with what is kept of that. If that fails, the response is 503 although the plant exists. Sent again with its idempotency key,
 * the plant API confirms it again, and the event follows. It is recorded once for the key and the plant's id, because after a day a key may be
 * reused for another plant.
 */
export function createdEvent(order: PlantOrder, plant: Plant, nowMs: number): WrittenFirst {
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
