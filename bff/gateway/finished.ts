import type { Request, Response } from 'express';
import type { RequestScope } from './request-scope.ts';

/** A request whose answer has gone, or whose caller has. */
export interface FinishedRequest {
  readonly scope: RequestScope;
  readonly method: string;
  /** Of the answer; means nothing when it was broken off. */
  readonly status: number;
  readonly durationMs: number;
  /** The caller went before the answer had. */
  readonly aborted: boolean;
  /** It was answered with the stored answer of an earlier request. */
  readonly replayed: boolean;
}

export type Observer = (request: FinishedRequest) => void;

/** The one place that sees each request at its end. What is told about requests is told from here. */
export function whenFinished(
  req: Request,
  res: Response,
  scope: RequestScope,
  observers: readonly Observer[],
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
