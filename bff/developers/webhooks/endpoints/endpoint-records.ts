import type { Page } from '../../../core/contract/fields.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { EventType } from '../../../core/contract/feature.ts';
import type { WebhookEndpoint } from '../contract/endpoints.ts';
import type { Db } from '../../../core/database/database.ts';
import { pageOf, type PageRequest } from '../../../core/database/pagination.ts';
import { ownedBy, type Owner } from '../../../core/database/owner.ts';
import type { WebhookEndpointsTable } from '../tables.ts';

export type EndpointRow = Selectable<WebhookEndpointsTable>;

export async function insertEndpoint(db: Db, row: Insertable<WebhookEndpointsTable>): Promise<EndpointRow> {
  return db.insertInto('webhook_endpoints').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function findEndpoint(db: Db, owner: Owner, id: string): Promise<EndpointRow | undefined> {
  return presentEndpoints(db, owner).where('id', '=', id).executeTakeFirst();
}

/** Returns the endpoint, locked until the transaction ends. */
export async function lockEndpoint(trx: Db, owner: Owner, id: string): Promise<EndpointRow | undefined> {
  return presentEndpoints(trx, owner).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

/** Returns all endpoints of an owner, oldest first: there are never many. */
export async function endpointsOf(db: Db, owner: Owner): Promise<EndpointRow[]> {
  return presentEndpoints(db, owner).orderBy('id').execute();
}

export async function pageOfEndpoints(
  db: Db,
  owner: Owner,
  request: PageRequest,
  nowMs: number,
): Promise<Page<WebhookEndpoint>> {
  const rows = await presentEndpoints(db, owner)
    .$if(request.after !== undefined, (query) => query.where('id', '>', request.after ?? ''))
    .orderBy('id')
    .limit(request.limit + 1)
    .execute();
  return pageOf(rows, request, (row) => presentEndpoint(row, nowMs));
}

/**
 * @param expected the version it must still have; defaults to any. @returns `undefined` if its version
 * differs
 */
export async function changeEndpoint(
  db: Db,
  row: EndpointRow,
  changes: Updateable<WebhookEndpointsTable>,
  expected?: number,
): Promise<EndpointRow | undefined> {
  return db
    .updateTable('webhook_endpoints')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returningAll()
    .executeTakeFirst();
}

/**
 * Returns the public record, without the secret. @param nowMs on its environment's clock, like the end of the
 * overlap
 */
export function presentEndpoint(row: EndpointRow, nowMs: number): WebhookEndpoint {
  const overlapEnd = row.previous_secret_expires_at;
  return {
    id: row.id,
    object: 'webhook_endpoint',
    environment: row.environment,
    url: row.url,
    description: row.description,
    events: row.events as EventType[] | null,
    api_version: row.api_version,
    status: row.status,
    disabled_reason: row.disabled_reason,
    previous_secret_expires_at: overlapEnd && overlapEnd.getTime() > nowMs ? overlapEnd.toISOString() : null,
    version: row.version,
    metadata: row.metadata,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentEndpoints(db: Db, owner: Owner) {
  return db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where(ownedBy('webhook_endpoints', owner))
    .where('deleted_at', 'is', null);
}
