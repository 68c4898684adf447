import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from '../../stack/fixtures.ts';
import { journeys, notRun } from './journeys.ts';

/**
 * `print()` returns when its dialog is closed, and nobody is there to close it: what is printed goes to a
 * file that nobody reads.
 */
const PRINTS_AT_ONCE = {
  'print.always_print_silent': true,
  print_printer: 'Mozilla Save to PDF',
  'print.printer_Mozilla_Save_to_PDF.print_to_file': true,
  // A file of its own: Firefox puts another in the place of what it is told, and gives it its own
  // permissions.
  'print.printer_Mozilla_Save_to_PDF.print_to_filename': join(tmpdir(), 'trellis-printed.pdf'),
};

/** Headless, it has no pointer at all: a mouse, which points finely (2) and hovers (4). */
const HAS_MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 };

/** The journeys of elements and hosted pages in Debian’s Firefox, over WebDriver BiDi. */
export default defineConfig<JourneyOptions>({
  testDir: '../..',
  testMatch: journeys,
  globalSetup: '../../stack/before-all.ts',
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
    notRun,
    launchOptions: {
      firefoxUserPrefs: {
        // Firefox asks for /favicon.ico by itself, and says so where a policy forbids it.
        'browser.chrome.site_icons': false,
        ...PRINTS_AT_ONCE,
        ...HAS_MOUSE,
      },
      executablePath: fileURLToPath(new URL('firefox', import.meta.url)),
    },
  },
});
