import type { Feature } from '../../core/feature.ts';
import { hostedRoutes } from './hosted.ts';
import type { SessionDirectory } from '../../accounts/identity/sessions/session-directory.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

declare module '../../core/feature.ts' {
  interface FeatureDeps {
    /** The directory of sessions' permissions. */
    readonly sessions: SessionDirectory;
  }
}

declare module '../../core/database/tables.ts' {
  interface Tables {
    hosted_links: HostedLinksTable;
    hosted_sessions: HostedSessionsTable;
  }
}

/** The columns for a hosted page's merchant and the key whose permissions it has. */
interface HostedGrantColumns {
  /** SHA-256 of the code in the link, or of the cookie. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  merchant_id: string;
  key_id: string;
  lineage: string;
  surface: string;
  scopes: string[];
  expires_at: Date;
  /** The URL of the link back, on an origin of the partner; null without one. */
  return_url: string | null;
}

interface HostedLinksTable extends HostedGrantColumns {
  used_at: Date | null;
}

/**
 * A session that a link opened has a key's permissions. One of a person has those of a role, and no key: its
 * `key_id`, `lineage` and `scopes` are empty.
 */
interface HostedSessionsTable extends HostedGrantColumns {
  created_at: Date;
  /** The confirmation to show once on the next page. JSON. */
  notice: string | null;
  /** The ID of a person's session, to end it. */
  id: string | null;
  person_id: string | null;
  /** To the minute. */
  seen_at: Date | null;
  /** The browser's name for itself. */
  browser: string | null;
  /** The address that it had. */
  network: string | null;
  /** The shared device on which a PIN opened it. */
  device_id: string | null;
  /** The role that the person had then: with another one the session ends. */
  role: string | null;
  /** When the person last did something on the device. */
  worked_at: Date | null;
  /** When the person last proved who they are; null if only the sign-in did. */
  proved_at: Date | null;
}

const hostedMigrations: Migrations = {
  '012-hosted-return': [
    `alter table hosted_links add column return_url text`,
    `alter table hosted_sessions add column return_url text`,
  ],
  '067-hosted-people': [
    `alter table hosted_sessions drop constraint hosted_sessions_key_id_fkey`,
    `alter table hosted_sessions add column id text`,
    `alter table hosted_sessions add column person_id text references persons`,
    `alter table hosted_sessions add column seen_at timestamptz`,
    `alter table hosted_sessions add column browser text`,
    `alter table hosted_sessions add column network text`,
    `create index hosted_sessions_of_person on hosted_sessions (person_id)`,
  ],
  '072-device-sessions': [
    `alter table hosted_sessions add column device_id text references devices`,
    `alter table hosted_sessions add column role text`,
    `alter table hosted_sessions add column worked_at timestamptz`,
  ],
  '094-staff-proof': [`alter table hosted_sessions add column proved_at timestamptz`],
};

export const hosted: Feature = {
  catalog: (tag) => import(`./languages/${tag}.ts`),
  routes: hostedRoutes,
  migrations: hostedMigrations,
};
