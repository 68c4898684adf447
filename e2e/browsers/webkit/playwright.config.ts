import { defineConfig } from '@playwright/test';

/**
 * The journeys of elements in WebKitGTK, over WebDriver. Playwright runs them, and opens no browser of its
 * own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.journey.ts',
  globalSetup: '../../stack/before-all.ts',
  outputDir: '../../../test-results/webkit',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
});
