import { ApiError } from '../../../core/api/errors.ts';
import type { Db } from '../../../core/database/database.ts';
import { inTransaction, type Work } from '../../../core/database/unit-of-work.ts';
import { hashOf, isSecret, newSecret } from '../../../core/http/secrets.ts';
import { acceptInvitations } from '../member-events.ts';
import { emailOf } from '../member-records.ts';
import { personOf } from '../persons.ts';
import { domainOf, recheckDomain, type SsoDomainDeps } from './domains.ts';
import type { AuthorizationChecks, ProvenClaims } from './provider.ts';
import { providerOf, teamOfDomain, type SsoDeps, type SsoTeam } from './settings.ts';

/** How long a person may take at the provider, in milliseconds. */
export const SSO_MS = 10 * 60_000;

export interface SsoSignInDeps extends SsoDeps, Omit<SsoDomainDeps, 'isDevelopment'> {}

/** The step after the provider's redirect, kept sealed. */
interface Afterwards {
  /** The path to open. */
  readonly next?: string | undefined;
  /** The session that is to be proved, and its person; left out for a sign-in. */
  readonly proves?: { readonly session: string; readonly personId: string } | undefined;
  /** A form to be sent again, as JSON. */
  readonly again?: string | undefined;
}

interface Kept extends Afterwards {
  readonly url: string;
  readonly checks: AuthorizationChecks;
}

/** A person who came back from the provider. */
export interface SignedInBySso extends Afterwards {
  readonly personId: string;
  readonly partnerId: string;
  /** When the person signed in there, in milliseconds since the epoch; `undefined` if it isn't said. */
  readonly signedInAt: number | undefined;
}

/** Returns the team whose provider an address signs in by; `undefined` to sign in by email. */
export async function ssoTeamOf(deps: SsoSignInDeps, email: string): Promise<SsoTeam | undefined> {
  const team = await teamOfDomain(deps.db, domainOf(emailOf(email)));
  const { isDevelopment } = deps.identityProviders;
  return team && (await recheckDomain({ ...deps, isDevelopment }, team)) ? team : undefined;
}

/**
 * Begins a way to a team's provider and back, in one browser.
 * @param maxAge the greatest age of the sign-in there, in seconds
 * @returns the secret of the browser, for a cookie
 * @throws {ApiError} unavailable, not_found (no provider)
 */
export async function beginSso(
  deps: SsoSignInDeps,
  {
    partnerId,
    email,
    maxAge,
    ...afterwards
  }: Afterwards & { readonly partnerId: string; readonly email: string; readonly maxAge?: number },
): Promise<string> {
  const { db, clock, sealer, identityProviders } = deps;
  const provider = await providerOf(deps, partnerId);
  if (!provider) throw new ApiError('not_found');
  const way = await identityProviders.authorize(provider, { email, maxAge });
  return keepForBrowser({ db, clock, sealer }, partnerId, { ...afterwards, ...way });
}

/** Returns the address at the provider for a browser that has begun; `undefined` if it hasn't. */
export async function waitingSso(
  { db, clock, sealer }: KeepDeps,
  browser: string | undefined,
): Promise<string | undefined> {
  if (!isSecret(browser)) return undefined;
  const hash = hashOf(browser);
  const row = await db
    .selectFrom('sso_requests')
    .select('box')
    .where('browser_hash', '=', hash)
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
  return row && (JSON.parse(sealer.open(row.box, hash)) as Partial<Kept>).url;
}

/**
 * Finishes it in the browser that began it, once. The address must be verified by the provider and be of a
 * domain that the team has proven; its person must be on the team, or invited, and the same subject as at the
 * first sign-in.
 * @param back the partner whose address the browser came back to, and that address's query
 * @throws {ApiError} code_wrong (not begun here, or with another partner's provider), credential_invalid (not
 * confirmed), scope_insufficient (not on the team), unavailable
 */
export async function finishSso(
  deps: SsoSignInDeps,
  browser: string | undefined,
  back: { readonly partnerId: string; readonly search: string },
): Promise<SignedInBySso> {
  const used = await useKept(deps, browser);
  if (used?.partnerId !== back.partnerId) throw new ApiError('code_wrong');
  const provider = await providerOf(deps, used.partnerId);
  if (!provider || !used.kept.checks) throw new ApiError('code_wrong');
  const { partnerId, kept } = used;
  const claims = await deps.identityProviders.redeem(provider, back.search, used.kept.checks);
  const email = await provenAddress(deps.db, partnerId, claims);
  const now = new Date(deps.clock.now());
  const personId = await inTransaction(deps.db, (work) =>
    enterTeam(work, { partnerId, issuer: provider.issuer, subject: claims.subject, email }, now),
  );
  if (kept.proves && kept.proves.personId !== personId) throw notConfirmed();
  const { next, proves, again } = kept;
  return { personId, partnerId, signedInAt: claims.signedInAt, next, proves, again };
}

