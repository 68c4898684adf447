import type { EnvironmentName } from '../../core/contract/fields.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    hosted_links: HostedLinksTable;
    hosted_sessions: HostedSessionsTable;
  }
}

/** Columns that say what a hosted page may do, and for whom. */
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
  /** Where the way back leads, on an origin of the partner; null: there is none. */
  return_url: string | null;
}

export interface HostedLinksTable extends HostedGrantColumns {
  used_at: Date | null;
}

export interface HostedSessionsTable extends HostedGrantColumns {
  created_at: Date;
  /** Said once on the next page: what was just done. JSON. */
  notice: string | null;
}
