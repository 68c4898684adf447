import { Client } from 'pg';

export interface Copies {
  readonly table: string;
  /** Of the row that is copied. */
  readonly id: string;
  /** SQL of the columns that differ, in which `n` is the number of the copy, from 1. */
  readonly own: Readonly<Record<string, string>>;
  readonly count: number;
}

/**
 * Copies a row, with one statement. The indexes are dropped meanwhile, but for the primary key, and made
 * again, as when a dump is loaded; a million orders take about a minute.
 */
export async function copyRow(databaseUrl: string, { table, id, own, count }: Copies): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = $1 and indexname <> $1 || '_pkey'`,
      [table],
    );
    const { rows: columns } = await client.query<{ name: string }>(
      `select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = $1`,
      [table],
    );
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => own[name] ?? `one."${name}"`);
    for (const { name } of indexes) await client.query(`drop index "${name}"`);
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join()})
        select ${values.join()} from ${table} one, generate_series(1, $1::int) n where one.id = $2`,
      [count, id],
    );
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (const { definition } of indexes) await client.query(definition);
    await client.query(`vacuum analyze ${table}`);
  } finally {
    await client.end();
  }
}
