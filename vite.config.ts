import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, UserConfig } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';

const stub = fileURLToPath(new URL('components/testing/web-dev-server-stub.ts', import.meta.url));

/**
 * Makes css`` literals plain strings without blanks, and takes the indentation out of html`` ones: only where what is built need not
 * match what a server rendered from the sources, since hydration compares templates letter by letter.
 */
const smallLiterals = (templates: boolean): Plugin => ({
  name: 'small-literals',
  transform: {
    filter: { id: /components.*\.ts$/ },
    handler: (code) => ({
      code: (templates ? code.replaceAll(/\n\s+/g, '\n') : code)
        .replace('{ css', '{ unsafeCSS')
        .replaceAll(/css(`[^`]*`)/g, (_, literal: string) =>
          `unsafeCSS(${literal})`
            .replaceAll(/\s+/g, ' ')
            .replaceAll(/ ?([{};,`]) ?|(:) |(\() | (?=\))/g, '$1$2$3')
            .replaceAll(/(?<=[ (,:-])0(?=\.)|;(?=})/g, ''),
        ),
      map: null,
    }),
  },
});

function library(folder: string, entry: Record<string, string>, external: RegExp[] = []): UserConfig {
  return {
    plugins: [smallLiterals(!('hosted' in entry))],
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
 * session.js and create-plant.js share a chunk, hosted.js hydrates what the server rendered.
 */
const libraries: Record<string, UserConfig> = {
  npm: library(
    'npm',
    {
      trellis: 'components/trellis.ts',
      session: 'components/session/session.define.ts',
      'create-plant': 'components/create-plant/create-plant.define.ts',
      react: 'components/react.ts',
      localize: 'components/localize/localize.ts',
    },
    [/^lit(\/|$)/, /^@lit\/(react|reactive-element)/, /^react$/],
  ),
  'cdn-all': library('cdn', { trellis: 'components/trellis.ts' }),
  'cdn-parts': library('cdn', {
    session: 'components/session/session.define.ts',
    'create-plant': 'components/create-plant/create-plant.define.ts',
  }),
  'cdn-hosted': library('cdn', { hosted: 'components/hosted.ts' }),
};

/** The tests of the checkout: `node` for the BFF and the pure parts, `browser` for the elements. */
const tests: UserConfig = {
  test: {
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
          include: [
            'bff/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
            'components/**/*.node.test.ts',
          ],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        resolve: { alias: { '__web-dev-server__web-socket.js': stub } },
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
