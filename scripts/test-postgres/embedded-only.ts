const BYTES = 'requests as bytes, which are read or refused before a database is asked';
const REFUSED = 'what is refused before a database is asked';
const FILES = 'files and documents, the same on any database';

/**
 * Tests that concern the embedded database alone, or no database at all, and why. The embedded one is
 * PostgreSQL, too, but for concurrent connections: what has none shows no other faults here.
 */
export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  'bff/core/database/embedded.test.ts': 'the files of the embedded database',
  'bff/app/operator/folder.test.ts': 'the lock and the socket of a data folder',
  'bff/providers/plants/crash.test.ts':
    'what the embedded database keeps of a process that is killed; nodes on PostgreSQL: test:cluster',
  'bff/testing/service/emptied-database.test.ts': 'how an embedded database is emptied for the next test',
  'bff/developers/webhooks/no-lost-events.test.ts':
    'the same for webhooks; test:cluster kills senders on PostgreSQL under 10,000 events',
  'bff/orders/orders/crash.test.ts': 'the same for orders; test:cluster kills nodes that take payments',
  'bff/core/timers/crash.test.ts': 'the same for timers; test:cluster kills a node in two handlers',
  'bff/testing/clients/generated-clients.test.ts':
    'the documents and their clients, the same on any database',
  'bff/developers/document/openapi-versions.test.ts': FILES,
  'bff/pages/shell/element-files.test.ts': FILES,
  'bff/pages/shell/released-elements.test.ts': FILES,
  'bff/pages/docs/changelog.test.ts': FILES,
  'bff/pages/docs/documented-addresses.test.ts': FILES,
  'bff/pages/docs/served-loader.test.ts': FILES,
  'bff/pages/docs/site-recording.test.ts': 'what guests’ pages look like, the same on any database',
  'bff/developers/document/every-field.test.ts': REFUSED,
  'bff/core/api/unknown-members.test.ts': REFUSED,
  'bff/testing/security/bodies.test.ts': BYTES,
  'bff/testing/security/paths.test.ts': BYTES,
  'bff/testing/security/protocol.test.ts': BYTES,
  'bff/testing/security/slow.test.ts': BYTES,
  'bff/testing/security/smuggling.test.ts': BYTES,
  'bff/testing/security/expansion.test.ts': REFUSED,
  'bff/testing/security/token-spelling.test.ts': BYTES,
};
