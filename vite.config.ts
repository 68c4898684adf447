import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, UserConfig } from 'vite';
import { configDefaults, defineConfig } from 'vitest/config';
import { EVENT_TYPES } from './bff/developers/document/event-types.ts';
import { NEWEST_VERSION } from './bff/core/contract/versions/versions.ts';
import { type Catalog, languages } from './components/i18n/catalog.ts';
import { catalogOf } from './scripts/build/catalogs.ts';
import { elementEntries, packageEntries } from './scripts/build/elements.ts';
import { leanLit } from './scripts/build/lean-lit.ts';
import { ownKit } from './scripts/build/own-kit.ts';
import { privateNames } from './scripts/build/private-names.ts';
import { smallElements } from './scripts/build/small-elements.ts';
import { UNBUNDLED } from './scripts/build/service.ts';
import { sourceUrls } from './scripts/build/source-urls.ts';

const COMPONENTS = fileURLToPath(new URL('components/', import.meta.url));
const SERVICE = fileURLToPath(new URL('bff/', import.meta.url));
const stub = fileURLToPath(new URL('components/testing/web-dev-server-stub.ts', import.meta.url));

/** Of the contract, components import only types: what they need of its values is put in their place. */
const define = {
  EVENT_TYPE_NAMES: JSON.stringify(EVENT_TYPES.join(' ')),
  API_VERSION: JSON.stringify(NEWEST_VERSION),
  FOR_BUNDLERS: 'false',
};

type Build = NonNullable<UserConfig['build']>;
type Output = NonNullable<Build['rolldownOptions']>['output'];

function library(
  entry: Record<string, string>,
  output: Output = {},
  more: Build['rolldownOptions'] = {},
): UserConfig {
  return {
    define,
    build: {
      emptyOutDir: false,
      target: 'es2022',
      lib: { entry, formats: ['es'] },
      rolldownOptions: {
        ...more,
        output: {
          comments: false,
          chunkFileNames: '[name]-[hash].js',
          entryFileNames: '[name].js',
          ...output,
        },
      },
    },
    logLevel: 'warn',
  };
}

/** What every page with an element loads: Lit, the session, and what forms are made of. Failures come later. */
const CORE =
  /node_modules\/(?:@lit|lit)(?!.*\/directive)|components\/(?:session\/(?!on-demand)|theme\/|i18n\/own\.ts|kit\/(?:\w+\/)?(?:controls\.styles|field|form-state|late)\.ts)/;
/** What surfaces share: two on a page load it once. What they say of failures comes later. */
const SURFACE =
  /components\/(?:records\/(?!surface-words|refusals|diet-words|notifications|rates-view|record-list|address-words|business-day|typed-problems)|i18n\/money-and-dates\.ts|kit\/(?:\w+\/)?(?:button|card\.styles|data-table|data\.styles|select-field|session-api|state-panel|table\.styles|tag|work)\.ts\?surface)|bff\/core\/money\/currency\.ts$/;
/** What is said of failures: with the webhooks from the first, behind the first rendering of a form. */
const FAILURES = /components\/(?:kit\/(?:\w+\/)?(?:notice|waiting)|i18n\/format)\.ts/;

/** What each language says is in one file, though each folder brings its part. */
const LANGUAGE_FILES = languages.map((language) => ({
  name: `language-${language}`,
  test: new RegExp(`/languages/${language}\\.ts$`),
}));

/** How messages are looked up in the page, for pages that need that: all but what waits for a language, whose file needs this. */
const LIVE =
  /components\/(?:i18n\/(?:catalog|localize|message|own-language|own-texts|speech)\.ts|entries\/loader)|node_modules\/@lit\/localize/;

/**
 * The elements, for pages without a bundler: of one language, or with messages that are looked up in the page. They share one core, whose file, like every
 * other, is called by its content; scripts/build.mjs writes what leads to them.
 */
