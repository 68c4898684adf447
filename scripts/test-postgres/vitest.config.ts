import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { leftOut } from './left-out.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isWhole = process.env['TRELLIS_TEST_POSTGRES_WHOLE'] !== undefined;

/**
 * The tests of the service, each service with a database of its own on the PostgreSQL that DATABASE_URL
 * names.
 */
export default defineConfig({
  root,
  test: {
    name: 'postgres',
    globalSetup: ['bff/testing/service/global-setup.ts'],
    environment: 'node',
    isolate: false,
    // More than processors: a worker waits for PostgreSQL, and for time limits, during a third of its time.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    maxConcurrency: 30,
    include: ['bff/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.cluster.test.ts', ...leftOut(root, { isWhole }).keys()],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
