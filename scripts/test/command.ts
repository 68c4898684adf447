import { spawn, type ChildProcess } from 'node:child_process';
import { delimiter, join } from 'node:path';

export interface CommandResult {
  /** Exit code; 1 as well when it was ended from outside. */
  readonly code: number;
  /** What it wrote to both outputs, in order. */
  readonly output: string;
}

export type Run = (
  command: string,
  args: readonly string[],
  env?: NodeJS.ProcessEnv,
) => Promise<CommandResult>;

/**
 * No step may hold up the whole run: after this it counts as failed. It is for what hangs, and steps share the
 * processors, so it is twice what a slow machine takes. Tests at full length may take as long as a year of
 * orders does.
 */
const LIMIT_MS = 60 * 60_000;
const LONG_LIMIT_MS = 120 * 60_000;

function limitOf(env: NodeJS.ProcessEnv): number {
  return env['TRELLIS_TEST_LONG'] ? LONG_LIMIT_MS : LIMIT_MS;
}

const running = new Set<ChildProcess>();

/**
 * Runs programs of `root` in process groups of their own, so that whatever one leaves behind ends with it.
 */
export function createRun(root: string, base: NodeJS.ProcessEnv): Run {
  const path = [join(root, 'node_modules', '.bin'), base['PATH']].join(delimiter);
  return (command, args, more) => {
    const env = { ...base, ...more, PATH: path, NO_COLOR: '1', FORCE_COLOR: undefined };
    const limitMs = limitOf(env);
    const child = spawn(command === 'node' ? process.execPath : command, args, {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    const keep = (chunk: string): void => void (output += chunk);
    child.stdout.setEncoding('utf8').on('data', keep);
    child.stderr.setEncoding('utf8').on('data', keep);
    const limit = setTimeout(() => {
      output += `\nended: it took more than ${limitMs / 60_000} minutes\n`;
      endGroup(child, 'SIGKILL');
    }, limitMs);
    return new Promise((resolve) => {
      child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
      child.on('exit', () => clearTimeout(limit));
      child.on('close', (code) => {
        running.delete(child);
        endGroup(child, 'SIGKILL');
        resolve({ code: code ?? 1, output });
      });
    });
  };
}

/** Ends whatever is running; for an interrupted run. */
export function endAll(): void {
  for (const child of running) endGroup(child, 'SIGTERM');
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  } catch {
    // nothing of the group is left
  }
}
