import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperator } from './operator.ts';

/** The data folder with the database that stacks begin with; where there is none, each creates its own. */
const TEMPLATE = 'TRELLIS_E2E_TEMPLATE';

/** Creates a database without rows, in a folder of its own. @returns what removes it */
export async function prepareTemplate(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-e2e-'));
  await runOperator(folder, 'migrations', 'run');
  // Workers inherit it.
  process.env[TEMPLATE] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** @param dataDir of a stack that hasn't started yet */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env[TEMPLATE];
  if (template) await cp(template, dataDir, { recursive: true });
}
