import type { Response } from 'express';
import { isVersioned, releaseOf, type ApiRelease } from '../contract/versions/versions.ts';
import type { Call } from './call.ts';
import { ApiError } from './errors.ts';

/**
 * The dated version that a call speaks: its key's pin, or what the header asks for this once. The answer echoes it, and
 * says when it is on its way out. Undefined where no dated version applies.
 * @throws {ApiError} version_unknown
 */
export function agreeOnVersion(call: Call, nowMs: number): string | undefined {
  if (!isVersioned(call.operation) || !call.principal) return undefined;
  const asked = call.req.headers['api-version'] ?? call.principal.apiVersion;
  const release = typeof asked === 'string' ? releaseOf(asked, nowMs) : undefined;
  if (!release) throw new ApiError('version_unknown', { param: 'API-Version' });
  announce(call.res, release);
  return release.date;
}

/** `Deprecation` is a date as seconds (RFC 9745), `Sunset` one in words (RFC 8594). */
function announce(res: Response, { date, deprecatedAt, sunsetAt }: ApiRelease): void {
  res.setHeader('API-Version', date);
  if (deprecatedAt !== undefined) res.setHeader('Deprecation', `@${Date.parse(deprecatedAt) / 1000}`);
  if (sunsetAt !== undefined) res.setHeader('Sunset', new Date(sunsetAt).toUTCString());
}
