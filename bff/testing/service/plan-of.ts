import { CompiledQuery, sql, type KyselyPlugin } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/**
 * The plan of the first query that a function makes, as the database prints it, when tables are not read
 * whole if there is another way.
 * @param isPrepared as of a statement that was asked often: a plan for any values, made without looking at
 * them
 */
export async function planOf(
  db: Db,
  ask: (db: Db) => Promise<unknown>,
  { isPrepared = false } = {},
): Promise<string> {
  const queries: CompiledQuery[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await ask(db.withPlugin(noting));
  const [query] = queries;
  if (!query) throw new Error('there was no query');
  return db.transaction().execute(async (trx) => {
    // A small table is read sequentially, regardless of its indexes.
    await sql`set local enable_seqscan = off`.execute(trx);
    if (isPrepared) await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    const asked = isPrepared
      ? await prepare(trx, query)
      : CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]);
    const { rows } = await trx.executeQuery<Record<string, string>>(asked);
    if (isPrepared) await sql`deallocate planned`.execute(trx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

/** A generic plan doesn't depend on the values, so none are given. */
async function prepare(trx: Db, { sql: text, parameters }: CompiledQuery): Promise<CompiledQuery> {
  await sql`prepare planned as ${sql.raw(text)}`.execute(trx);
  const values = parameters.map(() => 'null').join(', ');
  return CompiledQuery.raw(`explain execute planned(${values})`);
}
