import type { Migrations } from '../../core/database/migrate.ts';

export const hostedMigrations: Migrations = {
  '012-hosted-return': [
    `alter table hosted_links add column return_url text`,
    `alter table hosted_sessions add column return_url text`,
  ],
};
