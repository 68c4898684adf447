import type { Logger } from 'pino';
import { lineWriter } from './log.ts';
import type { RequestObserver } from './request-observers.ts';

/**
 * One line for each request. It names the operation, never the path, query, headers or body, which may contain
 * anything. Undefined fields are omitted.
 */
export function accessLog(log: Logger): RequestObserver {
  const write = lineWriter(log, 'info');
  return ({ scope, method, status, durationMs, aborted }) => {
    const { principal, operation, errorCode } = scope;
    write(scope.id, {
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
    });
  };
}
