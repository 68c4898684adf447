import { ConfigError, readConfig, type Config } from './config.ts';
import { DatabaseError } from '../core/database/database.ts';

/** The time that running requests may take when the process is asked to stop. */
const GRACE_MS = 10_000;

/** Explains an error that a person can fix in one line; any other is a bug, and includes its stack. */
function explain(error: unknown, config: Config | undefined): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const { port, address } = { port: config?.port, address: config?.host, ...(error as object) };
  const others = {
    OPERATOR_PORT: config?.operator?.port,
    SANDBOX_PROCESSOR_PORT: config?.sandboxProcessor.port,
  };
  const setting = Object.entries(others).find(([, other]) => other === port)?.[0] ?? 'PORT';
  if (code === 'EADDRINUSE')
    return `port ${port} is in use: stop the program that uses it, or set ${setting} to another port`;
  if (code === 'EACCES' || code === 'EADDRNOTAVAIL') return `cannot listen on ${address}:${port} (${code})`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Runs the service until it is asked to stop, or prints in one line why it can't start. */
export async function run(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const { startService } = await import('./service.ts');
    stopOn(await startService(config));
  } catch (error) {
    process.stderr.write(`trellis: ${explain(error, config)}\n`);
    process.exitCode = 1;
  }
}

/** Runs the operator's command line. It is here because the bundle has one entry for all programs. */
export async function runOperator(args: string[]): Promise<void> {
  const { run: runCommandLine } = await import('./operator/run.ts');
  await runCommandLine(args);
}

/**
 * Shuts down once: on a signal, or together with the process that started this one (`TRELLIS_PARENT=pipe`).
 */
function stopOn(stop: () => Promise<void>): void {
  let stopping = false;
  const once = (): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void stop().then(() => process.exit(0));
  };
  process.on('SIGTERM', once);
  process.on('SIGINT', once);
  if (process.env['TRELLIS_PARENT'] === 'pipe') process.stdin.on('end', once).resume();
}
