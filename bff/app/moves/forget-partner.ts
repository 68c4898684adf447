import { sql } from 'kysely';
import { PLATFORM } from '../../accounts/operators/operators.ts';
import { pictureUsed } from '../../catalog/images/images.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { Db } from '../../core/database/database.ts';
import { UsageError } from '../operator/command.ts';
import { belongsTo, readOwnership, type OwnedTable } from '../ownership/ownership.ts';
import { NEEDED_BY_REDIRECT } from './moved-tables.ts';
import { stopWatching } from './watch-changes.ts';

interface ForgetDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export interface Forgotten {
  readonly partner: string;
  /** `moved`: its requests are still sent on. */
  readonly state: 'gone' | 'moved';
  /** How many this run has deleted. */
  readonly rows: number;
}

/** The most rows of one transaction. */
const MOST_ROWS = 5_000;
const MOST_TURNS = 5;

/**
 * Deletes a partner's rows here, and goes on where an earlier run has stopped: those of an import that wasn't
 * activated, or of a partner that has moved away. What a redirect needs stays, and a later import replaces
 * it.
 * @param confirmed the partner's ID again, if it has moved away
 * @throws {UsageError} it does neither, or isn't confirmed
 */
export async function forgetPartner(
  deps: ForgetDeps,
  partner: string,
  confirmed: string | undefined,
): Promise<Forgotten> {
  const { db } = deps;
  const isRedirected = await begin(deps, partner, confirmed);
  await stopWatching(db, partner);
  const rows = await deleteAll(deps, partner, isRedirected);
  await end(deps, partner, isRedirected);
  return { partner, state: isRedirected ? 'moved' : 'gone', rows };
}

/** Deletes table by table, and again if a row came in after its table's turn: refused requests are logged. */
async function deleteAll(deps: ForgetDeps, partner: string, isRedirected: boolean): Promise<number> {
  const tables = await readOwnership(deps.db);
  let rows = 0;
  for (let turns = 1; ; turns += 1) {
    try {
      for (const table of tables.toReversed()) {
        if (table.ownership.by === 'installation' || table.ownership.by === 'reference') continue;
        const isLeaving = leavingRows(tables, table, partner, isRedirected);
        for (let deleted = MOST_ROWS; deleted === MOST_ROWS; rows += deleted)
          deleted = await deleteSome(deps, tables, table, partner, isLeaving);
      }
      return rows;
    } catch (error) {
      const isReferred = error instanceof Error && 'code' in error && error.code === '23503';
      if (!isReferred || turns === MOST_TURNS) throw error;
    }
  }
}

/** Says why nothing else can be done with a partner whose rows are being deleted. */
export const beingForgotten = (partner: string): string =>
  `the records of partner ${partner} are being deleted here: run \`partner forget\` again until it ends`;

/** Notes that it begins: from then on, no import writes rows. @returns whether requests are sent on */
async function begin({ db, clock }: ForgetDeps, partner: string, confirmed?: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .selectFrom('partner_moves')
      .select(['state', 'moved_to'])
      .where('partner_id', '=', partner)
      .forUpdate()
      .executeTakeFirst();
    if (!row)
      throw new UsageError(`partner ${partner} is neither being imported here, nor has it moved away`);
    if (row.state !== 'importing' && row.state !== 'moved')
      throw new UsageError(
        `partner ${partner} is served here: its state is ${row.state}. Run \`partner redirect\` first`,
      );
    if (row.state === 'moved' && confirmed !== partner)
      throw new UsageError(
        `--confirm ${partner} is required: after this, its records are only at ${row.moved_to}`,
      );
    const isRedirected = row.moved_to !== null;
    const now = new Date(clock.now());
    await trx
      .updateTable('partner_moves')
      .set({ forgetting_at: now, updated_at: now })
      .where('partner_id', '=', partner)
      .execute();
    if (isRedirected) await keepSlugs(trx, partner);
    return isRedirected;
  });
}

