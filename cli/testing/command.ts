import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { COMPILE_CACHE } from '../../bff/testing/service/compile-cache.ts';

const PROGRAM = resolve(import.meta.dirname, '../trellis.ts');

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface Given {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly stdin?: string;
}

/** A computer with the command: a folder of settings of its own. */
export class Computer {
  readonly folder = mkdtempSync(join(tmpdir(), 'trellis-command-'));
  readonly #running = new Set<Running>();

  /** Runs a command to its end. */
  async run(args: readonly string[], given: Given = {}): Promise<Ended> {
    const running = this.start(args, given);
    return running.ended();
  }

  start(args: readonly string[], { env, cwd = this.folder, stdin }: Given = {}): Running {
    const child = spawn(process.execPath, [PROGRAM, ...args], {
      cwd,
      env: {
        PATH: process.env['PATH'],
        TRELLIS_CONFIG_DIR: join(this.folder, 'settings'),
        ...COMPILE_CACHE,
        ...env,
      },
    });
    child.stdin.end(stdin ?? '');
    const running = new Running(child);
    this.#running.add(running);
    return running;
  }

  /** Ends what runs, and deletes the folder. */
  async leave(): Promise<void> {
    await Promise.all([...this.#running].map((one) => one.end()));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A command that runs. */
export class Running {
  stdout = '';
  stderr = '';
  readonly #child: ChildProcess;
  readonly #exit: Promise<unknown>;

  constructor(child: ChildProcess) {
    this.#child = child;
    this.#exit = once(child, 'close');
    child.stdout?.on('data', (bytes: Buffer) => (this.stdout += bytes.toString()));
    child.stderr?.on('data', (bytes: Buffer) => (this.stderr += bytes.toString()));
  }

  /** The objects that it has printed so far, with `--json`. */
  get printed(): Record<string, unknown>[] {
    const lines = this.stdout.split('\n').slice(0, -1);
    return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Record<string, unknown>);
  }

  async ended(): Promise<Ended> {
    await this.#exit;
    return { code: this.#child.exitCode, stdout: this.stdout, stderr: this.stderr };
  }

  /** Ends it as Ctrl-C does, or as the system does. */
  async end(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<number | null> {
    if (this.#child.exitCode === null) this.#child.kill(signal);
    await this.#exit;
    return this.#child.exitCode;
  }
}
