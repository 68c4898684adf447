import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ERROR_CODES } from '../contract/error-codes.ts';

/** Bounds that end a slow or silent caller, in milliseconds. */
const HEADERS_TIMEOUT_MS = 4_000;
const REQUEST_TIMEOUT_MS = 4_500;
const KEEP_ALIVE_TIMEOUT_MS = 65_000;
const CLOSE_TIMEOUT_MS = 8_000;
const CLOSE_CHECK_MS = 25;

/** An HTTP server that is strict about what it reads as HTTP and bounded in how long it waits. */
export function createHttpServer(listener?: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      requireHostHeader: true,
      connectionsCheckingInterval: 500,
      joinDuplicateHeaders: false,
    },
    listener,
  );
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT_MS;
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => refuse(error, socket));
  return server;
}

/** What cannot be read as HTTP never reaches the app; it gets the Error object all the same. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS_LINES.get(error.code ?? '') ?? '400 Bad Request';
  const { code, message } = ERROR_CODES.request_malformed;
  const body = JSON.stringify({ error: code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: close\r\n\r\n${body}`,
  );
}

const STATUS_LINES: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

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
  });
}
