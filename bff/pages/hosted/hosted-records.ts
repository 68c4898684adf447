import type { Selectable } from 'kysely';
import type { Db } from '../../core/database/database.ts';
import { OneTimeSignIn } from '../shell/sign-in/one-time-sign-in.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';
import type { Migrations } from '../../core/database/migrate.ts';

export type HostedLinkRow = Selectable<HostedLinksTable>;
export type HostedSessionRow = Selectable<HostedSessionsTable>;

/** A link opens one surface for one merchant, with what it grants. */
export const hostedSignIn = new OneTimeSignIn<HostedLinkRow, HostedSessionRow>({
  links: 'hosted_links',
  sessions: 'hosted_sessions',
  sessionOf: (link) => {
    const { used_at: _, ...grant } = link;
    return { ...grant, notice: null };
  },
});

/** Leaves a notice for the next page. */
export async function leaveNotice(db: Db, hash: string, notice: string): Promise<void> {
  await db.updateTable('hosted_sessions').set({ notice }).where('hash', '=', hash).execute();
}

/** Takes the notice, so that it is shown once. @returns false when another request took it first */
export async function takeNotice(db: Db, hash: string, notice: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('hosted_sessions')
    .set({ notice: null })
    .where('hash', '=', hash)
    .where('notice', '=', notice)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

declare module '../../core/database/tables.ts' {
  interface Tables {
    hosted_links: HostedLinksTable;
    hosted_sessions: HostedSessionsTable;
  }
}

/** The columns for a hosted page's permissions and their merchant. */
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
  /** The URL of the link back, on an origin of the partner; null if there is none. */
  return_url: string | null;
}

interface HostedLinksTable extends HostedGrantColumns {
  used_at: Date | null;
}

interface HostedSessionsTable extends HostedGrantColumns {
  created_at: Date;
  /** The confirmation to show once on the next page. JSON. */
  notice: string | null;
}

export const hostedMigrations: Migrations = {
  '012-hosted-return': [
    `alter table hosted_links add column return_url text`,
    `alter table hosted_sessions add column return_url text`,
  ],
};
