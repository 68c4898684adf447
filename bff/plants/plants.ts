import { createPlant } from './contract/plants.ts';
import { route, type Route } from '../gateway/route.ts';
import type { PlantApi } from './upstream.ts';

export { recordingCreated } from './record-created.ts';
export { openPlantApi, type PlantApi } from './upstream.ts';

export interface PlantRoutesDeps {
  readonly plantApi: PlantApi;
}

/**
 * Sends a checked request to the plant API. Its idempotency key is derived from partner, environment, merchant and
 * the caller's key, so that two callers never share one and the caller's text is not passed on.
 */
export function plantRoutes({ plantApi }: PlantRoutesDeps): Route[] {
  return [
    route(createPlant, async ({ principal, body, rawBody, requestId, idempotency }) => ({
      body: await plantApi.create({
        merchant: principal.merchantId,
        partnerId: principal.partnerId,
        environment: principal.environment,
        plantId: body.id,
        body: rawBody,
        requestId,
        idempotencyKey: idempotency?.id,
      }),
    })),
  ];
}
