import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';
import { sql } from 'kysely';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { readPartner } from '../identity/partners/change-partner.ts';

export { DomainLookup, proofName } from './domain-lookup.ts';

/** A verified host, and what it is bound to. */
export interface ServedDomain {
  readonly environment: EnvironmentName;
  readonly partner: {
    readonly id: string;
    readonly name: string;
    readonly slug: string;
    readonly status: string;
  };
  readonly surface: SurfaceName | undefined;
  readonly merchant: { readonly id: string; readonly slug: string } | undefined;
}

/** @param host ASCII, in lower case */
export async function servedDomain(db: Db, host: string): Promise<ServedDomain | undefined> {
  const row = await db
    .selectFrom('served_hosts')
    .innerJoin('domains', 'domains.id', 'served_hosts.domain_id')
    .innerJoin('partners', 'partners.id', 'domains.partner_id')
    .leftJoin('merchants', 'merchants.id', 'domains.merchant_id')
    .select([
      'domains.environment',
      'domains.surface',
      'domains.merchant_id',
      'merchants.slug as merchant_slug',
      'partners.id',
      'partners.name',
      'partners.slug',
      'partners.status',
    ])
    .where('served_hosts.host', '=', host)
    .executeTakeFirst();
  if (!row) return undefined;
  const { environment, surface, merchant_id: id, merchant_slug: slug, ...partner } = row;
  return {
    environment,
    partner,
    surface: surface ?? undefined,
    merchant: id === null || slug === null ? undefined : { id, slug },
  };
}

/**
 * The origin for guests of a merchant: a served domain that is bound to nothing else, the merchant's first
 * and the oldest of several; without one, the partner's address below ours.
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

type SiteOriginDeps = Pick<FeatureDeps, 'db' | 'siteAddresses'>;

/** Returns the site origins of several merchants, in two queries. @see siteOriginOf */
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
