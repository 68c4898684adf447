import type { Page } from '../../core/contract/fields.ts';
import type { Insertable, Selectable } from 'kysely';
import type { BankAccount } from './contract/merchant-standing.ts';
import type { MerchantQuery } from './contract/merchant-requests.ts';
import type { Merchant } from './contract/merchant.ts';
import type { Db } from '../../core/database/database.ts';
import { otherSlug, slugOf } from '../identity/slug.ts';
import { pageOf, type PageRequest, isWithin } from '../../core/database/pagination.ts';
import { ownedBy, type MerchantView } from '../../core/database/owner.ts';
import type { MerchantsTable } from './tables.ts';

import { capabilitiesOf, requirementsOf } from './requirements.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { RegistrationType, TaxRegistration } from './contract/tax-registration.ts';

export type MerchantRow = Selectable<MerchantsTable>;

const NAMES = ['display_name', 'legal_name', 'slug'] as const;

/** A pattern for `like` that matches the text literally. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

type NewRow = Omit<Insertable<MerchantsTable>, 'slug'>;

/**
 * The slug of its name; if the partner has that already, with a random suffix.
 * @throws {Error} the random suffix is taken too
 */
export async function insertMerchant(db: Db, row: NewRow): Promise<MerchantRow> {
  const slug = slugOf(row.display_name, 'merchant');
  const [first] = await insertNew(db, [{ ...row, slug }]);
  const [made] = first ? [first] : await insertNew(db, [{ ...row, slug: otherSlug(slug) }]);
  if (!made) throw new Error('two random slugs were the same');
  return made;
}

/** Inserts several merchants with different names, for a partner that has none of them. */
export async function insertMerchants(db: Db, rows: readonly NewRow[]): Promise<MerchantRow[]> {
  return insertNew(
    db,
    rows.map((row) => ({ ...row, slug: slugOf(row.display_name, 'merchant') })),
  );
}

/** @returns the stored rows, without those whose slug is taken, even concurrently */
function insertNew(db: Db, rows: readonly Insertable<MerchantsTable>[]): Promise<MerchantRow[]> {
  return db
    .insertInto('merchants')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['partner_id', 'environment', 'slug']).doNothing())
    .returningAll()
    .execute();
}

/** Returns any owner's merchants: the caller must compare them with its partner and environment. */
export async function findAnyMerchants(db: Db, ids: readonly string[]): Promise<MerchantRow[]> {
  return db.selectFrom('merchants').selectAll().where('id', 'in', ids).execute();
}

export async function findMerchant(db: Db, view: MerchantView, id: string): Promise<MerchantRow | undefined> {
  return seenBy(db, view).where('id', '=', id).executeTakeFirst();
}

export async function pageOfMerchants(
  db: Db,
  view: MerchantView,
  request: PageRequest,
  { status, plan, q, ...times }: MerchantQuery,
): Promise<Page<Merchant>> {
  const rows = await seenBy(db, view)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'created'))
    .$if(plan !== undefined, (query) => query.where('plan', '=', plan ?? ''))
    .where(isWithin('merchants', times))
    .$if(q !== undefined, (query) =>
      query.where((eb) => eb.or(NAMES.map((name) => eb(name, 'ilike', containing(q ?? ''))))),
    )
    .$if(request.after !== undefined, (query) => query.where('id', '>', request.after ?? ''))
    .orderBy('id')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentMerchant);
}

export function presentMerchant(row: MerchantRow): Merchant {
  return {
    id: row.id,
    object: 'merchant',
    environment: row.environment,
    slug: row.slug,
    display_name: row.display_name,
    legal_name: row.legal_name,
    country: row.country,
    currency: row.currency,
    timezone: row.timezone,
    language: row.language,
    support: presentPart('support', row.support),
    address: presentPart('address', row.address),
    business: { ...presentBusinessPart(row.business), tax_id_last4: row.tax_id_last4 },
    bank_account: presentBankAccount(row.bank_account),
    capabilities: capabilitiesOf(row),
    requirements: requirementsOf(row),
    payout_schedule: row.payout_schedule,
    plan: row.plan,
    listed: row.listed,
    status: row.status,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentBankAccount(stored: MerchantRow['bank_account']): BankAccount {
  if (!stored) return { last4: null, country: null, status: 'none' };
  const { last4, country, status } = stored;
  return { last4, country, status };
}

function seenBy(db: Db, view: MerchantView) {
  const { only } = view;
  return db
    .selectFrom('merchants')
    .selectAll()
    .where(ownedBy('merchants', view))
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''));
}

/** A merchant's objects whose fields are changed one by one. Only fields with a value are stored. */
const PARTS = {
  support: ['email', 'phone'],
  address: ['line1', 'line2', 'city', 'region', 'postal_code', 'country'],
  business: ['type', 'url', 'mcc', 'founded_on', 'tax_registration', 'tax_registration_type'],
} as const;

export type PartName = keyof typeof PARTS;

export const PART_NAMES = Object.keys(PARTS) as PartName[];

type Fields = Readonly<Record<string, string | null | undefined>>;

/** Merges a part, in NFC. `null` removes a field; fields outside the contract are never stored. */
export function mergedPart(name: PartName, there: Fields, change: Fields): Record<string, string> {
  const fields = PARTS[name].map((field) => {
    const { [field]: sent } = change;
    return [field, sent === undefined ? there[field] : sent] as const;
  });
  return Object.fromEntries(
    fields.flatMap(([field, value]) => (typeof value === 'string' ? [[field, normalized(value)]] : [])),
  );
}

/** Presents a part as in a record: every field is present, `null` without a value. */
export function presentPart<Name extends 'support' | 'address'>(name: Name, stored: Fields): Merchant[Name] {
  return fieldsIn(PARTS[name], stored) as Merchant[Name];
}

/** The same of the business, without what isn't stored with it. */
export function presentBusinessPart(stored: Fields): Omit<Merchant['business'], 'tax_id_last4'> {
  const {
    tax_registration: number,
    tax_registration_type: type,
    ...fields
  } = fieldsIn(PARTS.business, stored);
  return { ...fields, tax_registration: registrationOf(number, type) } as Omit<
    Merchant['business'],
    'tax_id_last4'
  >;
}

function registrationOf(number: string | null, type: string | null): TaxRegistration {
  return number === null ? null : { type: (type ?? 'other') as RegistrationType, number };
}

function fieldsIn<Field extends string>(
  names: readonly Field[],
  stored: Fields,
): Record<Field, string | null> {
  return Object.fromEntries(names.map((field) => [field, stored[field] ?? null])) as Record<
    Field,
    string | null
  >;
}
