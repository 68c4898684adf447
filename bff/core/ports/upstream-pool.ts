import type { Socket } from 'node:net';
import { buildConnector, Pool } from 'undici';

export interface PoolBounds {
  readonly connections: number;
  /** For connecting alone; a whole exchange has a bound of its own. */
  readonly connectMs: number;
}

/** Connections to an upstream, each for one request at a time. undici's own timeouts are off except for connecting. */
export function openPool(origin: string, { connections, connectMs }: PoolBounds): Pool {
  const connect = skippingContinue(buildConnector({ timeout: connectMs, allowH2: false }));
  return new Pool(origin, { pipelining: 1, connections, connect, headersTimeout: 0, bodyTimeout: 0 });
}

/**
 * Connections on which `100 Continue` is passed over, as RFC 9110 (15.2) wants it of every client, asked for or not: undici takes
 * it for a broken response, though the answer follows. It passes over the other informational responses itself.
 */
export function skippingContinue(connect: buildConnector.connector): buildConnector.connector {
  return (options, callback) =>
    connect(options, (...[error, socket]) => {
      if (error) return callback(error, null);
      skipContinue(socket);
      callback(null, socket);
    });
}

const HEAD_END = '\r\n\r\n';
const CONTINUE = /^HTTP\/1\.[01] 100[ \r]/;
/** Fewer bytes don't yet say whether it is one. */
const STATUS_BYTES = 'HTTP/1.1 100 '.length;
/** An informational response with more is left to undici, which refuses it. */
const MOST_BYTES = 16 * 1024;

/** Takes it out of what is read from a connection, from the moment a request is written until its answer begins. */
function skipContinue(socket: Socket): void {
  const read = socket.read.bind(socket);
  const write = socket.write.bind(socket) as (...of: unknown[]) => boolean;
  let isAwaited = false;
  let held: Buffer = Buffer.alloc(0);
  socket.write = (...of: unknown[]): boolean => {
    isAwaited = true;
    return write(...of);
  };
  socket.read = (size?: number): Buffer | null => {
    for (;;) {
      const chunk = read(size) as Buffer | null;
      if (chunk === null || !isAwaited) return chunk;
      held = withoutContinue(held.length > 0 ? Buffer.concat([held, chunk]) : chunk);
      if (!isAnswer(held)) continue;
      isAwaited = false;
      const answer = held;
      held = Buffer.alloc(0);
      return answer;
    }
  };
}

/** Whether an answer begins with these bytes, or something else that is not to be passed over. */
function isAnswer(bytes: Buffer): boolean {
  if (bytes.length > MOST_BYTES) return true;
  return bytes.length >= STATUS_BYTES && !CONTINUE.test(bytes.toString('latin1', 0, STATUS_BYTES));
}

/** What follows the whole ones at the beginning. */
function withoutContinue(bytes: Buffer): Buffer {
  let rest = bytes;
  while (CONTINUE.test(rest.toString('latin1', 0, STATUS_BYTES))) {
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return rest;
    rest = rest.subarray(end + HEAD_END.length);
  }
  return rest;
}
