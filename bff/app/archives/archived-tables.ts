import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/** A row of a file: each value as PostgreSQL writes it; `null` for none. */
export type ArchivedRow = Readonly<Record<string, string | null>>;

/** The rows of some orders, by table. */
export type RowsByTable = Readonly<Record<ArchivedTable, readonly ArchivedRow[]>>;

/** The tables that orders leave with, those that others refer to first. */
export const ARCHIVED_TABLES = [
  'orders',
  'payments',
  'refunds',
  'ledger_entries',
  'ledger_items',
  'ledger_taxes',
  'payout_entries',
] as const;
export type ArchivedTable = (typeof ARCHIVED_TABLES)[number];

/**
 * Columns that files don't have: who the customer is, and what people wrote. Nobody could erase a guest from
 * files. Most are empty by then, since an order stays until its customer was erased.
 */
export const LEFT_OUT: Readonly<Partial<Record<ArchivedTable, readonly string[]>>> = {
  orders: [
    'customer_name',
    'customer_phone',
    'customer_email',
    'customer_language',
    'customer_allergies',
    'address',
    'note',
  ],
  refunds: ['note'],
};

/** An order's content without the notes of its lines. */
const WITHOUT_NOTES = sql`case jsonb_typeof(content->'lines') when 'array' then
  jsonb_set(content, '{lines}', coalesce((
    select jsonb_agg(line || '{"note": null}'::jsonb order by at)
    from jsonb_array_elements(content->'lines') with ordinality as lines (line, at)), '[]'::jsonb))
  else content end`;

interface Column {
  readonly name: string;
  /** As a cast has it, such as `timestamp with time zone`. */
  readonly type: string;
}

/** The columns of the files, in the order of the schema. */
export class ArchivedColumns {
  readonly #byTable: ReadonlyMap<string, readonly Column[]>;

  private constructor(byTable: ReadonlyMap<string, readonly Column[]>) {
    this.#byTable = byTable;
  }

  static async read(db: Db): Promise<ArchivedColumns> {
    const { rows } = await sql<Column & { table_name: ArchivedTable }>`
      select t.relname as table_name, a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class t on t.oid = a.attrelid
      where t.relnamespace = 'public'::regnamespace and t.relname = any(${[...ARCHIVED_TABLES]}::text[])
        and a.attnum > 0 and not a.attisdropped
      order by t.relname, a.attnum`.execute(db);
    const kept = rows.filter(({ table_name: table, name }) => !LEFT_OUT[table]?.includes(name));
    return new ArchivedColumns(Map.groupBy(kept, ({ table_name: table }) => table));
  }

  namesOf(table: ArchivedTable): readonly string[] {
    return this.#of(table).map(({ name }) => name);
  }

  /** Reads rows of a table as text, in an order that stays. */
  async rowsOf(db: Db, table: ArchivedTable, where: RawBuilder<unknown>): Promise<readonly ArchivedRow[]> {
    const columns = this.#of(table).map(({ name }) => {
      const value = table === 'orders' && name === 'content' ? WITHOUT_NOTES : sql.ref(`t.${name}`);
      return sql`(${value})::text as ${sql.ref(name)}`;
    });
    const key = this.namesOf(table).filter((name) => KEYS.has(name));
    const { rows } = await sql<ArchivedRow>`
      select ${sql.join(columns)} from ${sql.table(table)} t where ${where}
      order by ${sql.join(key.map((name) => sql.ref(`t.${name}`)))}`.execute(db);
    return rows;
  }

  /**
   * Inserts rows as they were. What files don't have is empty.
   * @throws {Error} they have a value that this version has no column for
   */
  async insert(db: Db, table: ArchivedTable, rows: readonly ArchivedRow[]): Promise<void> {
    const [first] = rows;
    if (!first) return;
    const columns = this.#of(table).filter(({ name }) => name in first);
    const lost = Object.keys(first).find(
      (name) => !columns.some((column) => column.name === name) && rows.some((row) => row[name] !== null),
    );
    if (lost !== undefined)
      throw new Error(`the files have ${table}.${lost}, which this version doesn’t have`);
    const names = sql.join(columns.map(({ name }) => sql.ref(name)));
    const values = columns.map(({ name, type }) => sql`x.${sql.ref(name)}::${sql.raw(type)}`);
    const texts = columns.map(({ name }) => sql`${rows.map((row) => row[name] ?? null)}::text[]`);
    await sql`insert into ${sql.table(table)} (${names})
      select ${sql.join(values)} from unnest(${sql.join(texts)}) as x (${names})`.execute(db);
  }

  #of(table: ArchivedTable): readonly Column[] {
    return this.#byTable.get(table) ?? [];
  }
}

/** Columns that a table's rows are sorted by. */
const KEYS: ReadonlySet<string> = new Set(['id', 'entry_id', 'position']);

/** Reads everything of some orders. */
export async function readRows(
  db: Db,
  columns: ArchivedColumns,
  orders: readonly string[],
): Promise<RowsByTable> {
  const read = (table: ArchivedTable, where: RawBuilder<unknown>) => columns.rowsOf(db, table, where);
  const ofOrders = sql`t.order_id = any(${orders}::text[])`;
  const payments = await read('payments', ofOrders);
  const entries = await read(
    'ledger_entries',
    sql`t.payment_id = any(${idsOf(payments)}::text[]) or t.source = any(${orders}::text[])`,
  );
  const ofEntries = sql`t.entry_id = any(${idsOf(entries)}::text[])`;
  return {
    orders: await read('orders', sql`t.id = any(${orders}::text[])`),
    payments,
    refunds: await read('refunds', ofOrders),
    ledger_entries: entries,
    ledger_items: await read('ledger_items', ofEntries),
    ledger_taxes: await read('ledger_taxes', ofEntries),
    payout_entries: await read('payout_entries', ofEntries),
  };
}

/** Returns the rows of some orders alone. */
export function rowsOfOrders(rows: RowsByTable, orders: ReadonlySet<string>): RowsByTable {
  const isOf = ({ order_id: order }: ArchivedRow): boolean => orders.has(order ?? '');
  const entries = rows.ledger_entries.filter(isOf);
  const ids = new Set(idsOf(entries));
  const isOfEntries = ({ entry_id: entry }: ArchivedRow): boolean => ids.has(entry ?? '');
  return {
    orders: rows.orders.filter(({ id }) => orders.has(id ?? '')),
    payments: rows.payments.filter(isOf),
    refunds: rows.refunds.filter(isOf),
    ledger_entries: entries,
    ledger_items: rows.ledger_items.filter(isOfEntries),
    ledger_taxes: rows.ledger_taxes.filter(isOfEntries),
    payout_entries: rows.payout_entries.filter(isOfEntries),
  };
}

export function idsOf(rows: readonly ArchivedRow[]): string[] {
  return rows.map(({ id }) => id ?? '');
}

/** Deletes rows of these files. @returns how many of each table */
export async function deleteRows(db: Db, rows: RowsByTable): Promise<Record<string, number>> {
  const gone: Record<string, number> = {};
  for (const table of ARCHIVED_TABLES.toReversed()) {
    const isOfEntry = table !== 'ledger_entries' && /^(?:ledger|payout)_/.test(table);
    const ids = isOfEntry ? idsOf(rows.ledger_entries) : idsOf(rows[table]);
    const { numAffectedRows } = await sql`delete from ${sql.table(table)}
      where ${sql.ref(isOfEntry ? 'entry_id' : 'id')} = any(${ids}::text[])`.execute(db);
    gone[table] = Number(numAffectedRows ?? 0);
  }
  return gone;
}
