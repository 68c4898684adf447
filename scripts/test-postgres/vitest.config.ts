import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { EMBEDDED_ONLY } from './embedded-only.ts';

/** The tests of the service, each service with a database of its own on the PostgreSQL that DATABASE_URL names. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'postgres',
    globalSetup: ['bff/testing/global-setup.ts'],
    environment: 'node',
    isolate: false,
    maxWorkers: '100%',
    include: ['bff/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.cluster.test.ts', ...Object.keys(EMBEDDED_ONLY)],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
