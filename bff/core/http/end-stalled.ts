import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { UnderWay } from './refuse-unreadable.ts';

/** For a caller that doesn't read its response, in milliseconds. */
export const STALLED_TIMEOUT_MS = 8_000;
/** For a response that doesn't begin, on top of that. */
const LATE_TIMEOUT_MS = 22_000;

/** Responses that were waited for longer. */
const late = new WeakSet<ServerResponse>();

/**
 * Ends a connection on which nothing has moved for a while. If a request is there whole, its response has not begun, and
 * all before it was read, this server is what is slow: the caller, who would not know what became of its request, gets
 * more time.
 */
export function endStalled(socket: Socket, { req, res }: Partial<UnderWay> = {}): void {
  const isDue = req?.complete && res && !res.headersSent && socket.writableLength === 0;
  if (!isDue || late.has(res)) return void socket.destroy();
  late.add(res);
  // Node restores the server's own bound with the next request.
  socket.setTimeout(LATE_TIMEOUT_MS);
}
