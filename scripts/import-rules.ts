/**
 * Who may import whom (ARCHITECTURE.md, "Who may import whom"). The table is the rule; scripts/import-rules/ only
 * applies it.
 *
 * Patterns: `bff/contract/` is a folder with everything below it; in `components/*.ts` the `*` is one name. The first
 * matching place counts. A file may always import from its own place. Test files (`*.test.ts`, `*.spec.ts`,
 * `testing/`) may also import everything in their area (`bff`, `components`, …) and any package.
 */
import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkTree, type Place } from './import-rules/check.ts';

const BFF_FOLDER = new URL('../bff/', import.meta.url);

/** Every folder with a descriptor, and the two that only have pages. Identity is below features. */
const FEATURES = [
  ...globSync('*/feature.ts', { cwd: fileURLToPath(BFF_FOLDER) })
    .map((path) => dirname(path))
    .filter((folder) => folder !== 'identity'),
  'reference',
  'home',
];

/** What a feature may use of another one: only that feature's public file, `bff/x/x.ts`. */
const SHARED: Record<string, string[]> = {
  hosted: ['plants', 'merchants'],
  sandbox: ['merchants', 'plants', 'webhooks'],
};

const CONTRACT = 'bff/contract/';
const BELOW_FEATURES = [
  'bff/pages/',
  'bff/identity/',
  'bff/webhooks/outbox.ts',
  'bff/gateway/',
  'bff/database/',
  CONTRACT,
];
const publicFile = (feature: string): string => `bff/${feature}/${feature}.ts`;

const BFF: Place[] = [
  {
    files: 'bff/contract/',
    packages: ['typebox'],
    rule: 'the contract imports nothing of ours, and only typebox',
  },
  { files: 'bff/config.ts', uses: [CONTRACT], rule: 'the configuration knows only the contract' },
  { files: 'bff/main.ts', uses: ['bff/run.ts'], rule: 'main only starts what run.ts runs' },
  {
    files: 'bff/run.ts',
    uses: ['bff/config.ts', 'bff/service.ts', 'bff/database/'],
    rule: 'what runs the service imports it and its configuration',
  },
  {
    files: 'bff/feature.ts',
    uses: BELOW_FEATURES,
    types: ['bff/console/'],
    rule: 'the shape of a feature knows what is below features, and types of the console',
  },
  {
    files: 'bff/features.ts',
    uses: ['bff/*/feature.ts'],
    rule: 'the list of features knows only their descriptors',
  },
  {
    files: 'bff/joined-features.ts',
    uses: ['bff/feature.ts', 'bff/features.ts', ...BELOW_FEATURES],
    rule: 'what features add is joined from their list',
  },
  {
    files: 'bff/open-database.ts',
    uses: ['bff/joined-features.ts', 'bff/database/'],
    rule: 'what opens the database knows it and the migrations of the features',
  },
  { files: 'bff/assemble.ts', uses: ['bff/'], rule: 'what puts the service together imports only the BFF' },
  { files: 'bff/service.ts', uses: ['bff/'], rule: 'the service imports only the BFF' },
  {
    files: 'bff/app.ts',
    uses: [
      ...FEATURES.map((feature) => `bff/${feature}/`),
      'bff/metrics/',
      'bff/platform-routes.ts',
      'bff/joined-features.ts',
      ...BELOW_FEATURES,
    ],
    types: ['bff/config.ts'],
    rule: 'app → features → {identity, outbox} → {gateway, database} → contract',
  },
  {
    files: 'bff/platform-routes.ts',
    uses: BELOW_FEATURES,
    rule: 'the platform routes import what is below features',
  },
  {
    files: 'bff/metrics/',
    uses: ['bff/gateway/', CONTRACT],
    types: ['bff/plants/plants.ts'],
    rule: 'the metrics know the gateway and the contract, and what a plant API looks like',
  },
  {
    files: 'bff/operator/',
    uses: [
      ...FEATURES.map(publicFile),
      'bff/open-database.ts',
      'bff/identity/',
      'bff/gateway/',
      'bff/database/',
      'bff/config.ts',
      CONTRACT,
    ],
    rule: 'the operator imports identity, gateway, database, config and the public file of a feature',
  },
  {
    files: 'bff/identity/',
    uses: ['bff/webhooks/outbox.ts', 'bff/gateway/', 'bff/database/', CONTRACT],
    types: ['bff/config.ts', 'bff/feature.ts'],
    rule: '{identity, outbox} → {gateway, database} → contract',
  },
  {
    files: 'bff/webhooks/outbox.ts',
    uses: ['bff/gateway/', 'bff/database/', CONTRACT],
    rule: '{identity, outbox} → {gateway, database} → contract',
  },
  {
    files: 'bff/pages/',
    uses: ['bff/gateway/', 'bff/database/', CONTRACT],
    rule: 'what pages share knows only the gateway, the database and the contract',
  },
  {
    files: 'bff/gateway/',
    uses: ['bff/database/', CONTRACT],
    types: ['bff/config.ts'],
    rule: 'the gateway knows only the database and the contract',
  },
  {
    files: 'bff/database/',
    uses: [CONTRACT],
    types: ['bff/config.ts'],
    rule: 'the database knows only the contract',
  },
  ...FEATURES.map((feature) => ({
    files: `bff/${feature}/`,
    uses: [
      ...BELOW_FEATURES,
      ...(SHARED[feature] ?? []).map(publicFile),
      ...(feature === 'hosted' ? ['components/'] : []),
    ],
    types: ['bff/config.ts', 'bff/feature.ts', 'bff/console/context.ts', 'bff/console/page-renderer.ts'],
    rule: `${feature} imports what is below features, and of other features ${
      SHARED[feature] ? `only ${SHARED[feature].map(publicFile).join(', ')}` : 'nothing'
    }`,
  })),
  // Folders that contain only tests; tests of a feature belong to the feature's place.
  ...['bff/*.test.ts', 'bff/*/*.test.ts', 'bff/*/testing/'].map((files) => ({
    files,
    uses: ['bff/'],
    rule: 'tests of the BFF import only the BFF',
  })),
  { files: 'bff/cluster/', uses: ['bff/'], rule: 'tests of several nodes import only the BFF' },
  {
    files: 'bff/clients/',
    uses: ['bff/'],
    packages: [
      '@hey-api/openapi-ts',
      '@stoplight/spectral-core',
      '@stoplight/spectral-rulesets',
      'openapi-typescript',
      'node:',
    ],
    rule: 'the generators of clients know only the document',
  },
  { files: 'bff/testing/', uses: ['bff/'], rule: 'test support imports only the BFF' },
];

