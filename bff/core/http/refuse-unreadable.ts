import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorName } from '../contract/error-codes.ts';
import { newRequestId } from './request-scope.ts';

/** The time that a refused caller may take to hang up. */
const LINGER_MS = 500;

/** The exchange in progress on a connection: its last request, and the response. */
export interface UnderWay {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
}

/**
 * Answers input that can't be read as HTTP, which never reaches the app, with the Error object, after the
 * responses to earlier requests.
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
    // The caller disconnected within its body. A response that has already begun stays the only one.
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

/**
 * Whether a head can be read in one way only. Node's parser is strict about bytes; these are the rules of RFC
 * 9112 that it leaves to the server. Each prevents that this server reads another request than a proxy in
 * front of it.
 */
export function isClear(req: IncomingMessage): boolean {
  return isTargetClear(req.url ?? '') && hasOneOfEach(req.rawHeaders) && isFramed(req) && hasHost(req);
}

/**
 * Whether a target is a path, `*`, or an absolute address on http; a fragment is never sent (section 3.2).
 */
function isTargetClear(target: string): boolean {
  if (target.includes('#')) return false;
  if (target.startsWith('/') || target === '*') return true;
  const url = /^https?:\/\/[^/?@]/i.test(target) ? URL.parse(target) : null;
  return url !== null && url.username === '' && url.password === '';
}

/** Returns the path and query of a target: an absolute one may name any host, which no page should repeat. */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?]*/i, '');
  return path === '' || path.startsWith('?') ? `/${path}` : path;
}

/**
 * Headers that decide where a message ends, its host or how it is read. Node uses the first and drops the
 * others.
 */
const SINGLE: ReadonlySet<string> = new Set(['host', 'content-type', 'transfer-encoding']);
const SINGLE_LENGTHS: ReadonlySet<number> = new Set([...SINGLE].map((name) => name.length));

function hasOneOfEach(rawHeaders: readonly string[]): boolean {
  let seen = '';
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? '';
    if (!SINGLE_LENGTHS.has(name.length)) continue;
    const lower = name.toLowerCase();
    if (!SINGLE.has(lower)) continue;
    if (seen.includes(lower)) return false;
    seen += `${lower},`;
  }
  return true;
}

/** Whether a body is chunked and nothing else, and only in HTTP/1.1 (sections 6.1 and 7.4). */
function isFramed(req: IncomingMessage): boolean {
  const coding = req.headers['transfer-encoding'];
  return coding === undefined || (coding.toLowerCase() === 'chunked' && req.httpVersion === '1.1');
}

const HOST = /^[\w.~!$&'()*+,;=%:[\]-]*$/;

/**
 * Whether a request names its host, as every HTTP/1.1 request must (section 3.2); HTTP/0.9 is not supported.
 */
function hasHost(req: IncomingMessage): boolean {
  const { host } = req.headers;
  if (host !== undefined) return req.httpVersionMajor === 1 && HOST.test(host);
  return req.httpVersion === '1.0';
}
