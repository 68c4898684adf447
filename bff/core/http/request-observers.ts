import type { Request, Response } from 'express';
import type { RequestScope } from './request-scope.ts';
import type { Logger } from 'pino';
import { lineWriter } from './log.ts';

/** A request whose response has been sent, or whose caller has disconnected. */
export interface FinishedRequest {
  readonly scope: RequestScope;
  readonly method: string;
  /** The status of the response; meaningless if it was aborted. */
  readonly status: number;
  readonly durationMs: number;
  /** Whether the caller disconnected before the response was complete. */
  readonly aborted: boolean;
  /** Whether it got the stored response of an earlier request. */
  readonly replayed: boolean;
}

export type RequestObserver = (request: FinishedRequest) => void;

/** Observes the end of each request, the only place to do so: for the access log, metrics and others. */
export function observeRequest(
  req: Request,
  res: Response,
  scope: RequestScope,
  observers: readonly RequestObserver[],
): void {
  res.on('close', () => {
    const request = {
      scope,
      method: req.method,
      status: res.statusCode,
      durationMs: performance.now() - scope.startedMs,
      aborted: !res.writableFinished,
      replayed: res.hasHeader('Idempotent-Replayed'),
    };
    for (const observe of observers) observe(request);
  });
}

/**
 * Logs one line for each request. It names the operation, never the path, query, headers or body, which may
 * contain anything. `undefined` fields are omitted.
 */
export function accessLog(log: Logger): RequestObserver {
  const write = lineWriter(log, 'info');
  return ({ scope, method, status, durationMs, aborted }) => {
    const { principal, operation, errorCode, span } = scope;
    write(
      { request: scope.id, trace_id: span?.traceId, span_id: span?.spanId },
      {
        method,
        operation: operation?.id ?? null,
        status,
        error: errorCode,
        ms: Math.round(durationMs * 10) / 10,
        partner: principal?.partnerId,
        environment: principal?.environment,
        key: principal?.kind === 'guest' ? undefined : principal?.keyId,
        merchant: principal?.kind === 'key' ? undefined : principal?.merchantId,
        aborted: aborted || undefined,
        msg: 'request',
      },
    );
  };
}
