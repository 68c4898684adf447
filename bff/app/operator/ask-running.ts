import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from './command.ts';

/**
 * The operator's command line while the service runs on the embedded database, which belongs to one process:
 * the command is sent to that process, over a socket in the data folder. Any user of the socket could also
 * read the folder.
 *
 * One line of JSON each way: `{command, flags}`, then one of these. `unknown` is the name of a command that
 * the service doesn't have.
 */
export type Answer = Reply | { readonly error: string };

export type Reply = { readonly result: unknown } | { readonly unknown: string };

export const socketPath = (dataDir: string): string => join(dataDir, 'operator.sock');

/**
 * Runs a command in the service that has locked the data folder.
 * @returns `undefined` if no service listens there
 * @throws {UsageError} with the service's message
 */
export async function askRunning(
  dataDir: string,
  command: string,
  flags: ReadonlyMap<string, string>,
): Promise<Reply | undefined> {
  const line = await exchange(socketPath(dataDir), JSON.stringify({ command, flags: [...flags] }));
  if (line === undefined) return undefined;
  const reply = JSON.parse(line) as Answer;
  if ('error' in reply) throw new UsageError(reply.error);
  return reply;
}

function exchange(path: string, line: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const socket = connect(path, () => socket.write(`${line}\n`));
    socket.on('error', () => resolve(undefined)).on('close', () => resolve(undefined));
    createInterface({ input: socket })
      .on('error', () => resolve(undefined))
      .once('line', resolve);
  });
}
