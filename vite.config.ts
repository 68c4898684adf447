import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

const stub = fileURLToPath(new URL('components/testing/web-dev-server-stub.ts', import.meta.url));

/** The tests of the checkout: `node` for the BFF and the pure parts, `browser` for the elements. */
export default defineConfig({
  test: {
    coverage: {
      provider: 'v8',
      include: ['bff/**/*.ts', 'components/**/*.ts'],
      exclude: [...configDefaults.exclude, '**/*.test.ts', 'components/testing/**'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['bff/**/*.test.ts', 'scripts/**/*.test.ts', 'demo/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '__web-dev-server__web-socket.js': stub } },
        test: {
          name: 'browser',
          include: ['components/**/*.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
                args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
