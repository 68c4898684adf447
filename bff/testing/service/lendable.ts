import { cpSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client, type QueryResultRow } from 'pg';
import type { Database } from '../../core/database/database.ts';
import { overEmbedded } from '../../core/database/embedded.ts';
import { MIGRATING, openPostgres, SERVING } from '../../core/database/postgres.ts';
import { EmptiedDatabase, type Connection } from './emptied-database.ts';
import { copyOnServer, type ServerTemplate } from './own-database.ts';

/** A copy of the template that one test after the other has, empty each time. */
export interface Lendable {
  open(): Promise<Database>;
  /** Opens it as `OwnDatabase` does. */
  openPatiently?(): Promise<Database>;
  /** @returns false if more than rows were changed, so that the database can't be reused */
  empty(): Promise<boolean>;
  /** Removed at the end of the run, with the template. */
  close(): Promise<void>;
}

/** Returns a lendable database that stays open. */
export async function lendableFolder(template: string): Promise<Lendable> {
  const folder = mkdtempSync(join(dirname(template), 'lent-'));
  cpSync(join(template, 'postgres'), folder, { recursive: true });
  const pglite = new PGlite(folder);
  const emptied = await EmptiedDatabase.of(pglite);
  return {
    open: async () => overEmbedded(pglite, async () => undefined),
    empty: () => emptied.empty(pglite),
    close: () => pglite.close(),
  };
}

export async function lendableOnServer(template: ServerTemplate): Promise<Lendable> {
  const url = await copyOnServer(template);
  const [emptied, canEmpty] = await connected(url, async (connection) => [
    await EmptiedDatabase.of(connection),
    (await connection.query<{ yes: boolean }>(CAN_EMPTY)).rows[0]?.yes === true,
  ]);
  return {
    open: () => openPostgres(url, SERVING),
    openPatiently: () => openPostgres(url, MIGRATING),
    async empty() {
      if (!canEmpty) return false;
      return connected(url, async (connection) => {
        await connection.query(END_OTHERS);
        return emptied.empty(connection);
      });
    },
    close: async () => undefined,
  };
}

/** Deleting rows without their foreign keys is for superusers. */
const CAN_EMPTY = "select current_setting('is_superuser') = 'on' as yes";

/** A connection that a test has left open could hold locks. */
const END_OTHERS = `
  select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

async function connected<Result>(
  url: string,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work({
      exec: (statements) => client.query(statements),
      query: <Row>(statement: string, values?: unknown[]) =>
        client.query<Row & QueryResultRow>(statement, values),
    });
  } finally {
    await client.end();
  }
}
