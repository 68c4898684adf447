import type { Express } from 'express';
import { IncomingMessage, Server, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { ERROR_CODES, type ErrorName } from '../contract/error-codes.ts';
import { isClear } from './request-head.ts';
import { newRequestId } from './request-scope.ts';

/** Bounds that end a slow or silent caller, in milliseconds. */
const HEADERS_TIMEOUT_MS = 4_000;
const REQUEST_TIMEOUT_MS = 4_500;
const TIMEOUT_CHECK_MS = 250;
/** For a caller that reads nothing of its answer. Longer than any answer takes to begin. */
const STALLED_TIMEOUT_MS = 8_000;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
/** How long a caller that was refused may take to hang up. */
const LINGER_MS = 500;
const CLOSE_TIMEOUT_MS = 8_000;
const CLOSE_CHECK_MS = 25;

/** What is under way on a connection: the request that came last, and its answer. */
const latest = new WeakMap<Duplex, { readonly req: IncomingMessage; readonly res: ServerResponse }>();

/** What a server makes of each request and answer: classes of its own, so that an app's methods can be put behind them. */
function ownMessages() {
  return {
    IncomingMessage: class extends IncomingMessage {},
    ServerResponse: class<
      Request extends IncomingMessage = IncomingMessage,
    > extends ServerResponse<Request> {},
  };
}

/** Shows the app only requests that can be read in one way; the others are answered here, in their turn. */
export class StrictServer extends Server {
  readonly #messages: ReturnType<typeof ownMessages>;
  /** Connections that have not asked for anything yet, such as those a browser opens in advance. */
  readonly silent = new Set<Socket>();

  constructor(options: ServerOptions, listener?: RequestListener) {
    const messages = ownMessages();
    super({ ...options, ...messages }, listener);
    this.#messages = messages;
  }

  /**
   * Answers with an Express app. Express changes the prototype of each request and answer to the app's own, after which
   * the engine takes every look at them the slow way. Here they are born with it.
   */
  serve(app: Express, listener: RequestListener = app): void {
    const request = this.#messages.IncomingMessage.prototype;
    const response = this.#messages.ServerResponse.prototype;
    Object.setPrototypeOf(request, app.request);
    Object.setPrototypeOf(response, app.response);
    app.request = request as typeof app.request;
    app.response = response as typeof app.response;
    this.on('request', listener);
  }

  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'connection') this.#greet(args[0] as Socket);
    if (event !== 'request') return super.emit(event, ...args);
    const [req, res] = args as [IncomingMessage, ServerResponse];
    const before = latest.get(req.socket)?.res;
    latest.set(req.socket, { req, res });
    this.silent.delete(req.socket);
    if (!before || before.writableFinished) return this.#begin(req, res);
    before.once('close', () => req.socket.destroyed || this.#begin(req, res));
    return true;
  }

  /**
   * Requests that a caller sends one behind the other on a connection begin one after the other: only those that change
   * nothing may run side by side (RFC 9112 section 9.3.2), and who sends two creates means them in that order.
   */
  #begin(req: IncomingMessage, res: ServerResponse): boolean {
    if (isClear(req)) return super.emit('request', req, res);
    const { status, headers, body } = refusal();
    res.writeHead(status, headers).end(body);
    return true;
  }

  #greet(socket: Socket): void {
    this.silent.add(socket);
    socket.once('close', () => this.silent.delete(socket));
  }
}

/** An HTTP server that is strict about what it reads as HTTP and bounded in how long it waits. */
export function createHttpServer(listener?: RequestListener): StrictServer {
  const options: ServerOptions = {
    maxHeaderSize: 16 * 1024,
    // Node would answer it without a body; isClear() asks for it.
    requireHostHeader: false,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
    joinDuplicateHeaders: false,
  };
  const server = new StrictServer(options, listener);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.timeout = STALLED_TIMEOUT_MS;
  // Node leaves out what is over the count and says nothing: an Origin could hide there. The size is bound enough.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => refuse(error.code, socket));
  server.on('connect', (_req: IncomingMessage, socket: Duplex) => refuse(undefined, socket));
  // An expectation that we do not know may be left unmet (RFC 9110 section 10.1.1).
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) =>
    server.emit('request', req, res),
  );
  return server;
}

/** What cannot be read as HTTP never reaches the app; it gets the Error object all the same, after what came before it. */
function refuse(reason: string | undefined, socket: Duplex): void {
  const { req, res } = latest.get(socket) ?? {};
  if (reason === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
  } else if (!req || !res || (req.complete && res.writableFinished)) {
    hangUp(socket, reason);
  } else if (req.complete) {
    socket.pause();
    res.once('close', () => hangUp(socket, reason));
  } else {
    // It broke off within its body. An answer that is on its way already is the only one it gets.
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

function refusal(reason = ''): {
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

/** @returns the port; `0` asks for any free one. @throws NodeJS.ErrnoException such as EADDRINUSE */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Takes no new request, lets those under way end, and closes each connection as soon as it is idle: a kept one would
 * hold the process for as long as it is kept. A caller that never ends is cut off.
 */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), CLOSE_CHECK_MS);
    const late = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
    // Node counts these as busy.
    if (server instanceof StrictServer) for (const socket of server.silent) socket.destroy();
  });
}
