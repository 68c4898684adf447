import { spawn } from 'node:child_process';
import { openSync, appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { shownPath } from './settings.ts';
import { StartFailure } from './start-failure.ts';

const READY_WITHIN_MS = 120_000;
const POLL_MS = 25;
const STOP_WITHIN_MS = 15_000;

export interface ServiceOptions {
  /** Its name for the terminal. */
  readonly name: string;
  readonly entry: string;
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** File to which its output is added. */
  readonly log: string;
}

/** One child process: the BFF or the demo's server. */
export interface Service {
  /** Resolves when `url` returns 2xx. @throws {StartFailure} it ended first, or it takes too long */
  ready(url: string): Promise<void>;
  /** Asks it to end, kills it after a while, and resolves when it has ended. */
  stop(): Promise<void>;
  /** Resolves when it has ended, with the line that says so. */
  readonly ended: Promise<string>;
}

/**
 * Starts a service in a process group of its own, so that Ctrl-C reaches it through us and once. Its standard
 * input is a pipe: when this process ends in any way, the pipe ends and the service ends itself
 * (TRELLIS_PARENT=pipe).
 */
export function startService({ name, entry, cwd, env, log }: ServiceOptions): Service {
  const output = openSync(log, 'a', 0o600);
  const child = spawn(process.execPath, [entry], {
    cwd,
    env: { ...env, TRELLIS_PARENT: 'pipe' },
    stdio: ['pipe', output, 'pipe'],
    detached: true,
  });
  child.stdin?.on('error', () => {}); // it ended first: `ended` says so
  let lastWords: string | undefined;
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      appendFileSync(output, `${line}\n`);
      if (line.startsWith('trellis: ')) lastWords ??= line;
    });
  }
  let running = true;
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`trellis: ${name} couldn't be started: ${error.message}`));
    child.on('close', (code, signal) => {
      running = false;
      const how = signal ?? `code ${code}`;
      resolve(lastWords ?? `trellis: ${name} stopped unexpectedly (${how}); see ${shownPath(log)}`);
    });
  });

  return {
    ended,
    async ready(url) {
      const limit = performance.now() + READY_WITHIN_MS;
      while (!(await answers(url))) {
        if (!running) throw new StartFailure(await ended);
        if (performance.now() > limit) throw new StartFailure(`trellis: ${name} doesn't respond at ${url}`);
        await Promise.race([pause(POLL_MS), ended]);
      }
    },
    async stop() {
      if (!running) return;
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
      await ended;
      clearTimeout(insist);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000), redirect: 'manual' });
    await response.arrayBuffer(); // read to its end, so that the connection can be reused
    return response.ok;
  } catch {
    return false;
  }
}
