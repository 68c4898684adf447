import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { FurnishMerchants, TestMerchant } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { SeedMerchants } from '../identity/partners/sign-up.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import { insertMerchants, type MerchantRow } from './merchant-records.ts';
import { testDataOf } from './test-data.ts';

/** What every sandbox starts with: one merchant of each state that a partner must be able to show. */
const TEST_MERCHANTS: readonly { name: string; legalName: string; status: MerchantStatus }[] = [
  { name: 'Riverside Nursery', legalName: 'Riverside Nursery Ltd', status: 'active' },
  { name: 'Harbour Florist', legalName: 'Harbour Florist Ltd', status: 'needs_data' },
  { name: 'Old Mill Garden Centre', legalName: 'Old Mill Garden Centre Ltd', status: 'restricted' },
];

/** What else begins with a new sandbox. */
export type BeginSandbox = (
  trx: Db,
  merchants: readonly (TestMerchant & { readonly status: MerchantStatus })[],
  now: Date,
) => Promise<void>;

/** Creates them, each with what the features give it. */
export function merchantSeeder(deps: {
  readonly clock: Clock;
  readonly furnish: FurnishMerchants;
  /** Called once they have all of it. */
  readonly begin?: BeginSandbox;
}): SeedMerchants {
  return async (trx, owner) => {
    const now = new Date(deps.clock.now());
    const rows = await insertMerchants(
      trx,
      TEST_MERCHANTS.map(({ name, legalName, status }) => ({
        id: newId('mer'),
        partner_id: owner.partnerId,
        environment: owner.environment,
        display_name: name,
        legal_name: legalName,
        country: 'GB',
        currency: 'GBP',
        timezone: 'Europe/London',
        status,
        ...testDataOf(status, now),
        created_at: now,
        updated_at: now,
      })),
    );
    const merchants = rows.map((row) => ({ ...testMerchantOf(row), status: row.status }));
    await deps.furnish(trx, merchants, now);
    await deps.begin?.(trx, merchants, now);
    return rows.map(({ id, display_name, status }) => ({ id, display_name, status }));
  };
}

function testMerchantOf(row: MerchantRow): TestMerchant {
  return {
    id: row.id,
    partnerId: row.partner_id,
    environment: row.environment,
    displayName: row.display_name,
    country: row.country,
    currency: row.currency,
    timezone: row.timezone,
  };
}
