import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { types, type CustomTypesConfig, type Pool, type QueryResult } from 'pg';
import type { Database, QueueDatabase } from './database.ts';
import { gathersStatements } from './gathering.ts';
import { postgresPool } from './postgres-pool.ts';
import { StatementNames } from './statement-names.ts';
import type { Tables } from './tables.ts';

/** Neither numbers of 64 bits nor days of a calendar have a type of the language's own. */
const AS_TEXT: ReadonlySet<number> = new Set([types.builtins.INT8, types.builtins.DATE]);

/** How values are read. */
export const TYPES: CustomTypesConfig = {
  getTypeParser: (oid, format) => (AS_TEXT.has(oid) ? String : types.getTypeParser(oid, format)),
};

/** Kysely's migrator would lock the connection. Instead who migrates holds a lock of its transaction (`migrate.ts`). */
class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/**
 * A database through the connections of a pool, on a server or inside this process. The queue uses the same connections.
 * @param options `isPooled`: another pooler is in between (`pooler.ts`)
 */
export function overPool(
  pool: Pool,
  { isPooled = false }: { readonly isPooled?: boolean } = {},
): Pick<Database, 'db' | 'forQueue'> {
  const dialect = new Dialect({ pool: postgresPool(pool, new StatementNames({ isKept: !isPooled })) });
  const db = new Kysely<Tables>({ dialect });
  gathersStatements(db, dialect);
  return { db, forQueue: queueOn(pool) };
}

/** Several statements in one text return a list of results: the queue wants all their rows. */
function queueOn(pool: Pool): QueueDatabase {
  return {
    async executeSql(text, values = []) {
      const result: QueryResult | QueryResult[] = await pool.query(text, values);
      return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
    },
  };
}
