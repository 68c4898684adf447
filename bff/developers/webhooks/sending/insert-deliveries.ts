import { sql } from 'kysely';
import type { EnvironmentName } from '../../../core/contract/fields.ts';
import type { Db } from '../../../core/database/database.ts';
import { environmentNow } from '../environment-now.ts';

/** An event that is being dispatched. */
export interface PickedEvent {
  readonly id: string;
  readonly type: string;
  readonly partner_id: string;
  readonly environment: EnvironmentName;
  readonly created_at: Date;
}

export interface NewDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly event: PickedEvent;
  /** It is this node's from the beginning. */
  readonly isClaimed: boolean;
}

/** Where the event was replayed to the endpoint before it was dispatched, that delivery is it. */
export async function insertDeliveries(
  trx: Db,
  made: readonly NewDelivery[],
  now: Date,
  claimMs: number,
): Promise<void> {
  await sql`
    insert into webhook_deliveries
      (id, partner_id, environment, endpoint_id, event_id, state, next_attempt_at, claimed_until, created_at, updated_at)
    select id, partner_id, environment, endpoint_id, event_id, 'pending', ${environmentNow(now, 'made')},
      case when is_claimed then ${new Date(now.getTime() + claimMs)}::timestamptz end,
      ${environmentNow(now, 'made')}, ${environmentNow(now, 'made')}
    from unnest(
      ${made.map(({ id }) => id)}::text[],
      ${made.map(({ event }) => event.partner_id)}::text[],
      ${made.map(({ event }) => event.environment)}::text[],
      ${made.map(({ endpointId }) => endpointId)}::text[],
      ${made.map(({ event }) => event.id)}::text[],
      ${made.map(({ isClaimed }) => isClaimed)}::boolean[]
    ) as made (id, partner_id, environment, endpoint_id, event_id, is_claimed)
    on conflict (event_id, endpoint_id) do nothing`.execute(trx);
}
