import type { Place } from '../place.ts';
import { CONTRACT } from './districts.ts';

/** What may reach the browser. */
const BROWSER_PACKAGES = [
  'lit',
  '@lit/localize',
  '@lit/react',
  '@lit-labs/ssr-client',
  '@lit/reactive-element',
];
/** What keeps the nodes of a page that are the same on the next. */
const SWAPPING = 'idiomorph';
const BASE = ['components/theme/', 'components/i18n/', 'bff/core/money/', 'bff/core/charts/'];
/** What countries ask for, as tables that import nothing: forms have the same fields as the API. */
const TABLES = [
  'bff/core/addresses/formats.ts',
  'bff/core/addresses/postal-codes.ts',
  'bff/core/addresses/regions.ts',
  'bff/core/bank-accounts/formats.ts',
];

/** What runs in the browser. */
export const COMPONENT_PLACES: Place[] = [
  {
    files: 'components/theme/',
    packages: BROWSER_PACKAGES,
    rule: 'the theme imports nothing of ours',
  },
  {
    files: 'components/i18n/',
    uses: ['bff/core/money/'],
    packages: BROWSER_PACKAGES,
    rule: 'messages and formats know only money',
  },
  {
    files: 'components/entries/frameworks/',
    packages: ['react', 'preact', 'vue', 'svelte', 'solid-js', 'trellis/types'],
    rule: 'types for frameworks know only the framework, and what the build says of the elements',
  },
  {
    files: 'components/server/*.node.test.ts',
    uses: ['components/', 'scripts/', 'bff/'],
    rule: 'tests of what servers import run it against the real service',
  },
  {
    files: 'components/server/node.ts',
    uses: ['components/server/'],
    packages: ['node:'],
    rule: 'the entry for Node imports only what runs everywhere, and built-ins',
  },
  {
    files: 'components/server/',
    uses: ['bff/core/money/'],
    types: CONTRACT,
    packages: ['openapi-fetch', 'lossless-json'],
    rule: 'what servers import runs everywhere: no element, no built-in of Node',
  },
  {
    files: 'components/entries/*.node.test.ts',
    uses: ['components/', 'scripts/'],
    rule: 'tests of the package import components and the scripts that build it',
  },
  {
    files: 'components/testing/package/',
    uses: ['components/', 'scripts/'],
    rule: 'tests of the package import components and the scripts that build it',
  },
  ...['components/*/*.node.test.ts', 'components/elements/*/*.node.test.ts'].map((files) => ({
    files,
    uses: ['components/', ...CONTRACT],
    rule: 'tests that run in Node compare components with the contract',
  })),
  {
    files: 'components/session/',
    uses: BASE,
    types: CONTRACT,
    packages: BROWSER_PACKAGES,
    rule: 'the session imports only theme, i18n and types of contracts',
  },
  {
    files: 'components/kit/',
    uses: ['components/session/', ...BASE],
    types: CONTRACT,
    packages: BROWSER_PACKAGES,
    rule: 'the kit imports session, theme, i18n, money and types of contracts; never an element',
  },
  {
    files: 'components/records/',
    uses: ['components/kit/', 'components/session/', ...BASE, ...TABLES],
    types: CONTRACT,
    packages: BROWSER_PACKAGES,
    rule: 'what surfaces share imports kit, session, theme, i18n, tables of countries and types of contracts',
  },
  ...['components/guest/*.react.ts', 'components/elements/*/*.react.ts'].map((files) => ({
    files,
    uses: ['components/'],
    packages: [...BROWSER_PACKAGES, 'react'],
    rule: 'a wrapper for React imports only components',
  })),
  {
    files: 'components/guest/',
    uses: ['components/session/', 'components/entries/react-event.ts', 'bff/core/money/'],
    types: CONTRACT,
    packages: [...BROWSER_PACKAGES, SWAPPING],
    rule: 'surfaces for guests show what the server renders: they know of the session only its types',
  },
  { files: 'components/testing/', uses: ['components/'], rule: 'test support imports only components' },
  {
    files: 'components/elements/dashboard/',
    uses: ['components/records/', 'components/kit/', 'components/session/', ...BASE],
    types: CONTRACT,
    packages: [...BROWSER_PACKAGES, 'eventsource-parser'],
    rule: 'the dashboard imports what every element does, and reads streams of events with eventsource-parser',
  },
  {
    files: 'components/elements/*/',
    uses: ['components/records/', 'components/kit/', 'components/session/', ...BASE, ...TABLES],
    types: CONTRACT,
    packages: BROWSER_PACKAGES,
    rule: 'element → records → kit → session → {theme, i18n}, types of contracts; never element → element',
  },
  {
    files: 'components/entries/',
    uses: ['components/'],
    types: CONTRACT,
    packages: [...BROWSER_PACKAGES, 'react'],
    rule: 'an entry imports only components',
  },
];
