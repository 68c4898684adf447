import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../../testing/service/compile-cache.ts';

const PROGRAM = fileURLToPath(new URL('sender-process.ts', import.meta.url));

/** A sender in its own process. It ends with the pipe, so it can't outlive a test run that is stopped. */
export class RunningSender {
  /** The number of attempts that could not connect, or broke off. */
  brokenAttempts = 0;
  /** Log lines from `warn` up, and standard error. */
  readonly complaints: string[] = [];
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();
  readonly #done = Promise.withResolvers<void>();

  constructor(settings: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [PROGRAM], {
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...settings },
    });
    this.#exit = once(this.#child, 'exit');
    const { stdout, stderr } = this.#child;
    if (!stdout || !stderr) throw new Error('the process has no pipes');
    createInterface(stdout).on('line', (line) => this.#read(line));
    createInterface(stderr).on('line', (line) => this.complaints.push(line));
    for (const promise of [this.#ready, this.#done]) {
      promise.promise.catch(() => undefined);
      void this.#exit.then(() => promise.reject(new Error(`it ended: ${this.complaints.join('\n')}`)));
    }
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  /** Resolves when everything has been recorded and sent. */
  done(): Promise<void> {
    return this.#done.promise;
  }

  /** Kills it with kill -9. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  #read(line: string): void {
    if (line.includes('"error":"connection"')) this.brokenAttempts += 1;
    if (line.includes('"msg":"ready"')) this.#ready.resolve();
    if (line.includes('"msg":"done"')) this.#done.resolve();
    if (/"level":"(?:warn|error|fatal)"/.test(line)) this.complaints.push(line);
  }
}
