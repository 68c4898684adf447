import { createPlant } from './contract/plants.ts';
import type { Clock } from '../../core/api/clock.ts';
import { route, type Route } from '../../core/api/route.ts';
import { createdEvent } from './record-created.ts';
import type { PlantApi } from './upstream.ts';

export { openPlantApi, type PlantApi } from './upstream.ts';

export interface PlantRoutesDeps {
  readonly plantApi: PlantApi;
  /** The built-in plant API records `plant.created` itself, with the plant. */
  readonly isPlantApiBuiltIn: boolean;
  readonly clock: Clock;
}

/**
 * Sends a checked request to the plant API. Its idempotency key is derived from partner, environment, merchant and
 * the caller's key, so that two callers never share one and the caller's text is not passed on.
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
