import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Registry } from 'prom-client';
import { ApiError } from '../gateway/errors.ts';
import { close, createHttpServer, listen } from '../gateway/http-server.ts';

export interface OperatorServer {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * The operator's own address: `GET /metrics` in Prometheus' text format, and nothing else. It requires no credential,
 * so only the operator's machines should reach it.
 * @throws NodeJS.ErrnoException such as EADDRINUSE
 */
export async function startOperatorServer(options: {
  readonly registry: Registry;
  /** `0`: any free port. */
  readonly port: number;
  readonly host: string;
}): Promise<OperatorServer> {
  const { registry } = options;
  const server = createHttpServer((req, res) => void respond(req, res, registry));
  const port = await listen(server, options.port, options.host);
  return { port, close: () => close(server) };
}

async function respond(req: IncomingMessage, res: ServerResponse, registry: Registry): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  try {
    requireMetricsPath(req);
    const text = await registry.metrics();
    res.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  } catch (error) {
    const fault = error instanceof ApiError ? error : new ApiError('internal', { cause: error });
    res.writeHead(fault.status, { ...fault.headers, 'Content-Type': 'application/json; charset=utf-8' });
    res.end(JSON.stringify(fault.body()));
  }
}

/** @throws {ApiError} not_found, method_not_allowed */
function requireMetricsPath({ url, method }: IncomingMessage): void {
  if (url?.split('?', 1)[0] !== '/metrics') throw new ApiError('not_found');
  if (method !== 'GET' && method !== 'HEAD') {
    throw new ApiError('method_not_allowed', { headers: { Allow: 'GET, HEAD' } });
  }
}
