import { siteOriginOf } from '../../accounts/domains/domains.ts';
import { readPartner } from '../../accounts/identity/partners/change-partner.ts';
import { findMerchant } from '../../accounts/merchants/merchants.ts';
import { brandOf } from '../../catalog/storefronts/storefronts.ts';
import type { Db } from '../../core/database/database.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { LetterFrom, LetterSender } from '../../core/letters/letter.ts';
import { plainNameOf } from '../../core/text/message.ts';

/**
 * Returns who a letter is from: a merchant in its brand, a partner in its theme, or Trellis.
 * @param db the open transaction, if there is one
 * @throws {ApiError} not_found: there is no such partner
 */
export async function letterSender(
  { themes, siteAddresses }: Pick<FeatureDeps, 'themes' | 'siteAddresses'>,
  db: Db,
  from: LetterFrom,
): Promise<LetterSender> {
  if (!from) return { brand: { name: 'Trellis' }, look: await themes.letterLook(undefined) };
  const { partnerId, environment, merchantId } = from;
  const owner = { partnerId, environment };
  const merchant =
    merchantId === undefined ? undefined : await findMerchant(db, { ...owner, only: undefined }, merchantId);
  if (!merchant) {
    const { name } = await readPartner(db, partnerId, environment);
    return { brand: { name: plainNameOf(name) }, look: await themes.letterLook(owner, null, db) };
  }
  const { accent, logo } = await brandOf(db, owner, merchant.id);
  const origin = await siteOriginOf({ db, siteAddresses }, owner, {
    merchantId: merchant.id,
    surface: 'dashboard',
  });
  const picture = logo?.files[0];
  return {
    brand: {
      name: plainNameOf(merchant.display_name),
      logo: picture && { ...picture, url: new URL(picture.url, origin).href },
    },
    look: await themes.letterLook(owner, accent, db),
  };
}
