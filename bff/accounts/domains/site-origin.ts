import { sql } from 'kysely';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';

/**
 * Where guests of a merchant are sent: to a domain that is served and bound to nothing else, the merchant's own first and the oldest of
 * several; without one, to the partner's address below ours.
 * @returns an origin, such as `https://order.example.com`
 */
export async function siteOriginOf(
  deps: SiteOriginDeps,
  owner: Owner,
  { merchantId, surface }: { readonly merchantId: string; readonly surface: SurfaceName },
): Promise<string> {
  const originOf = await siteOriginsOf(deps, owner, { merchantIds: [merchantId], surface });
  return originOf(merchantId);
}

export type SiteOriginDeps = Pick<FeatureDeps, 'db' | 'siteAddresses'>;

/** The same for several merchants, by two queries. @see siteOriginOf */
export async function siteOriginsOf(
  { db, siteAddresses }: SiteOriginDeps,
  owner: Owner,
  { merchantIds, surface }: { readonly merchantIds: readonly string[]; readonly surface: SurfaceName },
): Promise<(merchantId: string) => string> {
  const domains = await db
    .selectFrom('domains')
    .innerJoin('served_hosts', 'served_hosts.domain_id', 'domains.id')
    .select(['domains.host', 'domains.merchant_id'])
    .where(ownedBy('domains', owner))
    .where(({ eb, or }) =>
      or([eb('domains.merchant_id', 'is', null), sql<boolean>`merchant_id = any(${merchantIds})`]),
    )
    .where(({ eb, or }) => or([eb('domains.surface', 'is', null), eb('surface', '=', surface)]))
    .orderBy('domains.merchant_id', (order) => order.asc().nullsLast())
    .orderBy('domains.surface', (order) => order.asc().nullsLast())
    .orderBy('domains.id')
    .execute();
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return (id) => {
    const domain = domains.find(({ merchant_id: only }) => only === null || only === id);
    return domain ? siteAddresses.originAt(domain.host) : siteAddresses.originOf(slug, owner.environment);
  };
}
