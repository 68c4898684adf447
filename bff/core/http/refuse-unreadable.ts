import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorName } from '../contract/error-codes.ts';
import { newRequestId } from './request-scope.ts';

/** How long a refused caller may take to hang up. */
const LINGER_MS = 500;

/** What is under way on a connection: its last request, and the response. */
export interface UnderWay {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * What can't be read as HTTP never reaches the app; it gets the Error object anyway, after the responses to earlier
 * requests.
 */
export function refuseUnreadable(
  reason: string | undefined,
  socket: Duplex,
  { req, res }: Partial<UnderWay> = {},
): void {
  if (reason === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
  } else if (!req || !res || (req.complete && res.writableFinished)) {
    hangUp(socket, reason);
  } else if (req.complete) {
    socket.pause();
    res.once('close', () => hangUp(socket, reason));
  } else {
    // It broke off within its body. If a response is under way already, that is the only one.
    hangUp(socket, reason, !res.headersSent && res.socket !== null);
  }
}

function hangUp(socket: Duplex, reason: string | undefined, withAnswer = true): void {
  const { statusLine, headers, body } = refusal(reason);
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(withAnswer ? `HTTP/1.1 ${statusLine}\r\n${head.join('')}\r\n${body}` : undefined);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

interface Refused {
  readonly statusLine: string;
  readonly name: ErrorName;
}

const UNREADABLE: Refused = { statusLine: '400 Bad Request', name: 'request_malformed' };
const REFUSALS: ReadonlyMap<string, Refused> = new Map<string, Refused>([
  ['HPE_HEADER_OVERFLOW', { statusLine: '431 Request Header Fields Too Large', name: 'headers_too_large' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { statusLine: '408 Request Timeout', name: 'request_timeout' }],
]);

export function refusal(reason = ''): {
  statusLine: string;
  status: number;
  headers: Record<string, string>;
  body: string;
} {
  const { statusLine, name } = REFUSALS.get(reason) ?? UNREADABLE;
  const { code, message } = ERROR_CODES[name];
  const body = JSON.stringify({ error: code, message });
  const headers = {
    'Request-Id': newRequestId(),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { statusLine, status: Number.parseInt(statusLine, 10), headers, body };
}
