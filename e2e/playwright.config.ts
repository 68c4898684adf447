import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const DEBIAN = '/usr/bin/chromium';
const executablePath = process.env['CHROMIUM'] ?? (existsSync(DEBIAN) ? DEBIAN : undefined);

/**
 * Journeys through the running product. Every worker has a stack of its own (fixtures.ts); there is no shared server.
 */
export default defineConfig({
  testDir: '.',
  globalSetup: './before-all.ts',
  outputDir: '../test-results',
  // Journeys wait for pages and for what is due: three of them keep two processors busy.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // For busy machines; a journey takes seconds.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
  },
});
