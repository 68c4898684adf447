import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { GuestLinks } from '../../accounts/identity/guest-links/guest-links.ts';
import type { EndpointSecrets } from '../../developers/webhooks/endpoint-secrets.ts';
import { belongsTo } from '../ownership/ownership.ts';
import type { MovedTable, MovedTables, Sealed } from './moved-tables.ts';

/** A row in a file, as one line of JSON. */
export interface MovedRow {
  /** The row as PostgreSQL writes it: the same text is the same row, whatever its types. */
  readonly r: string;
  /** Secrets in clear, by column: the target seals them with a key of its own. */
  readonly s?: Readonly<Record<string, string>>;
  /** The context to which the secrets are sealed. */
  readonly c?: string;
  /** The token in the links that guests have to the record. */
  readonly l?: string;
}

/** The key of a row that isn't there anymore. */
export interface GoneRow {
  readonly gone: readonly string[];
}

interface ReadRow {
  readonly r: string;
  readonly k: readonly string[];
  readonly s: Readonly<Record<string, string | null>> | null;
}

/** Reads a partner's rows in the form of files. */
export class RowReader {
  readonly #db: Db;
  readonly #moved: MovedTables;
  readonly #partner: string;
  readonly #secrets: EndpointSecrets;
  readonly #links: GuestLinks;

  constructor(deps: {
    readonly db: Db;
    readonly moved: MovedTables;
    readonly partner: string;
    readonly secrets: EndpointSecrets;
    readonly links: GuestLinks;
  }) {
    this.#db = deps.db;
    this.#moved = deps.moved;
    this.#partner = deps.partner;
    this.#secrets = deps.secrets;
    this.#links = deps.links;
  }

  /** Returns rows in the order of their keys. @param after the key of the last row that was read */
  async page(
    table: MovedTable,
    after: readonly string[] | undefined,
    most: number,
  ): Promise<{ readonly lines: readonly string[]; readonly last: readonly string[] | undefined }> {
    const key = sql.raw(table.key.map((column) => `t.${column}`).join());
    const beyond = after
      ? sql`and (${key}) > (${sql.join(after.map((value, at) => cast(table, value, at)))})`
      : sql``;
    const rows = await this.#read(table, sql`${beyond} order by ${key} limit ${most}`);
    return { lines: rows.map((row) => this.#lineOf(table, row)), last: rows.at(-1)?.k };
  }

  /** Returns the rows with these keys as they are now, and the keys of those that are gone. */
  async named(table: MovedTable, keys: readonly (readonly string[])[]): Promise<readonly string[]> {
    const rows = await this.#read(table, sql`and ${isNamed(table, keys)}`);
    const found = new Set(rows.map(({ k }) => k.join('\0')));
    const gone = keys.filter((key) => !found.has(key.join('\0')));
    return [
      ...gone.map((key) => JSON.stringify({ gone: key } satisfies GoneRow)),
      ...rows.map((row) => this.#lineOf(table, row)),
    ];
  }

  /** Returns the rows of a shared table that these rows of a partner point to. */
  async referred(
    shared: MovedTable,
    from: MovedTable,
    keys: readonly (readonly string[])[],
  ): Promise<readonly string[]> {
    if (shared.ownership.by !== 'reference') return [];
    const { key, from: references } = shared.ownership;
    const reference = references.find(({ table }) => table === from.name);
    if (!reference) return [];
    const rows = await this.#read(
      shared,
      sql`and ${sql.ref(`t.${key}`)} in (select ${sql.ref(`pointing.${reference.column}`)}
        from ${sql.table(from.name)} pointing where ${isNamed(from, keys, 'pointing')})`,
    );
    return rows.map((row) => this.#lineOf(shared, row));
  }

  async #read(table: MovedTable, further: RawBuilder<unknown>): Promise<readonly ReadRow[]> {
    const { name, key, sealed } = table;
    const columns = sealed ? [sealed.of, 'environment', ...sealed.columns] : [];
    const known = columns.filter((column) => table.columns.some((one) => one.name === column));
    const textOf = (column: string): string =>
      sealed?.isBytes && sealed.columns.includes(column) ? `encode(t.${column}, 'base64')` : `t.${column}`;
    const texts = known.map((column) => `'${column}', ${textOf(column)}`).join();
    const { rows } = await sql<ReadRow>`
      select ${sql.raw(rowOf(table))}::text as r,
        array[${sql.raw(key.map((column) => `t.${column}::text`).join())}] as k,
        ${sealed ? sql.raw(`json_build_object(${texts})`) : sql`null::json`} as s
      from ${sql.table(name)} t
      where ${sql.raw(belongsTo(this.#moved.all, name, 't', `'${this.#partner}'`))} ${further}`.execute(
      this.#db,
    );
    return rows;
  }

  #lineOf(table: MovedTable, { r, k, s }: ReadRow): string {
    const row: MovedRow = {
      r,
      ...(s && this.#opened(table, s)),
      ...(table.linked && { l: this.#links.tokenOf(table.linked, k[0] ?? '') }),
    };
    return JSON.stringify(row);
  }

  #opened({ sealed }: MovedTable, row: Readonly<Record<string, string | null>>): Pick<MovedRow, 's' | 'c'> {
    if (!sealed || (sealed.isOfProduction && row['environment'] !== 'production')) return {};
    const context = sealed.contextOf(row[sealed.of] ?? '');
    const opened = sealed.columns.flatMap((column) => {
      const value = row[column] ?? null;
      return value === null ? [] : [[column, this.#open(value, context, sealed)]];
    });
    return { s: Object.fromEntries(opened) as Record<string, string>, c: context };
  }

  /** Returns a secret in clear; bytes in base64. */
  #open(value: string, context: string, { isBytes }: Pick<Sealed, 'isBytes'>): string {
    if (!isBytes) return this.#secrets.open(value, context);
    return this.#secrets.openBytes(Buffer.from(value, 'base64'), context).toString('base64');
  }
}

/** Returns the row as a file has it, in SQL: without sealed bytes, which are in clear in the same line. */
function rowOf({ name, columns, sealed }: MovedTable): string {
  if (!sealed?.isBytes) return 't';
  const values = columns.map((column) =>
    sealed.columns.includes(column.name) ? 'null' : `t.${column.name}`,
  );
  return `row(${values.join()})::${name}`;
}

function cast({ columns, key }: MovedTable, value: unknown, at: number): RawBuilder<unknown> {
  const type = columns.find(({ name }) => name === key[at])?.type ?? 'text';
  return sql`${value}::text::${sql.raw(type)}`;
}

/** Returns the condition for rows with one of these keys. */
export function isNamed(
  table: MovedTable,
  keys: readonly (readonly string[])[],
  alias = 't',
): RawBuilder<boolean> {
  const names = table.key.map((_, at) => `k${at}`);
  const lists = table.key.map((_, at) => sql`${keys.map((key) => key[at])}::text[]`);
  const own = sql.raw(table.key.map((column) => `${alias}.${column}`).join());
  const typed = table.key.map((column, at) => {
    const type = table.columns.find(({ name }) => name === column)?.type ?? 'text';
    return `${names[at]}::${type}`;
  });
  return sql<boolean>`(${own}) in (select ${sql.raw(typed.join())}
    from unnest(${sql.join(lists)}) as named (${sql.raw(names.join())}))`;
}
