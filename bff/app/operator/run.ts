import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../config.ts';
import { DatabaseError } from '../../core/database/database.ts';
import { askRunning, type Reply } from './ask-running.ts';
import { FLAGS, UsageError } from './command.ts';

/** Runs `npm run -s operator -- <noun> <verb> [--flag value] [--json]`: reads only the configuration. */
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
  const flags = new Map<string, string>();
  for (const [name, value] of Object.entries(values)) if (typeof value === 'string') flags.set(name, value);
  const result = await runCommand(positionals.join(' '), flags);
  if (isFailure(result)) process.exitCode = 1;
  process.stdout.write(`${values.json ? JSON.stringify(result) : JSON.stringify(result, null, 2)}\n`);
}

/** A check that found something says so by `ok`, and ends with 1 for scripts. */
function isFailure(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
}

/**
 * Runs a command through the service, if one runs on this data folder, or else directly on the database. The
 * commands themselves need all of the service's code, which takes ten times as long to load as asking the
 * service: only the second way loads it.
 */
async function runCommand(name: string, flags: ReadonlyMap<string, string>): Promise<unknown> {
  const config = readConfig(process.env);
  const ask = async (): Promise<Reply | undefined> =>
    config.databaseUrl === undefined && name !== '' ? askRunning(config.dataDir, name, flags) : undefined;
  const reply = await ask();
  if (reply && 'result' in reply) return reply.result;
  const { commandCalled, runOnDatabase } = await import('./on-database.ts');
  const command = commandCalled(name);
  if (reply)
    throw new UsageError(
      `the running service doesn't have the command "${name}": restart it on this version`,
    );
  try {
    return await runOnDatabase(command, flags, config);
  } catch (error) {
    // A service may have started since the first check.
    const late = error instanceof DatabaseError ? await ask() : undefined;
    if (late && 'result' in late) return late.result;
    throw error;
  }
}

/** Explains an error that a person can fix in one line; any other error includes its stack. */
function explain(error: unknown): string {
  const mendable = [ConfigError, DatabaseError, UsageError].some((kind) => error instanceof kind);
  const isUsage =
    error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  if (error instanceof Error) return mendable || isUsage ? error.message : (error.stack ?? error.message);
  return String(error);
}
