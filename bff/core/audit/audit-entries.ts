import { type Selectable, sql } from 'kysely';
import type { Actor, ActorKind, Channel, Change } from '../contract/audit.ts';
import type { EnvironmentName } from '../contract/fields.ts';
import { newId } from '../database/ids.ts';
import type { Owner } from '../database/owner.ts';
import { rowOf, type RowToWrite, type WrittenAtEnd } from '../database/write-at-end.ts';

/** One change by one call. */
export interface AuditEntry extends Owner {
  readonly merchantId: string | null;
  /** The ID of the API's operation, or the operator's command. */
  readonly operation: string;
  readonly actor: Actor;
  readonly via: Channel;
  /** The address and the browser or client of the request; `null` for guests and the command line. */
  readonly address: string | null;
  readonly client: string | null;
  readonly recordType: string | null;
  readonly recordId: string | null;
  readonly requestId: string | null;
  readonly changes: readonly Change[];
  /** RFC 3339 in UTC, in real time. */
  readonly at: string;
}

declare module '../database/tables.ts' {
  interface Tables {
    audit_entries: AuditEntriesTable;
    audit_chains: AuditChainsTable;
  }
}

declare module '../database/ids.ts' {
  interface IdPrefixes {
    aud: true;
  }
}

/** Append-only: a trigger refuses every update but the sealing, and every deletion before its time. */
interface AuditEntriesTable {
  id: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string | null;
  operation: string;
  actor_kind: ActorKind;
  actor_id: string | null;
  /** The {@link Actor}. JSON, as it is hashed. */
  actor: string;
  via: Channel;
  address: string | null;
  client: string | null;
  record_type: string | null;
  record_id: string | null;
  request_id: string | null;
  /** A list of {@link Change}. JSON, as it is hashed. */
  changes: string;
  created_at: Date;
  /** The place in the chain of its partner and environment, from 1; int8. `null` until it is sealed. */
  position: string | null;
  /** SHA-256, hexadecimal. */
  hash: string | null;
  previous_hash: string | null;
}
export type AuditRow = Selectable<AuditEntriesTable>;

/** The ends of each partner's chain in an environment. */
interface AuditChainsTable {
  partner_id: string;
  environment: EnvironmentName;
  /** The last sealed entry; int8. */
  position: string;
  hash: string;
  /** The last deleted entry: the first one left follows it. */
  purged_position: string;
  purged_hash: string;
}

/** Entries of one or many requests: one JSON text, regardless of the number of rows. */
const ENTRIES: WrittenAtEnd<AuditEntry> = {
  statementsOf: (entries) => [
    {
      name: 'audit entries',
      values: [JSON.stringify(entries.map(columnsOf))],
      build: ([rows]) => sql`
        insert into audit_entries (id, partner_id, environment, merchant_id, operation, actor_kind, actor_id,
          actor,
          via, address, client, record_type, record_id, request_id, changes, created_at)
        select * from json_to_recordset(${rows}::json) as entry (id text, partner_id text, environment text,
          merchant_id text, operation text, actor_kind text, actor_id text, actor text, via text,
            address text,
          client text, record_type text, record_id text, request_id text, changes text,
            created_at timestamptz)`,
    },
  ],
};

/** Returns the row that records an entry, once it is committed with the change. */
export const auditRow = (entry: AuditEntry): RowToWrite => rowOf(ENTRIES, entry);

function columnsOf(entry: AuditEntry) {
  return {
    id: newId('aud'),
    partner_id: entry.partnerId,
    environment: entry.environment,
    merchant_id: entry.merchantId,
    operation: entry.operation,
    actor_kind: entry.actor.kind,
    actor_id: entry.actor.id,
    actor: JSON.stringify(entry.actor),
    via: entry.via,
    address: entry.address,
    client: entry.client,
    record_type: entry.recordType,
    record_id: entry.recordId,
    request_id: entry.requestId,
    changes: JSON.stringify(entry.changes),
    created_at: entry.at,
  };
}