/**
 * Keeps the form that a proof was asked for, until the page of the session that has the proof sends it again.
 * @param browser the cookie of that session
 * @param again the form as JSON
 */
export async function keepForm(
  deps: KeepDeps,
  { partnerId, browser, again }: { partnerId: string; browser: string; again: string },
): Promise<void> {
  await keepForBrowser(deps, partnerId, { again }, browser);
}

/** Returns the form that was kept for a session, once. @param browser its cookie */
export async function takeForm(deps: KeepDeps, browser: string): Promise<string | undefined> {
  return (await useKept(deps, browser))?.kept.again;
}

type KeepDeps = Pick<SsoDeps, 'db' | 'clock' | 'sealer'>;

/** Keeps something for the browser with a secret, until it is used. @returns the secret */
async function keepForBrowser(
  { db, clock, sealer }: KeepDeps,
  partnerId: string,
  kept: Kept | Afterwards,
  browser = newSecret(),
): Promise<string> {
  const hash = hashOf(browser);
  const now = clock.now();
  await db.deleteFrom('sso_requests').where('expires_at', '<=', new Date(now)).execute();
  await db
    .insertInto('sso_requests')
    .values({
      browser_hash: hash,
      partner_id: partnerId,
      box: sealer.seal(JSON.stringify(kept), hash),
      expires_at: new Date(now + SSO_MS),
    })
    .execute();
  return browser;
}

/**
 * Uses up what a browser has begun. Of two requests at the same moment one wins, since the row is deleted.
 */
async function useKept(
  { db, clock, sealer }: KeepDeps,
  browser: string | undefined,
): Promise<{ readonly partnerId: string; readonly kept: Partial<Kept> } | undefined> {
  if (!isSecret(browser)) return undefined;
  const hash = hashOf(browser);
  const row = await db
    .deleteFrom('sso_requests')
    .where('browser_hash', '=', hash)
    .where('expires_at', '>', new Date(clock.now()))
    .returning(['partner_id', 'box'])
    .executeTakeFirst();
  return row && { partnerId: row.partner_id, kept: JSON.parse(sealer.open(row.box, hash)) as Partial<Kept> };
}

/** @throws {ApiError} credential_invalid: not verified, or not of a domain that the team has proven */
async function provenAddress(db: Db, partnerId: string, claims: ProvenClaims): Promise<string> {
  if (claims.email === undefined || !claims.isEmailVerified) {
    throw new ApiError('credential_invalid', {
      message: 'Your identity provider doesn’t say that your email address is verified.',
    });
  }
  const email = emailOf(claims.email);
  const team = await teamOfDomain(db, domainOf(email));
  if (team?.partnerId === partnerId) return email;
  throw new ApiError('credential_invalid', {
    message: 'Your identity provider gave an address of a domain that isn’t its own.',
  });
}

interface Entering {
  readonly partnerId: string;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
}

/** @returns the person's ID @throws {ApiError} scope_insufficient, credential_invalid */
async function enterTeam(work: Work, entering: Entering, now: Date): Promise<string> {
  const { partnerId, issuer, email } = entering;
  const member = await work.db
    .selectFrom('members')
    .select('role')
    .where('partner_id', '=', partnerId)
    .where('email', '=', email)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('expires_at', '>', now)]))
    .executeTakeFirst();
  if (!member) throw new ApiError('scope_insufficient', { message: 'You’re not on the team.' });
  const personId = await personOf(work.db, email, now);
  await bindSubject(work.db, { ...entering, personId }, now);
  await acceptInvitations(work.db, { personId, email, partnerId }, now);
  if (member.role === 'owner') {
    await work.db
      .updateTable('sso_settings')
      .set({ owner_signed_in_at: now })
      .where('partner_id', '=', partnerId)
      .where('issuer', '=', issuer)
      .execute();
  }
  return personId;
}

/**
 * Binds a person to a subject of the provider at the first sign-in: an address that is given to somebody else
 * there doesn't open the account of the one before.
 * @throws {ApiError} credential_invalid
 */
async function bindSubject(
  trx: Db,
  { partnerId, issuer, subject, personId }: Entering & { readonly personId: string },
  now: Date,
): Promise<void> {
  await trx
    .insertInto('sso_subjects')
    .values({ partner_id: partnerId, issuer, subject, person_id: personId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const bound = await trx
    .selectFrom('sso_subjects')
    .select('subject')
    .where('partner_id', '=', partnerId)
    .where('issuer', '=', issuer)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  if (bound?.subject !== subject) {
    throw new ApiError('credential_invalid', {
      message:
        'This address belongs to another account of your identity provider. Ask an owner of your team to ' +
        'remove you and invite you again.',
    });
  }
}

const notConfirmed = (): ApiError =>
  new ApiError('credential_invalid', { message: 'Somebody else signed in at your identity provider.' });
