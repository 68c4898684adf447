import type { Db } from '../../core/database/database.ts';
import { ApiError } from '../../core/api/errors.ts';
import { lockLineage } from '../identity/keys/key-records.ts';

/** The key or the merchant that a limit is for. */
interface Limited {
  readonly key: string | null;
  readonly merchant: string | null;
}

/**
 * Stores a limit for the key's whole lineage, so that rotation keeps it, or for a merchant. Each node sees it
 * within a second.
 * @param perMinute `null` for the default
 * @returns the IDs of the changed records
 * @throws {ApiError} not_found
 */
export async function setLimit(
  trx: Db,
  { key, merchant }: Limited,
  perMinute: number | null,
): Promise<readonly string[]> {
  const changed =
    key === null ? await ofMerchant(trx, merchant, perMinute) : await ofKey(trx, key, perMinute);
  if (changed.length > 0) return changed.map(({ id }) => id);
  const message = key === null ? `merchant ${merchant} doesn't exist` : `key ${key} doesn't exist`;
  throw new ApiError('not_found', { message });
}

function ofMerchant(trx: Db, id: string | null, perMinute: number | null): Promise<{ id: string }[]> {
  return trx
    .updateTable('merchants')
    .set({ per_minute: perMinute })
    .where('id', '=', id ?? '')
    .returning('id')
    .execute();
}

async function ofKey(trx: Db, id: string, perMinute: number | null): Promise<{ id: string }[]> {
  const key = await trx.selectFrom('keys').select('lineage').where('id', '=', id).executeTakeFirst();
  if (!key) return [];
  await lockLineage(trx, key.lineage);
  return trx
    .updateTable('keys')
    .set({ per_minute: perMinute })
    .where('lineage', '=', key.lineage)
    .returning('id')
    .execute();
}
