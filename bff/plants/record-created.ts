import { ApiError } from '../gateway/errors.ts';
import { createdPlantJson, PLANT_CREATED } from './created-event.ts';
import type { PlantApi } from './upstream.ts';
import type { Owner } from '../database/owner.ts';

/** `plant.created` of a plant that a foreign plant API has stored. */
export interface PlantCreatedEvent extends Owner {
  readonly type: typeof PLANT_CREATED;
  readonly merchantId: string;
  readonly dataJson: string;
  readonly at: Date;
  readonly cause: string | undefined;
}

export interface RecordingDeps {
  /** Resolves when the event is committed. */
  readonly record: (event: PlantCreatedEvent) => Promise<void>;
  readonly clock: { now(): number };
}

/**
 * For a plant API that records no events of ours: the event is recorded after its success and before our response. If
 * that fails, the response is 503 although the plant exists. Sent again with its idempotency key, the plant API
 * confirms it again, and the event follows. It is recorded once for the key and the plant's id, because after a day a
 * key may be reused for another plant.
 * @throws {ApiError} unavailable, beside what {@link PlantApi.create} throws
 */
export function recordingCreated(plantApi: PlantApi, { record, clock }: RecordingDeps): PlantApi {
  return {
    isReachable: () => plantApi.isReachable(),
    close: () => plantApi.close(),
    async create(order) {
      const plant = await plantApi.create(order);
      const { partnerId, environment, merchant, plantId, idempotencyKey } = order;
      const event = {
        type: PLANT_CREATED,
        partnerId,
        environment,
        merchantId: merchant,
        dataJson: createdPlantJson({ id: plantId, ...plant }),
        at: new Date(clock.now()),
        cause: idempotencyKey === undefined ? undefined : `plant ${idempotencyKey} ${plantId}`,
      } as const;
      await record(event).catch(notRecorded);
      return plant;
    },
  };
}

function notRecorded(cause: unknown): never {
  throw new ApiError('unavailable', {
    message: 'The plant may have been created. Send the request again with the same Idempotency-Key.',
    headers: { 'Retry-After': '1' },
    cause,
  });
}
