import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Database } from '../../core/database/database.ts';
import { openEmbedded } from '../../core/database/embedded.ts';
import { MIGRATING, openPostgres, SERVING } from '../../core/database/postgres.ts';
import { createServerDatabase } from './server-database.ts';

/**
 * The template made by `bff/testing/service/global-setup.ts`, migrated and empty: a folder, or a database on
 * a server.
 */
export type DatabaseTemplate = { readonly kind: 'embedded'; readonly folder: string } | ServerTemplate;

export interface ServerTemplate {
  readonly kind: 'postgres';
  readonly server: string;
  readonly name: string;
}

/** A database of a test's own, with the newest schema and no rows. */
export interface OwnDatabase {
  /** The settings with which a process of the service finds it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens it for this process. The embedded one belongs to one process at a time. */
  open(): Promise<Database>;
  /**
   * Opens it without the time limits of a request, for a test that queries very many rows at once;
   * `undefined` for the embedded one, which has no such limits.
   */
  openPatiently?(): Promise<Database>;
  /** Call it when no process has it open. */
  drop(): Promise<void>;
}

/**
 * Returns a database for a test: embedded, or PostgreSQL under `npm run test:postgres`. A service in the
 * test's process uses `lentDatabase()`.
 */
export async function ownDatabase(): Promise<OwnDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? copyOfFolder(template.folder) : ownOnServer(template);
}

function copyOfFolder(folder: string): OwnDatabase {
  const dataDir = mkdtempSync(join(tmpdir(), 'trellis-test-'));
  cpSync(folder, dataDir, { recursive: true });
  return {
    settings: { DATA_DIR: dataDir },
    open: () => openEmbedded(dataDir),
    drop: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function ownOnServer(template: ServerTemplate): Promise<OwnDatabase> {
  const url = await copyOnServer(template);
  return {
    settings: { DATABASE_URL: url },
    open: () => openPostgres(url, SERVING),
    openPatiently: () => openPostgres(url, MIGRATING),
    drop: async () => undefined,
  };
}

let made = 0;

/**
 * Dropped with all others at the end of the run: each drop makes the server write everything to disk, and
 * others would wait.
 * @returns its URL
 */
export async function copyOnServer({ server, name }: ServerTemplate): Promise<string> {
  made += 1;
  return (await createServerDatabase(server, `${name}_${process.pid}_${made}`, name)).url;
}
