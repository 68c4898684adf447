import type { Migrations } from '../../core/database/migrate.ts';
import type { Feature } from '../../core/feature.ts';

const consoleMigrations: Migrations = {
  '006-console': [
    `create table console_links (
      hash text primary key,
      partner_id text not null references partners,
      environment text not null,
      expires_at timestamptz not null,
      used_at timestamptz)`,
    `create table console_sessions (
      hash text primary key,
      id text not null unique,
      partner_id text not null references partners,
      environment text not null,
      opened_in text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null)`,
  ],
  '063-console-people': [
    `alter table console_sessions add column person_id text references persons`,
    `alter table console_sessions add column seen_at timestamptz`,
    `alter table console_sessions add column browser text`,
    `alter table console_sessions add column network text`,
    `create index console_sessions_of_person on console_sessions (person_id)`,
  ],
  '069-console-proof': [`alter table console_sessions add column proved_at timestamptz`],
  '074-console-sso': [`alter table console_sessions add column sso_partner_id text`],
};

/** Only the ways in are translated. */
export const consoleFeature: Feature = {
  migrations: consoleMigrations,
  catalog: (tag) => import(`./languages/${tag}.ts`),
};
