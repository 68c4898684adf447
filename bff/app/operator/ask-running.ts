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
 * @throws {UsageError} with the service's message, or that it has ended without an answer
 */
export async function askRunning(
  dataDir: string,
  command: string,
  flags: ReadonlyMap<string, string>,
): Promise<Reply | undefined> {
  const line = await exchange(socketPath(dataDir), JSON.stringify({ command, flags: [...flags] }));
  if (line === undefined) return undefined;
  const reply = answerIn(line);
  if ('error' in reply) throw new UsageError(reply.error);
  return reply;
}

/** @returns `undefined` if nobody listens: then nothing was sent */
function exchange(path: string, line: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    let isConnected = false;
    const socket = connect(path, () => {
      isConnected = true;
      socket.write(`${line}\n`);
    });
    const end = (): void => (isConnected ? reject(unanswered()) : resolve(undefined));
    socket.on('error', end).on('close', end);
    createInterface({ input: socket }).on('error', end).once('line', resolve);
  });
}

/** Parses the line, which is cut where the service has ended in the middle of it. */
function answerIn(line: string): Answer {
  try {
    return JSON.parse(line) as Answer;
  } catch {
    throw unanswered();
  }
}

const unanswered = (): UsageError =>
  new UsageError(
    'the running service closed the connection without an answer: whether the command was carried out is ' +
      "unknown. Before you run it again, check the service's log, and whether what it changes has changed",
  );
