import { parseArgs } from 'node:util';
import { ConfigError, readConfig, type Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DatabaseError } from '../database/database-error.ts';
import { openDatabase } from '../open-database.ts';
import { systemClock } from '../gateway/clock.ts';
import { ApiError } from '../gateway/errors.ts';
import type { Command } from './command.ts';
import { COMMANDS } from './commands.ts';
import { FLAGS } from './flags.ts';
import { askRunning } from './socket.ts';
import { UsageError } from './usage-error.ts';

const USAGE = `
Usage: npm run -s operator -- <command> [--flag value …] [--json]

Commands:
${COMMANDS.map(describe).join('\n')}`;

/** `npm run -s operator -- <noun> <verb> [--flag value] [--json]`: reads nothing but the configuration. */
export async function run(args: string[]): Promise<void> {
  try {
    await obey(args);
  } catch (error) {
    process.stderr.write(`trellis: ${explain(error)}\n`);
    process.exitCode = 1;
  }
}

async function obey(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      ...Object.fromEntries(FLAGS.map((name) => [name, { type: 'string' as const }])),
    },
  });
  const command = COMMANDS.find(({ name }) => name === positionals.join(' '));
  if (!command)
    throw new UsageError(
      `${positionals.length > 0 ? `unknown command "${positionals.join(' ')}"` : 'no command given'}\n${USAGE}`,
    );
  const flags = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') flags.set(name, value);
  const result = await runCommand(command, flags, readConfig(process.env));
  process.stdout.write(`${values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2)}\n`);
}

/** Directly on the database, or through the service if that has locked it. */
async function runCommand(
  command: Command,
  flags: ReadonlyMap<string, string>,
  config: Config,
): Promise<unknown> {
  let database: Database;
  try {
    database = await openDatabase(config, { isPatient: true });
  } catch (error) {
    const isHeld = error instanceof DatabaseError && config.databaseUrl === undefined;
    const reply = isHeld ? await askRunning(config.dataDir, command.name, flags) : undefined;
    if (!reply) throw error;
    return reply.result;
  }
  try {
    return await command.run({ db: database.db, clock: systemClock, publicUrl: config.publicUrl, flags });
  } finally {
    await database.close();
  }
}

function describe({ name, usage }: Command): string {
  return `  ${name} ${usage}`.trimEnd();
}

/** What a person can fix is one line; anything else comes with its stack. */
function explain(error: unknown): string {
  if (error instanceof ApiError) return error.publicMessage;
  const mendable = [ConfigError, DatabaseError, UsageError].some((kind) => error instanceof kind);
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof Error) return mendable || isUsage ? error.message : (error.stack ?? error.message);
  return String(error);
}
