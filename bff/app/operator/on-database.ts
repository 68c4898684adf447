import type { Config } from '../config.ts';
import { systemClock } from '../../core/api/clock.ts';
import { ApiError } from '../../core/api/errors.ts';
import { openDatabase } from '../open-database.ts';
import { checkConfigured } from '../../developers/readiness/readiness.ts';
import { type Command, UsageError } from './command.ts';
import { COMMANDS } from './commands.ts';
import { runAudited } from './run-audited.ts';

/** @throws {UsageError} that lists the commands, if there is none with this name */
export function commandCalled(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command) return command;
  const found = name === '' ? 'no command given' : `unknown command "${name}"`;
  throw new UsageError(`${found}\n${usage()}`);
}

/**
 * Runs a command directly on the database.
 * @throws {UsageError} with a message that an operator can act on
 * @throws {DatabaseError} if another process has locked the folder, or the server doesn't respond
 */
export async function runOnDatabase(
  command: Command,
  flags: ReadonlyMap<string, string>,
  config: Config,
): Promise<unknown> {
  const database = await openDatabase(config, { isPatient: true });
  try {
    const checkReadiness = (): Promise<unknown> => checkConfigured(config);
    const { publicUrl } = config;
    const { db } = database;
    return await runAudited(command, {
      db,
      clock: systemClock,
      publicUrl,
      checkReadiness,
      secrets: config,
      flags,
    });
  } catch (error) {
    throw error instanceof ApiError ? new UsageError(error.publicMessage) : error;
  } finally {
    await database.close();
  }
}

function usage(): string {
  const lines = COMMANDS.map((command) => `  ${command.name} ${command.usage}`.trimEnd());
  return `
Usage: npm run -s operator -- <command> [--flag value …] [--json]

Commands:
${lines.join('\n')}`;
}
