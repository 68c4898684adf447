import type { Db } from '../../core/database/database.ts';
import type { Owner } from '../../core/database/owner.ts';
import type { Download } from '../../core/http/responses.ts';
import { type CsvCell, csvPieces } from '../../core/text/csv.ts';
import { auditEventsInBatches } from './audit-records.ts';
import type { AUDIT_FORMATS, AuditEvent, AuditFilter } from './contract/audit-events.ts';

/** Returns the matching events as a file, which is read from the database while it is sent. */
export function auditExport(
  db: Db,
  owner: Owner,
  { format, ...filter }: AuditFilter & { readonly format: (typeof AUDIT_FORMATS)[number] },
): Download {
  const batches = auditEventsInBatches(db, owner, filter);
  const name = `audit-log-${owner.environment}.${format}`;
  return format === 'csv'
    ? { mediaType: 'text/csv', name, content: csvPieces(HEADER, tableOf(batches)) }
    : { mediaType: 'application/x-ndjson', name, content: linesOf(batches) };
}

type Batches = AsyncIterable<readonly AuditEvent[]>;

async function* linesOf(batches: Batches): AsyncGenerator<string> {
  let isEmpty = true;
  for await (const batch of batches) {
    isEmpty = false;
    yield batch.map((event) => `${JSON.stringify(event)}\n`).join('');
  }
  if (isEmpty) yield '';
}

const HEADER = [
  'id',
  'created_at',
  'environment',
  'operation',
  'actor_kind',
  'actor',
  'email',
  'role',
  'key',
  'via',
  'address',
  'client',
  'merchant',
  'record_type',
  'record',
  'field',
  'before',
  'after',
  'request',
  'hash',
  'previous_hash',
];

async function* tableOf(batches: Batches): AsyncGenerator<readonly (readonly CsvCell[])[]> {
  for await (const batch of batches) yield batch.flatMap(rowsOf);
}

/** Returns a row for each changed member, or a single row if no member changed. */
function rowsOf(event: AuditEvent): readonly (readonly CsvCell[])[] {
  const { actor, record, changes } = event;
  const listed = changes.length > 0 ? changes : [{ field: null, before: null, after: null }];
  return listed.map(({ field, before, after }) => [
    event.id,
    event.created_at,
    event.environment,
    event.operation,
    actor.kind,
    actor.id,
    actor.email,
    actor.role,
    actor.key,
    event.via,
    event.address,
    event.client,
    event.merchant,
    record.type,
    record.id,
    field,
    cellOf(before),
    cellOf(after),
    event.request,
    event.hash,
    event.previous_hash,
  ]);
}

function cellOf(value: unknown): CsvCell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  return JSON.stringify(value);
}