/** Keeps the slugs of merchants to which a host is bound: paths at the new address begin with them. */
async function keepSlugs(trx: Db, partner: string): Promise<void> {
  await sql`update partner_moves set host_merchants = host_merchants || coalesce((
      select jsonb_object_agg(h.host, m.slug) from served_hosts h
      join domains d on d.id = h.domain_id join merchants m on m.id = d.merchant_id
      where d.partner_id = ${partner}), '{}') where partner_id = ${partner}`.execute(trx);
  await sql`update domains set merchant_id = null
    where partner_id = ${partner} and merchant_id is not null`.execute(trx);
}

/** Returns the condition, in SQL, for the rows `t` to delete. */
function leavingRows(
  tables: readonly OwnedTable[],
  { name }: OwnedTable,
  partner: string,
  isRedirected: boolean,
): string {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const needed = isRedirected ? NEEDED_BY_REDIRECT.get(name) : undefined;
  const isOwn = belongsTo(byName, name, 't', `'${partner}'`);
  return needed === undefined ? isOwn : `${isOwn} and not (${needed})`;
}

/**
 * Deletes rows in a transaction that triggers of append-only tables let pass, for this partner's rows alone.
 * @returns how many
 */
async function deleteSome(
  { db, clock }: ForgetDeps,
  tables: readonly OwnedTable[],
  table: OwnedTable,
  partner: string,
  isLeaving: string,
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('trellis.forgetting', ${partner}, true)`.execute(trx);
    const shared = sharedColumn(table);
    const { rows } = await sql<{ key: string | null }>`
      delete from ${sql.table(table.name)} where ctid = any(array(
        select t.ctid from ${sql.table(table.name)} t where ${sql.raw(isLeaving)} limit ${MOST_ROWS}))
      returning ${shared ? sql.ref(shared.column) : sql`null`} as key`.execute(trx);
    const keys = [...new Set(rows.flatMap(({ key }) => key ?? []))];
    if (shared?.table === 'persons') await deletePersons(trx, tables, keys);
    if (shared?.table === 'pictures') await releasePictures(trx, keys, clock.now());
    return rows.length;
  });
}

/** Returns the column of a table that points to rows which partners share. */
function sharedColumn({ foreignKeys }: OwnedTable) {
  const key = foreignKeys.find(({ table }) => table === 'persons' || table === 'pictures');
  return key && { table: key.table, column: key.columns[0] ?? '' };
}

/** Deletes those of the persons to whom nothing points anymore, with their passkeys. */
async function deletePersons(trx: Db, tables: readonly OwnedTable[], ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const pointing = tables
    .filter(({ name }) => name !== 'passkeys')
    .flatMap(({ name, foreignKeys }) =>
      foreignKeys
        .filter(({ table }) => table === 'persons')
        .map(({ columns }) => ({ name, column: columns[0] })),
    );
  const isUnknown = sql.raw(
    pointing
      .map(({ name, column }) => `not exists (select from ${name} where ${column} = p.id)`)
      .join(' and '),
  );
  // Nothing can begin to point to a locked row.
  await sql`select from persons where id = any(${ids}::text[]) order by id for update`.execute(trx);
  await sql`delete from passkeys k using persons p
    where k.person_id = p.id and p.id = any(${ids}::text[]) and ${isUnknown}`.execute(trx);
  await sql`delete from persons p where p.id = any(${ids}::text[]) and ${isUnknown}`.execute(trx);
}

/** Has pictures without an image deleted in a day, as ever: an upload may be about to use one. */
async function releasePictures(trx: Db, hashes: readonly string[], now: number): Promise<void> {
  const { rows } = await sql<{ hash: string }>`
    select hash from unnest(${hashes}::text[]) as released (hash)
    where not exists (select from images where images.hash = released.hash)
      and not exists (select from timers where record = released.hash and kind = 'picture.expire')`.execute(
    trx,
  );
  for (const { hash } of rows) await pictureUsed(trx, PLATFORM, hash, now);
}

/** Notes that nothing is left: another import may begin. */
async function end({ db, clock }: ForgetDeps, partner: string, isRedirected: boolean): Promise<void> {
  if (!isRedirected) {
    await db.deleteFrom('partner_moves').where('partner_id', '=', partner).execute();
    return;
  }
  const now = new Date(clock.now());
  await db
    .updateTable('partner_moves')
    .set({ state: 'moved', forgetting_at: null, forgotten_at: now, updated_at: now })
    .where('partner_id', '=', partner)
    .execute();
}
