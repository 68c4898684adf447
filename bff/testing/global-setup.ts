import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../database/open-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with an embedded database, migrated and empty, to be copied. */
    databaseTemplate: string;
  }
}

/** Making an embedded database takes seconds, copying one does not: it is made once for all test files. */
export async function setup(project: TestProject): Promise<() => void> {
  const template = mkdtempSync(join(tmpdir(), 'trellis-template-'));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: template });
  await database.close();
  project.provide('databaseTemplate', template);
  return () => rmSync(template, { recursive: true, force: true });
}
