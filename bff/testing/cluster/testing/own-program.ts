import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { until } from '../../service/patience.ts';

/**
 * Returns the path of an installed program; `undefined` if it is missing: its tests then report that they are
 * skipped.
 */
export function programOf(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/bin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A server of the test's own on one port, which is stopped and started again. */
export class OwnProgram {
  readonly port: number;
  readonly #path: string;
  readonly #args: readonly string[];
  readonly #options: SpawnOptions;
  #child: ChildProcess | undefined;

  constructor(path: string, args: readonly string[], port: number, options: SpawnOptions = {}) {
    this.#path = path;
    this.#args = args;
    this.port = port;
    this.#options = options;
  }

  /** Starts it, and waits until it accepts connections. */
  async start(): Promise<void> {
    const child = spawn(this.#path, this.#args, { ...this.#options, stdio: 'ignore' });
    this.#child = child;
    await once(child, 'spawn');
    await until(`${this.#path} listens`, 10_000, () => {
      if (child.exitCode !== null) throw new Error(`${this.#path} ended with ${child.exitCode}`);
      return isListening(this.port);
    });
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
