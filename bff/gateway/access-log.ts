import type { Logger } from 'pino';
import type { RequestObserver } from './request-observers.ts';
import { plainLines } from './log.ts';

/**
 * One line a request. It names the operation, never the path, query, headers or body: those are the caller's words and
 * may hold anything. All that it holds is ours and needs no escaping: numbers, ids, the names of operations, and methods
 * from the parser's list.
 */
export function accessLog(log: Logger): RequestObserver {
  const write = plainLines(log, 'info');
  return ({ scope, method, status, durationMs, aborted }) => {
    const { principal, operation, errorCode } = scope;
    const error = errorCode === undefined ? '' : `,"error":${errorCode}`;
    const who = principal
      ? `,"partner":"${principal.partnerId}","environment":"${principal.environment}","key":"${principal.keyId}"`
      : '';
    const merchant = principal?.kind === 'session' ? `,"merchant":"${principal.merchantId}"` : '';
    write(
      `"request":"${scope.id}","method":"${method}","operation":${operation ? `"${operation.id}"` : 'null'}` +
        `,"status":${status}${error},"ms":${Math.round(durationMs * 10) / 10}${who}${merchant}` +
        `${aborted ? ',"aborted":true' : ''},"msg":"request"`,
    );
  };
}
