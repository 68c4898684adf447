import { ownedBy, type Owner } from '../database/owner.ts';
import type { FeatureDeps } from '../feature.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';

/**
 * Where guests of a merchant are sent: to a domain that is served and bound to nothing else, the merchant's own first and the oldest of
 * several; without one, to the partner's address below ours.
 * @returns an origin, such as `https://order.example.com`
 */
export async function siteOriginOf(
  { db, siteAddresses }: Pick<FeatureDeps, 'db' | 'siteAddresses'>,
  owner: Owner,
  { merchantId, surface }: { readonly merchantId: string; readonly surface: SurfaceName },
): Promise<string> {
  const domain = await db
    .selectFrom('domains')
    .innerJoin('served_hosts', 'served_hosts.domain_id', 'domains.id')
    .select('domains.host')
    .where(ownedBy('domains', owner))
    .where(({ eb, or }) => or([eb('domains.merchant_id', 'is', null), eb('merchant_id', '=', merchantId)]))
    .where(({ eb, or }) => or([eb('domains.surface', 'is', null), eb('surface', '=', surface)]))
    .orderBy('domains.merchant_id', (order) => order.asc().nullsLast())
    .orderBy('domains.surface', (order) => order.asc().nullsLast())
    .orderBy('domains.id')
    .limit(1)
    .executeTakeFirst();
  if (domain) return `${siteAddresses.scheme}//${domain.host}`;
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return siteAddresses.originOf(slug, owner.environment);
}
