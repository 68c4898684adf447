import { sql } from 'kysely';
import type { Event } from '../contract/events.ts';
import type { Db } from '../database/database.ts';
import { ownedBy, type Owner } from '../database/owner.ts';
import { presentEvent } from './events/event-records.ts';

/** The events that a transaction has recorded so far, in order. Call it inside the transaction. */
export async function eventsRecordedBy(trx: Db, owner: Owner): Promise<Event[]> {
  const rows = await trx
    .selectFrom('events')
    .selectAll()
    .where(ownedBy('events', owner))
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .orderBy('id')
    .execute();
  return rows.map(presentEvent);
}

/** The events of one type about one record, newest first. */
export async function eventsAbout(
  db: Db,
  owner: Owner,
  about: { readonly type: Event['type']; readonly merchantId: string; readonly recordId: string },
): Promise<Event[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where(ownedBy('events', owner))
    .where('type', '=', about.type)
    .where('merchant_id', '=', about.merchantId)
    .where(sql<boolean>`data::jsonb ->> 'id' = ${about.recordId}`)
    .orderBy('id', 'desc')
    .execute();
  return rows.map(presentEvent);
}
