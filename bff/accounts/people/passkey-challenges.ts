import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { ApiError } from '../../core/api/errors.ts';
import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import { hashOf, newSecret } from '../../core/http/secrets.ts';

/** The lifetime of a challenge, in milliseconds. */
export const CHALLENGE_MS = 5 * 60_000;

/** The site that passkeys are for. One of another host works nowhere else. */
export interface RelyingParty {
  /** The host without its port. */
  readonly id: string;
  /** As a browser writes it: `https://console.trellis.example`. */
  readonly origin: string;
  /** The name that a browser shows when it saves a passkey. */
  readonly name: string;
}

/** The circumstances in which a challenge was given, and in which alone it can be used. */
export interface Asked {
  readonly site: RelyingParty;
  /** A secret of the browser: the cookie of its session, or one of its own before a sign-in. */
  readonly browser: string;
  /** The person who is signed in; `undefined` at a sign-in. */
  readonly personId: string | undefined;
}

export interface PasskeyDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Whether a challenge adds a passkey, or uses one. */
type Purpose = 'add' | 'use';

/** Returns a new challenge: 256 random bits in base64url. Those that have expired are deleted. */
export async function newChallenge(
  { db, clock }: PasskeyDeps,
  purpose: Purpose,
  { site, browser, personId }: Asked,
): Promise<string> {
  const now = clock.now();
  const challenge = newSecret();
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', new Date(now)).execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge,
      purpose,
      rp_id: site.id,
      browser_hash: hashOf(browser),
      person_id: personId ?? null,
      expires_at: new Date(now + CHALLENGE_MS),
    })
    .execute();
  return challenge;
}

/**
 * Reads the credential that a browser has sent, and uses its challenge up.
 * @param sent the browser's JSON of it; `Response` is checked only as far as the challenge is
 * @throws {ApiError} credential_invalid: no credential, or not for this purpose, site, browser and person
 */
export async function readCredential<Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  deps: PasskeyDeps,
  purpose: Purpose,
  asked: Asked,
  sent: string,
): Promise<{ readonly response: Response; readonly challenge: string }> {
  const { response, challenge } = parsed<Response>(sent);
  if (typeof challenge !== 'string' || !(await useChallenge(deps, purpose, asked, challenge))) {
    throw passkeyRefused();
  }
  return { response, challenge };
}

/** Returns the error of a passkey: the same for every reason, to reveal nothing. */
export const passkeyRefused = (cause?: unknown): ApiError =>
  new ApiError('credential_invalid', {
    message: 'This passkey wasn’t accepted. Try again, or use your email address.',
    cause,
  });

/** @throws {ApiError} credential_invalid */
function parsed<Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  sent: string,
): { readonly response: Response; readonly challenge: unknown } {
  try {
    const response = JSON.parse(sent) as Response;
    const text = Buffer.from(response.response.clientDataJSON, 'base64url').toString();
    const { challenge } = JSON.parse(text) as { readonly challenge?: unknown };
    if (typeof response.id === 'string') return { response, challenge };
  } catch (error) {
    throw passkeyRefused(error);
  }
  throw passkeyRefused();
}

/**
 * Uses a challenge up. Of two requests at the same moment one wins, since the row is deleted.
 * @returns whether it was given for this purpose, site, browser and person, and hasn't expired
 */
async function useChallenge(
  { db, clock }: PasskeyDeps,
  purpose: Purpose,
  { site, browser, personId }: Asked,
  challenge: string,
): Promise<boolean> {
  const used = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('purpose', '=', purpose)
    .where('rp_id', '=', site.id)
    .where('browser_hash', '=', hashOf(browser))
    .where('person_id', personId === undefined ? 'is' : '=', personId ?? null)
    .where('expires_at', '>', new Date(clock.now()))
    .returning('challenge')
    .executeTakeFirst();
  return used !== undefined;
}
