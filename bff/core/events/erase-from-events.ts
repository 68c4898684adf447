import { sql } from 'kysely';
import type { EventType } from '../contract/event-type.ts';
import type { Db } from '../database/database.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import { writeWaiting } from '../database/write-at-end.ts';

/**
 * Sets a field to null in the events about one record that are kept: the person it is about wants to be forgotten. What has been delivered
 * can't be taken back; a later delivery has it no more.
 */
export async function eraseFromEvents(
  trx: Db,
  owner: Owner,
  about: { readonly types: readonly EventType[]; readonly recordId: string; readonly field: string },
): Promise<void> {
  await writeWaiting(trx);
  await trx
    .updateTable('events')
    .set({ data: sql`jsonb_set(data::jsonb, array[${about.field}], 'null')::text` })
    .where(ownedBy('events', owner))
    // As constants, so that an index of these types alone can serve.
    .where(sql<boolean>`type in (${sql.join(about.types.map((type) => sql.lit(type)))})`)
    .where(sql<boolean>`data::jsonb ->> 'id' = ${about.recordId}`)
    .execute();
}
