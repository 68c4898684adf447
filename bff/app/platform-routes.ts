import { sql } from 'kysely';
import { openApiDocument } from '../developers/document/openapi.ts';
import type { OpenApiDocument } from '../core/contract/openapi-schemas.ts';
import { getHealth, getOpenApi, getReadiness, getSigningKeys } from '../core/contract/platform.ts';
import type { Db } from '../core/database/database.ts';
import { NEWEST_VERSION, releaseOf } from '../core/contract/versions/versions.ts';
import type { Call } from '../core/api/call.ts';
import type { Clock } from '../core/api/clock.ts';
import { ApiError } from '../core/api/errors.ts';
import { readiness } from '../core/api/health.ts';
import { route, type Route } from '../core/api/route.ts';
import type { SigningKey } from '../accounts/identity/sessions/signing-key.ts';

export interface PlatformDeps {
  readonly clock: Clock;
  readonly db: Db;
  readonly signingKey: SigningKey;
  readonly publicUrl: string;
  readonly isPlantApiReachable: () => Promise<boolean>;
  /** Omitted if a single node counts by itself. */
  readonly isRedisAnswering?: (() => boolean) | undefined;
  readonly isStopping: () => boolean;
}

/** Returns the service's public routes about itself: health, the signing keys, the contract. */
export function platformRoutes(deps: PlatformDeps): Route[] {
  const { isRedisAnswering } = deps;
  const needed = {
    database: async () => (await sql`select 1`.execute(deps.db)).rows.length === 1,
    plant_api: deps.isPlantApiReachable,
  };
  const spare = isRedisAnswering ? { redis: async () => isRedisAnswering() } : {};
  return [
    route(getHealth, () => ({ body: { status: 'ok' } })),
    route(getReadiness, () => readiness({ needed, spare, isStopping: deps.isStopping() })),
    route(getSigningKeys, () => ({
      body: { keys: [deps.signingKey.publicJwk] },
      headers: { 'Cache-Control': 'public, max-age=300' },
    })),
    route(getOpenApi, documents(deps)),
  ];
}

/** Returns the document of each version, created when first requested. */
function documents({ publicUrl, clock }: PlatformDeps) {
  const made = new Map<string, OpenApiDocument>();
  return ({ query: { version = NEWEST_VERSION } }: Call<typeof getOpenApi>) => {
    if (!releaseOf(version, clock.now())) throw new ApiError('version_unknown', { param: 'version' });
    const document = made.get(version) ?? openApiDocument({ serverUrl: publicUrl, version });
    made.set(version, document);
    return { body: { ...document } };
  };
}
