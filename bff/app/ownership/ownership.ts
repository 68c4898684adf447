import { sql } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { DECLARED, type Declared, type Reference } from './declared.ts';

/** How the rows of a table belong to a partner. */
export type Ownership =
  | { readonly by: 'partner' }
  | { readonly by: 'merchant'; readonly column: string }
  | Declared;

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  /** Whether the database itself chooses the value: an identity, or the ID of a transaction. */
  readonly isOwnValue: boolean;
}

export interface ForeignKey {
  readonly columns: readonly string[];
  readonly table: string;
  readonly targets: readonly string[];
}

/** A table as the catalog describes it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly primaryKey: readonly string[];
  readonly foreignKeys: readonly ForeignKey[];
  /** Whether a trigger refuses every statement that could change a row. */
  readonly isAppendOnly: boolean;
}

/** A table with its owner. */
export interface OwnedTable extends Table {
  readonly ownership: Ownership;
}

/** Columns that hold the ID of a merchant. */
const MERCHANT_COLUMNS = ['merchant_id', 'merchant'];

/**
 * Returns all tables, those that others refer to first.
 * @throws {Error} a table has no owner and isn't declared, or a declaration is about nothing
 */
export async function readOwnership(db: Db): Promise<readonly OwnedTable[]> {
  const tables = inOrder(await readCatalog(db));
  const known = new Map<string, Ownership>();
  for (const table of tables) known.set(table.name, ownershipOf(table, known));
  const unknown = Object.keys(DECLARED).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`declared, but not in the database: ${unknown.join(', ')}`);
  return tables.map((table) => ({ ...table, ownership: known.get(table.name) as Ownership }));
}

function ownershipOf(table: Table, known: ReadonlyMap<string, Ownership>): Ownership {
  const declared = DECLARED[table.name];
  if (declared) return declared;
  const has = (name: string): boolean => table.columns.some((column) => column.name === name);
  if (has('partner_id') || table.name === 'partners') return { by: 'partner' };
  const merchant = MERCHANT_COLUMNS.find(has);
  if (merchant !== undefined) return { by: 'merchant', column: merchant };
  const key = table.foreignKeys.find(({ table: to, columns }) => {
    const owner = known.get(to);
    return owner && owner.by !== 'installation' && owner.by !== 'reference' && columns.length === 1;
  });
  const [column, target] = [key?.columns[0], key?.targets[0]];
  if (key && column !== undefined && target !== undefined)
    return { by: 'parent', column, table: key.table, key: target };
  throw new Error(
    `nothing says to which partner the rows of ${table.name} belong: see app/ownership/declared.ts`,
  );
}

/**
 * Returns the condition, in SQL, for the rows of a partner.
 * @param alias of the table's row, such as `new` in a trigger
 * @param partner in SQL: a parameter, or a quoted text
 */
export function belongsTo(
  tables: ReadonlyMap<string, OwnedTable>,
  name: string,
  alias: string,
  partner: string,
): string {
  const ownership = tables.get(name)?.ownership;
  const depth = alias.startsWith('o') ? `o${Number(alias.slice(1) || 0) + 1}` : 'o1';
  switch (ownership?.by) {
    case 'partner':
      return `${alias}.${name === 'partners' ? 'id' : 'partner_id'} = ${partner}`;
    case 'merchant':
      return `exists (select from merchants ${depth} where ${depth}.id = ${alias}.${ownership.column}
        and ${depth}.partner_id = ${partner})`;
    case 'parent':
      return `exists (select from ${ownership.table} ${depth}
        where ${depth}.${ownership.key} = ${alias}.${ownership.column}
        and ${belongsTo(tables, ownership.table, depth, partner)})`;
    case 'reference':
      return `${alias}.${ownership.key} in (${ownership.from
        .map((reference) => referred(tables, reference, depth, partner))
        .join(' union ')})${ownership.when ? ` and ${ownership.when(alias)}` : ''}`;
    default:
      throw new Error(`${name} belongs to no partner`);
  }
}

function referred(
  tables: ReadonlyMap<string, OwnedTable>,
  { table, column }: Reference,
  alias: string,
  partner: string,
): string {
  return `select ${alias}.${column} from ${table} ${alias} where ${belongsTo(tables, table, alias, partner)}`;
}

/** Sorts tables so that each comes after those that its foreign keys name, or that say whose its rows are. */
function inOrder(tables: readonly Table[]): readonly Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const sorted = new Set<Table>();
  const place = (table: Table): void => {
    if (sorted.has(table)) return;
    const declared = DECLARED[table.name];
    const parents = table.foreignKeys.map((key) => key.table);
    if (declared?.by === 'parent') parents.push(declared.table);
    if (table.columns.some(({ name }) => MERCHANT_COLUMNS.includes(name))) parents.push('merchants');
    for (const name of parents) {
      const to = byName.get(name);
      if (to && to !== table) place(to);
    }
    sorted.add(table);
  };
  for (const table of tables) place(table);
  return [...sorted];
}

/** Types whose values mean something in one database only. */
const OF_ONE_DATABASE: ReadonlySet<string> = new Set(['xid8']);

async function readCatalog(db: Db): Promise<readonly Table[]> {
  const { rows } = await sql<CatalogRow>`
    select t.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'required', a.attnotnull, 'identity', a.attidentity <> '') order by a.attnum)
        from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(json_build_object('kind', c.contype, 'table', f.relname,
          'columns', (select json_agg(a.attname order by at) from unnest(c.conkey) with ordinality k (num, at)
            join pg_attribute a on a.attrelid = t.oid and a.attnum = num),
          'targets', (select json_agg(a.attname order by at)
            from unnest(c.confkey) with ordinality k (num, at)
            join pg_attribute a on a.attrelid = c.confrelid and a.attnum = num)) order by c.conname)
        from pg_constraint c left join pg_class f on f.oid = c.confrelid
        where c.conrelid = t.oid and c.contype in ('p', 'f')), '[]') as keys,
      exists (select from pg_trigger g where g.tgrelid = t.oid and not g.tgisinternal
        and g.tgtype & 1 = 0 and g.tgtype & 2 = 2 and g.tgtype & 16 = 16) as is_append_only
    from pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
    order by t.relname`.execute(db);
  return rows.map(({ name, columns, keys, is_append_only: isAppendOnly }) => ({
    name,
    columns: columns.map(({ name: column, type, required, identity }) => ({
      name: column,
      type,
      isRequired: required,
      isOwnValue: identity || OF_ONE_DATABASE.has(type),
    })),
    primaryKey: keys.find(({ kind }) => kind === 'p')?.columns ?? [],
    foreignKeys: keys
      .filter(({ kind }) => kind === 'f')
      .map(({ columns: from, table, targets }) => ({
        columns: from,
        table,
        targets,
      })),
    isAppendOnly,
  }));
}

interface CatalogRow {
  readonly name: string;
  readonly columns: readonly {
    readonly name: string;
    readonly type: string;
    readonly required: boolean;
    readonly identity: boolean;
  }[];
  readonly keys: readonly {
    readonly kind: string;
    readonly table: string;
    readonly columns: readonly string[];
    readonly targets: readonly string[];
  }[];
  readonly is_append_only: boolean;
}
