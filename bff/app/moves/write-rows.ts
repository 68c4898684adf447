import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import type { EndpointSecrets } from '../../developers/webhooks/endpoint-secrets.ts';
import { NEEDED_BY_REDIRECT, type MovedTable } from './moved-tables.ts';
import { isNamed, type GoneRow, type MovedRow } from './read-rows.ts';

/** Length of a link's proof, with the hyphen before it. */
const PROOF_LENGTH = 23;
/** A foreign key's target is missing, or another row has a unique value. */
const NOT_YET = new Set(['23503', '23505']);

export interface WriteDeps {
  readonly partner: string;
  readonly secrets: EndpointSecrets;
  /** The IDs that persons have here, by those at the source. */
  readonly persons: Readonly<Record<string, string>>;
}

/** The lines of a file, by what is to be done with them. */
export interface Lines {
  readonly rows: readonly MovedRow[];
  readonly gone: readonly (readonly string[])[];
}

export function readLines(lines: readonly string[]): Lines {
  const parsed = lines.map((line) => JSON.parse(line) as MovedRow | GoneRow);
  return {
    rows: parsed.filter((line) => 'r' in line),
    gone: parsed.filter((line) => 'gone' in line).map(({ gone }) => gone),
  };
}

/** Begins a transaction's imports: reports don't count what they have counted at the source. */
export async function beginImport(trx: Db): Promise<void> {
  await sql`select set_config('trellis.importing', 'on', true)`.execute(trx);
}

export async function deleteRows(trx: Db, table: MovedTable, keys: Lines['gone']): Promise<void> {
  if (keys.length === 0 || table.isAppendOnly) return;
  await sql`delete from ${sql.table(table.name)} t where ${isNamed(table, keys)}`.execute(trx);
}

/** Deletes the rows that a redirect has needed and that these lines don't have: they are gone there. */
export async function deleteOthers(
  trx: Db,
  table: MovedTable,
  { rows }: Lines,
  isOfPartner: string,
): Promise<void> {
  if (!NEEDED_BY_REDIRECT.has(table.name) || table.name === 'partners') return;
  const key = (row: string): string => table.key.map((column) => `${row}.${column}`).join();
  await sql`delete from ${sql.table(table.name)} t where ${sql.raw(isOfPartner)}
    and (${sql.raw(key('t'))}) not in (select ${sql.raw(key('x'))}
      from unnest(${rows.map(({ r }) => r)}::${sql.raw(table.name)}[]) as x)`.execute(trx);
}

/**
 * Inserts rows, or makes existing ones the same. One that refers to a row that isn't there, or has a unique
 * value of another one, is left out: it was changed after it was read, so a later round of changes has it.
 */
export async function writeRows(
  trx: Db,
  table: MovedTable,
  rows: readonly MovedRow[],
  deps: WriteDeps,
): Promise<void> {
  if (rows.length === 0) return;
  await sql.raw('savepoint rows').execute(trx);
  try {
    await insert(trx, table, rows, deps);
    await sql.raw('release savepoint rows').execute(trx);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && NOT_YET.has(String(error.code)))) throw error;
    await sql.raw('rollback to savepoint rows').execute(trx);
    if (rows.length === 1) return;
    const half = Math.ceil(rows.length / 2);
    await writeRows(trx, table, rows.slice(0, half), deps);
    await writeRows(trx, table, rows.slice(half), deps);
    return;
  }
  await writeLinks(trx, rows, deps.partner);
}

async function insert(
  trx: Db,
  table: MovedTable,
  rows: readonly MovedRow[],
  { secrets, persons }: WriteDeps,
): Promise<void> {
  const { name, columns } = table;
  const known = columns.filter(({ isOwnValue }) => !isOwnValue).map((column) => column.name);
  const mapped = Object.keys(persons).length > 0 && known.includes('person_id');
  const sealed = new Set(table.sealed?.columns);
  const texts = rows.map(({ r }) => r);
  const isBytes = table.sealed?.isBytes ?? false;
  const seal = (text: string, context: string): string =>
    isBytes
      ? secrets.sealBytes(Buffer.from(text, 'base64'), context).toString('base64')
      : secrets.seal(text, context);
  const patches = rows.map(({ s, c = '' }) =>
    JSON.stringify(Object.fromEntries(Object.entries(s ?? {}).map(([key, text]) => [key, seal(text, c)]))),
  );
  const valueOf = (column: string): RawBuilder<unknown> => {
    const own = sealed.size > 0 ? sql.raw(`(s.x).${column}`) : sql.raw(`x.${column}`);
    const patch = sql`s.p::jsonb ->> ${sql.lit(column)}`;
    if (sealed.has(column))
      return isBytes ? sql`coalesce(decode(${patch}, 'base64'), ${own})` : sql`coalesce(${patch}, ${own})`;
    if (mapped && column === 'person_id')
      return sql`coalesce(${JSON.stringify(persons)}::jsonb ->> ${own}, ${own})`;
    return own;
  };
  const source =
    sealed.size > 0
      ? sql`(select u.r::${sql.raw(name)} as x, u.p
          from unnest(${texts}::text[], ${patches}::text[]) as u (r, p) offset 0) as s`
      : sql`unnest(${texts}::${sql.raw(name)}[]) as x`;
  await sql`
    insert into ${sql.table(name)} (${sql.raw(known.join())})
    select ${sql.join(known.map(valueOf))} from ${source} ${afterInsert(table, known)}`.execute(trx);
}

function afterInsert(table: MovedTable, known: readonly string[]): RawBuilder<unknown> {
  const { name, key, ownership, isAppendOnly } = table;
  const own = new Set(table.primaryKey);
  if (key.some((column) => !own.has(column))) {
    const same = key.map((column) => `old.${column} = x.${column}`).join(' and ');
    return sql.raw(`where not exists (select from ${name} old where ${same})`);
  }
  const others = known.filter((column) => !own.has(column));
  if (ownership.by === 'reference') return sql.raw('on conflict do nothing');
  if (isAppendOnly || others.length === 0) return sql.raw(`on conflict (${key.join()}) do nothing`);
  const listed = (row: string): string => others.map((column) => `${row}.${column}`).join();
  return sql.raw(`on conflict (${key.join()}) do update
    set ${others.map((column) => `${column} = excluded.${column}`).join()}
    where (${listed(name)}) is distinct from (${listed('excluded')})`);
}

async function writeLinks(trx: Db, rows: readonly MovedRow[], partner: string): Promise<void> {
  const tokens = rows.flatMap(({ l }) => l ?? []);
  if (tokens.length === 0) return;
  await sql`
    insert into moved_links (partner_id, id, proof)
    select ${partner}, id, proof from unnest(${tokens.map((token) => token.slice(0, -PROOF_LENGTH))}::text[],
      ${tokens.map((token) => token.slice(1 - PROOF_LENGTH))}::text[]) as links (id, proof)
    on conflict do nothing`.execute(trx);
}

/** Finds the persons of these rows who are known here by their email address, under another ID. */
export async function knownPersons(trx: Db, rows: readonly MovedRow[]): Promise<Record<string, string>> {
  const { rows: found } = await sql<{ there: string; here: string }>`
    select x.id as there, known.id as here from unnest(${rows.map(({ r }) => r)}::persons[]) as x
    join persons known on known.email = x.email and known.id <> x.id`.execute(trx);
  return Object.fromEntries(found.map(({ there, here }) => [there, here]));
}
