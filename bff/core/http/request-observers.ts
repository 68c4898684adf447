import type { Request, Response } from 'express';
import type { RequestScope } from './request-scope.ts';

/** A request whose response has been sent, or whose caller has disconnected. */
export interface FinishedRequest {
  readonly scope: RequestScope;
  readonly method: string;
  /** Of the response; without meaning if it was aborted. */
  readonly status: number;
  readonly durationMs: number;
  /** The caller disconnected before the response was complete. */
  readonly aborted: boolean;
  /** It got the stored response of an earlier request. */
  readonly replayed: boolean;
}

export type RequestObserver = (request: FinishedRequest) => void;

/** The one place that sees the end of each request: the access log, metrics and others observe it here. */
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
