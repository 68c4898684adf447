import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { UserConfig } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { smallElements } from './scripts/build/small-elements.ts';

const stub = fileURLToPath(new URL('components/testing/web-dev-server-stub.ts', import.meta.url));

function library(folder: string, entry: Record<string, string>, external: RegExp[] = []): UserConfig {
  return {
    plugins: folder === 'cdn' ? [smallElements({ templates: !('hosted' in entry) })] : [],
    build: {
      outDir: `dist/${folder}`,
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        external,
        output: {
          minify: folder === 'cdn',
          comments: false,
          // React's wrappers register elements, so a server component may render them but not run them.
          banner: ({ name }) => (name.startsWith('react') ? "'use client';" : ''),
          chunkFileNames: '[name]-[hash].js',
          entryFileNames: '[name].js',
        },
      },
    },
    logLevel: 'warn',
  };
}

/**
 * The package's builds, by `--mode`; scripts/build.mjs runs them all.
 * `npm` leaves Lit to the partner's bundler. `cdn` is for pages without one: trellis.js is everything in one file,
 * session.js and create-plant.js share a chunk, webhooks.js is that element with all it needs in one file, for pages of
 * its own, hosted.js hydrates what the server rendered.
 */
const libraries: Record<string, UserConfig> = {
  npm: library(
    'npm',
    {
      trellis: 'components/trellis.ts',
      session: 'components/session/session.define.ts',
      'create-plant': 'components/create-plant/create-plant.define.ts',
      webhooks: 'components/webhooks/webhooks.define.ts',
      react: 'components/react.ts',
      'react-webhooks': 'components/react-webhooks.ts',
      localize: 'components/localize/localize.ts',
    },
    [/^lit(\/|$)/, /^@lit\/(react|reactive-element)/, /^react$/],
  ),
  'cdn-all': library('cdn', { trellis: 'components/trellis.ts' }),
  'cdn-parts': library('cdn', {
    session: 'components/session/session.define.ts',
    'create-plant': 'components/create-plant/create-plant.define.ts',
  }),
  'cdn-webhooks': library('cdn', { webhooks: 'components/webhooks/webhooks.define.ts' }),
  // Every part of the kit, for the demo's gallery; it is in no package.
  gallery: library('gallery', { 'kit-gallery': 'components/kit-gallery/kit-gallery.define.ts' }),
  'cdn-hosted': library('cdn', { hosted: 'components/hosted.ts' }),
};

/** The tests of the checkout: `node` for the BFF and the pure parts, `browser` for the elements. */
const tests: UserConfig = {
  test: {
    // One less than there are processors when left out: on two, everything would run one after the other.
    maxWorkers: '100%',
    // Tests that are marked as concurrent wait for timeouts, not for a processor.
    maxConcurrency: 30,
    coverage: {
      provider: 'v8',
      include: ['bff/**/*.ts', 'components/**/*.ts'],
      exclude: [...configDefaults.exclude, '**/*.test.ts', '*/testing/**'],
      reporter: ['text-summary', 'json-summary'],
    },
    projects: [
      {
        test: {
          name: 'node',
          globalSetup: ['bff/testing/global-setup.ts'],
          environment: 'node',
          // Loading the service anew for each file would take as long as its tests. So a test undoes what it changes beyond itself.
          isolate: false,
          include: [
            'bff/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
            'components/**/*.node.test.ts',
          ],
          // Those need a PostgreSQL and a Redis: npm run test:cluster.
          exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Named, so that they are bundled at once, with one Lit, and no test is reloaded half-way.
        optimizeDeps: {
          include: [
            'lit',
            'lit/directives/repeat.js',
            'fast-check',
            '@open-wc/testing',
            '@lit/localize/init/install.js',
            '@lit/localize/init/runtime.js',
            '@lit/localize/internal/locale-status-event.js',
            '@lit/localize/internal/str-tag.js',
          ],
        },
        resolve: { alias: [{ find: /^.*__web-dev-server__web-socket\.js$/, replacement: stub }] },
        test: {
          name: 'browser',
          include: ['components/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.node.test.ts'],
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
};

export default defineConfig(({ mode }) => libraries[mode] ?? tests);
