import type { IncomingMessage, ServerResponse } from 'node:http';
import { isVersioned, releaseOf, type ApiRelease } from '../contract/versions/versions.ts';
import type { Operation } from '../contract/operation.ts';
import { ApiError } from './errors.ts';
import type { HttpPrincipal } from './principal.ts';

/**
 * The dated version that a request uses: its key's pin, or the header's for this request. The response echoes it, and
 * says if it is deprecated. Undefined if no dated version applies.
 * @throws {ApiError} version_unknown
 */
export function agreeOnVersion(
  operation: Operation,
  principal: HttpPrincipal | undefined,
  { req, res, nowMs }: { req: IncomingMessage; res: ServerResponse; nowMs: number },
): string | undefined {
  if (!isVersioned(operation) || !principal) return undefined;
  const asked = req.headers['api-version'] ?? principal.apiVersion;
  const release = typeof asked === 'string' ? releaseOf(asked, nowMs) : undefined;
  if (!release) throw new ApiError('version_unknown', { param: 'API-Version' });
  announce(res, release);
  return release.date;
}

/** `Deprecation` is a date as seconds (RFC 9745), `Sunset` one in words (RFC 8594). */
function announce(res: ServerResponse, { date, deprecatedAt, sunsetAt }: ApiRelease): void {
  res.setHeader('API-Version', date);
  if (deprecatedAt !== undefined) res.setHeader('Deprecation', `@${Date.parse(deprecatedAt) / 1000}`);
  if (sunsetAt !== undefined) res.setHeader('Sunset', new Date(sunsetAt).toUTCString());
}
