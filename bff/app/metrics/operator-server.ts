import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { ApiError } from '../../core/api/errors.ts';
import { close, createHttpServer, listen } from '../../core/http/http-server.ts';

export interface OperatorServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * Starts the operator's own server: `GET /metrics` in Prometheus' text format, `GET /domains/allowed?domain=`
 * for the proxy that obtains certificates (200 or 404, as Caddy asks), and the operator's console. The first
 * two require no credential, so only the operator's machines should reach it.
 * @throws NodeJS.ErrnoException such as EADDRINUSE
 */
export async function startOperatorServer(options: {
  readonly registry: Registry;
  /** Whether a site is served at a host. */
  readonly isHostServed: (host: string) => Promise<boolean>;
  /** Serves the console. Without it, other paths are not found. */
  readonly serveConsole?: RequestListener;
  /** `0` for any free port. */
  readonly port: number;
  readonly host: string;
}): Promise<OperatorServer> {
  const server = createHttpServer((req, res) => void respond(req, res, options));
  const port = await listen(server, options.port, options.host);
  return { port, close: () => close(server) };
}

type Served = Pick<Parameters<typeof startOperatorServer>[0], 'registry' | 'isHostServed' | 'serveConsole'>;

async function respond(req: IncomingMessage, res: ServerResponse, options: Served): Promise<void> {
  const path = req.url?.split('?', 1)[0] ?? '';
  if (options.serveConsole && !OWN.has(path)) {
    options.serveConsole(req, res);
    return;
  }
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  try {
    requireGet(path, req);
    if (path === ALLOWED) await answerAllowed(req, res, options);
    else await answerMetrics(res, options);
  } catch (error) {
    const fault = error instanceof ApiError ? error : new ApiError('internal', { cause: error });
    res.writeHead(fault.status, { ...fault.headers, 'Content-Type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify(fault.body()));
  }
}

async function answerMetrics(res: ServerResponse, { registry }: Served): Promise<void> {
  const text = await registry.metrics();
  res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
}

/** @throws {ApiError} not_found if no certificate may be obtained for it */
async function answerAllowed(
  { url = '' }: IncomingMessage,
  res: ServerResponse,
  { isHostServed }: Served,
): Promise<void> {
  const domain = new URLSearchParams(url.split('?', 2)[1]).get('domain') ?? '';
  if (!(await isHostServed(domain))) throw new ApiError('not_found');
  res.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' }).end('allowed');
}

const METRICS = '/metrics';
const ALLOWED = '/domains/allowed';
const OWN: ReadonlySet<string> = new Set([METRICS, ALLOWED]);

/** @throws {ApiError} not_found, method_not_allowed */
function requireGet(path: string, { method }: IncomingMessage): void {
  if (!OWN.has(path)) throw new ApiError('not_found');
  if (method !== 'GET' && method !== 'HEAD') {
    throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  }
}
