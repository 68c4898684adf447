import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { journeys, notRun } from './journeys.ts';

/** The journeys of elements and hosted pages in Debian’s Firefox, over WebDriver BiDi. */
export default defineConfig({
  testDir: '../..',
  testMatch: journeys,
  grepInvert: [...notRun.keys()],
  globalSetup: '../../before-all.ts',
  outputDir: '../../../test-results/firefox',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    screenshot: 'only-on-failure',
    launchOptions: {
      // Firefox asks for /favicon.ico by itself, and says so where a policy forbids it.
      firefoxUserPrefs: { 'browser.chrome.site_icons': false },
      executablePath: fileURLToPath(new URL('firefox', import.meta.url)),
    },
  },
});
