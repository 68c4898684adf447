import { sql } from 'kysely';
import type { AuditRow } from '../../core/audit/audit-entries.ts';
import type { Actor } from '../../core/contract/audit.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { Page } from '../../core/contract/fields.ts';
import type { Db } from '../../core/database/database.ts';
import { ownedBy, type Owner } from '../../core/database/owner.ts';
import { pageOf, storable, type PageRequest } from '../../core/database/pagination.ts';
import type { AuditEvent, AuditFilter } from './contract/audit-events.ts';

/** Newest first. */
export async function pageOfAuditEvents(
  db: Db,
  owner: Owner,
  page: PageRequest,
  filter: AuditFilter,
): Promise<Page<AuditEvent>> {
  const rows = await entriesOf(db, owner, filter)
    .$if(page.after !== undefined, (rest) => rest.where('id', '<', page.after ?? ''))
    .orderBy('id', 'desc')
    .limit(page.limit + 1)
    .execute();
  return pageOf(rows, page, presentAuditEvent);
}

/** @throws {ApiError} not_found */
export async function readAuditEvent(db: Db, owner: Owner, id: string): Promise<AuditEvent> {
  const row = await entriesOf(db, owner, {}).where('id', '=', id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return presentAuditEvent(row);
}

/** An entry of any partner, or of the platform itself, with the partner's name. */
export type PlatformAuditRow = AuditRow & { readonly partner: string | null };

interface AcrossFilter {
  readonly id?: string;
  readonly partner?: string;
  readonly record?: string;
  readonly actor?: string;
  readonly actor_kind?: string;
  readonly operation?: string;
}

/** Returns entries of all partners for the operator, newest first. Empty filters are left out. */
export async function auditAcross(
  db: Db,
  filter: AcrossFilter,
  { limit, after }: { readonly limit: number; readonly after: string },
): Promise<readonly PlatformAuditRow[]> {
  const wanted: readonly (readonly [column: string, value: string | undefined])[] = [
    ['audit_entries.id', filter.id],
    ['audit_entries.partner_id', filter.partner],
    ['audit_entries.record_id', filter.record],
    ['audit_entries.actor_id', filter.actor],
    ['audit_entries.actor_kind', filter.actor_kind],
    ['audit_entries.operation', filter.operation],
  ];
  let rows = db
    .selectFrom('audit_entries')
    .leftJoin('partners', 'partners.id', 'audit_entries.partner_id')
    .selectAll('audit_entries')
    .select('partners.name as partner');
  for (const [column, value] of wanted) {
    if (value) rows = rows.where(sql<boolean>`${sql.ref(column)} = ${value}`);
  }
  if (after !== '') rows = rows.where('audit_entries.id', '<', after);
  return rows.orderBy('audit_entries.id', 'desc').limit(limit).execute();
}

const BATCH = 500;

/** Yields all matching events in batches, oldest first. */
export async function* auditEventsInBatches(
  db: Db,
  owner: Owner,
  filter: AuditFilter,
): AsyncGenerator<readonly AuditEvent[]> {
  let after = '';
  for (;;) {
    const rows = await entriesOf(db, owner, filter)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length > 0) yield rows.map(presentAuditEvent);
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function entriesOf(db: Db, owner: Owner, filter: AuditFilter) {
  const { actor, actor_kind: kind, record, operation, merchant } = filter;
  const { created_after: from, created_before: before } = filter;
  return (
    db
      .selectFrom('audit_entries')
      .selectAll()
      .where(ownedBy('audit_entries', owner))
      .$if(actor !== undefined, (some) => some.where('actor_id', '=', actor ?? ''))
      // A constant, so that the index of people's entries can be used.
      .$if(actor?.startsWith('usr_') === true, (some) => some.where(sql<boolean>`actor_kind = 'person'`))
      .$if(kind !== undefined, (some) => some.where('actor_kind', '=', kind ?? 'key'))
      .$if(record !== undefined, (some) => some.where('record_id', '=', record ?? ''))
      .$if(operation !== undefined, (some) => some.where('operation', '=', operation ?? ''))
      .$if(merchant !== undefined, (some) => some.where('merchant_id', '=', merchant ?? ''))
      .$if(from !== undefined, (some) => some.where('created_at', '>=', storable(from ?? '')))
      .$if(before !== undefined, (some) => some.where('created_at', '<', storable(before ?? '')))
  );
}

function presentAuditEvent(row: AuditRow): AuditEvent {
  const { kind, id, email, role, key } = JSON.parse(row.actor) as Actor;
  return {
    id: row.id,
    object: 'audit_event',
    environment: row.environment,
    operation: row.operation,
    actor: { kind, id, email, role, key },
    via: row.via,
    address: row.address,
    client: row.client,
    merchant: row.merchant_id,
    record: { type: row.record_type, id: row.record_id },
    changes: JSON.parse(row.changes) as AuditEvent['changes'],
    request: row.request_id,
    created_at: row.created_at.toISOString(),
    hash: row.hash,
    previous_hash: row.previous_hash,
  };
}
