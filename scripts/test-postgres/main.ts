/**
 * The service's tests on PostgreSQL, in order: look for it, say what is left out, run the tests, clear away,
 * say the sum.
 */
import { fileURLToPath } from 'node:url';
import { runBorrowed } from '../test/run-borrowed.ts';
import { borrow, newRun, usePostgres } from '../test/services.ts';
import { leftOut } from './left-out.ts';

/**
 * Nothing of these databases outlives the run: no commit waits for the disk. Held for what the tests start,
 * too.
 */
function impatient(url: string): string {
  const settings = new URL(url);
  settings.searchParams.set('options', '-c synchronous_commit=off');
  return settings.href;
}

const run = newRun();
const postgres = await borrow('DATABASE_URL', (url) => usePostgres(url, run));
const root = fileURLToPath(new URL('../..', import.meta.url));
const isWhole = process.env['TRELLIS_TEST_LONG'] !== undefined || process.argv.length > 2;
const reasons = Map.groupBy(leftOut(root, { isWhole }), ([, reason]) => reason);
for (const [reason, files] of reasons)
  console.log(`not run on PostgreSQL: ${files.length} files (${reason})`);
await runBorrowed({
  config: 'scripts/test-postgres/vitest.config.ts',
  reporter: 'default',
  variables: {
    TRELLIS_TEST_POSTGRES: impatient(postgres.url),
    TRELLIS_TEST_RUN: run,
    ...(isWhole && { TRELLIS_TEST_POSTGRES_WHOLE: '1' }),
  },
  services: [postgres],
});
