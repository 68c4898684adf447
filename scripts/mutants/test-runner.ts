import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuTimeOf } from './cpu-time.ts';
import type { Message, RunRequest, RunResult } from './runner.ts';

/** Files that had begun and not ended when a limit was reached. */
export interface Overdue {
  readonly unfinished: readonly string[];
}

/** Of a run. What never lets go of the processor meets the second one sooner, however busy the machine is. */
export interface Limits {
  readonly withinMs: number;
  readonly cpuMs: number;
}

interface Child {
  readonly process: ChildProcess;
  /** With the number that the process ended with. */
  readonly ended: Promise<number | null>;
}

const START_WITHIN_MS = 10 * 60_000;
/** Between two looks at the CPU time. */
const LOOK_MS = 500;

/** Runs tests of a copy in a process that stays, until it has to be ended. */
export class TestRunner {
  readonly #root: string;
  #child: Promise<Child> | undefined;
  #pid: number | undefined;
  /** What the tests leave behind when they are ended is in a folder of the process. */
  #temporary: string | undefined;
  #changed: string[] = [];

  constructor(root: string) {
    this.#root = root;
    process.once('exit', () => this.#kill());
  }

  /**
   * Starts the process unless it runs. It creates the tests' database with the code that it finds, so it has
   * to be called while no file is changed.
   */
  async ready(env: NodeJS.ProcessEnv = {}): Promise<void> {
    await (this.#child ??= this.#start(env));
  }

  /** The CPU time of the process and all that it has started, in milliseconds. */
  get cpuMs(): number {
    return this.#pid === undefined ? 0 : cpuTimeOf(this.#pid);
  }

  async #start(env: NodeJS.ProcessEnv): Promise<Child> {
    this.#temporary = mkdtempSync(join(tmpdir(), 'runner-'));
    const forked = fork(join(this.#root, 'scripts/mutants/runner.ts'), {
      cwd: this.#root,
      env: { ...process.env, TMPDIR: this.#temporary, ...env },
      stdio: ['ignore', 'ignore', process.env['TRELLIS_DEBUG'] ? 'inherit' : 'ignore', 'ipc'],
      // A group of its own: what the tests have started ends with it.
      detached: true,
    });
    this.#pid = forked.pid;
    const ended = once(forked, 'exit').then(([code]) => code as number | null);
    const message = once(forked, 'message', { signal: AbortSignal.timeout(START_WITHIN_MS) });
    const code = await Promise.race([message, ended]);
    if (!Array.isArray(code)) throw new Error(`the process that runs the tests ended with ${code}`);
    return { process: forked, ended };
  }

  /** @param request whose `changed` files were changed after `ready()` */
  async run(request: RunRequest, { withinMs, cpuMs }: Limits): Promise<RunResult | Overdue> {
    if (!this.#child) throw new Error('the process that runs the tests is not ready');
    const { process: child, ended } = await this.#child;
    const unfinished = new Set<string>();
    const done = Promise.withResolvers<RunResult | Overdue>();
    const hear = (message: Message): void => {
      if (message === 'ready') return;
      if ('begun' in message) unfinished.add(message.begun);
      else if ('ended' in message) unfinished.delete(message.ended);
      else done.resolve(message);
    };
    child.on('message', hear);
    child.send({ ...request, changed: [...request.changed, ...this.#changed] });
    this.#changed = [];
    const crashed = ended.then((code) => {
      if (this.#pid === child.pid) this.end();
      return crash([...unfinished], code);
    });
    const untilMs = performance.now() + withinMs;
    const untilCpuMs = this.cpuMs + cpuMs;
    const timer = setInterval(() => {
      if (performance.now() < untilMs && this.cpuMs < untilCpuMs) return;
      done.resolve({ unfinished: [...unfinished] });
      this.end();
    }, LOOK_MS);
    try {
      return await Promise.race([done.promise, crashed]);
    } finally {
      clearInterval(timer);
      child.off('message', hear);
    }
  }

  /** A file was put back: the next run reads it again. */
  forget(path: string): void {
    this.#changed.push(path);
  }

  /** The next run begins with a process that has read every file again. */
  end(): void {
    this.#kill();
    this.#child = undefined;
  }

  #kill(): void {
    try {
      if (this.#pid !== undefined) process.kill(-this.#pid, 'SIGKILL');
    } catch {
      // It has ended already, with all it started.
    }
    this.#pid = undefined;
    if (this.#temporary) rmSync(this.#temporary, { recursive: true, force: true, maxRetries: 5 });
    this.#temporary = undefined;
  }
}

/** As a failure that may be the machine's: it is looked at again. */
function crash(unfinished: readonly string[], code: number | null): RunResult {
  const name = `${unfinished.join(', ')}: the process of the tests ended with ${code}`;
  return { failure: { name, ms: Infinity, timedOut: false }, modules: [] };
}
