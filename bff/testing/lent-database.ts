import { cpSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { inject } from 'vitest';
import { overEmbedded } from '../database/embedded.ts';
import { EmptiedDatabase } from './emptied-database.ts';
import { ownDatabase, type OwnDatabase } from './own-database.ts';

/**
 * Opening an embedded database takes 0.4 s of CPU, and its memory of WebAssembly makes V8 mark all that is in the heap, twice. So it is
 * opened once and lent to one service after the other, empty each time. That of twenty tests has grown, in memory and in its log.
 */
const MOST_LOANS = 20;

/** Those of this worker that nobody has now. */
const idle: EmptiedDatabase[] = [];

export type LentDatabase = Omit<OwnDatabase, 'settings'>;

/** As `ownDatabase()`, for what opens it once and doesn't look at its files. */
export async function lentDatabase(): Promise<LentDatabase> {
  const template = inject('databaseTemplate');
  if (template.kind !== 'embedded') return ownDatabase();
  const lent = idle.pop() ?? (await openCopy(template.folder));
  return {
    open: async () => overEmbedded(lent.pglite, async () => undefined),
    async drop() {
      if (lent.loans < MOST_LOANS && (await lent.empty())) idle.push(lent);
      else await lent.pglite.close();
    },
  };
}

async function openCopy(template: string): Promise<EmptiedDatabase> {
  // Removed at the end of the run, with the template.
  const folder = mkdtempSync(join(dirname(template), 'lent-'));
  cpSync(join(template, 'postgres'), folder, { recursive: true });
  return EmptiedDatabase.of(new PGlite(folder));
}
