import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type Db = Kysely<Tables>;

export interface Database {
  readonly db: Db;
  /** Whether only this process uses it. If so, everything that looks unfinished at the start is abandoned. */
  readonly exclusive: boolean;
  /** Waits for running statements, closes, and releases the folder. */
  close(): Promise<void>;
}

/**
 * The error for an unusable database. The message is one clear line for the person who started the process.
 */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** The database is unavailable for now: it is restarting, the network is broken, or it takes too long. */
export class DatabaseAway extends DatabaseError {
  override readonly name = 'DatabaseAway';
}

/**
 * Whether a batch may have failed because of one of its rows, by a refusal or a deadlock with another node.
 * Without the database, no row can be written.
 */
export function mayBeOfOneRow(error: unknown): boolean {
  return !(error instanceof DatabaseAway);
}
