import type { Page } from '../../../core/contract/fields.ts';
import { type Selectable, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EventType } from '../../../core/contract/feature.ts';
import type { DeliveryState, WebhookAttempt, WebhookDelivery } from '../contract/deliveries.ts';
import type { Db } from '../../../core/database/database.ts';
import { pageOf, type PageRequest } from '../../../core/database/pagination.ts';
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '../tables.ts';
import { newId } from '../../../core/database/ids.ts';
import type { Owner } from '../../../core/database/owner.ts';

/** An attempt in its JSON form. */
type AttemptRow = Omit<Selectable<WebhookAttemptsTable>, 'at' | 'delivery_id'> & { readonly at: string };
type DeliveryRow = Selectable<WebhookDeliveriesTable> & { event_type: string; made: readonly AttemptRow[] };

export interface DeliveryFilter {
  readonly state: DeliveryState | undefined;
  readonly event: string | undefined;
}

/** Returns an endpoint's deliveries, newest first. The caller has checked the endpoint's owner. */
export async function pageOfDeliveries(
  db: Db,
  endpointId: string,
  request: PageRequest,
  filter: DeliveryFilter,
): Promise<Page<WebhookDelivery>> {
  const { state, event } = filter;
  const rows = await deliveries(db)
    .where('endpoint_id', '=', endpointId)
    .$if(request.after !== undefined, (query) =>
      query.where('webhook_deliveries.id', '<', request.after ?? ''),
    )
    .$if(event !== undefined, (query) => query.where('event_id', '=', event ?? ''))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'pending'))
    .orderBy('webhook_deliveries.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, presentDelivery);
}

/** Returns the delivery of an event to an endpoint. It must exist. */
export async function deliveryOf(db: Db, endpointId: string, eventId: string): Promise<WebhookDelivery> {
  const row = await deliveries(db)
    .where('event_id', '=', eventId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
  return presentDelivery(row);
}

/**
 * Selects deliveries with their attempts in the same statement: two statements could return a delivery and
 * attempts of different times.
 */
function deliveries(db: Db) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('events', 'events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select('events.type as event_type')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('webhook_attempts')
          .select(['number', 'at', 'status', 'duration_ms', 'error', 'response'])
          .whereRef('delivery_id', '=', 'webhook_deliveries.id')
          .orderBy('number'),
      ).as('made'),
    );
}

function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    object: 'webhook_delivery',
    environment: row.environment,
    endpoint: row.endpoint_id,
    event: row.event_id,
    event_type: row.event_type as EventType,
    state: row.state,
    attempts: row.made.map(presentAttempt),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentAttempt({ number, at, status, duration_ms, error, response }: AttemptRow): WebhookAttempt {
  return { number, at: new Date(at).toISOString(), status, duration_ms, error, response };
}

/** An event and the endpoint to send it to. */
interface Addressed {
  readonly eventId: string;
  readonly endpointId: string;
}

/** The most rows of one statement. */
const AT_ONCE = 2_000;

/**
 * Makes new and existing deliveries due now, with the whole retry schedule ahead. A delivery with a running
 * attempt is attempted again: the outcome of that attempt doesn't change its state.
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
      select id, ${owner.partnerId}, ${owner.environment}, endpoint_id, event_id, 'pending',
      ${now}::timestamptz,
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
