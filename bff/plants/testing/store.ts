import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Db } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';

export interface TestStore {
  readonly db: Db;
  close(): Promise<void>;
}

/** An embedded database of this test file's own; PostgreSQL when `TEST_DATABASE_URL` names one. */
export async function openTestStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-plants-'));
  cpSync(inject('databaseTemplate'), dataDir, { recursive: true });
  const database = await openDatabase({ databaseUrl: process.env['TEST_DATABASE_URL'], dataDir });
  return {
    db: database.db,
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

let merchants = 0;

/** A merchant that no other test has used, on a shared database too. */
export function newMerchant(): string {
  merchants += 1;
  return `mer_${process.pid}_${Date.now()}_${merchants}`;
}
