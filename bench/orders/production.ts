import { ALL_SCOPES } from '../../bff/core/contract/scopes.ts';
import { NEWEST_VERSION } from '../../bff/core/contract/versions/versions.ts';
import { newId } from '../../bff/core/database/ids.ts';
import { MIGRATING, openPostgres } from '../../bff/core/database/postgres.ts';
import { hashOf, newKeySecret } from '../../bff/accounts/identity/keys/secret.ts';

export interface ProductionMerchant {
  readonly merchant: string;
  /** A production key of its partner. */
  readonly key: string;
}

const PER_MINUTE = 100_000_000;

/** Opens production for a partner, with a key and an active merchant whose limits nobody reaches. */
export async function openProduction(databaseUrl: string, partnerId: string): Promise<ProductionMerchant> {
  const { db, close } = await openPostgres(databaseUrl, MIGRATING);
  try {
    const now = new Date();
    const owner = { partner_id: partnerId, environment: 'production' } as const;
    const rest = { created_at: now, updated_at: now, per_minute: PER_MINUTE };
    const [merchant, keyId, key] = [newId('mer'), newId('key'), newKeySecret('production')];
    await db.updateTable('partners').set({ status: 'published' }).where('id', '=', partnerId).execute();
    await db
      .insertInto('partner_environments')
      .values({ ...owner, name: 'bench-production', origins: [] })
      .execute();
    await db
      .insertInto('merchants')
      .values({
        ...owner,
        ...rest,
        id: merchant,
        slug: 'riverside-nursery',
        display_name: 'Riverside Nursery',
        legal_name: 'Riverside Nursery Ltd',
        country: 'GB',
        currency: 'GBP',
        timezone: 'Europe/London',
        status: 'active',
      })
      .execute();
    await db
      .insertInto('keys')
      .values({
        ...owner,
        ...rest,
        id: keyId,
        lineage: keyId,
        name: 'Till',
        secret_hash: hashOf(key),
        last_four: key.slice(-4),
        capability: [...ALL_SCOPES],
        api_version: NEWEST_VERSION,
      })
      .execute();
    return { merchant, key };
  } finally {
    await close();
  }
}
