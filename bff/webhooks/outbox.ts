import type { EventType } from '../contract/event-types.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';

/** What happened to one record. `data` is the public record, without secrets, in the newest version. */
export interface NewEvent extends Owner {
  readonly type: EventType;
  readonly merchantId?: string;
  readonly data: object;
  readonly at: Date;
}

/**
 * Records an event. Call it in the transaction of the change, so that neither exists without the other.
 *
 * @example
 * await recordEvent(trx, { ...owner, type: 'merchant.updated', merchantId: merchant.id, data: merchant, at: now });
 */
export async function recordEvent(trx: Db, event: NewEvent): Promise<void> {
  await recordEvents(trx, [event]);
}

/** Records several with one insert. */
export async function recordEvents(trx: Db, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({
    id: newId('evt'),
    type: event.type,
    partner_id: event.partnerId,
    environment: event.environment,
    merchant_id: event.merchantId ?? null,
    data: JSON.stringify(event.data),
    created_at: event.at,
  }));
  await trx.insertInto('events').values(rows).execute();
}
