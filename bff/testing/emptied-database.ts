import type { PGlite } from '@electric-sql/pglite';

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

/** An embedded database that is made empty again for the next test, which takes a tenth of opening another one. */
export class EmptiedDatabase {
  readonly pglite: PGlite;
  /** How often it was given back. */
  loans = 0;
  readonly #schema: string;
  /** Rows that migrations have written. */
  readonly #kept: ReadonlyMap<string, string>;

  private constructor(pglite: PGlite, schema: string, kept: ReadonlyMap<string, string>) {
    this.pglite = pglite;
    this.#schema = schema;
    this.#kept = kept;
  }

  /** @param pglite with the newest schema and no rows but those of migrations */
  static async of(pglite: PGlite): Promise<EmptiedDatabase> {
    const kept = new Map<string, string>();
    for (const name of await names(pglite, WRITTEN)) kept.set(name, await rowsOf(pglite, name));
    return new EmptiedDatabase(pglite, await schemaOf(pglite), kept);
  }

  /** @returns false if a test has changed more than rows, so that nobody else can have it */
  async empty(): Promise<boolean> {
    this.loans += 1;
    const { pglite } = this;
    await pglite.exec('rollback');
    await pglite.exec('discard all');
    if ((await schemaOf(pglite)) !== this.#schema) return false;
    const written = await names(pglite, WRITTEN);
    const sequences = await names(pglite, SEQUENCES);
    // Foreign keys are not checked, row by row, where every row goes.
    await pglite.exec(
      [
        "set local session_replication_role = 'replica'",
        ...written.map((name) => `delete from ${name}`),
        ...sequences.map((name) => `alter sequence ${name} restart`),
      ].join(';'),
    );
    for (const [name, rows] of this.#kept)
      await pglite.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [
        rows,
      ]);
    return true;
  }
}

async function names(pglite: PGlite, query: string): Promise<string[]> {
  const { rows } = await pglite.query<{ name: string }>(query);
  return rows.map(({ name }) => name);
}

async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ hash: string }>(SCHEMA);
  return rows[0]?.hash ?? '';
}

/** As JSON. */
async function rowsOf(pglite: PGlite, table: string): Promise<string> {
  const { rows } = await pglite.query<{ rows: string }>(`select json_agg(t)::text as rows from ${table} t`);
  return rows[0]?.rows ?? '[]';
}
