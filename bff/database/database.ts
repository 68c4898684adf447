import type { Kysely } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type { QueueDatabase };

export interface Database {
  readonly db: Db;
  /** The same database as the queue uses it: text, and several statements at once without parameters. */
  readonly forQueue: QueueDatabase;
  /** Whether only this process uses it. Then everything that looks unfinished at the start is abandoned. */
  readonly exclusive: boolean;
  /** Waits for running statements, closes, and releases the folder. */
  close(): Promise<void>;
}
