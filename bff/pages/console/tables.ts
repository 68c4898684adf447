import type { EnvironmentName } from '../../core/contract/fields.ts';

declare module '../../core/database/tables.ts' {
  interface Tables {
    console_links: ConsoleLinksTable;
    console_sessions: ConsoleSessionsTable;
  }
}

declare module '../../core/database/ids.ts' {
  interface IdPrefixes {
    con: true;
  }
}

export interface ConsoleLinksTable {
  /** SHA-256 of the code in the link. */
  hash: string;
  partner_id: string;
  environment: EnvironmentName;
  expires_at: Date;
  used_at: Date | null;
}

export interface ConsoleSessionsTable {
  /** SHA-256 of the cookie. */
  hash: string;
  /** Names it in the log and counts its quota. */
  id: string;
  partner_id: string;
  /** Where it acts now. */
  environment: EnvironmentName;
  /** What its link was for: one of the sandbox may go on to production, as a sandbox key may, and not the other way. */
  opened_in: EnvironmentName;
  created_at: Date;
  expires_at: Date;
}
