import type { Kysely } from 'kysely';
import type { Db as QueueDatabase } from 'pg-boss';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export type { QueueDatabase };

export interface Database {
  readonly db: Db;
  /** The same database as the queue speaks to it: text, and several statements at once where there are no parameters. */
  readonly forQueue: QueueDatabase;
  /** Whether this process alone uses it: then whatever looks unfinished in it at start is. */
  readonly exclusive: boolean;
  /** Lets running statements end, closes, and gives the folder free. */
  close(): Promise<void>;
}
