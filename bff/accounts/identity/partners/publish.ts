import type { Partner } from '../contract/partners/partner.ts';
import type { Db } from '../../../core/database/database.ts';
import { prepared } from '../../../core/database/prepared.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ActingPerson, KeyPrincipal } from '../../../core/api/principal.ts';
import { readPartner } from './change-partner.ts';

/**
 * Returns the problems in a partner's sandbox to fix before going live, in words. Each feature reports those
 * it finds.
 */
export type PublishCheck = (db: Db, owner: Owner) => Promise<readonly string[]>;

/** All that the checks find in a sandbox; nothing once its partner has published. */
export async function blockersOf(db: Db, owner: Owner, checks: readonly PublishCheck[]): Promise<string[]> {
  const [partner] = await statusOf(db, owner.partnerId);
  return partner?.status === 'sandbox' ? findBlockers(db, owner, checks) : [];
}

async function findBlockers(db: Db, owner: Owner, checks: readonly PublishCheck[]): Promise<string[]> {
  const found: string[] = [];
  for (const check of checks) found.push(...(await check(db, owner)));
  return found;
}

/** @throws {ApiError} state_forbids, with all that the checks find */
async function requireNothingBlocks(db: Db, owner: Owner, checks: readonly PublishCheck[]): Promise<void> {
  const found = await findBlockers(db, owner, checks);
  if (found.length === 0) return;
  throw new ApiError('state_forbids', { message: `Before you can go live: ${found.join(' ')}` });
}

/** The roles of people who may open production. A key needs `keys:write`. */
const MAY_PUBLISH: ReadonlySet<string> = new Set(['owner', 'admin']);

/** Whether a person may open production. */
export const mayPublish = ({ role }: Pick<ActingPerson, 'role'>): boolean => MAY_PUBLISH.has(role);

/**
 * Opens production for a partner: from the commit on, production keys can be issued. Publishing again changes
 * nothing. With two concurrent calls, one waits for the partner's row and then finds it published.
 * @throws {ApiError} credential_kind (a production key), scope_insufficient (a person's role), state_forbids
 * (suspended, or a check finds something)
 */
export async function publish(
  work: Work,
  { clock, publishChecks }: { readonly clock: Clock; readonly publishChecks: readonly PublishCheck[] },
  caller: KeyPrincipal,
): Promise<Partner> {
  if (caller.environment !== 'sandbox') {
    throw new ApiError('credential_kind', { message: 'This operation takes a sandbox key.' });
  }
  if (caller.person && !mayPublish(caller.person)) {
    throw new ApiError('scope_insufficient', { message: 'Only an owner or an admin can open production.' });
  }
  const published = await work.db
    .updateTable('partners')
    .set((eb) => ({
      status: 'published',
      updated_at: new Date(clock.now()),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', caller.partnerId)
    .where('status', '=', 'sandbox')
    .returning(['id', 'slug'])
    .executeTakeFirst();
  if (published) {
    await requireNothingBlocks(work.db, caller, publishChecks);
    await openProduction(work, published);
  }
  const partner = await readPartner(work.db, caller.partnerId, caller.environment);
  if (partner.status === 'suspended') {
    throw new ApiError('state_forbids', { message: "A suspended partner can't be published." });
  }
  return partner;
}

async function openProduction(work: Work, partner: { id: string; slug: string }): Promise<void> {
  await work.db
    .insertInto('partner_environments')
    .values({
      partner_id: partner.id,
      environment: 'production',
      name: `${partner.slug}-production`,
      origins: [],
    })
    .execute();
}

/**
 * Requires that production is open before anything is created in it, even by a key that the operator issued
 * early.
 * @throws {ApiError} not_published
 */
export async function requirePublished(db: Db, owner: Owner): Promise<void> {
  if (owner.environment !== 'production') return;
  const [partner] = await statusOf(db, owner.partnerId);
  if (partner?.status !== 'published') throw new ApiError('not_published');
}

const statusOf = prepared((db: Db, id: string) =>
  db.selectFrom('partners').select('status').where('id', '=', id),
);
