import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { NOT_MOVED } from '../ownership/declared.ts';
import { readOwnership, type OwnedTable } from '../ownership/ownership.ts';
import type { Schema } from './move-folder.ts';

/** Columns that say when something was last used. A pause doesn't hold them up, and may lose them. */
const BOOKKEEPING: Readonly<Record<string, readonly string[]>> = {
  devices: ['last_used_at'],
  hosted_sessions: ['seen_at', 'worked_at', 'notice'],
  keys: ['last_used_at'],
  members: ['last_active_at'],
  staff: ['last_active_at'],
};

/**
 * Tables whose rows reads write, or that only name what is remembered. A pause doesn't refuse changes of
 * them: what they get while it lasts stays behind.
 */
export const UNGUARDED: ReadonlySet<string> = new Set([
  'api_uses',
  'first_steps',
  'idempotency_records',
  'ordering_carts',
  'pay_link_visits',
  'request_log',
  'theme_sheets',
]);

/** Tables whose expired rows are deleted all the time, even of a paused partner. */
const PRUNED: ReadonlySet<string> = new Set([
  'audit_entries',
  'events',
  'loyalty_sessions',
  'loyalty_sign_ins',
  'notices',
  'plant_answers',
  'processor_movements',
  'webhook_attempts',
  'webhook_deliveries',
]);

/**
 * Rows that a partner's redirect is found by once its other rows were deleted, as conditions in SQL: its
 * name, keys that work, and hosts. They also keep these names from others.
 */
export const NEEDED_BY_REDIRECT: ReadonlyMap<string, string> = new Map([
  ['partners', 'true'],
  ['keys', 't.revoked_at is null'],
  ['domains', 'exists (select from served_hosts h where h.domain_id = t.id)'],
  ['served_hosts', 'true'],
]);

/** Columns that hold secrets, sealed with this installation's key for a context. */
export interface Sealed {
  readonly columns: readonly string[];
  /** The column that names the context. */
  readonly of: string;
  readonly contextOf: (value: string) => string;
  /** Whether only rows of production are sealed. */
  readonly isOfProduction?: true;
  /** Whether the columns hold bytes. */
  readonly isBytes?: true;
}

const SEALED: Readonly<Record<string, Sealed>> = {
  messages: { columns: ['text', 'html'], of: 'id', contextOf: (id) => id, isOfProduction: true },
  onboarding_documents: { columns: ['sealed'], of: 'id', contextOf: (id) => id, isBytes: true },
  sso_settings: { columns: ['client_secret'], of: 'partner_id', contextOf: (id) => `sso ${id}` },
  webhook_endpoints: { columns: ['secret', 'previous_secret'], of: 'id', contextOf: (id) => id },
};

/** The most rows that are read at once, and of large files. */
const MOST_ROWS = 10_000;
const MOST_FILES = 4;

/** Tables with records that guests have links to. */
const LINKED: Readonly<Record<string, 'order' | 'pay_link'>> = { orders: 'order', pay_links: 'pay_link' };

/** Keys of tables whose primary key is chosen by the database. */
const KEYS: Readonly<Record<string, readonly string[]>> = { report_queue: ['entry_id'] };

/** A table whose rows move with their partner. */
export interface MovedTable extends OwnedTable {
  /** The columns that identify a row, at both installations. */
  readonly key: readonly string[];
  /** Whether triggers note its changes. Rows that partners share follow those that point to them. */
  readonly isNoted: boolean;
  readonly isGuarded: boolean;
  readonly isPruned: boolean;
  readonly bookkeeping: readonly string[];
  readonly sealed: Sealed | undefined;
  readonly linked: 'order' | 'pay_link' | undefined;
  /** The most rows that are read at once. */
  readonly mostRows: number;
}

export interface MovedTables {
  /** Those that others refer to come first. */
  readonly tables: readonly MovedTable[];
  /** Every table, by name. */
  readonly all: ReadonlyMap<string, OwnedTable>;
  readonly schema: Schema;
}

/** Reads from the catalog what moves with a partner. */
export async function readMovedTables(db: Db): Promise<MovedTables> {
  const all = await readOwnership(db);
  const tables = all
    .filter(({ name, ownership }) => ownership.by !== 'installation' && !(name in NOT_MOVED))
    .map((table) => ({
      ...table,
      key: KEYS[table.name] ?? table.primaryKey,
      isNoted: table.ownership.by !== 'reference',
      isGuarded: !UNGUARDED.has(table.name),
      isPruned: PRUNED.has(table.name),
      bookkeeping: BOOKKEEPING[table.name] ?? [],
      sealed: SEALED[table.name],
      linked: LINKED[table.name],
      mostRows: SEALED[table.name]?.isBytes ? MOST_FILES : MOST_ROWS,
    }));
  return {
    tables,
    all: new Map(all.map((table) => [table.name, table])),
    schema: await schemaOf(db, tables),
  };
}

/** Hashes the columns: rows move as text, so both installations need the same ones in the same order. */
async function schemaOf(db: Db, tables: readonly MovedTable[]): Promise<Schema> {
  const { rows } = await sql<{ last: string }>`select max(name) as last from kysely_migration`.execute(db);
  const columns = tables
    .map(({ name, columns: all }) => [name, ...all.map((column) => `${column.name} ${column.type}`)])
    .toSorted();
  const hash = createHash('sha256').update(JSON.stringify(columns)).digest('hex');
  return { last: rows[0]?.last ?? '', hash };
}
