import { sql } from 'kysely';
import { ALL_SCOPES } from '../../bff/core/contract/scopes.ts';
import { NEWEST_VERSION } from '../../bff/core/contract/versions/versions.ts';
import { newId } from '../../bff/core/database/ids.ts';
import type { Database } from '../../bff/core/database/database.ts';
import { openDatabase } from '../../bff/app/open-database.ts';
import { MIGRATING, openPostgres } from '../../bff/core/database/postgres.ts';
import { hashOf, newKeySecret } from '../../bff/accounts/identity/keys/secret.ts';
import { loadSigningKey } from '../../bff/accounts/identity/sessions/signing-key.ts';
import { signToken } from '../../bff/accounts/identity/sessions/token.ts';
import { systemClock } from '../../bff/core/api/clock.ts';
import type { Callers } from '../load/round.ts';
import type { Place } from '../stores.ts';

/** One partner with its first key and merchant, as created by the operator's command line. */
export interface FirstCaller {
  readonly partnerId: string;
  readonly keyId: string;
  readonly secret: string;
  readonly merchantId: string;
}

export interface SeedOptions {
  readonly place: Place;
  readonly first: FirstCaller;
  /** Keys in the store, the first among them; each has a merchant of its own. */
  readonly keys: number;
  /** Plants in the store of the built-in plant API. */
  readonly plants: number;
  readonly issuer: string;
  readonly signingJwk: string;
  /** `id:secret` of the client of oidc-provider; the load needs it too. */
  readonly client: string;
}

const PER_MINUTE = 100_000_000;
const BATCH = 1_000;

/** A million rows in one statement take longer than a request's statement may. */
async function openPatiently(place: Place): Promise<Database> {
  const database = await openDatabase(place);
  if (place.databaseUrl === undefined) return database;
  await database.close();
  return openPostgres(place.databaseUrl, MIGRATING);
}

/** Writes the rows directly into the database. @returns the callers: a key, a merchant and a token each */
export async function seed(options: SeedOptions): Promise<Callers> {
  const { first } = options;
  const database = await openPatiently(options.place);
  try {
    const { db } = database;
    const key = await loadSigningKey(db, systemClock, options.signingJwk);
    const tokens = { issuer: options.issuer, key, clock: systemClock };
    const callers = [first];
    const now = new Date(systemClock.now());
    const owner = { partner_id: first.partnerId, environment: 'sandbox' } as const;
    const times = { created_at: now, updated_at: now, per_minute: PER_MINUTE };
    while (callers.length < options.keys) {
      const batch = Array.from({ length: Math.min(BATCH, options.keys - callers.length) }, () => ({
        partnerId: first.partnerId,
        keyId: newId('key'),
        secret: newKeySecret('sandbox'),
        merchantId: newId('mer'),
      }));
      await db
        .insertInto('merchants')
        .values(
          batch.map(({ merchantId }) => ({
            ...owner,
            ...times,
            id: merchantId,
            slug: merchantId.slice(-26).toLowerCase(),
            display_name: 'Riverside Nursery',
            legal_name: 'Riverside Nursery Ltd',
            country: 'GB',
            currency: 'GBP',
            timezone: 'Europe/London',
            status: 'active' as const,
          })),
        )
        .execute();
      await db
        .insertInto('keys')
        .values(
          batch.map(({ keyId, secret }) => ({
            ...owner,
            ...times,
            id: keyId,
            lineage: keyId,
            name: 'Till',
            secret_hash: hashOf(secret),
            last_four: secret.slice(-4),
            capability: [...ALL_SCOPES],
            api_version: NEWEST_VERSION,
          })),
        )
        .execute();
      callers.push(...batch);
    }
    if (options.plants > 0) {
      await sql`insert into plants (merchant, id, name, tag, created_at)
        select ${first.merchantId}, n, 'Fern ' || n, 'shade', now() from generate_series(1, ${options.plants}::bigint) n`.execute(
        db,
      );
    }
    await sql`analyze`.execute(db);
    return {
      keys: callers.map(({ secret }) => secret),
      merchants: callers.map(({ merchantId }) => merchantId),
      tokens: await Promise.all(
        callers.map(({ partnerId, keyId, merchantId }) =>
          signToken(
            {
              partnerId,
              environment: 'sandbox',
              merchantId,
              keyId,
              lineage: keyId,
              scopes: ['plants:write', 'merchants:read', 'menus:read', 'orders:read'],
            },
            tokens,
          ),
        ),
      ),
      client: options.client,
    };
  } finally {
    await database.close();
  }
}
