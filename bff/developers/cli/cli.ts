import { randomInt } from 'node:crypto';
import { issueKey } from '../../accounts/identity/keys/issue-key.ts';
import { scopesOfRole } from '../../accounts/people/contract/roles.ts';
import { membershipOf } from '../../accounts/people/people.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ALL_SCOPES } from '../../core/contract/scopes.ts';
import { normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { deleteSome } from '../../core/database/prepared.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';
import { sql, type Selectable } from 'kysely';
import { CLAIM_EVERY_SECONDS, LOGIN_MINUTES, type ClaimedLogin, type CliLogin } from './contract/cli.ts';
import type { CliLoginsTable } from './tables.ts';

export { RequestLog } from './request-log.ts';

interface LoginDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type LoginRow = Selectable<CliLoginsTable>;

/** The letters of user codes: no vowels, which could make words, and none that look alike. */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';
const HALF = 4;

/**
 * Scopes that a command-line key never gets, regardless of who approves it: it can't create keys or members.
 */
const WITHHELD: ReadonlySet<string> = new Set(['keys:write', 'members:write']);

/** Returns the scopes of the command line's key, from those that a person has in the sandbox. */
export const scopesOfCli = (scopes: Iterable<string>): string[] =>
  [...scopes].filter((scope) => !WITHHELD.has(scope));

/** Begins a login (RFC 8628): two codes, of which only hashes are stored. */
export async function beginLogin(
  { db, clock, publicUrl }: LoginDeps & { readonly publicUrl: string },
  { computer, network }: { readonly computer: string; readonly network: string },
): Promise<CliLogin> {
  const now = clock.now();
  const device = newSecret();
  const user = newUserCode();
  await db
    .insertInto('cli_logins')
    .values({
      hash: hashOf(device),
      user_code_hash: hashOf(user),
      computer: normalized(computer),
      network,
      state: 'waiting',
      partner_id: null,
      person_id: null,
      sso_partner_id: null,
      pause_seconds: CLAIM_EVERY_SECONDS,
      claimed_at: null,
      created_at: new Date(now),
      expires_at: new Date(now + LOGIN_MINUTES * 60_000),
    })
    .execute();
  const page = `${publicUrl}/console/cli`;
  return {
    object: 'cli_login',
    device_code: device,
    user_code: user,
    verification_uri: page,
    verification_uri_complete: `${page}?code=${user}`,
    expires_in: LOGIN_MINUTES * 60,
    interval: CLAIM_EVERY_SECONDS,
  };
}

function newUserCode(): string {
  const letters = Array.from({ length: 2 * HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** Returns a typed code as it was issued: in capitals, with the dash. */
export function issuedAs(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z]/g, '');
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}

/** Finds the login that waits for a decision, by the code that a person typed. */
export async function waitingLogin({ db, clock }: LoginDeps, typed: string): Promise<LoginRow | undefined> {
  return db
    .selectFrom('cli_logins')
    .selectAll()
    .where('user_code_hash', '=', hashOf(issuedAs(typed)))
    .where('state', '=', 'waiting')
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
}

/** Who decides, for which partner. */
export interface Decision {
  readonly isApproved: boolean;
  readonly partnerId: string;
  readonly personId: string | null;
  readonly ssoPartnerId: string | null;
}

/** Approves or refuses a login, once. @returns whether it still waited */
export async function decideLogin(
  { db, clock }: LoginDeps,
  { hash }: Pick<LoginRow, 'hash'>,
  { isApproved, partnerId, personId, ssoPartnerId }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cli_logins')
    .set({
      state: isApproved ? 'approved' : 'denied',
      partner_id: partnerId,
      person_id: personId,
      sso_partner_id: ssoPartnerId,
    })
    .where('hash', '=', hash)
    .where('state', '=', 'waiting')
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Claims are counted to the second before, because clocks and networks aren't exact. */
const EARLY_MS = 1_000;

/**
 * Returns the state of a login and, once it is approved, its new key. A claim that comes too early makes the
 * pause longer (RFC 8628, section 3.5).
 */
export async function claimLogin({ db, clock }: LoginDeps, deviceCode: string): Promise<ClaimedLogin> {
  return inTransaction(db, async (work) => {
    const now = new Date(clock.now());
    const login = await work.db
      .selectFrom('cli_logins')
      .selectAll()
      .where('hash', '=', hashOf(deviceCode))
      .where('expires_at', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!login) return claimed('expired', CLAIM_EVERY_SECONDS);
    const { claimed_at: before, pause_seconds: pause } = login;
    const isEarly = before !== null && now.getTime() - before.getTime() < pause * 1_000 - EARLY_MS;
    if (isEarly || login.state === 'waiting') {
      const next = isEarly ? pause + CLAIM_EVERY_SECONDS : pause;
      await work.db
        .updateTable('cli_logins')
        .set({ claimed_at: now, pause_seconds: next })
        .where('hash', '=', login.hash)
        .execute();
      return claimed(isEarly ? 'slow_down' : 'pending', next);
    }
    await work.db.deleteFrom('cli_logins').where('hash', '=', login.hash).execute();
    const key = login.state === 'approved' ? await issueCliKey(work, clock, login) : null;
    return { ...claimed(key ? 'approved' : 'denied', pause), key };
  });
}

const claimed = (status: ClaimedLogin['status'], interval: number): ClaimedLogin => ({
  object: 'claimed_login',
  status,
  interval,
  key: null,
});

/** Issues the key, with what the person may do at this moment; `null` if they may make no keys anymore. */
async function issueCliKey(work: Work, clock: Clock, login: LoginRow): Promise<ClaimedLogin['key']> {
  const { partner_id: partnerId, person_id: personId, sso_partner_id: by, computer } = login;
  if (partnerId === null) return null;
  const entering = { partnerId, by, openedAt: undefined };
  const member = personId === null ? undefined : await membershipOf(work.db, { ...entering, personId });
  if (personId !== null && !member) return null;
  const scopes = member ? scopesOfRole(member.role, 'sandbox') : new Set<string>(ALL_SCOPES);
  if (!scopes.has('keys:write')) return null;
  const name = `Command line on ${computer}`.slice(0, 100);
  const owner = { partnerId, environment: 'sandbox' } as const;
  return issueKey(work, clock, { owner, name, capability: scopesOfCli(scopes) });
}

/** Deletes logins that have expired. */
export async function forgetLogins({ db, clock }: LoginDeps): Promise<boolean> {
  return deleteSome(db, 'cli_logins', { where: sql`expires_at < ${new Date(clock.now())}` });
}
