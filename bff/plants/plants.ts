import { createPlant as createPlantOperation, NewPlant } from '../contract/plants.ts';
import { parseJson } from '../gateway/body.ts';
import { sessionOf, type Route } from '../gateway/call.ts';
import { requireScope } from '../gateway/credential.ts';
import type { JsonObject } from '../gateway/json.ts';
import { idempotencyId, idempotencyKeyOf } from '../gateway/idempotency/idempotency-key.ts';
import type { SessionPrincipal } from '../gateway/principal.ts';
import { checkOf } from '../gateway/validate.ts';
import type { Plant, PlantApi } from './upstream.ts';

export { recordingCreated } from './record-created.ts';
export { openPlantApi, type Plant, type PlantApi } from './upstream.ts';

export interface PlantRoutesDeps {
  readonly plantApi: PlantApi;
}

/** A plant to create, as it arrived. */
export interface PlantRequest {
  readonly principal: SessionPrincipal;
  /** JSON of a NewPlant. The bytes are passed on unchanged. */
  readonly body: Buffer;
  /** The caller's own; undefined: each request is a new one. */
  readonly idempotencyKey?: string | undefined;
  readonly requestId: string;
}

export function plantRoutes({ plantApi }: PlantRoutesDeps): Route[] {
  return [
    {
      operation: createPlantOperation,
      handle: async (call) => ({
        body: await forward(plantApi, {
          principal: sessionOf(call),
          body: call.rawBody,
          plantId: plantIdOf(call.body),
          idempotencyKey: idempotencyKeyOf(call),
          requestId: call.scope.id,
        }),
      }),
    },
  ];
}

const checkNewPlant = checkOf(NewPlant);

/**
 * Creates a plant for a caller that did not use the operation's route, such as a hosted page. Scope and body are
 * checked as for the route.
 * @throws {ApiError} scope_insufficient, not_json, field_missing, field_invalid, and what {@link PlantApi.create}
 * throws
 */
export async function createPlant(plantApi: PlantApi, request: PlantRequest): Promise<Plant> {
  requireScope(request.principal, createPlantOperation);
  const plantId = plantIdOf(checkNewPlant(parseJson(request.body)));
  return forward(plantApi, { ...request, plantId });
}

/** The body was checked: its id is an int64. */
function plantIdOf(body: JsonObject): number | bigint {
  return body['id'] as number | bigint;
}

/**
 * Sends a checked request to the plant API. Its idempotency key is derived from partner, environment, merchant and
 * the caller's key, so that two callers never share one and the caller's text is not passed on.
 */
function forward(
  plantApi: PlantApi,
  { principal, body, plantId, idempotencyKey, requestId }: PlantRequest & { plantId: number | bigint },
): Promise<Plant> {
  return plantApi.create({
    merchant: principal.merchantId,
    partnerId: principal.partnerId,
    environment: principal.environment,
    plantId,
    body,
    requestId,
    idempotencyKey:
      idempotencyKey === undefined
        ? undefined
        : idempotencyId(principal, createPlantOperation, idempotencyKey),
  });
}
