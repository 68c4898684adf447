import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import type { FeatureDeps } from '../../core/feature.ts';
import { ApiError } from '../../core/api/errors.ts';
import { pageRequestOf } from '../../core/database/pagination.ts';
import { route, type Route } from '../../core/api/route.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { requirePublished } from '../identity/partners/publish.ts';
import { servedMerchant } from '../identity/sessions/mint.ts';
import { limitsDomainSurfaces } from '../../core/contract/versions/versions.ts';
import { DOMAIN_SURFACES, domainSurfaceOf, type SurfaceName } from '../surfaces/contract/surface-names.ts';
import { clearTimers } from '../../core/timers/timers.ts';
import { checkRecords } from './domain-lookup.ts';
import * as operations from './contract/domains.ts';
import { insertDomain, lockDomain, pageOfDomains, presentDomain, readDomain } from './domain-records.ts';
import { settleCheck } from './settle-check.ts';
import { domainToASCII, domainToUnicode } from 'node:url';
import { parse } from 'tldts';

/** Names that mean this machine or its network, and never a host of a partner. */
const LOCAL = /(?:^|\.)(?:localhost|local|internal|home\.arpa|onion)$/;
const NAME = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/;

/**
 * Returns a host as DNS and browsers write it: `Bestellung.Käse.Example` → `bestellung.xn--kse-qla.example`.
 * Accepts only subdomains: a domain itself can't have a CNAME, and a host right below a public suffix is an
 * entire domain.
 * @param ours hosts of the platform, which are refused along with their subdomains
 * @throws {ApiError} field_invalid
 */
function hostToAdd(text: string, ours: readonly string[]): string {
  const host = domainToASCII(text.trim().replace(/\.$/, '')).toLowerCase();
  // Some characters would end the host for the parser.
  if (
    /[^\p{L}\p{M}\p{N}.\u3002-]/u.test(text.trim()) ||
    !NAME.test(host) ||
    !isReadable(host) ||
    LOCAL.test(host)
  ) {
    throw invalid('must be a host such as order.pos.example, without a scheme, a port or a path.');
  }
  const { isIp, subdomain } = parse(host, { allowPrivateDomains: true });
  if (isIp === true || !subdomain) {
    throw invalid(
      'must be a subdomain, such as order.pos.example: a domain itself can have no CNAME record.',
    );
  }
  if (ours.some((own) => host === own || host.endsWith(`.${own}`))) {
    throw invalid('is one of ours. Add a host of your own.');
  }
  return host;
}

/** Whether each Punycode label decodes to characters, and is their canonical form: `xn--a` is neither. */
function isReadable(host: string): boolean {
  return host.split('.').every((label) => {
    if (!label.startsWith('xn--')) return true;
    const text = domainToUnicode(label);
    return text !== '' && !text.startsWith('xn--') && domainToASCII(text) === label;
  });
}

function invalid(rule: string): ApiError {
  return new ApiError('field_invalid', { message: `host ${rule}`, param: 'host' });
}

export function domainRoutes(deps: FeatureDeps): Route[] {
  const { db, clock } = deps;
  return [
    route(operations.createDomain, async ({ principal, work, body, version }) => {
      await requirePublished(work.db, principal);
      if (limitsDomainSurfaces(version)) requireDomainSurface(body.surface);
      else if (body.surface !== undefined && domainSurfaceOf(body.surface) !== body.surface) {
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

/** @throws {ApiError} field_invalid: the pages of the surface are the dashboard's */
function requireDomainSurface(surface: SurfaceName | undefined): void {
  if (surface === undefined || domainSurfaceOf(surface) === surface) return;
  const names = DOMAIN_SURFACES.join(', ');
  throw new ApiError('field_invalid', {
    message: `surface must be one of ${names}. The dashboard has the pages of ${surface}.`,
    param: 'surface',
  });
}

/**
 * Queries DNS, then records the result.
 * @throws {ApiError} not_found
 */
export async function checkNow(deps: FeatureDeps, owner: Owner, id: string, target: string) {
  const { host, proof } = await readDomain(deps.db, owner, id);
  const failure = await checkRecords({ host, proof, target }, deps.domainLookup);
  const now = new Date(deps.clock.now());
  return inTransaction(deps.db, ({ db }) => settleCheck(db, { owner, id, failure, now, target }));
}

/** The required target of a domain's CNAME. */
export async function targetOf({ siteAddresses }: FeatureDeps, db: Db, owner: Owner): Promise<string> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  return new URL(siteAddresses.originOf(slug, owner.environment)).hostname;
}