const elements = (of: { language: string; catalog?: Catalog | undefined } | 'live'): UserConfig => ({
  ...library(
    { ...elementEntries(), ...(of === 'live' && { localize: 'components/i18n/page-language.ts' }) },
    {
      minify: true,
      entryFileNames: '[name]-[hash].js',
      codeSplitting: {
        groups: [
          { name: 'core', test: CORE, priority: 2 },
          { name: 'failures', test: FAILURES, priority: 1 },
          { name: 'surface', test: SURFACE },
          ...(of === 'live' ? [...LANGUAGE_FILES, { name: 'messages', test: LIVE, priority: 3 }] : []),
        ],
      },
    },
    { preserveEntrySignatures: 'allow-extension' },
  ),
  plugins: [
    leanLit(),
    ownKit(new RegExp(`${CORE.source}|${FAILURES.source}`)),
    smallElements({
      templates: true,
      ...(of === 'live' ? { keepsMessages: true } : of),
      names: privateNames(COMPONENTS),
    }),
  ],
});

/** A file of the service for Node, with the packages that it needs. Those with files of other kinds stay where they are. */
const service = (
  source: string,
  { resolveId, file = '[name].js' }: Pick<Plugin, 'resolveId'> & { readonly file?: string } = {},
): UserConfig => ({
  build: {
    ssr: source,
    target: 'node24',
    emptyOutDir: false,
    minify: false,
    rolldownOptions: {
      checks: { ineffectiveDynamicImport: false },
      output: { entryFileNames: file, codeSplitting: false },
    },
  },
  ssr: { noExternal: true, external: [...UNBUNDLED] },
  plugins: [
    sourceUrls(SERVICE, 'dist/service'),
    ...(resolveId ? [{ name: 'trellis:other-file', enforce: 'pre' as const, resolveId }] : []),
  ],
  logLevel: 'warn',
});

const inLanguages = (
  mode: string,
  build: (of: { language: string; catalog: Catalog | undefined }) => UserConfig,
): Record<string, () => Promise<UserConfig>> =>
  Object.fromEntries(
    languages.map((language) => [
      `${mode}-${language}`,
      async () =>
        build({
          language,
          catalog: language === 'en' ? undefined : await catalogOf(language, COMPONENTS),
        }),
    ]),
  );

/**
 * The package's builds, by `--mode`; scripts/build.mjs runs them all.
 * `npm` leaves Lit to the partner's bundler. `cdn` is for pages without one: the elements of each language, the loader
 * that finds them, those with messages that are looked up in the page, and hosted.js in each language, which hydrates what the server rendered.
 */
