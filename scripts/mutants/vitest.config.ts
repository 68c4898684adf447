import { configDefaults, defineConfig } from 'vitest/config';

/** For a second look at what may only have been slow. */
const isPatient = process.env['TRELLIS_PATIENT'] !== undefined;

// Mutants change the modules of a vitest that goes on.
process.env['TRELLIS_TEST_SOURCES'] = '1';

/** The service's tests in the copy of the tree in which this process runs. */
export default defineConfig({
  root: process.cwd(),
  test: {
    globalSetup: ['bff/testing/service/global-setup.ts'],
    setupFiles: ['scripts/mutants/reached.ts'],
    environment: 'node',
    include: ['bff/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'],
    // To know what a file reaches, it has to load everything by itself.
    isolate: process.env['TRELLIS_REACHED'] !== undefined,
    maxWorkers: '100%',
    testTimeout: isPatient ? 120_000 : 20_000,
    hookTimeout: isPatient ? 180_000 : 60_000,
  },
});
