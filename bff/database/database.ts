import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** Whether this process alone uses it: then whatever looks unfinished in it at start is. */
  readonly exclusive: boolean;
  /** Lets running statements end, closes, and gives the folder free. */
  close(): Promise<void>;
}
