import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import {
  CHALLENGE_MS,
  newChallenge,
  passkeyRefused,
  readCredential,
  type Asked,
  type PasskeyDeps,
} from './passkey-challenges.ts';
import { passkeyReference, passkeysOf } from './passkeys.ts';

/**
 * Returns what a browser needs to use a passkey: any of its own at a sign-in, or one of the person who is
 * signed in.
 */
export async function askForPasskey(
  deps: PasskeyDeps,
  asked: Asked,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { site, personId } = asked;
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const own = personId === undefined ? undefined : await passkeysOf(deps.db, { personId, rpId: site.id });
  return generateAuthenticationOptions({
    rpID: site.id,
    challenge: Buffer.from(await newChallenge(deps, 'use', asked), 'base64url'),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    ...(own && { allowCredentials: own.map(passkeyReference) }),
  });
}

/**
 * Checks the use of a passkey: its challenge, once; its site; its person, verified by the authenticator; the
 * signature; and a counter that has gone up, if the authenticator counts.
 * @param sent the browser's JSON of it
 * @returns the ID of its person
 * @throws {ApiError} credential_invalid: the same, whichever it is
 */
export async function provePasskey(deps: PasskeyDeps, asked: Asked, sent: string): Promise<string> {
  const { response, challenge } = await readCredential<AuthenticationResponseJSON>(deps, 'use', asked, sent);
  const { site, personId } = asked;
  const passkey = await deps.db
    .selectFrom('passkeys')
    .selectAll()
    .where('rp_id', '=', site.id)
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || (personId !== undefined && passkey.person_id !== personId)) throw passkeyRefused();
  const handle = Buffer.from(passkey.person_id).toString('base64url');
  if ((response.response.userHandle ?? handle) !== handle) throw passkeyRefused();
  const counter = Number(passkey.counter);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter,
    },
  }).catch((error: unknown) => {
    throw passkeyRefused(error);
  });
  if (!verified) throw passkeyRefused();
  // A copy of the authenticator that is used at the same moment has the same counter.
  const noted = await deps.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: new Date(deps.clock.now()) })
    .where('id', '=', passkey.id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw passkeyRefused();
  return passkey.person_id;
}
