import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildService } from '../../../scripts/build/service.ts';
import { openDatabase } from '../../app/open-database.ts';
import type { DatabaseTemplate } from './own-database.ts';
import { createServerDatabase } from './server-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Copied by `ownDatabase()`. */
    databaseTemplate: DatabaseTemplate;
  }
}

/**
 * Creates the database once for all test files: creating one takes seconds, copying one doesn't. Copies are
 * lent out and stored next to it. Bundles the service, so that processes which tests start and kill run the
 * current sources.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!process.env['TRELLIS_TEST_SOURCES']) {
    await buildService({ ifStale: true });
    project.onTestsRerun(async () => void (await buildService({ ifStale: true })));
  }
  const { TRELLIS_TEST_POSTGRES: server, TRELLIS_TEST_RUN: run } = process.env;
  return server && run ? onServer(project, server, run) : embedded(project);
}

async function embedded(project: TestProject): Promise<() => Promise<void>> {
  const parent = mkdtempSync(join(tmpdir(), 'trellis-template-'));
  const folder = join(parent, 'template');
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.close();
  project.provide('databaseTemplate', { kind: 'embedded', folder });
  return async () => rmSync(parent, { recursive: true, force: true });
}

async function onServer(project: TestProject, server: string, run: string): Promise<() => Promise<void>> {
  const template = await createServerDatabase(server, `trellis_test_${run}`);
  const database = await openDatabase({ databaseUrl: template.url, dataDir: '' });
  await database.close();
  project.provide('databaseTemplate', { kind: 'postgres', server, name: template.name });
  return () => template.drop();
}
