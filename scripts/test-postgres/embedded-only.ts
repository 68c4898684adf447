/** Tests that concern the embedded database alone, or no database at all, and why. */
export const EMBEDDED_ONLY: Readonly<Record<string, string>> = {
  'bff/core/database/embedded.test.ts': 'the files of the embedded database',
  'bff/app/operator/folder.test.ts': 'the lock and the socket of a data folder',
  'bff/providers/plants/crash.test.ts':
    'what the embedded database keeps of a process that is killed; nodes on PostgreSQL: test:cluster',
  'bff/testing/service/emptied-database.test.ts': 'how an embedded database is emptied for the next test',
  'bff/developers/webhooks/no-lost-events.test.ts':
    'the same for webhooks; test:cluster kills senders on PostgreSQL under 10,000 events',
  'bff/testing/clients/generated-clients.test.ts':
    'the documents and their clients, the same on any database',
};
