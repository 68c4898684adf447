import type { EnvironmentName } from '../../contract/fields.ts';
import type { IssuedKey, Key } from '../../contract/keys/key.ts';
import { normalized } from '../../contract/plain-text.ts';
import { isScope, isWellFormedScope } from '../../contract/scopes.ts';
import { NEWEST_VERSION, releaseOf } from '../../contract/versions/versions.ts';
import type { Db } from '../../database/database.ts';
import { newId } from '../../database/ids.ts';
import type { Work } from '../../database/unit-of-work.ts';
import { ownedBy, type Owner } from '../../database/owner.ts';
import type { Clock } from '../../gateway/clock.ts';
import { ApiError } from '../../gateway/errors.ts';
import { recordEvent } from '../../webhooks/outbox.ts';
import { nowIn } from '../environment-clock.ts';
import type { KeyDirectory } from './key-directory.ts';
import { findKey, insertKey, lockLineage, presentKey, type KeyRow } from './key-records.ts';
import { hashOf, newKeySecret } from './secret.ts';

export interface KeysDeps {
  readonly clock: Clock;
  readonly directory: KeyDirectory;
}

export interface NewKeyOptions {
  readonly owner: Owner;
  readonly name: string;
  readonly capability: readonly string[];
  readonly apiVersion?: string;
}

/**
 * Creates a key, with its event. Its secret is in the response and nowhere else. @throws {ApiError} version_unknown
 */
export async function issueKey(work: Work, clock: Clock, options: NewKeyOptions): Promise<IssuedKey> {
  const apiVersion = options.apiVersion ?? NEWEST_VERSION;
  if (!releaseOf(apiVersion, clock.now())) throw new ApiError('version_unknown', { param: 'api_version' });
  const secret = newKeySecret(options.owner.environment);
  const id = newId('key');
  const now = new Date(clock.now());
  const row = await insertKey(work.db, {
    id,
    partner_id: options.owner.partnerId,
    environment: options.owner.environment,
    lineage: id,
    name: normalized(options.name),
    secret_hash: hashOf(secret),
    last_four: secret.slice(-4),
    capability: [...new Set(options.capability)],
    api_version: apiVersion,
    expires_at: null,
    revoked_at: null,
    created_at: now,
    updated_at: now,
  });
  const key = presentKey(row, now.getTime());
  await recordEvent(work.db, { type: 'key.created', ...options.owner, data: key, at: now });
  return { ...key, secret };
}

/**
 * Which environment a new key belongs to. A key issues keys of its own environment. A sandbox key may issue
 * production keys once the partner is published; a production key never issues sandbox keys.
 * @throws {ApiError} not_published, field_invalid
 */
export async function ownerOfNewKey(
  db: Db,
  creator: Owner,
  wanted: EnvironmentName = creator.environment,
): Promise<Owner> {
  if (wanted === creator.environment) return creator;
  if (wanted === 'sandbox') {
    throw new ApiError('field_invalid', {
      message: 'A production key makes production keys only.',
      param: 'environment',
    });
  }
  const { status } = await db
    .selectFrom('partners')
    .select('status')
    .where('id', '=', creator.partnerId)
    .executeTakeFirstOrThrow();
  if (status !== 'published') throw new ApiError('not_published');
  return { partnerId: creator.partnerId, environment: wanted };
}

/** Ends a key and the sessions it minted. Repeating it changes nothing. @throws {ApiError} not_found */
export async function revokeKey(work: Work, deps: KeysDeps, owner: Owner, id: string): Promise<Key> {
  const now = new Date(deps.clock.now());
  const revoked = await work.db
    .updateTable('keys')
    .set((eb) => ({
      revoked_at: now,
      expiry_notice_at: null,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(ownedBy('keys', owner))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!revoked) return presentKey(await keyOfOwner(work.db, owner, id), now.getTime());
  work.afterCommit(() => deps.directory.invalidate([revoked]));
  const key = presentKey(revoked, now.getTime());
  await recordEvent(work.db, { type: 'key.revoked', ...owner, data: key, at: now });
  return key;
}

export interface KeyChanges {
  readonly name?: string;
  readonly capability?: readonly string[];
  /** Dated version of the API. */
  readonly api_version?: string;
  /** The version that the caller has read. */
  readonly version?: number;
}

/**
 * Renames a key, or changes its capability or the version it is pinned to. The last two belong to the lineage: all
 * its live keys get them.
 * @throws {ApiError} not_found, version_unknown, state_forbids (revoked), version_stale
 */
export async function updateKey(
  work: Work,
  deps: KeysDeps,
  owner: Owner,
  id: string,
  changes: KeyChanges,
): Promise<Key> {
  const now = new Date(deps.clock.now());
  const { lineage } = await keyOfOwner(work.db, owner, id);
  const { api_version } = changes;
  if (api_version !== undefined && !releaseOf(api_version, now.getTime())) {
    throw new ApiError('version_unknown', { param: 'api_version' });
  }
  const row = (await lockLineage(work.db, lineage)).find((key) => key.id === id);
  if (row?.revoked_at) throw new ApiError('state_forbids', { message: "A revoked key can't be changed." });
  const updated = await work.db
    .updateTable('keys')
    .set((eb) => ({
      updated_at: now,
      version: eb('version', '+', 1),
      ...(changes.name !== undefined && { name: normalized(changes.name) }),
    }))
    .where('id', '=', id)
    .$if(changes.version !== undefined, (query) => query.where('version', '=', changes.version ?? 0))
    .returningAll()
    .executeTakeFirst();
  if (!updated) throw new ApiError('version_stale');
  const lineageKeys =
    (changes.capability ?? api_version) === undefined
      ? undefined
      : await changeLineage(work.db, lineage, changes, now);
  work.afterCommit(() => deps.directory.invalidate(lineageKeys ?? [updated]));
  return presentKey(
    lineageKeys?.find((key) => key.id === id) ?? updated,
    await nowIn(work.db, deps.clock, owner),
  );
}

/** What belongs to the lineage, which a rotation never changes. */
function changeLineage(
  db: Db,
  lineage: string,
  { capability, api_version }: KeyChanges,
  now: Date,
): Promise<KeyRow[]> {
  return db
    .updateTable('keys')
    .set({
      ...(capability && { capability: [...new Set(capability)] }),
      ...(api_version !== undefined && { api_version }),
      updated_at: now,
    })
    .where('lineage', '=', lineage)
    .where('revoked_at', 'is', null)
    .returningAll()
    .execute();
}

/** @throws {ApiError} not_found: the same for an unknown key and for another partner's */
export async function keyOfOwner(db: Db, owner: Owner, id: string): Promise<KeyRow> {
  const row = await findKey(db, owner, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

/**
 * A requested capability: scopes that exist, none beyond the requesting key's.
 * @throws {ApiError} scope_malformed, field_invalid (unknown scope), scope_insufficient
 */
export function checkCapability(wanted: readonly string[], creator: ReadonlySet<string>): void {
  for (const scope of wanted) {
    if (!isWellFormedScope(scope)) throw new ApiError('scope_malformed', { param: 'capability' });
    if (!isScope(scope)) {
      throw new ApiError('field_invalid', {
        message: "capability contains a scope that doesn't exist.",
        param: 'capability',
      });
    }
    if (!creator.has(scope)) {
      throw new ApiError('scope_insufficient', {
        message: "A key can't have scopes that the key creating it doesn't have.",
        param: 'capability',
      });
    }
  }
}