const libraries: Record<string, () => UserConfig | Promise<UserConfig>> = {
  npm: () => ({
    ...library(
      packageEntries(),
      {
        minify: false,
        // React's wrappers register elements, so a server component may render them but not run them.
        banner: ({ name }) => (name.startsWith('react') ? "'use client';" : ''),
        codeSplitting: { groups: LANGUAGE_FILES },
      },
      {
        external: [
          /^lit(\/|$)/,
          /^@lit\/(react|reactive-element)/,
          /^react$/,
          'openapi-fetch',
          'lossless-json',
        ],
      },
    ),
    define: { ...define, FOR_BUNDLERS: 'true' },
  }),
  ...inLanguages('cdn', elements),
  'cdn-live': () => elements('live'),
  'cdn-loader': () => library({ trellis: 'components/entries/loader.ts' }, { minify: true }),
  'cdn-live-loader': () => library({ localize: 'components/entries/loader.ts' }, { minify: true }),
  ...inLanguages('cdn-hosted', ({ language, catalog }) => ({
    ...library(
      { [`hosted${language === 'en' ? '' : `.${language}`}`]: 'components/entries/hosted.ts' },
      { minify: true },
      { checks: { ineffectiveDynamicImport: false } },
    ),
    plugins: [
      leanLit(),
      smallElements({ templates: false, language, catalog, names: privateNames(COMPONENTS) }),
    ],
  })),
  // The command of the package: one file for Node 20 and later, with all that it needs.
  cli: () => ({
    build: {
      ssr: 'cli/trellis.ts',
      target: 'node20',
      emptyOutDir: false,
      minify: true,
      rolldownOptions: { output: { banner: '#!/usr/bin/env node', entryFileNames: '[name].js' } },
    },
    ssr: { noExternal: true },
    logLevel: 'warn',
  }),
  // The service as one file, and those that start it and run a command of the operator's.
  service: () =>
    service('bff/app/run.ts', {
      resolveId: (id) =>
        id === './telemetry/telemetry.ts' ? { id: './telemetry.js', external: true } : null,
    }),
  // OpenTelemetry, which is loaded only where there is an endpoint to export to.
  'service-telemetry': () => service('bff/app/telemetry/telemetry.ts'),
  'service-main': () =>
    service('bff/main.ts', {
      resolveId: (id) => (id === './app/run.ts' ? { id: './run.js', external: true } : null),
    }),
  'service-operator': () =>
    service('bff/app/operator/main.ts', {
      file: 'operator.js',
      resolveId: (id) => (id === '../run.ts' ? { id: './run.js', external: true } : null),
    }),
  // The search of the service's own pages at /docs; it is in no package.
  docs: () => library({ search: 'bff/pages/docs/search-box/search.ts' }, { minify: true }),
  // Every part of the kit, and what brings samples into their states, for the demo's gallery; they are in no package.
  gallery: () =>
    library(
      {
        'kit-gallery': 'components/testing/kit-gallery/kit-gallery.define.ts',
        gallery: 'components/testing/samples/gallery-page.ts',
      },
      { minify: false },
    ),
  // What runs in the reference's samples, besides the elements: one file, which no other page loads.
  'gallery-samples': () =>
    library({ samples: 'components/testing/samples/sample-page.ts' }, { minify: true }),
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
        define,
        test: {
          name: 'node',
          globalSetup: ['bff/testing/service/global-setup.ts'],
          environment: 'node',
          // Loading the service again for each file would take as long as its tests. So a test undoes what it changes beyond itself.
          isolate: false,
          include: [
            'bff/**/*.test.ts',
            'scripts/**/*.test.ts',
            'demo/**/*.test.ts',
            'components/**/*.node.test.ts',
            'cli/**/*.test.ts',
          ],
          // Those need a PostgreSQL and a Redis: npm run test:cluster.
          exclude: [...configDefaults.exclude, '**/*.cluster.test.ts'],
          // Ends a test that hangs; how fast something must be is measured in bench/. A test may poll several times.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // The default, 1 s, is less than a busy machine takes; nobody who polls says how long it may take.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        // Named, so that they are bundled at once, with one Lit, and no test is reloaded half-way.
        optimizeDeps: {
          include: [
            'lit',
            'lit/directives/repeat.js',
            'fast-check',
            'idiomorph',
            '@open-wc/testing',
            '@lit/localize/init/install.js',
            '@lit/localize/internal/default-msg.js',
            '@lit/localize/internal/id-generation.js',
            '@lit/localize/internal/locale-status-event.js',
            '@lit/localize/internal/str-tag.js',
          ],
        },
        define,
        resolve: { alias: [{ find: /^.*__web-dev-server__web-socket\.js$/, replacement: stub }] },
        test: {
          name: 'browser',
          testTimeout: 60_000,
          include: ['components/**/*.test.ts'],
          exclude: [...configDefaults.exclude, '**/*.node.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              // Colors and places are checked, which differ during a motion.
              contextOptions: { reducedMotion: 'reduce' },
              launchOptions: {
                executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
                args: [
                  '--no-sandbox',
                  '--disable-background-networking',
                  '--disable-component-update',
                  '--disable-gpu',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
};

export default defineConfig(({ mode }) => libraries[mode]?.() ?? tests);
