import type { Key } from '../contract/keys/key.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { clearExpiryNotice } from './expiry-notices.ts';
import type { KeyDirectory } from './key-directory.ts';
import { findKey, presentKey, type KeyRow, lockLineage } from './key-records.ts';
import { normalized } from '../../../core/contract/text-fields.ts';
import { releaseOf } from '../../../core/contract/versions/versions.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';

export interface KeysDeps {
  readonly clock: Clock;
  readonly directory: KeyDirectory;
}

/** Ends a key and the sessions it minted. Repeating it changes nothing. @throws {ApiError} not_found */
export async function revokeKey(work: Work, deps: KeysDeps, owner: Owner, id: string): Promise<Key> {
  const now = new Date(deps.clock.now());
  const revoked = await work.db
    .updateTable('keys')
    .set((eb) => ({
      revoked_at: now,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .where(ownedBy('keys', owner))
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (!revoked) return presentKey(await keyOfOwner(work.db, owner, id), now.getTime());
  await clearExpiryNotice(work.db, owner, id);
  work.afterCommit(() => deps.directory.invalidate([revoked]));
  const key = presentKey(revoked, now.getTime());
  await recordEvent(work.db, { type: 'key.revoked', ...owner, data: key, at: now });
  return key;
}

/** @throws {ApiError} not_found: the same for an unknown key and for another partner's */
export async function keyOfOwner(db: Db, owner: Owner, id: string): Promise<KeyRow> {
  const row = await findKey(db, owner, id);
  if (!row) throw new ApiError('not_found');
  return row;
}

interface KeyChanges {
  readonly name?: string;
  readonly capability?: readonly string[];
  /** Dated version of the API. */
  readonly api_version?: string;
  /** The version that the caller has read. */
  readonly version?: number;
}

/**
 * Renames a key, or changes its capability or the version it is pinned to. The last two belong to the
 * lineage: all its live keys get them.
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

/** Changes the lineage's data, which a rotation never affects. */
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
