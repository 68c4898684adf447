import type { Db } from '../database/database.ts';
import { hostOf } from './host-name.ts';
import type { SiteAddresses } from './site-addresses.ts';
import type { Site } from './site.ts';

export interface FindSiteDeps {
  readonly db: Db;
  readonly siteAddresses: SiteAddresses;
}

/**
 * Whose site a host is, by exact match, read anew on each request.
 * @returns undefined: nobody's. Production opens when its partner publishes.
 */
export async function findSite(
  header: string | undefined,
  { db, siteAddresses }: FindSiteDeps,
): Promise<Site | undefined> {
  const host = hostOf(header);
  const named = host && siteAddresses.read(host.name);
  if (!named) return undefined;
  const { slug, environment } = named;
  const partner = await db
    .selectFrom('partners')
    .select(['id', 'name', 'slug', 'status'])
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!partner || partner.status === 'suspended') return undefined;
  if (environment === 'production' && partner.status !== 'published') return undefined;
  const { status: _, ...shown } = partner;
  return {
    partnerId: partner.id,
    environment,
    // As a browser writes it: a port that is the scheme's own is left out.
    origin: new URL(`${siteAddresses.scheme}//${host.authority}`).origin,
    partner: shown,
    merchant: undefined,
    surface: undefined,
  };
}
