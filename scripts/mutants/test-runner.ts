import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { RunRequest, RunResult } from './runner.ts';

/** Runs tests of a copy in a process that stays, until it has to be ended. */
export class TestRunner {
  readonly #root: string;
  #child: Promise<ChildProcess> | undefined;
  #pid: number | undefined;
  #changed: string[] = [];

  constructor(root: string) {
    this.#root = root;
    process.once('exit', () => this.#kill());
  }

  async #start(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
    const child = fork(join(this.#root, 'scripts/mutants/runner.ts'), {
      cwd: this.#root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', process.env['TRELLIS_DEBUG'] ? 'inherit' : 'ignore', 'ipc'],
      // A group of its own: what the tests have started ends with it.
      detached: true,
    });
    this.#pid = child.pid;
    await Promise.race([once(child, 'message'), ended(child)]);
    return child;
  }

  /** @returns undefined when it took too long */
  async run(
    request: RunRequest,
    withinMs: number,
    env: NodeJS.ProcessEnv = {},
  ): Promise<RunResult | undefined> {
    const child = await (this.#child ??= this.#start(env));
    const limit = Promise.withResolvers<undefined>();
    const timer = setTimeout(() => limit.resolve(undefined), withinMs);
    const answer = once(child, 'message').then(([result]) => result as RunResult);
    child.send({ ...request, changed: [...request.changed, ...this.#changed] });
    this.#changed = [];
    try {
      const result = await Promise.race([answer, limit.promise, ended(child)]);
      if (result === undefined) this.end();
      return result;
    } finally {
      clearTimeout(timer);
    }
  }

  /** A file was put back: the next run reads it anew. */
  forget(path: string): void {
    this.#changed.push(path);
  }

  /** The next run begins with a process that has read every file anew. */
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
  }
}

async function ended(child: ChildProcess): Promise<never> {
  const [code] = (await once(child, 'exit')) as [number | null];
  throw new Error(`the process that runs the tests ended with ${code}`);
}
