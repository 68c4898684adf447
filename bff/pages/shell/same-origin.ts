import type { IncomingMessage } from 'node:http';
import { ApiError } from '../../core/api/errors.ts';
import { isCsrfOf } from '../../core/http/secrets.ts';
import type { Request } from 'express';
import { refuseSecondCredential } from '../../core/api/credential.ts';
import type { SessionCookie } from '../../core/http/session-cookie.ts';

/** The values of `Sec-Fetch-Site` for a request that no other site's page made. */
const OWN_SITES: ReadonlySet<string> = new Set(['same-origin', 'none']);

/**
 * Rejects a cross-site request that a browser would send our cookie with. If a browser sends an origin, it
 * must be ours; for a browser too old to send one, the CSRF token in the form decides.
 *
 * A `no-referrer` page sends its forms with `Origin: null`, as does another site's page in a sandboxed frame.
 * `Sec-Fetch-Site` distinguishes them; browsers send it only to trustworthy hosts (https and localhost: W3C
 * Fetch Metadata, Secure Contexts), so at a plain http host the token distinguishes them.
 * @param hasToken whether the request is later rejected without a token that only our own pages know, or
 * changes nothing of value
 * @throws {ApiError} origin_refused
 */
export function requireSameOrigin(req: IncomingMessage, publicOrigin: string, hasToken = false): void {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined && !OWN_SITES.has(String(site))) throw new ApiError('origin_refused');
  const { origin } = req.headers;
  if (hasToken && origin === 'null' && (site === 'same-origin' || isHidden(req, publicOrigin))) return;
  if (origin !== undefined && origin !== publicOrigin) throw new ApiError('origin_refused');
}

/**
 * Whether only a token can prove which page sent a form: its origin is hidden, and the browser sends no other
 * header to such a host.
 */
export function isHidden({ headers }: IncomingMessage, publicOrigin: string): boolean {
  return headers.origin === 'null' && headers['sec-fetch-site'] === undefined && !isTrustworthy(publicOrigin);
}

function isTrustworthy(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
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

interface CookieCredentialOptions {
  readonly cookie: SessionCookie;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Returns the credential of a request by an element on our pages: the cookie, and nothing else in the
 * request. A change also needs the token that only these pages have.
 * @throws {ApiError} origin_refused, credential_missing, credential_invalid, csrf_refused, from the returned
 * function
 */
export function cookieCredential({
  cookie,
  publicOrigin,
}: CookieCredentialOptions): (req: Request) => string {
  return (req) => {
    requireSameOrigin(req, publicOrigin);
    refuseSecondCredential(req);
    const credential = cookie.read(req);
    if (credential === undefined) {
      throw new ApiError('credential_missing', { message: 'There is no session.' });
    }
    if (!SAFE.has(req.method)) requireCsrf(credential, req.get('Trellis-Csrf'));
    return credential;
  };
}
