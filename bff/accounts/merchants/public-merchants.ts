import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { MerchantStatus } from './contract/merchant.ts';
import type { TaxRegistration } from './contract/tax-registration.ts';
import { presentBusinessPart } from './merchant-records.ts';

/** A merchant as guests see it on its partner's pages. */
export interface PublicMerchant {
  readonly id: string;
  readonly slug: string;
  readonly displayName: string;
  readonly legalName: string;
  /** ISO 3166-1. */
  readonly country: string;
  readonly registration: TaxRegistration;
  /** The language of its names, BCP 47; `null` if unspecified. */
  readonly language: string | null;
  /** Town or city, where it is known. */
  readonly city: string | undefined;
}

/** The statuses that take orders and payments: guests don't notice a restriction. */
const PUBLIC: readonly MerchantStatus[] = ['active', 'restricted'];

/**
 * Returns a page of those that are listed, in the order of slugs.
 * @param after the last slug of the previous page
 */
export async function pageOfPublicMerchants(
  db: Db,
  owner: Owner,
  { after, limit }: { readonly after: string | undefined; readonly limit: number },
): Promise<{ readonly merchants: PublicMerchant[]; readonly hasMore: boolean }> {
  const rows = await publicOnes(db, owner)
    .where('listed', '=', true)
    .$if(after !== undefined, (query) => query.where('slug', '>', after ?? ''))
    .orderBy('slug')
    .limit(limit + 1)
    .execute();
  return { merchants: rows.slice(0, limit).map(present), hasMore: rows.length > limit };
}

export async function publicMerchant(
  db: Db,
  owner: Owner,
  slug: string,
): Promise<PublicMerchant | undefined> {
  const row = await publicOnes(db, owner).where('slug', '=', slug).executeTakeFirst();
  return row && present(row);
}

/** The merchant of an order, in whatever state it is by now. */
export async function merchantOfOrder(db: Db, owner: Owner, id: string): Promise<PublicMerchant | undefined> {
  const row = await merchantsOf(db, owner).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}

function publicOnes(db: Db, owner: Owner) {
  return merchantsOf(db, owner).where('status', 'in', PUBLIC);
}

function merchantsOf(db: Db, owner: Owner) {
  return db
    .selectFrom('merchants')
    .select(['id', 'slug', 'display_name', 'legal_name', 'country', 'business', 'address', 'language'])
    .where(ownedBy('merchants', owner));
}

function present(row: {
  readonly id: string;
  readonly slug: string;
  readonly display_name: string;
  readonly legal_name: string;
  readonly country: string;
  readonly business: Readonly<Record<string, string>>;
  readonly address: Readonly<Record<string, string>>;
  readonly language: string | null;
}): PublicMerchant {
  const { id, slug, display_name: displayName, legal_name: legalName, country, address, language } = row;
  const { tax_registration: registration } = presentBusinessPart(row.business);
  return { id, slug, displayName, legalName, country, registration, language, city: address['city'] };
}
