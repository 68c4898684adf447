import { consoleMigrations } from './console/migrations.ts';
import { databaseMigrations } from './database/migrations.ts';
import type { Migrations } from './database/migrate.ts';
import { hostedMigrations } from './hosted/migrations.ts';
import { identityMigrations } from './identity/migrations.ts';
import { merchantMigrations } from './merchants/migrations.ts';
import { sandboxMigrations } from './sandbox/migrations.ts';
import { webhookMigrations } from './webhooks/migrations.ts';

/** One list for each feature. */
export const MIGRATION_LISTS: readonly Migrations[] = [
  databaseMigrations,
  identityMigrations,
  webhookMigrations,
  sandboxMigrations,
  consoleMigrations,
  merchantMigrations,
  hostedMigrations,
];

/** Every change of the schema. */
export const MIGRATIONS: Migrations = Object.assign({}, ...MIGRATION_LISTS);
