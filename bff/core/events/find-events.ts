import { sql } from 'kysely';
import { type Event, presentEvent } from './event-records.ts';
import type { Db } from '../database/database.ts';
import { firstId } from '../database/ids.ts';
import { writeWaiting } from '../database/write-at-end.ts';
import { ownedBy, type Owner } from '../database/owner.ts';

/** Returns the events that a transaction has recorded so far, in order. Call it inside the transaction. */
export async function eventsRecordedBy(trx: Db, owner: Owner): Promise<Event[]> {
  await writeWaiting(trx);
  const rows = await trx
    .selectFrom('events')
    .selectAll()
    .where(ownedBy('events', owner))
    .where(sql<boolean>`xmin = pg_current_xact_id()::xid`)
    .orderBy('id')
    .execute();
  return rows.map(presentEvent);
}

/** Returns the events of one type about one record, newest first. */
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

/**
 * Returns the events since a time about one record and about those that name it as their order, pay link or
 * payment, oldest first.
 */
export async function eventsAround(
  db: Db,
  owner: Owner,
  about: { readonly merchantId: string; readonly record: string; readonly sinceMs: number },
): Promise<Event[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where(ownedBy('events', owner))
    .where('merchant_id', '=', about.merchantId)
    .where('id', '>=', firstId('evt', about.sinceMs))
    .where(
      sql<boolean>`${about.record} in (
      data::jsonb ->> 'id', data::jsonb ->> 'order', data::jsonb ->> 'pay_link', data::jsonb ->> 'payment')`,
    )
    .orderBy('id')
    .execute();
  return rows.map(presentEvent);
}
