import type { Selectable } from 'kysely';
import type { SignUp } from '../contract/partners/partner.ts';
import { normalized } from '../../../core/contract/text-fields.ts';
import { ALL_SCOPES } from '../../../core/contract/scopes.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import { inTransaction, type Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { PartnersTable } from '../tables.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { issueKey } from '../keys/issue-key.ts';
import { otherSlug, slugOf } from '../slug.ts';
import { presentPartner } from './change-partner.ts';

/** Creates the test merchants of a new sandbox, in the transaction of the sign-up. */
export type SeedMerchants = (db: Db, owner: Owner) => Promise<SignUp['merchants']>;

export interface SignUpDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly seedMerchants: SeedMerchants;
}

/** @throws {ApiError} state_forbids: the operator opens sandboxes here */
export function requireOpenSignUp({ isSignUpOpen }: { readonly isSignUpOpen: boolean }): void {
  if (isSignUpOpen) return;
  throw new ApiError('state_forbids', {
    message: 'Sign-up is closed here. Ask the operator for a sandbox, or your team for an invitation.',
  });
}

/** A partner with its sandbox, one key of full capability and test merchants: all of it or nothing. */
export async function signUp(deps: SignUpDeps, name: string): Promise<SignUp> {
  return inTransaction(deps.db, async (work) => {
    const { owner, ...opened } = await openSandbox(work, deps, name);
    const key = await issueKey(work, deps.clock, { owner, name: 'First key', capability: ALL_SCOPES });
    return { ...opened, key };
  });
}

/** Creates a partner with its sandbox and test merchants, without a key. */
export async function openSandbox(
  { db: trx }: Work,
  { clock, seedMerchants }: Omit<SignUpDeps, 'db'>,
  name: string,
): Promise<Omit<SignUp, 'key'> & { readonly owner: Owner }> {
  const partner = await insertPartner(trx, normalized(name), new Date(clock.now()));
  const sandbox = await trx
    .insertInto('partner_environments')
    .values({
      partner_id: partner.id,
      environment: 'sandbox',
      name: `${partner.slug}-sandbox`,
      origins: [],
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const owner = { partnerId: partner.id, environment: 'sandbox' } as const;
  return {
    owner,
    partner: presentPartner(partner, [sandbox], 'sandbox'),
    sandbox: { name: sandbox.name },
    merchants: await seedMerchants(trx, owner),
  };
}

/** The slug is the name as part of a URL; if another partner has it, a random suffix is added. */
async function insertPartner(db: Db, name: string, now: Date): Promise<Selectable<PartnersTable>> {
  const slug = slugOf(name, 'partner');
  const row = { id: newId('par'), name, status: 'sandbox', created_at: now, updated_at: now } as const;
  const first = await db
    .insertInto('partners')
    .values({ ...row, slug })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (first) return first;
  return db
    .insertInto('partners')
    .values({ ...row, slug: otherSlug(slug) })
    .returningAll()
    .executeTakeFirstOrThrow();
}
