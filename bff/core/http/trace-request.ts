import type { Request, Response } from 'express';
import { readTraceparent, startSpan, within, type Span } from '../telemetry/tracing.ts';
import type { RequestScope } from './request-scope.ts';

/** The methods of the semantic conventions; any other one is a caller's own text. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Handles a request in a span of its own, if that is sampled. A caller's `traceparent` is only a link:
 * whether the request is recorded is decided here, since anyone may ask for it
 * (docs/decisions/operations.md#0507).
 */
export function traceRequest<Result>(
  req: Request,
  res: Response,
  scope: RequestScope,
  handle: () => Result,
): Result {
  const method = METHODS.has(req.method) ? req.method : '_OTHER';
  const link = readTraceparent(req.headers['traceparent']);
  const span = startSpan(method, 'server', { link }, { 'http.request.method': method });
  if (!span) return handle();
  scope.span = span;
  res.on('close', () => endRequest(span, { req, res, scope, method }));
  return within(span, handle);
}

interface Ended {
  readonly req: Request;
  readonly res: Response;
  readonly scope: RequestScope;
  readonly method: string;
}

function endRequest(span: Span, { req, res, scope, method }: Ended): void {
  const { operation, principal, errorCode, id } = scope;
  const route = routeOf(req, scope);
  const isAborted = !res.writableFinished;
  if (route !== undefined) span.rename(`${method} ${route}`);
  span.set({
    'http.route': route,
    'http.response.status_code': isAborted ? undefined : res.statusCode,
    'trellis.operation': operation?.id,
    'trellis.error_code': errorCode,
    'trellis.request_id': id,
    'trellis.partner': principal?.partnerId,
    'trellis.environment': principal?.environment,
    'trellis.merchant': principal?.kind === 'key' ? undefined : principal?.merchantId,
    'trellis.replayed': res.hasHeader('Idempotent-Replayed') || undefined,
    'trellis.aborted': isAborted || undefined,
  });
  span.end(!isAborted && res.statusCode >= 500 ? String(res.statusCode) : undefined);
}

/** Matches where a router is mounted, if that has no parameter. */
const MOUNT = /^(?:\/[a-z-]{1,20})*$/;

/** Returns the template of the path: that of the operation, or of the page. Never the path as it was sent. */
function routeOf(req: Request, { operation }: RequestScope): string | undefined {
  const route = req.route as { readonly path?: unknown } | undefined;
  if (typeof route?.path === 'string') {
    return `${MOUNT.test(req.baseUrl) ? req.baseUrl : ''}${route.path}`;
  }
  return operation?.path;
}
