import type { Db } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/unit-of-work.ts';
import { lockLineage } from '../../accounts/identity/keys/key-records.ts';
import type { CommandContext } from './command.ts';
import { need } from './flags.ts';
import { UsageError } from './usage-error.ts';

/**
 * Stored for the key's whole lineage, so that rotating keeps it, or for a merchant. Each node sees it within a
 * second.
 */
export async function setLimit({ db, flags }: CommandContext, perMinute: number | null): Promise<unknown> {
  const key = flags.get('key');
  const changed =
    key === undefined
      ? await db
          .updateTable('merchants')
          .set({ per_minute: perMinute })
          .where('id', '=', need(flags, 'merchant'))
          .returning('id')
          .execute()
      : await inTransaction(db, (work) => setLimitOfKey(work.db, key, perMinute));
  if (changed.length === 0)
    throw new UsageError(
      key === undefined ? `merchant ${need(flags, 'merchant')} doesn't exist` : `key ${key} doesn't exist`,
    );
  return { changed: changed.map((row) => row.id), per_minute: perMinute };
}

async function setLimitOfKey(trx: Db, id: string, perMinute: number | null): Promise<{ id: string }[]> {
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