/** What may reach the browser. */
const BROWSER_PACKAGES = [
  'lit',
  '@lit/localize',
  '@lit/react',
  '@lit-labs/ssr-client',
  '@lit/reactive-element',
];
const BASE = ['components/theme/', 'components/localize/', 'components/format/'];

const COMPONENTS: Place[] = [
  {
    files: 'components/theme/',
    packages: BROWSER_PACKAGES,
    rule: 'the theme imports nothing of ours',
  },
  {
    files: 'components/localize/',
    packages: BROWSER_PACKAGES,
    rule: 'the messages import nothing of ours',
  },
  {
    files: 'components/format/',
    uses: ['components/localize/'],
    packages: BROWSER_PACKAGES,
    rule: 'dates and durations know only the messages',
  },
  {
    files: 'components/*/*.node.test.ts',
    uses: ['components/', CONTRACT],
    rule: 'tests that run in Node compare components with the contract',
  },
  {
    files: 'components/session/',
    uses: BASE,
    types: [CONTRACT],
    packages: BROWSER_PACKAGES,
    rule: 'the session imports only theme, localize, format and types of bff/contract',
  },
  {
    files: 'components/kit/',
    uses: ['components/session/', ...BASE],
    types: [CONTRACT],
    packages: BROWSER_PACKAGES,
    rule: 'the kit imports session, theme, localize, format and types of bff/contract; never an element',
  },
  { files: 'components/testing/', uses: ['components/'], rule: 'test support imports only components' },
  {
    files: 'components/*/',
    uses: ['components/kit/', 'components/session/', ...BASE],
    types: [CONTRACT],
    packages: BROWSER_PACKAGES,
    rule: 'element → kit → session → {theme, localize, format}, types of bff/contract; never element → element',
  },
  {
    files: 'components/*.node.test.ts',
    uses: ['components/', 'scripts/'],
    rule: 'tests of the package import components and the scripts that build it',
  },
  {
    files: 'components/*.ts',
    uses: ['components/'],
    types: [CONTRACT],
    packages: [...BROWSER_PACKAGES, 'react'],
    rule: 'an entry imports only components',
  },
];

/** What the bench seeds and measures beside whole servers. */
const MEASURED = [
  'bff/open-database.ts',
  ...FEATURES.map(publicFile),
  ...BELOW_FEATURES,
  'bff/webhooks/testing/',
  'bench/',
];

/** The table. */
export const PLACES: Place[] = [
  ...BFF,
  ...COMPONENTS,
  {
    files: 'demo/',
    uses: ['dist/'],
    rule: 'the demo uses only what a partner could: the built package and HTTP',
  },
  {
    files: 'e2e/',
    packages: ['@playwright/test', '@axe-core/playwright', 'node:'],
    rule: 'journeys use only the browser and HTTP',
  },
  { files: 'scripts/', rule: 'scripts import only scripts' },
  {
    files: 'bench/run.mjs',
    uses: ['bench/', 'scripts/setup.mjs'],
    rule: 'the bench is set up as the rest is',
  },
  {
    files: 'bench/servers/',
    uses: ['bff/assemble.ts', 'bff/config.ts', 'bff/metrics/', ...MEASURED],
    rule: 'a measured server is composed like the service: of the app and the public files of features',
  },
  {
    files: 'bench/',
    uses: MEASURED,
    rule: 'the bench uses the database, the rooms below features and the public files of features, never the inside of one',
  },
];

if (import.meta.main) {
  const { files, violations } = await checkTree(fileURLToPath(new URL('..', import.meta.url)), PLACES);
  for (const violation of violations) console.error(violation);
  console.log(`${files} files, ${violations.length} against the import rules`);
  if (violations.length > 0 || files === 0) process.exitCode = 1;
}
