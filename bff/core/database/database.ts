import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** Whether only this process uses it. Then everything that looks unfinished at the start is abandoned. */
  readonly exclusive: boolean;
  /** Waits for running statements, closes, and releases the folder. */
  close(): Promise<void>;
}
