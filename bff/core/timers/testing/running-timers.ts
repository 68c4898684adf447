import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { COMPILE_CACHE } from '../../../testing/service/compile-cache.ts';

const PROGRAM = fileURLToPath(new URL('timer-process.ts', import.meta.url));

/** A node that runs timers in its own process. It ends with the pipe, so it can't outlive a test run. */
export class RunningTimers {
  readonly #lines: string[] = [];
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;
  readonly #waiting = new Map<string, () => void>();

  constructor(settings: Readonly<Record<string, string>>) {
    this.#child = spawn(process.execPath, [PROGRAM], {
      env: { PATH: process.env['PATH'], ...COMPILE_CACHE, ...settings },
    });
    this.#exit = once(this.#child, 'exit');
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      if (stream) createInterface(stream).on('line', (line) => this.#read(line));
    }
  }

  /** Resolves when it has written a line with these words. */
  async says(words: string): Promise<void> {
    if (this.#lines.some((line) => line.includes(words))) return;
    const said = new Promise<void>((resolve) => void this.#waiting.set(words, resolve));
    const ended = this.#exit.then(() => {
      throw new Error(`it ended: ${this.#lines.join('\n')}`);
    });
    await Promise.race([said, ended]);
  }

  /** Kills it with kill -9. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#exit;
  }

  #read(line: string): void {
    this.#lines.push(line);
    for (const [words, resolve] of this.#waiting) if (line.includes(words)) resolve();
  }
}
