import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A receiver of docs/samples/webhooks, and how to run it. */
export interface WebhookSample {
  readonly language: string;
  /** Its path in docs/samples/webhooks. */
  readonly file: string;
  /** A command that checks whether a required tool is on the machine. */
  readonly needs: readonly [command: string, ...args: string[]];
  /** Returns the command that serves the file. PORT is in the environment too. */
  readonly command: (file: string, port: number, scratch: string) => readonly [string, ...string[]];
  /** Returns a command to run once before, such as compiling. */
  readonly prepare?: (file: string, scratch: string) => readonly [string, ...string[]];
}

const FOLDER = fileURLToPath(new URL('../../../../docs/samples/webhooks/', import.meta.url));

export const WEBHOOK_SAMPLES: readonly WebhookSample[] = [
  {
    language: 'TypeScript',
    file: 'typescript/receiver.ts',
    needs: [process.execPath, '--version'],
    command: (file) => [process.execPath, file],
  },
  {
    language: 'Python',
    file: 'python/receiver.py',
    needs: ['python3', '--version'],
    command: (file) => ['python3', file],
  },
  {
    language: 'Go',
    file: 'go/receiver.go',
    needs: ['go', 'version'],
    prepare: (file, scratch) => ['go', 'build', '-o', join(scratch, 'receiver'), file],
    command: (_file, _port, scratch) => [join(scratch, 'receiver')],
  },
  {
    language: 'PHP',
    file: 'php/receiver.php',
    needs: ['php', '--version'],
    command: (file, port) => ['php', '-S', `127.0.0.1:${port}`, file],
  },
  {
    language: 'Ruby',
    file: 'ruby/receiver.rb',
    needs: ['ruby', '-e', 'require "webrick"; require "openssl"'],
    command: (file) => ['ruby', file],
  },
];

/** Whether this machine has the tool that a sample needs. */
export function isRunnable({ needs: [command, ...args] }: WebhookSample): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

/** A sample in its own process, with its output. */
export class RunningSample {
  printed = '';
  readonly #child: ChildProcess;
  readonly #scratch: string;
  #listeners: (() => void)[] = [];

  private constructor(child: ChildProcess, scratch: string) {
    this.#child = child;
    this.#scratch = scratch;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text) => {
        this.printed += String(text);
        for (const wake of this.#listeners.splice(0)) wake();
      });
    }
    child.once('exit', () => {
      for (const wake of this.#listeners.splice(0)) wake();
    });
  }

  /** @param secrets the accepted secrets */
  static async start(
    sample: WebhookSample,
    port: number,
    secrets: readonly string[],
  ): Promise<RunningSample> {
    const file = join(FOLDER, sample.file);
    const scratch = mkdtempSync(join(tmpdir(), 'webhook-sample-'));
    const env = {
      ...process.env,
      PORT: String(port),
      TRELLIS_WEBHOOK_SECRET: secrets.join(' '),
      PYTHONDONTWRITEBYTECODE: '1',
      GOCACHE: join(tmpdir(), 'webhook-sample-go'),
      GOTELEMETRY: 'off',
    };
    const [tool, ...steps] = sample.prepare?.(file, scratch) ?? [];
    if (tool !== undefined) {
      const done = spawnSync(tool, steps, { env, encoding: 'utf8' });
      if (done.status !== 0) throw new Error(`${sample.file}: ${done.stderr}`);
    }
    const [command, ...args] = sample.command(file, port, scratch);
    const running = new RunningSample(spawn(command, args, { env }), scratch);
    await running.says(/ready|Development Server .* started/);
    return running;
  }

  /** Resolves once it has printed the text. @throws {Error} if it ended before */
  async says(text: string | RegExp): Promise<void> {
    for (;;) {
      if (typeof text === 'string' ? this.printed.includes(text) : text.test(this.printed)) return;
      if (this.#child.exitCode !== null) throw new Error(`the sample ended: ${this.printed}`);
      await new Promise<void>((wake) => this.#listeners.push(wake));
    }
  }

  stop(): void {
    this.#child.kill('SIGKILL');
    rmSync(this.#scratch, { recursive: true, force: true });
  }
}
