import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { RequestScope } from './request-scope.ts';

/**
 * One line a request, written when the answer has gone or the caller has. It names the operation, never the path,
 * query, headers or body: those are the caller's words and may hold anything.
 */
export function logWhenDone(req: Request, res: Response, scope: RequestScope, log: Logger): void {
  res.once('close', () => {
    const { principal } = scope;
    log.info(
      {
        request: scope.id,
        method: req.method,
        operation: scope.operation?.id ?? null,
        status: res.statusCode,
        ...(scope.errorCode === undefined ? {} : { error: scope.errorCode }),
        ms: Math.round((performance.now() - scope.startedMs) * 10) / 10,
        ...(principal && {
          partner: principal.partnerId,
          environment: principal.environment,
          key: principal.keyId,
        }),
        ...(principal?.kind === 'session' && { merchant: principal.merchantId }),
        ...(res.writableFinished ? {} : { aborted: true }),
      },
      'request',
    );
  });
}
