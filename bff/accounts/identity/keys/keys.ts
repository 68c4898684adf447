import type { Key } from '../contract/keys/key.ts';
import type { Db } from '../../../core/database/database.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { clearExpiryNotice } from './expiry-notices.ts';
import type { KeyDirectory } from './key-directory.ts';
import { findKey, presentKey, type KeyRow } from './key-records.ts';

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
