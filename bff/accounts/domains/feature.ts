import { ApiError } from '../../core/api/errors.ts';
import { newUlid } from '../../core/database/ids.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import type { Work } from '../../core/database/unit-of-work.ts';
import type { Feature, FeatureDeps, SimulationRequest, Simulations } from '../../core/feature.ts';
import type { TimerHandlers } from '../../core/timers/timer-handler.ts';
import { readPartner } from '../identity/partners/change-partner.ts';
import { domainMigrations, type DomainRow, insertDomain } from './domain-records.ts';
import { checkNow, domainRoutes, targetOf } from './domain-routes.ts';
import type { DomainLookup } from './domains.ts';
import { AGAIN_MS, DOMAIN_CHECK, settleCheck } from './settle-check.ts';

/**
 * Creates a domain to verify without DNS. It is below `.example`, which can't be registered (RFC 2606), so
 * that a simulation takes no real host.
 */
async function newDomain({ db }: Work, deps: FeatureDeps, owner: Owner): Promise<DomainRow> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  const host = `shop-${newUlid().toLowerCase()}.${slug}.example`;
  const row = await insertDomain(db, owner, { host }, new Date(deps.clock.now()));
  if (!row) throw new Error('two random hosts were the same');
  return row;
}

/** The last one that the partner has added and not verified, of the merchant that was named. */
function waitingDomain(
  { db }: Work,
  { caller: owner, merchantId }: SimulationRequest,
): Promise<DomainRow | undefined> {
  return db
    .selectFrom('domains')
    .selectAll()
    .where(ownedBy('domains', owner))
    .where('status', '<>', 'verified')
    .where('host', 'like', '%.example')
    .$if(merchantId !== undefined, (rest) => rest.where('merchant_id', '=', merchantId ?? ''))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

async function settle(work: Work, request: SimulationRequest, isInOrder: boolean): Promise<void> {
  const { deps, caller: owner } = request;
  const waiting = isInOrder ? await waitingDomain(work, request) : undefined;
  const { id } = waiting ?? (await newDomain(work, deps, owner));
  const failure = isInOrder ? undefined : ({ code: 'cname_missing', found: [] } as const);
  const target = await targetOf(deps, work.db, owner);
  const now = new Date(deps.clock.now());
  await settleCheck(work.db, { owner, id, failure: failure && { ...failure, found: [] }, now, target });
}

const domainSimulations: Simulations = {
  'domain.verified': (work, request) => settle(work, request, true),
  'domain.failed': (work, request) => settle(work, request, false),
};

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    readonly domainLookup: DomainLookup;
  }
}

/** Each verified domain is looked up once a day. */
const domainTimers: TimerHandlers<FeatureDeps> = {
  [DOMAIN_CHECK]: {
    outside: async ({ deps, owner, record }) => {
      try {
        const row = await checkNow(deps, owner, record, await targetOf(deps, deps.db, owner));
        if (row?.status !== 'verified') return 'done';
        const hours = row.failure?.code === 'dns_unreachable' ? 1 : 24;
        return { againAt: new Date(deps.clock.now() + hours * AGAIN_MS) };
      } catch (error) {
        // The domain was removed.
        if (error instanceof ApiError && error.code === 'not_found') return 'done';
        throw error;
      }
    },
  },
};

export const domains: Feature = {
  routes: domainRoutes,
  timers: domainTimers,
  simulations: domainSimulations,
  migrations: domainMigrations,
};
