import type { Db } from '../../core/database/database.ts';
import type { Clock } from '../../core/api/clock.ts';
import type { EnvironmentName } from '../../core/contract/fields.ts';

export interface CommandContext {
  readonly db: Db;
  readonly clock: Clock;
  /** The base of links, without a trailing slash. */
  readonly publicUrl: string;
  /** Calls the services that the configuration connects production to. */
  readonly checkReadiness: () => Promise<unknown>;
  /** The keys that the configuration has instead of those in the database. */
  readonly secrets?: {
    readonly signingJwk?: string | undefined;
    readonly webhookSecretsKey?: string | undefined;
  };
  /** Flags of the command line, `--name value`. */
  readonly flags: ReadonlyMap<string, string>;
}

export interface Command {
  /** The name, such as `keys create`. */
  readonly name: string;
  /** The required flags, then the optional ones in brackets. */
  readonly usage: string;
  readonly run: (context: CommandContext) => Promise<unknown>;
  /** Whether it changes something or reads what is a person's, so that it has an entry in the audit log. */
  readonly isChange?: true;
  /** Flags whose values the audit log hides. */
  readonly hiddenFlags?: readonly string[];
  /** Whether its entry is in the platform's log: the partner's own may be moving. */
  readonly isOfPlatform?: true;
}

/** An error that the operator can fix. One line. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Every flag of every command, without its dashes. */
export const FLAGS = [
  'name',
  'partner',
  'environment',
  'capability',
  'key',
  'merchant',
  'merchants',
  'orders',
  'overlap-seconds',
  'force',
  'per-minute',
  'outcome',
  'requirement',
  'message',
  'days',
  'currency',
  'lines',
  'effective-at',
  'sheet',
  'request',
  'person',
  'email',
  'phone',
  'status',
  'folder',
  'key-file',
  'last',
  'activate',
  'to',
  'hosted-domain',
  'month',
  'order',
  'document',
  'confirm',
];

/** Returns a required flag. @throws {UsageError} */
export function need(flags: ReadonlyMap<string, string>, name: string): string {
  const value = flags.get(name);
  if (value === undefined || value.trim() === '') throw new UsageError(`--${name} is required`);
  return value;
}

/** Returns the ID of a partner. @throws {UsageError} there is no such partner */
export async function knownPartner(db: Db, id: string): Promise<string> {
  const row = await db.selectFrom('partners').select('id').where('id', '=', id).executeTakeFirst();
  if (!row) throw new UsageError(`partner ${id} doesn't exist`);
  return row.id;
}

/** Returns `--environment`, which defaults to the sandbox. @throws {UsageError} */
export function environmentIn(flags: ReadonlyMap<string, string>): EnvironmentName {
  const value = flags.get('environment') ?? 'sandbox';
  if (value !== 'sandbox' && value !== 'production')
    throw new UsageError('--environment must be sandbox or production');
  return value;
}
