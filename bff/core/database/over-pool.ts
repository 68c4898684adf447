import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import { types, type CustomTypesConfig, type Pool } from 'pg';
import type { Db } from './database.ts';
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
 * A database through the connections of a pool, on a server or inside this process.
 * @param options `isPooled`: another pooler is in between (`pooler.ts`)
 */
export function overPool(pool: Pool, { isPooled = false }: { readonly isPooled?: boolean } = {}): Db {
  const dialect = new Dialect({ pool: postgresPool(pool, new StatementNames({ isKept: !isPooled })) });
  const db = new Kysely<Tables>({ dialect });
  gathersStatements(db, dialect);
  return db;
}
