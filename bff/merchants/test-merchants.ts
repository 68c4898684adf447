import type { MerchantStatus } from '../contract/merchants/merchant.ts';
import type { Db } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';
import { newId } from '../database/ids.ts';
import { insertMerchants } from './merchant-records.ts';

/** What every sandbox starts with: one merchant of each state that a partner must be able to show. */
const TEST_MERCHANTS: readonly { name: string; legalName: string; status: MerchantStatus }[] = [
  { name: 'Riverside Nursery', legalName: 'Riverside Nursery Ltd', status: 'active' },
  { name: 'Harbour Florist', legalName: 'Harbour Florist Ltd', status: 'needs_data' },
  { name: 'Old Mill Garden Centre', legalName: 'Old Mill Garden Centre Ltd', status: 'restricted' },
];

export async function seedTestMerchants(
  db: Db,
  owner: Owner,
  nowMs: number,
): Promise<{ id: string; display_name: string; status: string }[]> {
  const now = new Date(nowMs);
  const rows = await insertMerchants(
    db,
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
      created_at: now,
      updated_at: now,
    })),
  );
  return rows.map(({ id, display_name, status }) => ({ id, display_name, status }));
}
