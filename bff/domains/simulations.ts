import type { Work } from '../database/unit-of-work.ts';
import type { FeatureDeps, Simulations } from '../feature.ts';
import type { Owner } from '../database/owner.ts';
import { newUlid } from '../database/ids.ts';
import { readPartner } from '../identity/partners/partner-records.ts';
import { targetOf } from './domain-routes.ts';
import { insertDomain, type DomainRow } from './domain-records.ts';
import { settleCheck } from './settle-check.ts';

/** What is verified without DNS is only below `.example`, which nobody has (RFC 2606): a simulation takes no host from anyone. */
async function newDomain({ db }: Work, deps: FeatureDeps, owner: Owner): Promise<DomainRow> {
  const { slug } = await readPartner(db, owner.partnerId, owner.environment);
  const host = `shop-${newUlid().toLowerCase()}.${slug}.example`;
  const row = await insertDomain(db, owner, { host }, new Date(deps.clock.now()));
  if (!row) throw new Error('two random hosts were the same');
  return row;
}

async function settle(work: Work, deps: FeatureDeps, owner: Owner, isInOrder: boolean): Promise<void> {
  const { id } = await newDomain(work, deps, owner);
  const failure = isInOrder ? undefined : ({ code: 'cname_missing', found: [] } as const);
  const target = await targetOf(deps, work.db, owner);
  const now = new Date(deps.clock.now());
  await settleCheck(work.db, { owner, id, failure: failure && { ...failure, found: [] }, now, target });
}

export const domainSimulations: Simulations = {
  'domain.verified': (work, { deps, caller }) => settle(work, deps, caller, true),
  'domain.failed': (work, { deps, caller }) => settle(work, deps, caller, false),
};
