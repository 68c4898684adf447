import type { Logger } from 'pino';
import type { Observer } from './finished.ts';

/**
 * One line a request. It names the operation, never the path, query, headers or body: those are the caller's words and
 * may hold anything.
 */
export function accessLog(log: Logger): Observer {
  return ({ scope, method, status, durationMs, aborted }) => {
    const { principal } = scope;
    log.info(
      {
        request: scope.id,
        method,
        operation: scope.operation?.id ?? null,
        status,
        ...(scope.errorCode === undefined ? {} : { error: scope.errorCode }),
        ms: Math.round(durationMs * 10) / 10,
        ...(principal && {
          partner: principal.partnerId,
          environment: principal.environment,
          key: principal.keyId,
        }),
        ...(principal?.kind === 'session' && { merchant: principal.merchantId }),
        ...(aborted ? { aborted: true } : {}),
      },
      'request',
    );
  };
}
