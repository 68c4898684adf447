import type { Place } from '../place.ts';

/** Tests of the service beyond one feature. */
export const TEST_PLACES: Place[] = [
  // Folders that contain only tests; tests of a feature belong to the feature's place.
  ...['bff/*.test.ts', 'bff/*/*.test.ts', 'bff/*/testing/'].map((files) => ({
    files,
    uses: ['bff/'],
    rule: 'tests of the BFF import only the BFF',
  })),
  { files: 'bff/testing/cluster/', uses: ['bff/'], rule: 'tests of several nodes import only the BFF' },
  {
    files: 'bff/testing/clients/',
    uses: ['bff/', 'scripts/setup/install-folder.ts'],
    packages: [
      '@hey-api/openapi-ts',
      '@redocly/openapi-core',
      '@stoplight/spectral-core',
      '@stoplight/spectral-rulesets',
      'openapi-typescript',
      'node:',
    ],
    rule: 'the generators of clients know only the document',
  },
  {
    files: 'bff/testing/service/',
    uses: ['bff/', 'scripts/build/service.ts'],
    rule: 'test support imports only the BFF, and what bundles it',
  },
];
