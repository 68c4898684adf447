import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import type { SurfaceName } from '../surfaces/contract/surface-names.ts';

export { DomainLookup } from './domain-lookup.ts';
export { siteOriginOf, siteOriginsOf } from './site-origin.ts';

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
