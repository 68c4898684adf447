import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { servedMerchant } from '../identity/sessions/mint.ts';
import { hostsOnlyPages } from '../../core/contract/versions/versions.ts';
import { isOnSites, SITE_SURFACES, type SurfaceName } from '../surfaces/contract/surface-names.ts';
import { clearTimers } from '../../core/timers/timers.ts';
import { checkRecords } from './check-records.ts';
import * as operations from './contract/domains.ts';
import { insertDomain, lockDomain, pageOfDomains, presentDomain, readDomain } from './domain-records.ts';
import { hostToAdd } from './host-to-add.ts';
import { settleCheck } from './settle-check.ts';

export function domainRoutes(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(operations.createDomain, async ({ principal, work, body, version }) => {
      await requirePublished(work.db, principal);
      if (hostsOnlyPages(version)) requirePages(body.surface);
      else if (body.surface !== undefined && !isOnSites(body.surface)) {
        deps.uses.count(principal, { kind: 'value', name: 'createDomain.surface', usedBy: principal.keyId });
      }
      const { publicUrl, siteAddresses } = deps;
      const host = hostToAdd(body.host, [new URL(publicUrl).hostname, siteAddresses.domainName]);
      if (body.merchant !== undefined) {
        await servedMerchant(principal, body.merchant, (id) => deps.readMerchant(work.db, id));
      }
      const row = await insertDomain(work.db, principal, { ...body, host }, new Date(clock.now()));
      if (!row) throw new ApiError('state_forbids', { message: 'You have added this host already.' });
      return { body: presentDomain(row, await targetOf(deps, work.db, principal)) };
    }),
    route(operations.listDomains, async ({ principal, query }) => {
      const target = await targetOf(deps, db, principal);
      return { body: await pageOfDomains(db, principal, pageRequestOf(query), query, target) };
    }),
    route(operations.getDomain, async ({ principal, params }) => ({
      body: presentDomain(await readDomain(db, principal, params.id), await targetOf(deps, db, principal)),
    })),
    route(operations.verifyDomain, async ({ principal, params }) => {
      const target = await targetOf(deps, db, principal);
      const row = await checkNow(deps, principal, params.id, target);
      if (!row) throw new ApiError('not_found');
      return { body: presentDomain(row, target) };
    }),
    route(operations.deleteDomain, async ({ principal, params }) => {
      const target = await targetOf(deps, db, principal);
      const row = await inTransaction(db, async (work) => {
        const there = await lockDomain(work.db, principal, params.id);
        if (!there) throw new ApiError('not_found');
        await clearTimers(work.db, principal, { record: there.id });
        await work.db.deleteFrom('domains').where('id', '=', there.id).execute();
        return there;
      });
      return { body: presentDomain(row, target) };
    }),
  ];
}

/** @throws {ApiError} field_invalid: the surface has no pages that a host could serve */
function requirePages(surface: SurfaceName | undefined): void {
  if (surface === undefined || isOnSites(surface)) return;
  throw new ApiError('field_invalid', {
    message: `surface must be one that has pages on your site: ${SITE_SURFACES.join(', ')}.`,
    param: 'surface',
  });
}

/** Asks DNS, then writes down what it said. @throws {ApiError} not_found */
export async function checkNow(deps: FeatureDeps, owner: Owner, id: string, target: string) {
  const { host, proof } = await readDomain(deps.db, owner, id);
  const failure = await checkRecords({ host, proof, target }, deps.domainLookup);
  const now = new Date(deps.clock.now());
  return inTransaction(deps.db, ({ db }) => settleCheck(db, { owner, id, failure, now, target }));
}

/** Where a domain's CNAME has to lead. */
export async function targetOf({ siteAddresses }: FeatureDeps, db: Db, owner: Owner): Promise<string> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return new URL(siteAddresses.originOf(slug, owner.environment)).hostname;
}
