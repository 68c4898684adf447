/** Tests of several nodes, in order: look for PostgreSQL and Redis, run the tests, clear away what they left, say the sum. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRun, endAll } from '../test/command.ts';
import { exitCodeOf, totalsLine, totalsOf, type Outcome } from '../test/outcome.ts';
import { vitestOutcome } from '../test/vitest-outcome.ts';
import { usePostgres, useRedis, type Borrowed } from './services.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CONFIG = 'scripts/test-cluster/vitest.config.ts';

function setting(name: string): string {
  const value = process.env[name]?.trim();
  if (value) return value;
  console.error(`trellis: ${name} is not set: the tests of several nodes need a PostgreSQL and a Redis`);
  return process.exit(1);
}

/** @returns the service, or ends with one line that says why not */
async function borrow(name: string, use: (url: string) => Promise<Borrowed>): Promise<Borrowed> {
  try {
    return await use(setting(name));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    console.error(`trellis: what ${name} names cannot be used${code}`);
    return process.exit(1);
  }
}

async function runTests(environment: NodeJS.ProcessEnv): Promise<Outcome> {
  const reports = await mkdtemp(join(tmpdir(), 'trellis-cluster-'));
  try {
    const report = join(reports, 'vitest.json');
    const args = ['run', '--config', CONFIG, '--reporter=verbose', '--reporter=json'];
    const run = createRun(root, environment);
    const result = await run('vitest', [...args, `--outputFile.json=${report}`, ...process.argv.slice(2)]);
    const text = await readFile(report, 'utf8').catch(() => undefined);
    return vitestOutcome(text, result, root);
  } finally {
    await rm(reports, { recursive: true, force: true });
  }
}

function interrupt(): never {
  endAll();
  process.exit(130);
}

process.on('SIGINT', interrupt);
process.on('SIGTERM', interrupt);
process.on('disconnect', interrupt); // the process that handed over to us is gone
process.channel?.unref();

setting('DATABASE_URL');
setting('REDIS_URL');
const name = randomBytes(4).toString('hex');
const postgres = await borrow('DATABASE_URL', (url) => usePostgres(url, name));
const redis = await borrow('REDIS_URL', useRedis);
let outcome: Outcome;
try {
  const variables = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRELLIS_CLUSTER_RUN: name };
  outcome = await runTests({ ...process.env, ...variables });
} finally {
  await postgres.giveBack();
  await redis.giveBack();
}
console.log(outcome.output.trim());
for (const test of outcome.skipped) console.log(`  skipped: ${test}`);
const totals = totalsOf([outcome]);
console.log(totalsLine(totals));
process.exitCode = exitCodeOf(totals);
