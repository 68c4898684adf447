import { sql } from 'kysely';
import { openApiDocument } from './contract/openapi.ts';
import { getHealth, getOpenApi, getReadiness, getSigningKeys } from './contract/platform.ts';
import type { Db } from './database/database.ts';
import type { Route } from './gateway/call.ts';
import { readiness } from './gateway/health.ts';
import type { SigningKey } from './identity/sessions/signing-key.ts';

export interface PlatformDeps {
  readonly db: Db;
  readonly signingKey: SigningKey;
  readonly publicUrl: string;
  readonly isPlantApiReachable: () => Promise<boolean>;
  /** Left out where one node counts by itself. */
  readonly isRedisAnswering?: (() => boolean) | undefined;
  readonly isStopping: () => boolean;
}

/** What the service says about itself to anyone: health, the signing keys, the contract. */
export function platformRoutes(deps: PlatformDeps): Route[] {
  const document = openApiDocument({ serverUrl: deps.publicUrl });
  const { isRedisAnswering } = deps;
  const needed = {
    database: async () => (await sql`select 1`.execute(deps.db)).rows.length === 1,
    plant_api: deps.isPlantApiReachable,
  };
  const spare = isRedisAnswering ? { redis: async () => isRedisAnswering() } : {};
  return [
    { operation: getHealth, handle: () => ({ body: { status: 'ok' } }) },
    { operation: getReadiness, handle: () => readiness({ needed, spare, isStopping: deps.isStopping() }) },
    {
      operation: getSigningKeys,
      handle: () => ({
        body: { keys: [deps.signingKey.publicJwk] },
        headers: { 'Cache-Control': 'public, max-age=300' },
      }),
    },
    { operation: getOpenApi, handle: () => ({ body: document }) },
  ];
}
