import { DEFAULT_OVERLAP_SECONDS, type RotatedKey } from '../contract/keys/key.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import { ApiError } from '../../../core/api/errors.ts';
import type { ActingPerson } from '../../../core/api/principal.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { insertKey, lockLineage, presentKey, statusOfKey, type KeyRow } from './key-records.ts';
import { nowIn } from '../../../core/timers/environment-clock.ts';
import { setExpiryNotice } from './expiry-notices.ts';
import { keyOfOwner, type KeysDeps } from './keys.ts';
import { requirePersonMayHave } from './person-limits.ts';
import { hashOf, newKeySecret } from './secret.ts';

export interface RotationOptions {
  /** 0–604800; defaults to a day. */
  readonly overlapSeconds?: number | undefined;
  /** End the other live keys of the lineage instead of refusing a third. */
  readonly force?: boolean | undefined;
  /** The caller's capability: it may not obtain a key that can do more. Omitted for the operator. */
  readonly within?: ReadonlySet<string>;
  /** The person who gets the new secret; `undefined` for a server and the operator. */
  readonly person?: ActingPerson | undefined;
}

/** Domain rule: the most live keys of one lineage. */
const MOST_LIVE = 2;

/**
 * A new secret for a lineage. It keeps capability, version pin and limits; the old key works until the
 * overlap ends and its sessions continue. The lineage is locked meanwhile, so that concurrent rotations can't
 * create a third key.
 * @throws {ApiError} not_found, state_forbids (not live, or two live keys already), scope_insufficient
 */
export async function rotateKey(
  work: Work,
  deps: KeysDeps,
  owner: Owner,
  id: string,
  options: RotationOptions,
): Promise<RotatedKey> {
  const secret = newKeySecret(owner.environment);
  const now = new Date(deps.clock.now());
  // Ends are on the environment's clock; what is recorded happened in the real time.
  const dueNow = await nowIn(work.db, deps.clock, owner);
  const { lineage } = await keyOfOwner(work.db, owner, id);
  const lineageKeys = await lockLineage(work.db, lineage);
  const old = rotatable(lineageKeys, id, dueNow, options);
  const previousExpiry = await endOldKeys(work.db, owner, lineageKeys, old, options, { now, dueNow });
  const made = await insertKey(work.db, {
    ...successorOf(old),
    id: newId('key'),
    secret_hash: hashOf(secret),
    last_four: secret.slice(-4),
    created_at: now,
    updated_at: now,
  });
  const previous = { previous_id: old.id, previous_expires_at: previousExpiry.toISOString() };
  const rotated = { ...presentKey(made, now.getTime()), ...previous };
  await recordEvent(work.db, { type: 'key.rotated', ...owner, data: rotated, at: now });
  work.afterCommit(() => deps.directory.invalidate(lineageKeys));
  return { ...rotated, secret };
}

function rotatable(
  lineageKeys: readonly KeyRow[],
  id: string,
  nowMs: number,
  options: RotationOptions,
): KeyRow {
  const live = lineageKeys.filter((row) => statusOfKey(row, nowMs) === 'live');
  const old = live.find((row) => row.id === id);
  if (!old) throw new ApiError('state_forbids', { message: 'Only a live key can be rotated.' });
  if (options.within && !old.capability.every((scope) => options.within?.has(scope))) {
    throw new ApiError('scope_insufficient', {
      message: "A key can't rotate a key that has scopes it doesn't have.",
    });
  }
  requirePersonMayHave(options.person, old.capability, old.environment);
  if (live.length >= MOST_LIVE && options.force !== true) {
    throw new ApiError('state_forbids', {
      message:
        'This key lineage already has two live keys. Wait for the overlap to end, revoke one, or set ' +
        'force to true.',
    });
  }
  return old;
}

/** The rotated key ends with the overlap, never later than it would have; with `force` the others end now. */
async function endOldKeys(
  trx: Db,
  owner: Owner,
  lineageKeys: readonly KeyRow[],
  old: KeyRow,
  options: RotationOptions,
  { now, dueNow }: { readonly now: Date; readonly dueNow: number },
): Promise<Date> {
  const overlapMs = (options.overlapSeconds ?? DEFAULT_OVERLAP_SECONDS) * 1000;
  const end = new Date(Math.min(dueNow + overlapMs, old.expires_at?.getTime() ?? Infinity));
  for (const row of lineageKeys.filter((other) => statusOfKey(other, dueNow) === 'live')) {
    const expires_at = row === old ? end : new Date(dueNow);
    await setExpiryNotice(trx, owner, row, { expiresAt: expires_at, nowMs: dueNow });
    await trx
      .updateTable('keys')
      .set((eb) => ({ expires_at, updated_at: now, version: eb('version', '+', 1) }))
      .where('id', '=', row.id)
      .execute();
  }
  return end;
}

function successorOf(old: KeyRow) {
  const { partner_id, environment, lineage, name, capability, api_version, per_minute } = old;
  const kept = { partner_id, environment, lineage, name, capability, api_version, per_minute };
  return { ...kept, expires_at: null, revoked_at: null };
}
