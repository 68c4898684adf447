import { sql } from 'kysely';
import type { Db } from '../../../core/database/database.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';

/** An event and the endpoint to send it to. */
export interface Addressed {
  readonly eventId: string;
  readonly endpointId: string;
}

/** Rows of one statement. */
const AT_ONCE = 2_000;

/**
 * Makes new and existing deliveries due now, with the whole retry schedule ahead. A delivery with an attempt under way is attempted again: the outcome of that attempt doesn't
 * change its state.
 * @param now on the owner's clock
 */
export async function requeue(
  trx: Db,
  owner: Owner,
  addressed: readonly Addressed[],
  now: Date,
): Promise<void> {
  for (let from = 0; from < addressed.length; from += AT_ONCE) {
    const part = addressed.slice(from, from + AT_ONCE);
    await sql`
      insert into webhook_deliveries as d
        (id, partner_id, environment, endpoint_id, event_id, state, next_attempt_at, created_at, updated_at)
      select id, ${owner.partnerId}, ${owner.environment}, endpoint_id, event_id, 'pending', ${now}::timestamptz,
        ${now}::timestamptz, ${now}::timestamptz
      from unnest(
        ${part.map(() => newId('whd'))}::text[],
        ${part.map(({ endpointId }) => endpointId)}::text[],
        ${part.map(({ eventId }) => eventId)}::text[]
      ) as wanted (id, endpoint_id, event_id)
      on conflict (event_id, endpoint_id) do update set
        state = 'pending', tries = 0, next_attempt_at = excluded.next_attempt_at,
        claimed_until = null, updated_at = excluded.updated_at`.execute(trx);
  }
}

/** Resumes deliveries that waited while their endpoint was disabled. @param now on its environment's clock */
export async function resumeDeliveries(trx: Db, endpointId: string, now: Date): Promise<void> {
  await trx
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: now, updated_at: now })
    .where('endpoint_id', '=', endpointId)
    .where('state', '=', 'pending')
    .where('next_attempt_at', 'is', null)
    .execute();
}
