import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from './compile-cache.ts';
import { freePort } from './free-port.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The command that runs the BFF from its source modules. */
export const BFF_SOURCES: readonly string[] = [process.execPath, file('../../main.ts')];

/**
 * The default command: the BFF as in production. Any other must log `"msg":"ready"` and serve the API on
 * PORT. With TRELLIS_TEST_SOURCES it runs the sources, which may change while vitest keeps running.
 */
export const BFF_COMMAND: readonly string[] = process.env['TRELLIS_TEST_SOURCES']
  ? BFF_SOURCES
  : [process.execPath, file('../../../dist/service/main.js')];

/** The service in a separate process, on a database that outlives it. */
export class ServiceProcess {
  readonly url: string;
  /** Standard error, and log lines from `warn` up. */
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  readonly #waiting = new Map<string, () => void>();

  constructor(port: number, command: readonly string[], more: Readonly<Record<string, string>>) {
    const [file = '', ...args] = command;
    this.url = `http://127.0.0.1:${more['PORT'] ?? port}`;
    // The process ends with the pipe, so it can't outlive an aborted test run.
    const settings = {
      PORT: more['PORT'] ?? String(port),
      LOG_LEVEL: 'info',
      TRELLIS_PARENT: 'pipe',
      SANDBOX_HISTORY_DAYS: '0',
    };
    this.#child = spawn(file, args, {
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...settings, ...more },
    });
    this.#exit = once(this.#child, 'exit');
    this.#listen(this.#child);
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  #listen({ stdout, stderr }: ChildProcess): void {
    if (!stdout || !stderr) throw new Error('the process has no pipes');
    createInterface(stdout).on('line', (line) => {
      if (line.includes('"msg":"ready"')) this.#ready.resolve();
      for (const [words, resolve] of this.#waiting) if (line.includes(words)) resolve();
      if (/"level":"(?:warn|error|fatal)"/.test(line)) this.complaints.push(line);
    });
    createInterface(stderr).on('line', (line) => this.complaints.push(line));
    void this.#exit.then(() => this.#ready.reject(new Error(`it ended: ${this.complaints.join('\n')}`)));
    this.#ready.promise.catch(() => undefined);
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when it writes a line with these words. Call it before that can happen. */
  async says(words: string): Promise<void> {
    const said = new Promise<void>((resolve) => void this.#waiting.set(words, resolve));
    const ended = this.#exit.then(() => {
      throw new Error(`it ended: ${this.complaints.join('\n')}`);
    });
    await Promise.race([said, ended]);
  }

  /** Ends it with kill -9. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  /** @returns the exit code of a process that ends by itself; null if a signal ended it */
  async ended(): Promise<number | null> {
    await this.#exit;
    return this.#child.exitCode;
  }
}

/** @param settings its database, and any others except a port */
export async function startProcess(
  settings: Readonly<Record<string, string>>,
  command = BFF_COMMAND,
): Promise<ServiceProcess> {
  return new ServiceProcess(await freePort(), command, settings);
}
