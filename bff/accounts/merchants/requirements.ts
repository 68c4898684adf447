import { missingParts } from '../../core/addresses/whole-address.ts';
import type { Selectable } from 'kysely';
import type { Capabilities, RequirementError, Requirements } from './contract/merchant-standing.ts';
import type { MerchantsTable, StoredPerson } from './tables.ts';

type MerchantRow = Selectable<MerchantsTable>;

/** The data that a merchant has provided so far. Requirements follow from it and are never stored. */
export type GivenData = Pick<
  MerchantRow,
  'business' | 'address' | 'people' | 'bank_account' | 'bank_waived' | 'tax_id_last4' | 'terms' | 'demands'
>;

/**
 * Paths of what is missing or was demanded again, in the order in which it is asked for.
 * @param asksForRegions whether addresses need the region that their country requires: merchants that went
 * through their onboarding before aren't asked for it
 */
export function dueOf(data: GivenData, asksForRegions: boolean): string[] {
  const demanded = data.demands.map(({ requirement }) => requirement);
  const missing = missingOf(data).filter((path) => asksForRegions || !path.endsWith('address.region'));
  return [...new Set([...missing, ...demanded])];
}

const ONBOARDING: ReadonlySet<string> = new Set(['created', 'needs_data']);

function missingOf(data: GivenData): string[] {
  const { business, address, people, tax_id_last4, terms } = data;
  return [
    ...absent('business', { type: business['type'], tax_id: tax_id_last4, mcc: business['mcc'] }),
    ...absentAddress('address', address),
    ...(people.some(({ roles }) => roles.includes('representative')) ? [] : ['people.representative']),
    ...people.flatMap(missingOfPerson),
    ...(data.bank_account || data.bank_waived ? [] : ['bank_account']),
    ...(terms ? [] : ['terms']),
  ];
}

/** Everyone needs a date of birth and an address; a representative also contact and identification data. */
function missingOfPerson(person: StoredPerson): string[] {
  const { id, roles, birth_date, address, email, phone, id_last4, ownership } = person;
  return [
    ...absent(`people.${id}`, { birth_date }),
    ...absentAddress(`people.${id}.address`, address),
    ...(roles.includes('representative')
      ? absent(`people.${id}`, { email, phone, id_number: id_last4 })
      : []),
    ...(roles.includes('owner') ? absent(`people.${id}`, { ownership }) : []),
  ];
}

/** The missing parts of an address, as its country requires, or the country, which determines them. */
function absentAddress(path: string, address: Readonly<Record<string, string>>): string[] {
  const { line1, city, postal_code, country } = address;
  if (country === undefined) return absent(path, { line1, city, postal_code, country });
  const parts = missingParts(address, country).map(({ name }) => `${path}.${name}`);
  return parts;
}

function absent(path: string, values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined || value === null ? [`${path}.${name}`] : [],
  );
}

/** The paths of everything that can be asked for, in part or as a whole. */
const REQUIREMENTS = [
  /^business(?:\.(?:type|tax_id|mcc|url|founded_on|document))?$/,
  /^address(?:\.\w{1,20})?$/,
  /^people(?:\.psn_\w{26}(?:\.\w{1,20}){0,2})?$/,
  /^(?:bank_account|terms)$/,
];

/** Whether something can be asked for by this path. */
export function isRequirement(path: string): boolean {
  return REQUIREMENTS.some((requirement) => requirement.test(path));
}

/** The requirements, as in a merchant's record. Overdue ones are also currently due (as with Stripe). */
export function requirementsOf(row: GivenData & Pick<MerchantRow, 'status' | 'deadline_at'>): Requirements {
  return {
    currently_due: dueOf(row, ONBOARDING.has(row.status)),
    past_due: row.status === 'restricted' ? row.demands.map(({ requirement }) => requirement) : [],
    errors: row.demands.map(({ requirement, code, message }) => ({ requirement, code, message })),
    deadline: row.deadline_at?.toISOString() ?? null,
  };
}

/** A restricted merchant still takes payments: its money is held, and its guests notice nothing. */
export function capabilitiesOf({
  status,
  bank_account,
}: Pick<MerchantRow, 'status' | 'bank_account'>): Capabilities {
  if (status === 'in_review') return { payments: 'pending', payouts: 'pending' };
  if (status === 'restricted') return { payments: 'active', payouts: 'inactive' };
  if (status !== 'active') return { payments: 'inactive', payouts: 'inactive' };
  const isPaid = bank_account !== null && bank_account.status !== 'failed';
  return { payments: 'active', payouts: isPaid ? 'active' : 'inactive' };
}

/**
 * The demands that remain after a change. One is met when what it is about, or a part of that, was sent
 * again. Another tax number makes a document about the old one needless.
 * @param sent paths that were sent with a value
 */
export function demandsAfter(
  demands: readonly RequirementError[],
  sent: readonly string[],
): RequirementError[] {
  const met = sent.includes('business.tax_id') ? [...sent, 'business.document'] : sent;
  return demands.filter(
    ({ requirement }) => !met.some((path) => isWithin(path, requirement) || isWithin(requirement, path)),
  );
}

function isWithin(path: string, whole: string): boolean {
  return path === whole || path.startsWith(`${whole}.`);
}
