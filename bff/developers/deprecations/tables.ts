import type { DeprecationKind } from '../../core/contract/deprecations/deprecation.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    api_uses: ApiUsesTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    use: true;
  }
}

/** The API uses of one key, or of the pages of one origin, on one day. */
interface ApiUsesTable {
  /** Derived from everything except the day and the counts. */
  use_id: string;
  /** In UTC, in real time. */
  day: string;
  partner_id: string;
  environment: EnvironmentName;
  kind: DeprecationKind;
  name: string;
  /** The ID of a key; for elements, an origin or an empty string. */
  used_by: string;
  /** A count, as digits. */
  calls: string;
  last_used_at: Date;
}

export const deprecationMigrations: Migrations = {
  '054-api-uses': [
    `create table api_uses (
      use_id text not null,
      day date not null,
      partner_id text not null references partners,
      environment text not null,
      kind text not null,
      name text not null,
      used_by text not null,
      calls bigint not null,
      last_used_at timestamptz not null,
      primary key (use_id, day))`,
    `create index api_uses_of_owner on api_uses (partner_id, environment, use_id)`,
    `create index api_uses_of_day on api_uses (day)`,
  ],
};
