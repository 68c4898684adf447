import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { isPlainText, normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import { passkeyLetter } from './letters.ts';
import {
  CHALLENGE_MS,
  newChallenge,
  useChallenge,
  type Asked,
  type PasskeyDeps,
} from './passkey-challenges.ts';
import type { PasskeysTable } from './passkey-tables.ts';

export type PasskeyRow = Selectable<PasskeysTable>;

/** The most passkeys that a person has at one site. */
const MOST_PASSKEYS = 20;
/** EdDSA, ES256 and RS256, as COSE numbers them: every authenticator has one of these. */
const ALGORITHMS = [-8, -7, -257];
/** The longest name, in characters. */
export const PASSKEY_NAME_LENGTH = 60;

/** A person who changes their own passkeys, in a session that knows who they are. */
interface PasskeyOwner extends Asked {
  readonly personId: string;
  readonly email: string;
  /** The team by which the email about it is sent. */
  readonly team: Owner;
}

interface ChangeDeps extends PasskeyDeps {
  readonly messages: MessageService;
}

/** Returns a person's passkeys at a site, the oldest first. */
export async function passkeysOf(
  db: Db,
  { personId, rpId }: { readonly personId: string; readonly rpId: string },
): Promise<readonly PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('person_id', '=', personId)
    .where('rp_id', '=', rpId)
    .orderBy('id')
    .execute();
}

