import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { Selectable } from 'kysely';
import { isPlainText, normalized } from '../../core/contract/text-fields.ts';
import type { Db } from '../../core/database/database.ts';
import { newId } from '../../core/database/ids.ts';
import type { Owner } from '../../core/database/owner.ts';
import { inTransaction, type Work } from '../../core/database/unit-of-work.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { LetterFrom } from '../../core/letters/letter.ts';
import type { Language } from '../../core/text/language.ts';
import type { MessageService } from '../../providers/messages/messages.ts';
import { passkeyLetter } from './letters.ts';
import {
  CHALLENGE_MS,
  newChallenge,
  passkeyRefused,
  readCredential,
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
  /** The team by which the email about it is sent; `undefined` for a person of the platform itself. */
  readonly team: Owner | undefined;
  /** Whose look that email has; the platform's by default. */
  readonly from?: LetterFrom;
  /** The language of that email. */
  readonly language: Language;
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

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>;

/** Names a passkey to a browser. */
export function passkeyReference({ credential_id: id, transports }: PasskeyRow) {
  return { id, transports: transports.split(',').filter(Boolean) as Transports };
}

/** Returns what a browser needs to make a passkey for a person. */
export async function beginPasskey(
  deps: PasskeyDeps,
  owner: Omit<PasskeyOwner, 'team' | 'language'>,
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
    excludeCredentials: own.map(passkeyReference),
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

/** Returns the credential that a browser has made, checked. @throws {ApiError} credential_invalid */
async function newCredential(deps: PasskeyDeps, owner: PasskeyOwner, sent: string) {
  const { response, challenge } = await readCredential<RegistrationResponseJSON>(deps, 'add', owner, sent);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  try {
    const attestation = isoBase64URL.toBuffer(response.response.attestationObject);
    // No certificate was asked for, and checking one would fetch addresses that it names.
    if (decodeAttestationObject(attestation).get('attStmt').get('x5c')) throw passkeyRefused();
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: owner.site.origin,
      expectedRPID: owner.site.id,
      supportedAlgorithmIDs: ALGORITHMS,
      requireUserVerification: true,
    });
    if (registrationInfo) return registrationInfo.credential;
  } catch (error) {
    throw passkeyRefused(error);
  }
  throw passkeyRefused();
}

/** Sends the email about a change with the change itself. */
async function report(
  work: Work,
  { messages }: ChangeDeps,
  { team, email, site, from, language }: Pick<PasskeyOwner, 'team' | 'email' | 'site' | 'from' | 'language'>,
  facts: { readonly name: string; readonly change: 'added' | 'removed' },
): Promise<void> {
  const letter = passkeyLetter({ ...facts, siteName: site.name, host: site.id });
  const written = await messages.write(work.db, { letter, from, language });
  if (!team) {
    // The change stands also if the mail server is down.
    work.afterCommit(() => void messages.mailNow({ to: email, ...written }).catch(() => undefined));
    return;
  }
  // A person is real in both environments; without a mail server, the email is in the sandbox's inbox.
  const environment = messages.isOffered('production', 'email') ? 'production' : 'sandbox';
  await messages.send(work, { ...team, environment }, { channel: 'email', to: email, ...written });
}
