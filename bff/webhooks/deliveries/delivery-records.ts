import type { Selectable } from 'kysely';
import type { EventType } from '../../contract/events.ts';
import type { DeliveryState, WebhookAttempt, WebhookDelivery } from '../../contract/webhook-deliveries.ts';
import type { Db } from '../../database/database.ts';
import { pageOf, type Page, type PageRequest } from '../../database/page.ts';
import type { WebhookAttemptsTable, WebhookDeliveriesTable } from '../../database/tables.ts';

type DeliveryRow = Selectable<WebhookDeliveriesTable> & { event_type: string };
type AttemptRow = Selectable<WebhookAttemptsTable>;

export interface DeliveryFilter {
  readonly state: DeliveryState | undefined;
  readonly event: string | undefined;
}

/** Deliveries of an endpoint, newest first. Whose endpoint it is has been checked. */
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
  const attempts = await attemptsOf(
    db,
    rows.map(({ id }) => id),
  );
  return pageOf(rows, request, (row) => presentDelivery(row, attempts.get(row.id) ?? []));
}

/** The delivery of an event to an endpoint, which must be there. */
export async function deliveryOf(db: Db, endpointId: string, eventId: string): Promise<WebhookDelivery> {
  const row = await deliveries(db)
    .where('event_id', '=', eventId)
    .where('endpoint_id', '=', endpointId)
    .executeTakeFirstOrThrow();
  const attempts = await attemptsOf(db, [row.id]);
  return presentDelivery(row, attempts.get(row.id) ?? []);
}

function deliveries(db: Db) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('events', 'events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select('events.type as event_type');
}

async function attemptsOf(db: Db, ids: readonly string[]): Promise<Map<string, AttemptRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('delivery_id', 'in', ids)
    .orderBy('delivery_id')
    .orderBy('number')
    .execute();
  return Map.groupBy(rows, (row) => row.delivery_id);
}

function presentDelivery(row: DeliveryRow, attempts: readonly AttemptRow[]): WebhookDelivery {
  return {
    id: row.id,
    object: 'webhook_delivery',
    environment: row.environment,
    endpoint: row.endpoint_id,
    event: row.event_id,
    event_type: row.event_type as EventType,
    state: row.state,
    attempts: attempts.map(presentAttempt),
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentAttempt({ number, at, status, duration_ms, error, response }: AttemptRow): WebhookAttempt {
  return { number, at: at.toISOString(), status, duration_ms, error, response };
}
