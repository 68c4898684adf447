import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const MAIN = file('../../../../dist/service/main.js');
/** The entry point as source, so that a preloaded module imports the same modules. */
const SOURCES = file('../../../main.ts');

/** A node: the service in a separate process, as in production. */
export class Node {
  readonly url: string;
  readonly port: number;
  /** Every line written to standard output or standard error. */
  readonly lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #ready = Promise.withResolvers<void>();

  /** @param before a module that the process loads before the service */
  constructor(port: number, settings: Readonly<Record<string, string>>, before?: string) {
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    const env = {
      PATH: process.env['PATH'],
      PORT: String(port),
      LOG_LEVEL: 'info',
      // The process ends with the pipe, so it can't outlive an aborted test run.
      TRELLIS_PARENT: 'pipe',
      SANDBOX_HISTORY_DAYS: '0',
      ...settings,
    };
    const args = before === undefined ? [MAIN] : ['--import', before, SOURCES];
    this.#child = spawn(process.execPath, args, { env });
    this.#exit = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.#read(line));
    }
    void this.#exit.then(() => this.#ready.reject(new Error(`it ended: ${this.lines.join('\n')}`)));
    this.#ready.promise.catch(() => undefined);
  }

  ready(): Promise<void> {
    return this.#ready.promise;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  signal(name: NodeJS.Signals): void {
    this.#child.kill(name);
  }

  /** @returns the exit code; null if a signal ended it */
  async ended(): Promise<number | null> {
    if (this.isRunning) await this.#exit;
    return this.#child.exitCode;
  }

  /** Log lines with this message. */
  said(words: string): string[] {
    return this.lines.filter((line) => line.includes(words));
  }

  async kill(): Promise<void> {
    if (!this.isRunning) return;
    this.signal('SIGKILL');
    await this.#exit;
  }

  #read(line: string): void {
    this.lines.push(line);
    if (line.includes('"msg":"ready"')) this.#ready.resolve();
  }
}
