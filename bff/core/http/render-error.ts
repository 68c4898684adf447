import type { Response } from 'express';
import type { Logger } from 'pino';
import { DatabaseAway } from '../database/database.ts';
import { ApiError } from '../api/errors.ts';
import { scopeOf } from './request-scope.ts';
import { isOfPaused, RETRY_AFTER } from '../moves/move-gate.ts';
import { sendJson } from './responses.ts';

/** Renders every error as a response: the Error object, its headers, and nothing internal. */
export function renderError(log: Logger): (error: unknown, res: Response) => void {
  return (error, res) => {
    const fault = asApiError(error);
    if (fault.status >= 500)
      log.error({ request: scopeOf(res).id, code: fault.code, err: fault }, 'request failed');
    // Half a response can't be taken back: the caller sees that the connection broke.
    if (res.headersSent) res.destroy();
    else sendError(res, fault);
  };
}

function sendError(res: Response, fault: ApiError): void {
  const body = fault.body();
  scopeOf(res).errorCode = body.error;
  for (const [name, value] of Object.entries(faultHeaders(fault))) res.setHeader(name, value);
  // A partner that has moved is served at the same path.
  if (fault.code === 'partner_moved')
    res.setHeader('Location', fault.headers['Location'] + res.req.originalUrl);
  sendJson(res, fault.status, body);
}

/** Returns the headers of an error: its own, and the challenge of a 401 or 403. */
export function faultHeaders(fault: ApiError): Record<string, string> {
  return { ...challengeOf(fault), ...fault.headers };
}

/**
 * Returns the challenge, by which every 401 and 403 states what was wrong with the credential (RFC 6750
 * section 3).
 */
function challengeOf(fault: ApiError): Record<string, string> {
  if (fault.status === 401) {
    const error = fault.code === 'credential_missing' ? '' : ' error="invalid_token"';
    return { 'WWW-Authenticate': `Bearer${error}` };
  }
  if (fault.status === 403) return { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' };
  return {};
}

/** Converts any other error: an unavailable database, Express reporting a malformed request, or a bug. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseAway) {
    return new ApiError('unavailable', { headers: { 'Retry-After': '1' }, cause: error });
  }
  if (isOfPaused(error)) return new ApiError('unavailable', { headers: RETRY_AFTER, cause: error });
  const status = error instanceof Error && 'status' in error ? error.status : undefined;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError('request_malformed', { cause: error });
  }
  return new ApiError('internal', { cause: error });
}
