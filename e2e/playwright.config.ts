import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined);

/**
 * Journeys through the running product. Every worker has a stack of its own (stack/fixtures.ts); there is no shared
 * server.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './stack/before-all.ts',
  outputDir: '../test-results',
  // Unit tests run beside them and take longer: a third worker would only make both slower on two processors.
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Ends a journey that hangs. Most take seconds; on a busy machine, several times that.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    // Recording one takes a tenth of the run's CPU: `--trace retain-on-failure` where it is looked at.
    trace: 'off',
    screenshot: 'only-on-failure',
    // Colors and places are checked, which differ during a motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      // There is no GPU, and none is emulated.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
      ],
    },
  },
});
