import { randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Tables } from '../../core/database/tables.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import type { Clock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { hashOf, isSecret, newSecret } from '../../core/http/secrets.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import type { AddressedLetter } from '../../core/letters/letter.ts';
import { CODE_MINUTES, CODE_MS, countMail, MOST_TRIES } from './mail-limits.ts';
import { emailOf } from './member-records.ts';
import { personOf } from './persons.ts';

/** The lifetime of a link and its code, in minutes. */
export const LINK_MINUTES = CODE_MINUTES;

export interface SignInDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly messages: MessageService;
}

/** A person who has proved an address. */
export interface ProvenPerson {
  readonly personId: string;
  readonly email: string;
  /** The company of a sign-up. */
  readonly company: string | null;
}

/** Where people sign in: the console, or the dashboards on a partner's site. */
export interface Door<Entered> {
  /** The partner whose site it is; `undefined` for the console. A sign-in is finished only where it began. */
  readonly site: Owner | undefined;
  /** Returns the email to an address: with the way in if it may come in, or else one that says why not. */
  letterTo(db: Db, email: string, way: SignInWay, now: Date): Promise<AddressedLetter>;
  /** Accepts the person's invitations, and returns where the person may go. */
  enter(work: Work, person: ProvenPerson, now: Date): Promise<Entered>;
}

interface SignInWay {
  /** The secret of the link. */
  readonly secret: string;
  /** Eight digits. */
  readonly code: string;
  readonly isSignUp: boolean;
}

interface NewSignIn {
  readonly email: string;
  /** The company of a sign-up. */
  readonly company?: string | undefined;
  /** The path to open afterwards. */
  readonly next?: string | undefined;
}

/** A sign-in that waits in the browser where it began. */
type WaitingSignIn = Pick<Selectable<Tables['sign_in_requests']>, 'hash' | 'email' | 'company'>;

/** A finished sign-in. */
export interface SignedIn<Entered> {
  readonly personId: string;
  /** The place that the person has signed in to. */
  readonly entered: Entered;
  readonly next: string | undefined;
}

/**
 * Begins a sign-in or a sign-up: stores hashes of a link, a code and the browser, and emails the link and the
 * code. An earlier one of the same address ends. For an address on no team, the same happens, but its email
 * has neither: neither the response nor its time tells whether an address is known.
 * @returns the secret of the browser, for a cookie
 * @throws {ApiError} limit_address, unavailable (no email can be sent), field_invalid (the mail server
 * refuses the address)
 */
export async function beginSignIn(
  deps: SignInDeps,
  door: Door<unknown>,
  { email: typed, company, next }: NewSignIn,
): Promise<string> {
  const { db } = deps;
  const email = emailOf(typed);
  const now = new Date(deps.clock.now());
  const [secret, browser] = [newSecret(), newSecret()];
  const code = String(randomInt(10 ** 8)).padStart(8, '0');
  const hash = hashOf(secret);
  await inTransaction(db, async ({ db: trx }) => {
    await countMail(trx, { signIn: email }, now);
    await endEarlier(trx, email, now);
    await trx
      .insertInto('sign_in_requests')
      .values({
        hash,
        code_hash: codeHash(hash, code),
        browser_hash: hashOf(browser),
        email,
        partner_id: door.site?.partnerId ?? null,
        environment: door.site?.environment ?? null,
        company: company ?? null,
        next: next ?? null,
        tries: 0,
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_MS),
        ended_at: null,
      })
      .execute();
  });
  const letter = await door.letterTo(db, email, { secret, code, isSignUp: company !== undefined }, now);
  await deps.messages.mailNow({ to: email, ...(await deps.messages.write(db, letter)) });
  return browser;
}

/** Returns the sign-in that a browser began and has not finished. */
export async function waitingSignIn(
  { db, clock }: Pick<SignInDeps, 'db' | 'clock'>,
  { site }: Pick<Door<unknown>, 'site'>,
  browser: string | undefined,
): Promise<WaitingSignIn | undefined> {
  if (!isSecret(browser)) return undefined;
  return db
    .selectFrom('sign_in_requests')
    .select(['hash', 'email', 'company'])
    .where('browser_hash', '=', hashOf(browser))
    .where('partner_id', 'is not distinct from', site?.partnerId ?? null)
    .where('environment', 'is not distinct from', site?.environment ?? null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date(clock.now()))
    .executeTakeFirst();
}

/**
 * Finishes a sign-in by the code of its email, in the browser where it began.
 * @throws {ApiError} code_wrong: also after five wrong ones, and for a sign-in that has ended
 */
export async function signInByCode<Entered>(
  deps: SignInDeps,
  door: Door<Entered>,
  browser: string | undefined,
  typed: string,
): Promise<SignedIn<Entered>> {
  const waiting = await waitingSignIn(deps, door, browser);
  if (!waiting) throw new ApiError('code_wrong');
  const { db } = deps;
  // Counted before it is compared, and apart from it: a try that fails is still one.
  const { code_hash, tries } = await db
    .updateTable('sign_in_requests')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', waiting.hash)
    .returning(['code_hash', 'tries'])
    .executeTakeFirstOrThrow();
  if (tries > MOST_TRIES || codeHash(waiting.hash, typed.replaceAll(/\D/g, '')) !== code_hash) {
    throw new ApiError('code_wrong');
  }
  return finish(deps, door, waiting.hash);
}

/**
 * Finishes a sign-in by the link of its email, in the browser where it began: in another one, a forwarded
 * link opens nothing.
 * @throws {ApiError} code_wrong: the link is unknown, used or too old, or another browser's
 */
export async function signInByLink<Entered>(
  deps: SignInDeps,
  door: Door<Entered>,
  browser: string | undefined,
  secret: string,
): Promise<SignedIn<Entered>> {
  const waiting = await waitingSignIn(deps, door, browser);
  if (!isSecret(secret) || waiting?.hash !== hashOf(secret)) throw new ApiError('code_wrong');
  return finish(deps, door, waiting.hash);
}

/**
 * Uses a sign-in up, and does what it was for: all or nothing. Of two requests at the same moment one wins.
 * @throws {ApiError} code_wrong
 */
async function finish<Entered>(
  deps: SignInDeps,
  door: Door<Entered>,
  hash: string,
): Promise<SignedIn<Entered>> {
  const now = new Date(deps.clock.now());
  return inTransaction(deps.db, async (work) => {
    const request = await work.db
      .updateTable('sign_in_requests')
      .set({ ended_at: now })
      .where('hash', '=', hash)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .returningAll()
      .executeTakeFirst();
    if (!request) throw new ApiError('code_wrong');
    const { email, company } = request;
    const personId = await personOf(work.db, email, now);
    const entered = await door.enter(work, { personId, email, company }, now);
    return { personId, entered, next: request.next ?? undefined };
  });
}

/** Ends the earlier sign-ins of an address, and deletes those that have expired. */
async function endEarlier(trx: Db, email: string, now: Date): Promise<void> {
  await trx.deleteFrom('sign_in_requests').where('expires_at', '<=', now).execute();
  await trx
    .updateTable('sign_in_requests')
    .set((eb) => ({ ended_at: eb.fn.coalesce('ended_at', eb.val(now)) }))
    .where('email', '=', email)
    .execute();
}

const codeHash = (hash: string, code: string): string => hashOf(`${hash}.${code}`);
