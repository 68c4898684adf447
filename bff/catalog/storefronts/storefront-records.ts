import type { Db } from '../../core/database/database.ts';
import { ownedBy, type MerchantView, type Owner } from '../../core/database/owner.ts';
import { imageAt, placedImage } from '../images/images.ts';
import type { Storefront } from './contract/storefronts.ts';

/** The storefronts of an owner's merchants; a merchant whose was never set has nulls. */
export function storefrontsIn(db: Db, owner: Owner) {
  return db
    .selectFrom('merchants')
    .leftJoin('storefronts', 'storefronts.merchant_id', 'merchants.id')
    .select(['merchants.id as merchant_id', 'merchants.environment'])
    .select(['storefronts.tagline', 'storefronts.about', 'storefronts.allergen_note'])
    .select(['storefronts.terms_url', 'storefronts.privacy_url'])
    .select(['storefronts.accent', 'storefronts.phone', 'storefronts.links', 'storefronts.popular_items'])
    .select(['storefronts.version', 'storefronts.updated_at'])
    .select([imageAt('storefronts.logo').as('logo'), imageAt('storefronts.cover').as('cover')])
    .where(ownedBy('merchants', owner));
}

export type StorefrontRow = Awaited<ReturnType<ReturnType<typeof storefrontsIn>['executeTakeFirstOrThrow']>>;

/** @returns `undefined` if the caller sees no such merchant */
export async function findStorefront(
  db: Db,
  view: MerchantView,
  merchantId: string,
): Promise<StorefrontRow | undefined> {
  if (view.only !== undefined && view.only !== merchantId) return undefined;
  return storefrontsIn(db, view).where('merchants.id', '=', merchantId).executeTakeFirst();
}

export function presentStorefront(row: StorefrontRow, url: string): Storefront {
  return {
    object: 'storefront',
    environment: row.environment,
    merchant: row.merchant_id,
    tagline: row.tagline,
    about: row.about,
    allergen_note: row.allergen_note,
    terms_url: row.terms_url,
    privacy_url: row.privacy_url,
    accent: row.accent,
    links: [...(row.links ?? [])],
    popular_items: [...(row.popular_items ?? [])],
    phone: row.phone,
    logo: placedImage(row.logo, url),
    cover: placedImage(row.cover, url),
    version: row.version ?? 1,
    updated_at: row.updated_at?.toISOString() ?? null,
  };
}
