import type { Request } from 'express';
import { refuseSecondCredential } from '../../core/api/credential.ts';
import { ApiError } from '../../core/api/errors.ts';
import type { SessionCookie } from '../../core/http/session-cookie.ts';
import { requireCsrf, requireSameOrigin } from './same-origin.ts';

export interface CookieCredentialOptions {
  readonly cookie: SessionCookie;
  /** Our own origin, as a browser writes it in `Origin`. */
  readonly publicOrigin: string;
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The credential of what an element on our own pages calls: the cookie, and nothing else that the request holds. A change also
 * needs the token that only these pages have.
 * @throws {ApiError} origin_refused, credential_missing, credential_invalid, csrf_refused, from the returned function
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
