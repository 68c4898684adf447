import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { IssuedKey } from '../contract/keys/key.ts';
import { normalized } from '../../../core/contract/text-fields.ts';
import { isScope, isWellFormedScope } from '../../../core/contract/scopes.ts';
import { NEWEST_VERSION, releaseOf } from '../../../core/contract/versions/versions.ts';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Work } from '../../../core/database/unit-of-work.ts';
import type { Owner } from '../../../core/database/owner.ts';
import type { Clock } from '../../../core/api/clock.ts';
import { ApiError } from '../../../core/api/errors.ts';
import { recordEvent } from '../../../core/events/outbox.ts';
import { insertKey, presentKey } from './key-records.ts';
import { hashOf, newKeySecret } from './secret.ts';

export interface NewKeyOptions {
  readonly owner: Owner;
  readonly name: string;
  readonly capability: readonly string[];
  readonly apiVersion?: string;
}

/**
 * Creates a key, with its event. Its secret is in the response and nowhere else. @throws {ApiError}
 * version_unknown
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
 * Returns the environment of a new key. A key issues keys for its environment. A sandbox key may issue
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

/**
 * Checks a requested capability: scopes that exist, none beyond the requesting key's.
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
