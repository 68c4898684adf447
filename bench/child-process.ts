import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';

const STOP_WITHIN_MS = 5_000;

/** Starts a module as a process of its own on one core, where the machine has `taskset`. */
export function start(
  core: number | undefined,
  file: string,
  args: readonly string[],
  options: ForkOptions,
): ChildProcess {
  if (core === undefined) return fork(file, args, { ...options, execArgv: options.execArgv ?? [] });
  // fork() gives the channel; taskset then becomes Node with the same channel still open.
  return fork(file, args, {
    ...options,
    execPath: 'taskset',
    execArgv: ['-c', String(core), process.execPath, ...(options.execArgv ?? [])],
  });
}

/** Sends a message over the channel and waits for the reply. */
export function ask<Answer>(child: ChildProcess, question?: object | string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const onMessage = (answer: unknown): void => {
      child.off('exit', onExit);
      resolve(answer as Answer);
    };
    const onExit = (code: number | null): void => {
      child.off('message', onMessage);
      reject(new Error(`the process ended with ${code}`));
    };
    child.once('message', onMessage).once('exit', onExit);
    if (question !== undefined) child.send(question);
  });
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await exit;
  clearTimeout(late);
}
