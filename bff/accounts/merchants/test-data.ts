import type { Updateable } from 'kysely';
import { newId } from '../../core/database/ids.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import { type MerchantRow, insertMerchants } from './merchant-records.ts';
import type { MerchantsTable, StoredPerson } from './tables.ts';
import type { RequirementError } from './contract/merchant-standing.ts';
import type { Db } from '../../core/database/database.ts';
import type { FurnishMerchants, TestMerchant } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { SeedMerchants } from '../identity/partners/sign-up.ts';

/** Columns of what a merchant gives. */
type GivenColumns = Pick<
  Updateable<MerchantsTable>,
  'business' | 'address' | 'tax_id_last4' | 'people' | 'bank_account' | 'terms' | 'demands' | 'deadline_at'
>;

/** Data of test merchants: each field is well-formed, and fictitious. */
const ADDRESS = { line1: '12 Mill Lane', city: 'Reading', postal_code: 'RG1 2AB', country: 'GB' };
const BUSINESS = { type: 'company', mcc: '5261', founded_on: '1998-03-14' };
const BANK_ACCOUNT = { country: 'GB', last4: '6789', token: 'vault_test_GB_6789', status: 'verified' };
const TERMS_VERSION = '2026-11-01';
/** An address of the range for documentation (RFC 5737). */
const TERMS_IP = '192.0.2.10';

/** The demand of the restricted test merchant: its bank returned a payout. */
export const BANK_DEMAND: RequirementError = {
  requirement: 'bank_account',
  code: 'bank_account_unverified',
  message: 'The bank returned a payout: the account is closed. Enter another account.',
};

function testPerson(): StoredPerson {
  return {
    id: newId('psn'),
    roles: ['representative', 'owner'],
    name: 'Alex Morgan',
    birth_date: '1984-05-17',
    email: 'alex.morgan@example.com',
    phone: '+442079460018',
    address: ADDRESS,
    id_last4: '6781',
    ownership: 100,
  };
}

/** The data that a test merchant of a status has provided: all of it, or the beginning. */
export function testDataOf(status: MerchantStatus, now: Date): GivenColumns {
  if (status === 'needs_data') {
    return { business: JSON.stringify(BUSINESS), address: JSON.stringify(ADDRESS) };
  }
  const isRestricted = status === 'restricted';
  return {
    business: JSON.stringify(BUSINESS),
    address: JSON.stringify(ADDRESS),
    tax_id_last4: '4821',
    people: JSON.stringify([testPerson()]),
    bank_account: JSON.stringify({ ...BANK_ACCOUNT, ...(isRestricted && { status: 'failed' }) }),
    terms: JSON.stringify({ at: now.toISOString(), ip: TERMS_IP, version: TERMS_VERSION }),
    ...(isRestricted && { demands: JSON.stringify([BANK_DEMAND]) }),
  };
}

/** The data that a merchant still has to provide, for a simulated review; provided data stays. */
export function missingTestData(row: MerchantRow, now: Date): GivenColumns {
  const { people } = row;
  const isRepresented = people.some(({ roles }) => roles.includes('representative'));
  const completed = people.map((person): StoredPerson => {
    const { ownership: _, ...test } = testPerson();
    const isOwner = person.roles.includes('owner');
    return {
      ...test,
      ...(isOwner && { ownership: 25 }),
      ...person,
      address: { ...test.address, ...person.address },
    };
  });
  return {
    business: JSON.stringify({ ...BUSINESS, ...row.business }),
    address: JSON.stringify({ ...ADDRESS, ...row.address }),
    tax_id_last4: row.tax_id_last4 ?? '4821',
    people: JSON.stringify(
      isRepresented ? completed : [...completed, { ...testPerson(), roles: ['representative'] }],
    ),
    bank_account: JSON.stringify(row.bank_account ?? { ...BANK_ACCOUNT, status: 'new' }),
    terms: JSON.stringify(row.terms ?? { at: now.toISOString(), ip: TERMS_IP, version: TERMS_VERSION }),
    demands: '[]',
    deadline_at: null,
  };
}

/** The merchants in every new sandbox: one in each state that a partner must be able to show. */
const TEST_MERCHANTS: readonly { name: string; legalName: string; status: MerchantStatus }[] = [
  { name: 'Riverside Nursery', legalName: 'Riverside Nursery Ltd', status: 'active' },
  { name: 'Harbour Florist', legalName: 'Harbour Florist Ltd', status: 'needs_data' },
  { name: 'Old Mill Garden Centre', legalName: 'Old Mill Garden Centre Ltd', status: 'restricted' },
];

/** Adds a feature's data to a new sandbox. */
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
