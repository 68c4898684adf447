import type { Express } from 'express';
import { IncomingMessage, Server, ServerResponse, type RequestListener, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isClear, originForm, type UnderWay, refusal, refuseUnreadable } from './refuse-unreadable.ts';

/** Bounds for slow or silent callers, in milliseconds. */
const HEADERS_TIMEOUT_MS = 4_000;
const REQUEST_TIMEOUT_MS = 4_500;
const TIMEOUT_CHECK_MS = 250;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CLOSE_TIMEOUT_MS = 8_000;
const CLOSE_CHECK_MS = 25;

/** The latest request of each connection. */
const latest = new WeakMap<Duplex, UnderWay>();

/**
 * Returns the classes of a server's requests and responses, so that an app's methods can be put on their
 * prototypes.
 */
function ownMessages() {
  return {
    IncomingMessage: class extends IncomingMessage {},
    ServerResponse: class<
      Request extends IncomingMessage = IncomingMessage,
    > extends ServerResponse<Request> {},
  };
}

/** Passes only unambiguous requests to the app; the others are refused here, in order. */
export class StrictServer extends Server {
  readonly #messages: ReturnType<typeof ownMessages>;
  /** Connections without a request so far, such as those a browser opens in advance. */
  readonly silent = new Set<Socket>();

  constructor(options: ServerOptions, listener?: RequestListener) {
    const messages = ownMessages();
    super({ ...options, ...messages }, listener);
    this.#messages = messages;
  }

  /**
   * Serves an Express app. Express changes the prototype of each request and response to the app's own, which
   * makes access slow for the engine. Here they are created with it.
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
   * Begins a request. Pipelined requests start one after the other: only safe ones may run concurrently (RFC
   * 9112 section 9.3.2), and a client that sends two creates means them in that order.
   */
  #begin(req: IncomingMessage, res: ServerResponse): boolean {
    if (isClear(req)) {
      req.url = originForm(req.url ?? '');
      return super.emit('request', req, res);
    }
    const { status, headers, body } = refusal();
    res.writeHead(status, headers).end(body);
    return true;
  }

  #greet(socket: Socket): void {
    this.silent.add(socket);
    socket.once('close', () => this.silent.delete(socket));
  }
}

/** Creates an HTTP server that is strict about HTTP and bounds how long it waits. */
export function createHttpServer(listener?: RequestListener): StrictServer {
  const options: ServerOptions = {
    maxHeaderSize: 16 * 1024,
    // Node would respond without a body; isClear() requires the header.
    requireHostHeader: false,
    connectionsCheckingInterval: TIMEOUT_CHECK_MS,
  };
  const server = new StrictServer(options, listener);
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.timeout = STALLED_TIMEOUT_MS;
  server.on('timeout', (socket: Socket) => endStalled(socket, latest.get(socket)));
  // Node silently drops headers over the count: an Origin could be among them. The size limit is enough.
  server.maxHeadersCount = 0;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) =>
    refuseUnreadable(error.code, socket, latest.get(socket)),
  );
  server.on('connect', (_req: IncomingMessage, socket: Duplex) =>
    refuseUnreadable(undefined, socket, latest.get(socket)),
  );
  // An unknown expectation may be ignored (RFC 9110 section 10.1.1).
  server.on('checkExpectation', (req: IncomingMessage, res: ServerResponse) =>
    server.emit('request', req, res),
  );
  return server;
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
 * Accepts no new requests, waits for those under way, and closes each connection as soon as it is idle: kept
 * connections would keep the process alive. A caller that never ends is disconnected.
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

/** Returns the address of a server that listens on this one, as part of a URL. */
export function reachable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

/** The time allowed to a caller that doesn't read its response, in milliseconds. */
const STALLED_TIMEOUT_MS = 8_000;
/** The additional time for a response that hasn't begun. */
const LATE_TIMEOUT_MS = 22_000;

/** Responses that have already received the additional time. */
const late = new WeakSet<ServerResponse>();

/**
 * Ends a connection without any progress for a while. If a request has arrived completely, its response has
 * not begun, and all earlier ones were read, this server is the slow part: the caller gets more time, because
 * it would not know the outcome of its request.
 */
function endStalled(socket: Socket, { req, res }: Partial<UnderWay> = {}): void {
  const isDue = req?.complete && res && !res.headersSent && socket.writableLength === 0;
  if (!isDue || late.has(res)) return void socket.destroy();
  late.add(res);
  // Node restores the server's own bound with the next request.
  socket.setTimeout(LATE_TIMEOUT_MS);
}
