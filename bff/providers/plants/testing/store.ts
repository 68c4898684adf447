import type { Db } from '../../../core/database/database.ts';
import { lentDatabase } from '../../../testing/service/lent-database.ts';

export interface TestStore {
  readonly db: Db;
  close(): Promise<void>;
}

/** Opens a separate database for this test file. */
export async function openTestStore(): Promise<TestStore> {
  const own = await lentDatabase();
  const database = await own.open();
  return {
    db: database.db,
    async close() {
      await database.close();
      await own.drop();
    },
  };
}

let merchants = 0;

/** Returns a merchant that no other test has used, even on a shared database. */
export function newMerchant(): string {
  merchants += 1;
  return `mer_${process.pid}_${Date.now()}_${merchants}`;
}
