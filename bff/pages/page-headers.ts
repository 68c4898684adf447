import type { Response } from 'express';
import { ApiError } from '../gateway/errors.ts';

/**
 * The policy of a page. Nothing runs or loads but our own files; forms go to us only; nobody may frame it. The referrer
 * is kept within our origin: without one a browser would send forms with `Origin: null`.
 * @param styleSources CSP sources of styles that are inside the page
 */
export function setPageHeaders(res: Response, styleSources: readonly string[] = []): void {
  const styles = ["'self'", ...styleSources].join(' ');
  res.setHeader(
    'Content-Security-Policy',
    `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self'; connect-src 'self'; ` +
      "form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  res.setHeader('Referrer-Policy', 'same-origin');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
}

/** For `.all()` behind the methods that a path has. */
export function refuseMethod(allow: string): () => never {
  return () => {
    throw new ApiError('method_not_allowed', { headers: { Allow: allow } });
  };
}
