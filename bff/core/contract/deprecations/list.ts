import { Deprecations, EVERY } from './deprecation.ts';

/**
 * All deprecations. The headers of responses, the OpenAPI documents, the changelog of the reference, the
 * console and the counts of `GET /v1/deprecations` are derived from it.
 */
export const DEPRECATIONS = new Deprecations([
  {
    kind: 'version',
    name: '2026-09-01',
    deprecatedAt: '2026-11-01T00:00:00Z',
    sunsetAt: '2027-11-01T00:00:00Z',
    instead: 'Try the newest version with the header API-Version, then change the version of the key.',
    docs: '/docs/guides/versions',
  },
  {
    kind: 'version',
    name: '2026-11-01',
    deprecatedAt: '2026-11-26T00:00:00Z',
    sunsetAt: '2027-11-26T00:00:00Z',
    instead: 'Try the newest version with the header API-Version, then change the version of the key.',
    docs: '/docs/guides/versions',
  },
  {
    kind: 'unknown_members',
    name: EVERY,
    deprecatedAt: '2026-11-26T00:00:00Z',
    sunsetAt: '2027-11-26T00:00:00Z',
    instead:
      'Send only members and parameters that the operation has. With API-Version: 2026-11-26, the refusal ' +
      'names those it doesn’t.',
    docs: '/docs/guides/versions#unknown-members',
  },
  {
    kind: 'value',
    name: EVERY,
    deprecatedAt: '2026-11-26T00:00:00Z',
    sunsetAt: '2027-11-26T00:00:00Z',
    instead: 'Host only surfaces that have pages, and name only those for a domain.',
    docs: '/docs/guides/versions#surfaces-without-pages',
  },
]);
