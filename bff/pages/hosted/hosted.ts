import type { RequestHandler } from 'express';
import { lazyHandler } from '../../core/http/page-headers.ts';
import { type Route, route } from '../../core/api/route.ts';
import type { HostedPagesDeps } from './hosted-pages.ts';
import { createHostedLink, type HostedSurface } from '../../accounts/surfaces/contract/hosted-links.ts';
import { siteOriginOf } from '../../accounts/domains/domains.ts';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import type { Clock } from '../../core/api/clock.ts';
import { grantOf, servedMerchant, type FindMerchant } from '../../accounts/identity/sessions/mint.ts';
import { requireHosted } from '../../accounts/surfaces/surfaces.ts';
import { hostedSignIn, checkReturnUrl, SURFACES } from './hosted-links.ts';

export { peopleAtWorkBy } from './dashboard/device-sessions.ts';

interface HostedLinkDeps {
  readonly clock: Clock;
  /** Base of the link, without a trailing slash. */
  readonly publicUrl: string;
  readonly siteAddresses: FeatureDeps['siteAddresses'];
  /** Reads a merchant in a transaction. */
  readonly readMerchant: (db: Db, id: string) => ReturnType<FindMerchant>;
}

/**
 * Serves `POST /v1/hosted_links`, with which a partner's server sends a person to a page. A link grants the
 * surface's scopes that the key also has, for one of the partner's merchants.
 */
export function hostedRoutes(deps: HostedLinkDeps): Route[] {
  return [
    route(createHostedLink, async ({ principal: key, work: { db }, body }) => {
      const { merchant: id, surface, return_url } = body;
      const merchant = await servedMerchant(key, id, (known) => deps.readMerchant(db, known));
      const returnUrl = return_url === undefined ? null : await checkReturnUrl(db, key, return_url);
      const grant = {
        partner_id: key.partnerId,
        environment: key.environment,
        merchant_id: merchant.id,
        key_id: key.keyId,
        lineage: key.lineage,
        surface,
        scopes: [...grantOf(key, SURFACES[surface].scopes)],
        return_url: returnUrl,
      };
      const { code, expiresAt } = await hostedSignIn.createLink(db, grant, new Date(deps.clock.now()));
      const url = `${await baseOf(deps, db, key, surface, merchant.id)}/enter/${code}`;
      return { body: { object: 'hosted_link', url, expires_at: expiresAt.toISOString() } };
    }),
  ];
}

/**
 * Returns the base address of a surface's pages.
 * @throws {ApiError} state_forbids: the partner hosts them elsewhere
 */
async function baseOf(
  { publicUrl, siteAddresses }: HostedLinkDeps,
  db: Db,
  owner: Owner,
  surface: HostedSurface,
  merchantId: string,
): Promise<string> {
  const { of } = SURFACES[surface];
  if (of === undefined) return `${publicUrl}/hosted`;
  await requireHosted(db, owner, of, merchantId);
  const where = { merchantId, surface: 'dashboard' } as const;
  return `${await siteOriginOf({ db, siteAddresses }, owner, where)}/dashboard`;
}

/** The pages themselves, to be mounted at `/hosted` before the app's own 404. */
export function hostedPages(deps: HostedPagesDeps): RequestHandler {
  return lazyHandler(async () => (await import('./hosted-pages.ts')).hostedPages(deps));
}
