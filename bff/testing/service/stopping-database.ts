import type { KyselyPlugin } from 'kysely';
import type { Db } from '../../core/database/database.ts';

/** Returns a database that fails after a number of statements, as if its process had been killed. */
export function failAfter(db: Db, statements: number): Db {
  if (statements === Infinity) return db;
  let left = statements;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1;
      if (left < 0) throw new Error('stopped');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