/** Returns what a browser needs to make a passkey for a person. */
export async function beginPasskey(
  deps: PasskeyDeps,
  owner: Omit<PasskeyOwner, 'team'>,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { site, personId, email } = owner;
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const own = await passkeysOf(deps.db, { personId, rpId: site.id });
  return generateRegistrationOptions({
    rpID: site.id,
    rpName: site.name,
    userID: Buffer.from(personId),
    userName: email,
    userDisplayName: email,
    challenge: Buffer.from(await newChallenge(deps, 'add', owner), 'base64url'),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(referTo),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/**
 * Adds the passkey that a browser has made, and sends its person an email that says so.
 * @param credential the browser's JSON of it, as sent
 * @throws {ApiError} credential_invalid (not made for this challenge, site, browser or person), field_invalid
 * (the name), state_forbids (too many, or it is there already)
 */
export async function addPasskey(
  deps: ChangeDeps,
  owner: PasskeyOwner,
  { name, credential: sent }: { readonly name: string; readonly credential: string },
): Promise<void> {
  if (!isPlainText(name, PASSKEY_NAME_LENGTH)) {
    throw new ApiError('field_invalid', {
      message: `name must be 1–${PASSKEY_NAME_LENGTH} characters on one line.`,
      param: 'name',
    });
  }
  const { id, publicKey, counter, transports = [] } = await newCredential(deps, owner, sent);
  const { site, personId } = owner;
  await inTransaction(deps.db, async (work) => {
    const others = await passkeysOf(work.db, { personId, rpId: site.id });
    if (others.length >= MOST_PASSKEYS) {
      throw new ApiError('state_forbids', {
        message: `You have ${MOST_PASSKEYS} passkeys. Remove one first.`,
      });
    }
    const added = await work.db
      .insertInto('passkeys')
      .values({
        id: newId('pky'),
        person_id: personId,
        rp_id: site.id,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(','),
        name: normalized(name),
        created_at: new Date(deps.clock.now()),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.columns(['rp_id', 'credential_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw new ApiError('state_forbids', { message: 'This passkey is added already.' });
    await report(work, deps, owner, { name, change: 'added' });
  });
}

/**
 * Removes a person's passkey, and sends them an email that says so.
 * @throws {ApiError} not_found
 */
export async function removePasskey(
  deps: ChangeDeps,
  owner: Omit<PasskeyOwner, 'browser'>,
  id: string,
): Promise<void> {
  await inTransaction(deps.db, async (work) => {
    const removed = await work.db
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('person_id', '=', owner.personId)
      .where('rp_id', '=', owner.site.id)
      .returning('name')
      .executeTakeFirst();
    if (!removed) throw new ApiError('not_found');
    await report(work, deps, owner, { name: removed.name, change: 'removed' });
  });
}

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
    ...(own && { allowCredentials: own.map(referTo) }),
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
  const response = credentialIn<AuthenticationResponseJSON>(sent);
  const challenge = await challengeIn(deps, 'use', asked, response);
  const { site, personId } = asked;
  const passkey = await deps.db
    .selectFrom('passkeys')
    .selectAll()
    .where('rp_id', '=', site.id)
    .where('credential_id', '=', response.id)
    .executeTakeFirst();
  if (!passkey || (personId !== undefined && passkey.person_id !== personId)) throw refused();
  const handle = Buffer.from(passkey.person_id).toString('base64url');
  if ((response.response.userHandle ?? handle) !== handle) throw refused();
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
    throw refused(error);
  });
  if (!verified) throw refused();
  // A copy of the authenticator that is used at the same moment has the same counter.
  const noted = await deps.db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, last_used_at: new Date(deps.clock.now()) })
    .where('id', '=', passkey.id)
    .where('counter', '=', counter)
    .returning('id')
    .executeTakeFirst();
  if (!noted) throw refused();
  return passkey.person_id;
}

/** Returns the credential that a browser has made, checked. @throws {ApiError} credential_invalid */
async function newCredential(deps: PasskeyDeps, owner: PasskeyOwner, sent: string) {
  const response = credentialIn<RegistrationResponseJSON>(sent);
  const expectedChallenge = await challengeIn(deps, 'add', owner, response);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = isoBase64URL.toBuffer(response.response.attestationObject);
    // No certificate was asked for, and checking one would fetch addresses that it names.
    if (decodeAttestationObject(attestation).get('attStmt').get('x5c')) throw refused();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: owner.site.origin,
      expectedRPID: owner.site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    throw refused(error);
  }
  throw refused();
}

/** @throws {ApiError} credential_invalid: no credential at all */
function credentialIn<Response extends AuthenticationResponseJSON | RegistrationResponseJSON>(
  sent: string,
): Response {
  try {
    const credential = JSON.parse(sent) as Partial<Response> | null;
    const { id, response } = credential ?? {};
    if (typeof id === 'string' && typeof response?.clientDataJSON === 'string') return credential as Response;
  } catch (error) {
    throw refused(error);
  }
  throw refused();
}

/** Uses up the challenge that a browser's data names. @throws {ApiError} credential_invalid */
async function challengeIn(
  deps: PasskeyDeps,
  purpose: 'add' | 'use',
  asked: Asked,
  { response }: AuthenticationResponseJSON | RegistrationResponseJSON,
): Promise<string> {
  let challenge: unknown;
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    challenge = (data as { readonly challenge?: unknown } | null)?.challenge;
  } catch (error) {
    throw refused(error);
  }
  if (typeof challenge !== 'string' || !(await useChallenge(deps, purpose, asked, challenge))) {
    throw refused();
  }
  return challenge;
}

/** The same for every reason, to reveal nothing. */
const refused = (cause?: unknown): ApiError =>
  new ApiError('credential_invalid', {
    message: 'This passkey wasn’t accepted. Try again, or use your email address.',
    cause,
  });

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Names a passkey to a browser. */
function referTo({ credential_id: id, transports }: PasskeyRow) {
  return { id, transports: transports.split(',').filter(Boolean) as Transports };
}

/** Sends the email about a change with the change itself. */
async function report(
  work: Work,
  { messages }: ChangeDeps,
  { team, email, site }: Pick<PasskeyOwner, 'team' | 'email' | 'site'>,
  facts: { readonly name: string; readonly change: 'added' | 'removed' },
): Promise<void> {
  // A person is real in both environments; without a mail server, the email is in the sandbox's inbox.
  const environment = messages.isOffered('production', 'email') ? 'production' : 'sandbox';
  const letter = passkeyLetter({ ...facts, siteName: site.name, host: site.id });
  await messages.send(work, { ...team, environment }, { channel: 'email', to: email, ...letter });
}
