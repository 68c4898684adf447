import type { Page } from '../../../core/contract/fields.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Key } from '../contract/keys/key.ts';
import type { Db } from '../../../core/database/database.ts';
import { holdRow } from '../../../core/database/prepared.ts';
import { pageOf, type PageRequest } from '../../../core/database/pagination.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { KeysTable } from '../tables.ts';

export type KeyRow = Selectable<KeysTable>;

export async function insertKey(db: Db, row: Insertable<KeysTable>): Promise<KeyRow> {
  return db.insertInto('keys').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Keys by the hash of their secret. */
export async function findKeysByHash(db: Db, hashes: readonly string[]): Promise<Map<string, KeyRow>> {
  const rows = await db.selectFrom('keys').selectAll().where('secret_hash', 'in', hashes).execute();
  return new Map(rows.map((row) => [row.secret_hash, row]));
}

export async function findKey(db: Db, owner: Owner, id: string): Promise<KeyRow | undefined> {
  return keysOf(db, owner).where('id', '=', id).executeTakeFirst();
}

/** All keys of each lineage, oldest first. */
export async function findLineages(db: Db, lineages: readonly string[]): Promise<Map<string, KeyRow[]>> {
  const rows = await db
    .selectFrom('keys')
    .selectAll()
    .where('lineage', 'in', lineages)
    .orderBy('id')
    .execute();
  return Map.groupBy(rows, (row) => row.lineage);
}

/**
 * The keys of a lineage, locked until the transaction ends: another change waits, and then sees the result of
 * this one. The lineage has the id of its first key, whose row represents all of them.
 */
export async function lockLineage(trx: Db, lineage: string): Promise<KeyRow[]> {
  await holdRow(trx, 'keys', lineage);
  return trx
    .selectFrom('keys')
    .selectAll()
    .where('lineage', '=', lineage)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function pageOfKeys(
  db: Db,
  owner: Owner,
  request: PageRequest,
  nowMs: number,
): Promise<Page<Key>> {
  const rows = await keysOf(db, owner)
    .$if(request.after !== undefined, (query) => query.where('id', '>', request.after ?? ''))
    .orderBy('id')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, (row) => presentKey(row, nowMs));
}

/** The public record, without hash and secret. */
export function presentKey(row: KeyRow, nowMs: number): Key {
  return {
    id: row.id,
    object: 'key',
    environment: row.environment,
    name: row.name,
    last_four: row.last_four,
    lineage: row.lineage,
    capability: row.capability,
    api_version: row.api_version,
    status: statusOfKey(row, nowMs),
    expires_at: row.expires_at?.toISOString() ?? null,
    revoked_at: row.revoked_at?.toISOString() ?? null,
    last_used_at: row.last_used_at?.toISOString() ?? null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function statusOfKey(row: KeyRow, nowMs: number): Key['status'] {
  if (row.revoked_at) return 'revoked';
  return row.expires_at && row.expires_at.getTime() <= nowMs ? 'expired' : 'live';
}

function keysOf(db: Db, owner: Owner) {
  return db.selectFrom('keys').selectAll().where(ownedBy('keys', owner));
}
