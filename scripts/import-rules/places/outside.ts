import type { Place } from '../place.ts';
import { BASE, FEATURES, publicFile } from './districts.ts';

/** What the bench seeds and measures beside whole servers. */
const MEASURED = [
  'bff/app/open-database.ts',
  ...FEATURES.map(publicFile),
  ...BASE,
  'bff/developers/webhooks/testing/',
  'bff/testing/cluster/testing/own-postgres.ts',
  'bench/',
];

/** What uses the service and the package from outside. */
export const OUTSIDE_PLACES: Place[] = [
  {
    files: 'demo/server/gallery.ts',
    uses: ['components/testing/samples/', 'demo/server/config.ts', 'demo/server/sign-in.ts'],
    rule: 'the gallery, which no partner has, gives the answers that the reference’s samples give',
  },
  {
    files: 'demo/',
    uses: ['components/dist/'],
    rule: 'the demo uses only what a partner could: the built package and HTTP',
  },
  {
    files: 'e2e/browsers/',
    uses: ['e2e/'],
    packages: ['@playwright/test', 'axe-core', 'selenium-webdriver', 'ws', 'node:'],
    rule: 'journeys use only a browser and HTTP',
  },
  {
    files: 'e2e/pictures/docs/',
    uses: ['e2e/'],
    packages: ['@playwright/test', 'sharp', 'node:'],
    rule: 'pictures of the documentation are taken in a browser and compressed',
  },
  {
    files: 'e2e/',
    packages: ['@playwright/test', '@axe-core/playwright', 'axe-core', 'node:'],
    rule: 'journeys use only the browser and HTTP',
  },
  {
    files: 'cli/*/*.test.ts',
    uses: ['cli/', 'scripts/build.mjs', 'bff/'],
    rule: 'tests of the command run it from the package, which they build, beside the service',
  },
  {
    files: 'cli/testing/',
    uses: ['cli/', 'bff/testing/service/'],
    rule: 'a computer with the command, for its tests',
  },
  {
    files: 'cli/',
    uses: [
      'bff/developers/themes/',
      'bff/core/api/errors.ts',
      'bff/core/api/json.ts',
      'bff/core/events/signature.ts',
    ],
    packages: ['node:'],
    rule: 'the command of the package reads and fills themes, and signs webhooks, as the service does',
  },
  {
    files: 'scripts/build/draw-pictures.ts',
    uses: ['scripts/', 'bff/catalog/images/drawings/', 'bff/catalog/images/contract/'],
    rule: 'the build draws what the service has as drawings',
  },
  {
    files: 'scripts/build/api-types.ts',
    uses: ['scripts/', 'bff/developers/document/'],
    rule: 'the types of the API are made from the document',
  },
  {
    files: 'scripts/deploy/*.test.ts',
    uses: ['scripts/', 'bff/app/config.ts'],
    rule: 'tests of deployments compare them with the settings that the service reads',
  },
  {
    files: 'scripts/deploy/test-from-nothing/',
    uses: [
      'scripts/',
      'bff/testing/',
      'bff/app/telemetry/testing/',
      'bff/developers/webhooks/testing/',
      'bff/pages/ordering/testing/',
    ],
    rule: 'the story of an installation uses what tests of the service have: servers, a browser, receivers',
  },
  {
    files: 'scripts/',
    uses: ['components/i18n/', 'bff/core/text/languages.ts'],
    rule: 'scripts import only scripts, and what languages are',
  },
  {
    files: 'bench/run.mjs',
    uses: ['bench/', 'scripts/setup.mjs', 'scripts/build/service.ts'],
    rule: 'the bench is set up as the rest is',
  },
  {
    files: 'bench/servers/',
    uses: ['bff/app/assemble.ts', 'bff/app/config.ts', 'bff/app/metrics/', ...MEASURED],
    rule: 'a measured server is composed like the service: of the app and the public files of features',
  },
  {
    files: 'bench/',
    uses: MEASURED,
    rule: 'the bench uses the database, the rooms below features and the public files of features, never the inside of one',
  },
];
