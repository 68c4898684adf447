import type { Page } from '../../../core/contract/fields.ts';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { EventType } from '../../../core/contract/feature.ts';
import type { DeliveryState, WebhookAttempt, WebhookDelivery } from '../contract/deliveries.ts';
import type { Db } from '../../../core/database/database.ts';
import { pageOf, type PageRequest } from '../../../core/database/pagination.ts';
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '../tables.ts';

/** An attempt as it is represented in JSON. */
type AttemptRow = Omit<Selectable<WebhookAttemptsTable>, 'at' | 'delivery_id'> & { readonly at: string };
type DeliveryRow = Selectable<WebhookDeliveriesTable> & { event_type: string; made: readonly AttemptRow[] };

export interface DeliveryFilter {
  readonly state: DeliveryState | undefined;
  readonly event: string | undefined;
}

/** Deliveries of an endpoint, newest first. The caller has checked whose endpoint it is. */
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

/** The delivery of an event to an endpoint. It must exist. */
export async function deliveryOf(db: Db, endpointId: string, eventId: string): Promise<WebhookDelivery> {
  const row = await deliveries(db)
    .where('event_id', '=', eventId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
  return presentDelivery(row);
}

/**
 * Includes the attempts in the same statement: two statements could return a delivery and attempts of different
 * moments.
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
