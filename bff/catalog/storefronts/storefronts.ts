import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { ApiError } from '../../core/api/errors.ts';
import { placedImage } from '../images/images.ts';
import type { PlacedImage } from '../images/contract/image.ts';
import { storefrontsIn } from './storefront-records.ts';
import type { StorefrontLink } from './tables.ts';

/** The part of storefronts that other folders use. */

/**
 * The texts and pictures on a merchant's pages. The files of its pictures are paths at any host of the
 * service.
 */
export interface ShownStorefront {
  readonly tagline: string | null;
  readonly about: string | null;
  readonly allergenNote: string | null;
  readonly termsUrl: string | null;
  readonly privacyUrl: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly links: readonly StorefrontLink[];
  /** Ids of items; empty: what sells best. */
  readonly popularItems: readonly string[];
  readonly logo: PlacedImage | null;
  readonly cover: PlacedImage | null;
}

/** Returns a merchant's storefront; what was never set is null. @throws {ApiError} not_found: the merchant */
export async function storefrontOf(db: Db, owner: Owner, merchantId: string): Promise<ShownStorefront> {
  const storefront = (await storefrontsOf(db, owner, [merchantId])).get(merchantId);
  if (!storefront) throw new ApiError('not_found');
  return storefront;
}

/** Returns the storefronts of those merchants that are the owner's, by the merchants' IDs. */
export async function storefrontsOf(
  db: Db,
  owner: Owner,
  merchantIds: readonly string[],
): Promise<Map<string, ShownStorefront>> {
  const rows = await storefrontsIn(db, owner)
    .where((eb) => eb('merchants.id', '=', eb.fn.any(eb.val([...merchantIds]))))
    .execute();
  return new Map(
    rows.map((row) => [
      row.merchant_id,
      {
        tagline: row.tagline,
        about: row.about,
        allergenNote: row.allergen_note,
        termsUrl: row.terms_url,
        privacyUrl: row.privacy_url,
        phone: row.phone,
        links: row.links ?? [],
        popularItems: row.popular_items ?? [],
        logo: placedImage(row.logo, ''),
        cover: placedImage(row.cover, ''),
      },
    ]),
  );
}

/** The color and the logo on all pages of a merchant. */
export interface Brand {
  /** `#9a3b1e`. */
  readonly accent: string | null;
  readonly logo: PlacedImage | null;
}

export async function brandOf(db: Db, owner: Owner, merchantId: string): Promise<Brand> {
  const row = await storefrontsIn(db, owner).where('merchants.id', '=', merchantId).executeTakeFirst();
  return { accent: row?.accent ?? null, logo: placedImage(row?.logo ?? null, '') };
}
