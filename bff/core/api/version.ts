import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiVersionOf } from '../contract/element-versions.ts';
import { isVersioned, releaseOf } from '../contract/versions/versions.ts';
import type { Operation } from '../contract/operation.ts';
import { ApiError } from './errors.ts';
import type { HttpPrincipal } from './principal.ts';

/**
 * The dated version that a request uses: its key's pin, what elements are written for, or the header's for this request. The response echoes it.
 * Undefined if no dated version applies.
 * @throws {ApiError} version_unknown
 */
export function agreeOnVersion(
  operation: Operation,
  principal: HttpPrincipal | undefined,
  { req, res, nowMs }: { req: IncomingMessage; res: ServerResponse; nowMs: number },
): string | undefined {
  if (!isVersioned(operation) || !principal) return undefined;
  const ofElements = principal.kind === 'session' ? apiVersionOf(req.headers['trellis-elements']) : undefined;
  const asked = req.headers['api-version'] ?? ofElements ?? principal.apiVersion;
  const release = typeof asked === 'string' ? releaseOf(asked, nowMs) : undefined;
  if (!release) throw new ApiError('version_unknown', { param: 'API-Version' });
  res.setHeader('API-Version', release.date);
  return release.date;
}

/** The version that the header names, if there is such a version: where nobody is known whose key could be pinned. */
export function versionAsked({ headers }: IncomingMessage, nowMs: number): string | undefined {
  const asked = headers['api-version'];
  return typeof asked === 'string' ? releaseOf(asked, nowMs)?.date : undefined;
}
