import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';

export interface CommandContext {
  readonly db: Db;
  readonly clock: Clock;
  /** Base of links, without a trailing slash. */
  readonly publicUrl: string;
  /** Calls what the configuration connects production to. */
  readonly checkReadiness: () => Promise<unknown>;
  /** Flags of the command line, `--name value`. */
  readonly flags: ReadonlyMap<string, string>;
}

export interface Command {
  /** `keys create` */
  readonly name: string;
  /** Flags it needs, then those it takes in brackets. */
  readonly usage: string;
  readonly run: (context: CommandContext) => Promise<unknown>;
}

/** Something the operator can fix. One line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
