import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { Logger } from 'pino';
import { ApiError } from '../../core/api/errors.ts';
import { socketPath, type Answer } from './ask-running.ts';
import { type CommandContext, UsageError } from './command.ts';

/** The operating system truncates longer paths. */
const MAX_PATH_BYTES = 100;
const MAX_LINE = 64 * 1024;
const IDLE_MS = 5_000;

type Deps = Omit<CommandContext, 'flags'> & {
  readonly log: Logger;
  /** The longest silence of a client; defaults to 5 s. */
  readonly idleMs?: number;
};

/**
 * @returns a function that closes it; undefined if the system has no such sockets or the folder's path is too
 * long
 */
export async function listenForOperator(
  dataDir: string,
  deps: Deps,
): Promise<(() => Promise<void>) | undefined> {
  const path = socketPath(dataDir);
  if (process.platform === 'win32' || Buffer.byteLength(path) > MAX_PATH_BYTES) return undefined;
  // This process has locked the folder, so an existing socket was left by another.
  rmSync(path, { force: true });
  const server = createServer((socket) => serve(socket, deps));
  await listenPrivately(server, path);
  return () => new Promise((resolve) => void server.close(() => resolve()));
}

/** Listens on a socket that is created inside this call, for this user only from the first moment. */
function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const mask = process.umask(0o177);
    try {
      server.once('error', reject).listen(path, resolve);
    } finally {
      process.umask(mask);
    }
  });
}

function serve(socket: Socket, { idleMs = IDLE_MS, ...deps }: Deps): void {
  let size = 0;
  socket.on('error', () => socket.destroy());
  // An idle client must not keep the service from stopping.
  socket.setTimeout(idleMs, () => socket.destroy());
  socket.on('data', (chunk) => {
    size += chunk.length;
    if (size > MAX_LINE) socket.destroy();
  });
  createInterface({ input: socket }).once('line', (line) => {
    // A command may take any time: the client is waiting.
    socket.setTimeout(0);
    void answer(line, deps).then((reply) => socket.setTimeout(idleMs).end(`${JSON.stringify(reply)}\n`));
  });
}

async function answer(line: string, { log, ...context }: Deps): Promise<Answer> {
  try {
    const { command: name, flags } = JSON.parse(line) as { command: string; flags: [string, string][] };
    const [{ COMMANDS }, { runAudited }] = await Promise.all([
      import('./commands.ts'),
      import('./run-audited.ts'),
    ]);
    const command = COMMANDS.find((known) => known.name === name);
    if (!command) return { unknown: name };
    return { result: await runAudited(command, { ...context, flags: new Map(flags) }) };
  } catch (error) {
    if (error instanceof UsageError) return { error: error.message };
    if (error instanceof ApiError) return { error: error.publicMessage };
    log.error({ err: error }, 'operator command failed');
    return { error: "the command failed; see the service's log" };
  }
}
