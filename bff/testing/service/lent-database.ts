import { inject } from 'vitest';
import { lendableFolder, lendableOnServer, type Lendable } from './lendable.ts';
import type { OwnDatabase } from './own-database.ts';

/**
 * Opening an embedded database takes 0.4 s of CPU, and its memory of WebAssembly makes V8 mark all that is in
 * the heap, twice; a copy on a server takes 0.1 s to make, and as long to drop. So one is lent to one service
 * after the other, empty each time. That of twenty tests has grown, in memory and in its log.
 */
const MOST_LOANS = 20;

interface Copy extends Lendable {
  loans: number;
}

/** The worker's copies that aren't in use. */
const idle: Copy[] = [];

export type LentDatabase = Omit<OwnDatabase, 'settings'>;

/** Returns a database like `ownDatabase()`, for tests that open it once and don't read its files. */
export async function lentDatabase(): Promise<LentDatabase> {
  const copy = idle.pop() ?? (await makeCopy());
  const { open, openPatiently } = copy;
  return {
    open,
    ...(openPatiently && { openPatiently }),
    async drop() {
      copy.loans += 1;
      if (copy.loans < MOST_LOANS && (await copy.empty())) idle.push(copy);
      else await copy.close();
    },
  };
}

async function makeCopy(): Promise<Copy> {
  const template = inject('databaseTemplate');
  const lendable = await (template.kind === 'embedded'
    ? lendableFolder(template.folder)
    : lendableOnServer(template));
  return { ...lendable, loans: 0 };
}
