import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Place } from '../place.ts';

/** The folders of bff/, in order: each imports only itself and those before it. */
export const DISTRICTS = [
  'core',
  'providers',
  'accounts',
  'catalog',
  'money',
  'orders',
  'developers',
  'pages',
  'app',
] as const;

/** The contracts of the API and of the ports, and the document that they make. */
export const CONTRACT = ['bff/core/contract/', 'bff/*/*/contract/', 'bff/developers/document/'];

const ROOT = new URL('../../../', import.meta.url);

/** Every folder with a descriptor, `district/feature`. Identity belongs to what features stand on. */
export const FEATURES = globSync('*/*/feature.ts', {
  cwd: fileURLToPath(new URL('bff/', ROOT)),
})
  .map((path) => dirname(path))
  .filter((folder) => !['core/contract', 'accounts/identity'].includes(folder))
  .toSorted();

/** The one file of a feature that others import: `bff/orders/orders/orders.ts`. */
export const publicFile = (feature: string): string => `bff/${feature}/${feature.split('/').at(-1)}.ts`;

/** What every feature stands on. */
export const BASE = ['bff/core/', 'bff/accounts/identity/', ...CONTRACT];

const PUBLIC_FILES = FEATURES.map(publicFile);

/** Parts of the core with a narrower rule than the rest of it. */
const CORE: Place[] = [
  ...CONTRACT.map((files) => ({
    files,
    uses: [...CONTRACT, 'bff/core/money/'],
    packages: ['typebox'],
    rule: 'the contract imports only contracts, money, and typebox',
  })),
  {
    files: 'bff/core/arithmetic/',
    uses: ['bff/core/money/'],
    packages: [],
    rule: 'the arithmetic of selling is pure: it imports only money',
  },
  {
    files: 'bff/core/money/',
    packages: [],
    rule: 'money imports nothing: browsers load it too',
  },
  {
    files: 'bff/core/charts/',
    packages: [],
    rule: 'the drawing of charts imports nothing: pages and elements draw with it',
  },
  {
    files: 'bff/core/addresses/',
    uses: ['bff/core/api/errors.ts', 'bff/core/contract/'],
    packages: ['localized-address-format'],
    rule: 'how addresses are written follows from their country alone; they know only errors and versions',
  },
  {
    files: 'bff/core/bank-accounts/',
    packages: [],
    rule: 'the parts of bank accounts are a table that imports nothing: browsers load it too',
  },
  {
    files: 'bff/core/phones/',
    uses: ['bff/core/api/errors.ts', 'bff/core/contract/', 'bff/core/database/'],
    packages: ['libphonenumber-js', 'kysely'],
    rule: 'phone numbers are read by one library',
  },
  {
    files: 'bff/core/text/',
    uses: ['bff/core/money/', 'bff/core/contract/'],
    rule: 'languages and messages know only money and the contract',
  },
  {
    files: 'bff/core/database/',
    uses: ['bff/core/contract/', 'bff/core/telemetry/'],
    rule: 'the database knows only the contract and traces',
  },
  {
    files: 'bff/core/telemetry/',
    packages: ['node:', 'ulid'],
    rule: 'traces know nothing else, and OpenTelemetry is loaded only where there is an endpoint',
  },
  { files: 'bff/core/', rule: 'the core knows no feature' },
];

const PAGES = [
  ...BASE,
  ...PUBLIC_FILES,
  'bff/pages/shell/',
  'bff/pages/console/parts/',
  'bff/developers/themes/look/',
];

/** The pages of a feature know its inside. */
const OWN_PAGES: Place[] = FEATURES.filter((feature) => !feature.startsWith('pages/')).flatMap((feature) => {
  const name = feature.split('/').at(-1);
  return [`bff/pages/console/${name}/`, `bff/pages/${name}/`]
    .filter((folder) => existsSync(new URL(folder, ROOT)))
    .map((files) => ({
      files,
      uses: [...PAGES, `bff/${feature}/`],
      types: ['bff/pages/console/', 'bff/pages/hosts/'],
      rule: 'the pages of a feature import what pages share, and that feature',
    }));
});

const FEATURE_PLACES: Place[] = FEATURES.map((feature) => {
  const isPage = feature.startsWith('pages/');
  return {
    files: `bff/${feature}/`,
    uses: [
      ...(isPage ? PAGES : [...BASE, ...PUBLIC_FILES]),
      ...(feature === 'pages/hosted' ? ['components/'] : []),
    ],
    ...(isPage && { types: ['bff/pages/console/', 'bff/pages/hosts/'] }),
    rule: 'a feature imports the core, identity, contracts, and the public files of other features',
  };
});

/** The service, by district. An import of a later district is refused whatever these allow. */
export const DISTRICT_PLACES: Place[] = [
  ...CORE,
  {
    files: 'bff/accounts/identity/',
    uses: ['bff/core/', ...CONTRACT],
    rule: 'identity knows only the core and contracts',
  },
  ...OWN_PAGES,
  ...FEATURE_PLACES,
  {
    files: 'bff/pages/',
    uses: [...PAGES, 'bff/pages/'],
    rule: 'pages import the core, identity, contracts, and the public files of features',
  },
  { files: 'bff/main.ts', uses: ['bff/app/run.ts'], rule: 'main only starts the service' },
  {
    files: 'bff/app/config.ts',
    uses: ['bff/app/config/'],
    rule: 'the configuration knows only its settings',
  },
  { files: 'bff/app/config/', rule: 'settings know nothing else' },
  {
    files: 'bff/app/features.ts',
    uses: ['bff/*/*/feature.ts'],
    rule: 'the list of features knows only their descriptors',
  },
  { files: 'bff/app/', uses: ['bff/'], rule: 'the composition root imports only the service' },
  {
    files: 'bff/testing/',
    uses: ['bff/', 'scripts/build/service.ts', 'scripts/setup/install-folder.ts'],
    rule: 'test support imports only the service, what bundles it and what installs a folder',
  },
];

/** Place of a file in the order of districts; undefined outside of them. */
function floorOf(path: string): number | undefined {
  const [area, district] = path.split('/');
  const floor = area === 'bff' ? DISTRICTS.findIndex((name) => name === district) : -1;
  return floor === -1 ? undefined : floor;
}

/** Whether an import leads from a district to a later one. */
export function isRising(from: string, to: string): boolean {
  const [lower, higher] = [floorOf(from), floorOf(to)];
  return lower !== undefined && higher !== undefined && higher > lower;
}
