/** Whatever a test could change besides rows. */
const SCHEMA = `
  select md5(concat(
    (select string_agg(concat(oid, relname), ',' order by oid) from pg_class where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(attrelid, attnum, attname, atttypid, attnotnull, attisdropped), ',' order by attrelid, attnum)
      from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace),
    (select string_agg(concat(tgrelid, tgname, tgenabled), ',' order by oid) from pg_trigger),
    (select string_agg(concat(conrelid, conname), ',' order by oid) from pg_constraint),
    (select string_agg(concat(oid, prosrc), ',' order by oid) from pg_proc where pronamespace = 'public'::regnamespace),
    (select count(*) from pg_namespace where nspname not like 'pg\\_%'),
    (select string_agg(setconfig::text, ',') from pg_db_role_setting)
  )) as hash`;

/** Tables that have had rows since they were created. */
const WRITTEN = `
  select quote_ident(relname) as name from pg_class
  where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`;

const SEQUENCES = `
  select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public' and last_value is not null`;

/** A connection to a database that is lent, as PGlite's own. */
export interface Connection {
  exec(statements: string): Promise<unknown>;
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[] }>;
}

/** Empties a database for the next test, which takes a tenth of the time of creating another one. */
export class EmptiedDatabase {
  readonly #schema: string;
  /** Rows that migrations have written. */
  readonly #kept: ReadonlyMap<string, string>;

  private constructor(schema: string, kept: ReadonlyMap<string, string>) {
    this.#schema = schema;
    this.#kept = kept;
  }

  /** @param connection to one with the newest schema and no rows but those of migrations */
  static async of(connection: Connection): Promise<EmptiedDatabase> {
    const kept = new Map<string, string>();
    for (const name of await names(connection, WRITTEN)) kept.set(name, await rowsOf(connection, name));
    return new EmptiedDatabase(await schemaOf(connection), kept);
  }

  /**
   * @param connection the only one
   * @returns false if a test has changed more than rows, so that the database can't be reused
   */
  async empty(connection: Connection): Promise<boolean> {
    await connection.exec('rollback');
    await connection.exec('discard all');
    if ((await schemaOf(connection)) !== this.#schema) return false;
    const written = await names(connection, WRITTEN);
    const sequences = await names(connection, SEQUENCES);
    // Foreign keys are not checked, row by row, where every row goes.
    await connection.exec(
      [
        "set local session_replication_role = 'replica'",
        ...written.map((name) => `delete from ${name}`),
        ...sequences.map((name) => `alter sequence ${name} restart`),
      ].join(';'),
    );
    for (const [name, rows] of this.#kept)
      await connection.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
    return true;
  }
}

async function names(connection: Connection, query: string): Promise<string[]> {
  const { rows } = await connection.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

async function schemaOf(connection: Connection): Promise<string> {
  const { rows } = await connection.query<{ hash: string }>(SCHEMA);
  return rows[0]?.hash ?? '';
}

/** Returns a table's rows as JSON. */
async function rowsOf(connection: Connection, table: string): Promise<string> {
  const { rows } = await connection.query<{ rows: string }>(
    `select json_agg(t)::text as rows from ${table} t`,
  );
  return rows[0]?.rows ?? '[]';
}
