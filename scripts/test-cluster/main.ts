/**
 * Tests of several nodes, in order: look for PostgreSQL and Redis, install PgBouncer, bundle the service, run
 * the tests, clear away what they left, say the sum.
 */
import { buildService } from '../build/service.ts';
import { runBorrowed } from '../test/run-borrowed.ts';
import { borrow, newRun, setting, usePostgres, useRedis } from '../test/services.ts';
import { providePgBouncer } from './programs.ts';

setting('DATABASE_URL');
setting('REDIS_URL');
const missing = providePgBouncer();
if (missing !== undefined) console.log(`trellis: ${missing}`);
await buildService({ ifStale: true });
const run = newRun();
const postgres = await borrow('DATABASE_URL', (url) => usePostgres(url, run));
const redis = await borrow('REDIS_URL', useRedis);
await runBorrowed({
  config: 'scripts/test-cluster/vitest.config.ts',
  reporter: 'verbose',
  variables: { DATABASE_URL: postgres.url, REDIS_URL: redis.url, TRELLIS_CLUSTER_RUN: run },
  services: [postgres, redis],
});
