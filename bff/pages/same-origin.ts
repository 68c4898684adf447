import type { IncomingMessage } from 'node:http';
import { ApiError } from '../gateway/errors.ts';
import { isCsrfOf } from './secrets.ts';

/** What a browser says of where a request comes from, when it is no page of another site. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Only our own pages may use the cookie. A browser that says where a request comes from must name our origin; for one
 * too old to say so, the CSRF token in the form decides alone.
 * @param mayHide whether some of the pages tell nobody their address (`no-referrer`): such a page sends its forms with `Origin: null`, as a
 * page of another site in a sandboxed frame does; only `Sec-Fetch-Site: same-origin` tells them apart
 * @throws {ApiError} origin_refused
 */
export function requireSameOrigin(req: IncomingMessage, publicOrigin: string, mayHide = false): void {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.has(String(site))) throw new ApiError('origin_refused');
  const { origin } = req.headers;
  if (mayHide && origin === 'null' && site === 'same-origin') return;
  if (origin !== undefined && origin !== publicOrigin) throw new ApiError('origin_refused');
}

/** @throws {ApiError} csrf_refused */
export function requireCsrf(cookie: string, given: string | undefined): void {
  if (!isCsrfOf(cookie, given)) throw new ApiError('csrf_refused');
}

/** A browser or a mail program that prefetches: no person has opened the page yet. */
export function isPrefetch(req: IncomingMessage): boolean {
  return [req.headers['sec-purpose'], req.headers['purpose'], req.headers['x-moz']].some(
    (purpose) => typeof purpose === 'string' && /\bpre(?:fetch|view|render)\b/i.test(purpose),
  );
}
